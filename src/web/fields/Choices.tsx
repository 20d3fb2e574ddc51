import type { FieldOf } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'

type Props = {
  field: FieldOf<'choices'>
  control: ControlProps
  disabled: boolean
  /** The keys of those that are chosen, on a line each. */
  entry: string
  onEntry(entry: string): void
}

/** Some of a few named options, as boxes to tick, side by side. They stay in the order in which they are offered. */
export function Choices({ field, control, disabled, entry, onEntry }: Props) {
  const t = useText()
  const { id, 'aria-invalid': invalid, ...described } = control
  const chosen = entry.split('\n').filter(Boolean)
  const put = (key: string, is: boolean) =>
    onEntry(
      Object.keys(field.options)
        .filter(one => (one === key ? is : chosen.includes(one)))
        .join('\n'),
    )
  return (
    <div id={id} role="group" aria-label={t(field.label)} {...described} className="flex flex-wrap gap-2">
      {Object.entries(field.options).map(([key, label]) => (
        <label
          key={key}
          className={`flex min-h-9 cursor-pointer items-center gap-2 rounded-full border px-3 text-sm
            has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink
            has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring
            has-disabled:cursor-default has-disabled:bg-sunken pointer-coarse:min-h-11
            ${invalid ? 'border-danger' : 'border-field'}`}
        >
          <input
            type="checkbox"
            className="size-4 outline-none"
            disabled={disabled}
            checked={chosen.includes(key)}
            onChange={({ target }) => put(key, target.checked)}
          />
          {t(label)}
        </label>
      ))}
    </div>
  )
}
