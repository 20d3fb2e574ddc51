import type { FieldOf } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'
import { addressIn, madeWhole } from './address.ts'
import { insert } from '../ui/insert.ts'

const such = { de: 'www.beispiel.de/seite', en: 'www.example.com/page' }

type Props = {
  field: FieldOf<'link'>
  control: ControlProps
  disabled: boolean
  entry: string
  className: string
  onEntry(entry: string): void
}

/** The address of a page. One that is pasted leaves the sentence behind in which it stood, and replaces another. */
export function LinkLine({ field, control, disabled, entry, className, onEntry }: Props) {
  const t = useText()
  return (
    <input
      {...control}
      type="text"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="off"
      spellCheck={false}
      disabled={disabled}
      value={entry}
      placeholder={t(field.placeholder ?? such)}
      className={`${className} text-ellipsis`}
      onChange={({ target }) => onEntry(target.value)}
      onBlur={() => entry.trim() && madeWhole(entry) !== entry && onEntry(madeWhole(entry))}
      onPaste={event => {
        const found = addressIn(event.clipboardData.getData('text/plain'))
        if (!found) return
        event.preventDefault()
        event.currentTarget.select()
        insert(event.currentTarget, found, onEntry)
      }}
    />
  )
}
