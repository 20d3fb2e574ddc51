import { type ReactNode, useId } from 'react'
import { ProblemLine } from '../ui/Field.tsx'

type Props = {
  label: ReactNode
  hint?: string
  problem?: string
  disabled?: boolean
  on: boolean
  onChange(on: boolean): void
}

/** Yes or no; the whole line switches. */
export function Switch({ label, hint, problem, disabled, on, onChange }: Props) {
  const id = useId()
  const told = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-1 gap-1">
      <label
        className="flex min-h-10 cursor-pointer items-center gap-3 text-sm font-medium has-disabled:cursor-default
          pointer-coarse:min-h-11"
      >
        <input
          type="checkbox"
          role="switch"
          aria-describedby={told || undefined}
          aria-invalid={problem ? true : undefined}
          disabled={disabled}
          checked={on}
          onChange={({ target }) => onChange(target.checked)}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="h-6 w-10 shrink-0 rounded-full border border-field bg-sunken p-[3px] transition-colors duration-120
            peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2
            peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring peer-disabled:opacity-55 after:block
            after:size-4 after:rounded-full after:bg-field after:transition-transform after:duration-120
            peer-checked:after:translate-x-4 peer-checked:after:bg-on-accent"
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && <ProblemLine id={`${id}-problem`}>{problem}</ProblemLine>}
    </div>
  )
}
