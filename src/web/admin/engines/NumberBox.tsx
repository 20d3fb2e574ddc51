import { useState } from 'react'
import { Field } from '../../ui/Field.tsx'

type Props = {
  label: string
  value: number | undefined
  /** Missing: it must be there. */
  optional?: boolean
  whole?: boolean
  min?: number
  problem?: string
  onChange(value: number | undefined): void
}

/** A number as one types it: what is no number yet stays in the box, and changes nothing. */
export function NumberBox({ label, value, optional, whole = true, min, problem, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => {
    const number = Number(text.replace(',', '.'))
    if (text.trim() === '') return undefined
    return Number.isFinite(number) &&
      Math.abs(number) <= 1_000_000 &&
      (!whole || Number.isInteger(number)) &&
      (min === undefined || number >= min)
      ? number
      : undefined
  }
  return (
    <Field label={label} problem={problem}>
      {control => (
        <input
          {...control}
          inputMode={whole ? 'numeric' : 'decimal'}
          className="field h-10 pointer-coarse:h-11"
          value={typed ?? value ?? ''}
          onChange={({ target }) => {
            setTyped(target.value)
            const number = read(target.value)
            if (number !== undefined || (optional && target.value.trim() === '')) onChange(number)
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  )
}
