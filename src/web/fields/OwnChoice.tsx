import { useState } from 'react'
import type { FieldOf } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { Options } from './Options.tsx'

const own = { de: 'Eigene Angabe …', en: 'Something else …' }
const ownWords = { de: 'Eigene Angabe', en: 'Your own words' }
const ownKey = ' own'

type Props = {
  field: FieldOf<'choice'>
  control: ControlProps
  disabled: boolean
  entry: string
  onEntry(entry: string): void
}

/** One of a few options, or words of one's own: the last option opens a line for them. */
export function OwnChoice({ field, control, disabled, entry, onEntry }: Props) {
  const t = useText()
  const isOption = Object.hasOwn(field.options, entry)
  const [asked, setAsked] = useState(false)
  const isOwn = !isOption && (asked || entry !== '')
  return (
    <div className="grid grid-cols-1 gap-2">
      <Select
        {...control}
        className="[&>select]:disabled:bg-sunken"
        disabled={disabled}
        value={isOwn ? ownKey : entry}
        onChange={({ target: { value } }) => {
          setAsked(value === ownKey)
          onEntry(value === ownKey ? '' : value)
        }}
      >
        <Options field={field} />
        <option value={ownKey}>{t(own)}</option>
      </Select>
      {isOwn && (
        <input
          aria-label={`${t(field.label)}: ${t(ownWords)}`}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          className="field h-10 pointer-coarse:h-11"
          placeholder={t(field.own?.placeholder ?? ownWords)}
          disabled={disabled}
          autoFocus={asked}
          value={entry}
          onChange={({ target }) => onEntry(target.value)}
        />
      )}
    </div>
  )
}
