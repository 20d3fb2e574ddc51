import type { ReactNode, RefObject } from 'react'
import { X } from 'lucide-react'
import { Refused } from '../files/Refused.tsx'
import { Underway } from '../files/Underway.tsx'
import type { Upload } from '../files/useUpload.ts'
import type { ControlProps } from '../ui/Field.tsx'
import { OpensWindow } from '../ui/OpensWindow.tsx'

type Props = {
  control: ControlProps
  button: RefObject<HTMLButtonElement | null>
  disabled: boolean
  /** How the file looks, where there is one. */
  preview: ReactNode
  sent: { upload: Upload; cancel(): void; retry(): void }
  icon: ReactNode
  says: Readonly<{ does: string; remove: string; failed: string }>
  /** What is missing before it can be drawn. */
  missing?: string | undefined
  onOpen(): void
  onRemove(): void
}

/** A file that is drawn in a window: how it looks, on its way, or why it did not arrive; and the way to the window. */
export function DrawnFile(props: Props) {
  const { control, button, disabled, preview, sent, icon, says, missing, onOpen, onRemove } = props
  const { upload, cancel, retry } = sent
  return (
    <>
      {preview && (
        <div className="relative w-fit max-w-full overflow-hidden rounded-md border border-line bg-sunken">
          {preview}
          <button
            type="button"
            aria-label={says.remove}
            disabled={disabled}
            className="icon-btn absolute top-1 right-1 bg-surface"
            onClick={() => {
              onRemove()
              button.current?.focus()
            }}
          >
            <X className="size-4" aria-hidden />
          </button>
        </div>
      )}
      {upload.state === 'sending' ? (
        <div className="field flex min-h-11 items-start gap-2.5 py-2.5">
          <Underway upload={upload} onCancel={cancel} />
        </div>
      ) : (
        <OpensWindow
          {...{ control, button, icon, onOpen }}
          does={says.does}
          disabled={disabled || missing !== undefined}
        />
      )}
      {missing && <p className="text-sm text-muted">{missing}</p>}
      {upload.state === 'failed' && (
        <Refused upload={upload} title={says.failed} onRetry={retry} onOther={onOpen} onDismiss={cancel} />
      )}
    </>
  )
}
