import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'

type Props = {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  problem?: string
  onPick(value: string): void
}

/** A choice among words and fields; what is chosen is said by its key. */
export const Pick = ({ label, value, options, problem, onPick }: Props) => (
  <Field label={label} problem={problem}>
    {control => (
      <Select {...control} value={value} onChange={({ target }) => onPick(target.value)}>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
