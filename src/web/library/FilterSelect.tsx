import { Select } from '../ui/Select.tsx'

type Option = { readonly value: string; readonly label: string }
type Props = {
  label: string
  /** What stands there while nothing is chosen. */
  any: string
  value: string | undefined
  options: readonly Option[]
  /** What a value is called of which nothing is left. */
  nameOf?(value: string): string
  onChange(value: string | undefined): void
}

/** One way to narrow a list. What the address says stays a choice, also where nothing is left of it. */
export function FilterSelect({ label, any, value = '', options, nameOf, onChange }: Props) {
  const isKnown = value === '' || options.some(option => option.value === value)
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{any}</option>
      {!isKnown && <option value={value}>{nameOf?.(value) ?? value}</option>}
      {options.map(({ value: own, label: name }) => (
        <option key={own} value={own}>
          {name}
        </option>
      ))}
    </Select>
  )
}
