import { type ReactNode, useId } from 'react'

type Option<Value> = { readonly value: Value; readonly label: ReactNode }
type Props<Value extends string> = {
  label: string
  hint?: string
  value: Value | undefined
  options: readonly Option<Value>[]
  onChange(value: NoInfer<Value>): void
}

/** The round mark of one choice; it stands inside its label, before the words. */
export const RadioMark = () => (
  <span
    aria-hidden
    className="grid size-5 shrink-0 place-items-center rounded-full border border-field bg-surface
      peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2
      peer-focus-visible:outline-ring after:size-2 after:rounded-full peer-checked:after:bg-on-accent"
  />
)

/** One of a few, each on a line of its own. */
export function RadioLines<Value extends string>({ label, hint, value, options, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset aria-describedby={hint && `${name}-hint`}>
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5 grid grid-cols-1">
        {options.map(({ value: own, label: text }) => (
          <label
            key={own}
            className="-mx-2 flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-sunken
              pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={own}
              checked={own === value}
              onChange={() => onChange(own)}
              className="peer sr-only"
            />
            <RadioMark />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
