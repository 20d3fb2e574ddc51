import { Suspense, useRef, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import type { ChoiceWindow, FieldOf } from '#shared/fields.ts'
import { useText } from '../../language.tsx'
import type { ControlProps } from '../../ui/Field.tsx'
import { later } from '../../ui/later.ts'
import { choose, none } from '../Options.tsx'
import type { ChoiceDialogProps } from './ChoiceDialog.tsx'
import type { SwatchProps } from './Swatch.tsx'

const ChoiceDialog = later<ChoiceDialogProps>(() => import('./ChoiceDialog.tsx').then(it => it.ChoiceDialog))
const Swatch = later<SwatchProps>(() => import('./Swatch.tsx').then(it => it.Swatch))

export type WindowChoiceProps = {
  field: FieldOf<'choice'>
  window: ChoiceWindow
  control: ControlProps
  disabled: boolean
  entry: string
  onEntry(entry: string): void
}

/** One of many options: a button says which, and opens the window in which another is chosen. */
export function WindowChoice({ field, window, control, disabled, entry, onEntry }: WindowChoiceProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const chosen = Object.hasOwn(field.options, entry) ? field.options[entry] : undefined
  const says = t(chosen ?? (field.optional && !field.keptAs ? none : choose))
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        {...control}
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t(field.label)}: ${says}`}
        disabled={disabled}
        className="field flex h-10 cursor-pointer items-center gap-2.5 text-left disabled:cursor-default disabled:bg-sunken
          pointer-coarse:h-11"
        onPointerEnter={ChoiceDialog.hint}
        onFocus={ChoiceDialog.hint}
        onClick={() => setOpen(true)}
      >
        {chosen && window.shows === 'drawings' && (
          <Suspense fallback={<span className="h-6 w-9 rounded-sm bg-sunken" />}>
            <Swatch name={entry} className="h-6 w-9 rounded-sm" />
          </Suspense>
        )}
        <span className={`min-w-0 flex-1 truncate ${chosen ? '' : 'text-muted'}`}>{says}</span>
        <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
      </button>
      <Suspense>
        {open && (
          <ChoiceDialog
            field={field}
            window={window}
            chosen={entry}
            onClose={close}
            onChoose={option => {
              onEntry(option)
              close()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
