import { readAddress } from './addresses.ts'
import { byKind, type Field, type FieldOf, type Fields } from './fields.ts'
import { type Text, written } from './text.ts'

const missing: Text = { de: 'Hier fehlt noch etwas.', en: 'Fill this in.' }

const notText: Text = { de: 'Hier gehört ein Text hin.', en: 'This should be text.' }

const tooLong = ({ max }: { max?: number }, value: unknown): Text =>
  max && typeof value === 'string'
    ? { de: `Höchstens ${written(max, 'de')} Zeichen.`, en: `At most ${written(max, 'en')} characters.` }
    : notText

type Range = { min: number; max: number }
const within = ({ min, max }: Range): Text => ({
  de: `von ${written(min, 'de')} bis ${written(max, 'de')}`,
  en: `from ${written(min, 'en')} to ${written(max, 'en')}`,
})

const range = (field: Range, { de, en }: Text = { de: '', en: '' }): Text => ({
  de: `Eine Zahl ${within(field).de}${de}.`,
  en: `A number ${within(field).en}${en}.`,
})
const whole = (field: Range): Text => ({
  de: `Eine ganze Zahl ${within(field).de}.`,
  en: `A whole number ${within(field).en}.`,
})

/** A count that was emptied, is a fraction or came as text is told so; of any other it is said how much is too much. */
const wrongCount = (field: FieldOf<'count'>, value: unknown): Text => {
  if (value === '') return missing
  if (typeof value === 'string') return range(field, { de: ', kein Text', en: ', not text' })
  return Number.isFinite(value) && !Number.isInteger(value) ? whole(field) : range(field)
}

const wrongAddress = (_: unknown, value: unknown): Text => {
  const read = readAddress(typeof value === 'string' ? value : '')
  return 'wrong' in read ? read.wrong : notText
}

const sentence = byKind<Text, [value: unknown]>({
  line: tooLong,
  area: tooLong,
  choice: ({ own }, value) =>
    own ? tooLong(own, value) : { de: 'Wählen Sie eine der Möglichkeiten.', en: 'Choose one of the options.' },
  choices: () => ({ de: 'Wählen Sie aus den Möglichkeiten.', en: 'Choose from the options.' }),
  count: wrongCount,
  slider: ({ min, max, step }) => ({
    de: `Eine Zahl von ${written(min, 'de')} bis ${written(max, 'de')}, in Schritten von ${written(step, 'de')}.`,
    en: `A number from ${written(min, 'en')} to ${written(max, 'en')}, in steps of ${written(step, 'en')}.`,
  }),
  toggle: () => ({ de: 'Ja oder nein.', en: 'Yes or no.' }),
  words: ({ most, max }) => ({
    de: `Höchstens ${most === 1 ? 'ein Eintrag' : `${most} Einträge`}${max ? ` mit je ${max} Zeichen` : ''}.`,
    en: `At most ${most === 1 ? 'one entry' : `${most} entries`}${max ? ` of ${max} characters each` : ''}.`,
  }),
  date: () => ({ de: 'Ein Tag wie 3.5.2026.', en: 'A day such as 3 May 2026.' }),
  colour: () => ({ de: 'Eine Farbe wie #006469.', en: 'A colour such as #006469.' }),
  link: wrongAddress,
  file: () => ({ de: 'Laden Sie die Datei zuerst hoch.', en: 'Upload the file first.' }),
  files: ({ least, most }) => ({
    de: `Laden Sie ${least} bis ${most} Dateien hoch, jede einmal.`,
    en: `Upload ${least} to ${most} files, each of them once.`,
  }),
  steps: () => ({ de: 'Bearbeiten Sie zuerst das Bild.', en: 'Edit the picture first.' }),
})

const lacking = ({ or }: Field, fields: Fields): Text => {
  const { label } = (or && fields[or]) || {}
  return label ? { de: `Füllen Sie dies oder „${label.de}“ aus.`, en: `Fill in this or “${label.en}”.` } : missing
}

/** What is wrong with a value, in words for the person who gave it; the form is asked for another way to fill it in. */
export const explain = (field: Field, value: unknown, fields: Fields = {}): Text =>
  value === undefined ? lacking(field, fields) : sentence(field, value)
