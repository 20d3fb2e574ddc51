import type { FieldOf } from '#shared/fields.ts'
import { useText } from '../language.tsx'

/** Stands for none of the options, where one may be left out. */
export const none = { de: 'Keine Angabe', en: 'No preference' }
export const choose = { de: 'Auswählen', en: 'Choose' }

/** The options of a choice; a first line stands for none, where no option is taken for whoever chooses none. */
export function Options({ field: { options, optional, default: chosen } }: { field: FieldOf<'choice'> }) {
  const t = useText()
  return (
    <>
      {!chosen && <option value="">{t(optional ? none : choose)}</option>}
      {Object.entries(options).map(([name, label]) => (
        <option key={name} value={name}>
          {t(label)}
        </option>
      ))}
    </>
  )
}
