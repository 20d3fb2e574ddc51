import { Suspense, useRef, useState } from 'react'
import { SlidersHorizontal, X } from 'lucide-react'
import { isUnpainted } from '#shared/picture-steps/described.ts'
import { stepsIn } from '#shared/picture-steps/steps.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'
import { OpensWindow } from '../ui/OpensWindow.tsx'
import { later } from '../ui/later.ts'
import type { EditorDialogProps } from './EditorDialog.tsx'
import { kinds } from './kinds.ts'

const words = {
  first: { de: 'Laden Sie zuerst das Bild hoch.', en: 'Upload the picture first.' },
  edit: { de: 'Bild bearbeiten', en: 'Edit the picture' },
  change: { de: 'Schritte ändern', en: 'Change the steps' },
  remove: { de: 'Alle Schritte entfernen', en: 'Remove all steps' },
  steps: { de: 'Schritte', en: 'Steps' },
  off: { de: 'ausgeschaltet', en: 'switched off' },
  unpainted: { de: 'noch nicht gemalt', en: 'not painted yet' },
}

const EditorDialog = later<EditorDialogProps>(() => import('./EditorDialog.tsx').then(it => it.EditorDialog))

export type StepsFieldProps = {
  control: ControlProps
  disabled: boolean
  /** The steps as JSON, and the address of the picture they are taken on. */
  entry: string
  of: string
  onEntry(entry: string): void
}

/** What is done to a picture: edited over the whole window, and said here step by step. Another picture keeps it. */
export function StepsField({ control, disabled, entry, of, onEntry }: StepsFieldProps) {
  const t = useText()
  /** What stood in the form when the editor was opened; undefined while it is not. */
  const [opened, setOpened] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const read = stepsIn(entry)
  const steps = 'steps' in read ? read.steps : []
  const close = () => {
    setOpened(undefined)
    button.current?.focus()
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {steps.length > 0 && (
        <div className="flex items-start gap-2 rounded-md border border-line p-2 pl-3 text-sm">
          <ol aria-label={t(words.steps)} className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1 py-1">
            {steps.map((step, at) => (
              // Steps have no names; their order is what they are.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className={step.off ? 'text-muted line-through' : ''}>
                {at + 1}. {t(kinds[step.kind].name)}
                {isUnpainted(step, of) && <span className="text-warn"> ({t(words.unpainted)})</span>}
                {step.off && <span className="sr-only"> ({t(words.off)})</span>}
              </li>
            ))}
          </ol>
          <button
            type="button"
            aria-label={t(words.remove)}
            disabled={disabled}
            className="icon-btn"
            onClick={() => {
              onEntry('')
              button.current?.focus()
            }}
          >
            <X className="size-4" aria-hidden />
          </button>
        </div>
      )}
      <OpensWindow
        {...{ control, button }}
        icon={<SlidersHorizontal className="size-4" aria-hidden />}
        does={t(steps.length ? words.change : words.edit)}
        disabled={disabled || !of}
        onOpen={() => setOpened(entry)}
      />
      {!of && <p className="text-sm text-muted">{t(words.first)}</p>}
      <Suspense>
        {opened !== undefined && (
          <EditorDialog
            picture={of}
            before={steps}
            onClose={() => {
              if (entry !== opened) onEntry(opened)
              close()
            }}
            onKeep={made => onEntry(JSON.stringify(made))}
            onApply={made => {
              onEntry(made.length ? JSON.stringify(made) : '')
              close()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
