import { useState } from 'react'
import { EmailField, NameField, NewPasswordField, PasswordField } from '../account/fields.tsx'
import { Field } from '../ui/Field.tsx'
import { RadioLines } from '../ui/RadioLines.tsx'
import { Select } from '../ui/Select.tsx'
import { Counter } from '../ui/small.tsx'

const languages = [
  { value: 'de', label: 'DE' },
  { value: 'en', label: 'EN' },
] as const

/** What one fills in: empty, filled, wrong, locked. */
export function Inputs() {
  const [language, setLanguage] = useState<'de' | 'en'>('de')
  return (
    <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <Field label="Was ist geschehen?" aside={<Counter count={0} max={2000} />} hint="Stichpunkte genügen.">
        {control => <textarea {...control} rows={5} className="field py-2" placeholder="Anlass, Ort, Datum" />}
      </Field>
      <Field label="Thema" problem="Hier fehlt noch etwas.">
        {control => <input {...control} className="field h-10" />}
      </Field>
      <Field label="Gesperrt" hint="Enthalten in Premium.">
        {control => <input {...control} className="field h-10" disabled value="Nicht änderbar" readOnly />}
      </Field>
      <Field label="Modell">
        {control => (
          <Select {...control}>
            <option>qwen3:8b</option>
            <option>Ein sehr langer Name eines Modells, das niemand in eine Zeile bekommt</option>
          </Select>
        )}
      </Field>
      <Field label="Modell" problem="Wählen Sie eine der Möglichkeiten.">
        {control => (
          <Select {...control}>
            <option />
          </Select>
        )}
      </Field>
      <RadioLines label="Oberfläche" value={language} options={languages} onChange={setLanguage} />
      <NameField />
      <EmailField problem="Eine E-Mail-Adresse wie name@example.com." />
      <PasswordField />
      <NewPasswordField name="showcase" again />
    </div>
  )
}
