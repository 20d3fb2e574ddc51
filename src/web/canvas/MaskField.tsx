import { Suspense, useEffect, useRef, useState } from 'react'
import { Brush, X } from 'lucide-react'
import { uploadKinds } from '#shared/accepts.ts'
import type { FieldOf } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import { Refused } from '../files/Refused.tsx'
import { Underway } from '../files/Underway.tsx'
import { useBusy } from '../files/useBusy.ts'
import { useUpload } from '../files/useUpload.ts'
import type { ControlProps } from '../ui/Field.tsx'
import { later } from '../ui/later.ts'
import type { MaskDialogProps } from './MaskDialog.tsx'

const words = {
  first: { de: 'Laden Sie zuerst das Bild hoch.', en: 'Upload the picture first.' },
  draw: { de: 'Bereich auswählen', en: 'Select the area' },
  search: { de: 'Text suchen', en: 'Find text' },
  redraw: { de: 'Bereich ändern', en: 'Change the area' },
  remove: { de: 'Auswahl entfernen', en: 'Remove the selection' },
  drawn: { de: 'Ausgewählter Bereich', en: 'Selected area' },
  failed: { de: 'Die Auswahl konnte nicht übertragen werden.', en: 'The selection could not be sent.' },
}

const MaskDialog = later<MaskDialogProps>(() => import('./MaskDialog.tsx').then(it => it.MaskDialog))

export type MaskFieldProps = {
  field: FieldOf<'file'>
  control: ControlProps
  disabled: boolean
  /** The address of the area's file, and that of the picture it belongs to. */
  entry: string
  of: string
  onEntry(entry: string): void
  onBusy(busy: boolean): void
}

/** An area of a picture: drawn on the picture, kept as a file of its own. Another picture begins anew. */
export function MaskField({
  field: { accept, label, proposes },
  control,
  disabled,
  entry,
  of,
  onEntry,
  onBusy,
}: MaskFieldProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { upload, take, cancel, retry } = useUpload<{ response: string }>({
    path: uploadKinds[accept].path,
    accept,
    onDone: ({ response }) => onEntry(response),
  })
  useBusy(upload.state === 'sending', onBusy)
  const drawnOn = useRef(of)
  useEffect(() => {
    if (drawnOn.current && drawnOn.current !== of && entry) onEntry('')
    drawnOn.current = of
  }, [of, entry, onEntry])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {entry && of && (
        <div className="relative w-fit max-w-full overflow-hidden rounded-md border border-line bg-sunken">
          <img src={of} alt="" className="block max-h-48" />
          <img src={entry} alt={t(words.drawn)} className="absolute inset-0 size-full opacity-60 mix-blend-screen" />
          <button
            type="button"
            aria-label={t(words.remove)}
            disabled={disabled}
            className="icon-btn absolute top-1 right-1 bg-surface"
            onClick={() => {
              onEntry('')
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
        <button
          {...control}
          // What it does is its name; the question above it is its label.
          aria-labelledby={`${control.id}-does`}
          ref={button}
          type="button"
          disabled={disabled || !of}
          className="btn-line justify-self-start"
          onClick={() => setOpen(true)}
        >
          <Brush className="size-4" aria-hidden />
          <span id={`${control.id}-does`}>{t(entry ? words.redraw : proposes ? words.search : words.draw)}</span>
        </button>
      )}
      {!of && <p className="text-sm text-muted">{t(words.first)}</p>}
      {upload.state === 'failed' && (
        <Refused
          upload={upload}
          title={t(words.failed)}
          onRetry={retry}
          onOther={() => setOpen(true)}
          onDismiss={cancel}
        />
      )}
      <Suspense>
        {open && (
          <MaskDialog
            title={t(label)}
            picture={of}
            before={entry}
            proposes={proposes === 'texts'}
            onClose={close}
            onApply={mask => {
              close()
              take(mask)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
