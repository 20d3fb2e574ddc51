import { Field } from './Field.tsx'

type Props = {
  label: string
  hint?: string
  problem?: string
  value: string
  onValue(value: string): void
}

/** A question for the address of a page. */
export function AddressField({ value, onValue, ...question }: Props) {
  return (
    <Field {...question}>
      {control => (
        <input
          {...control}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={value}
          onChange={({ target }) => onValue(target.value)}
          className="field h-10 pointer-coarse:h-11"
        />
      )}
    </Field>
  )
}
