import { uploadKinds } from '#shared/accepts.ts'
import { byKind, type Field } from '#shared/fields.ts'
import { type Text, written } from '#shared/text.ts'

const nothing: Text = { de: '', en: '' }

const upTo = ({ max }: { max?: number }) =>
  max ? { de: `, höchstens ${written(max, 'de')} Zeichen`, en: `, at most ${written(max, 'en')} characters` } : nothing

const plus = (one: Text, other: Text): Text => ({ de: one.de + other.de, en: one.en + other.en })

const numbers = (what: Text, { min, max }: { min: number; max: number }) =>
  plus(what, {
    de: ` von ${written(min, 'de')} bis ${written(max, 'de')}`,
    en: ` from ${written(min, 'en')} to ${written(max, 'en')}`,
  })

/** The values that are named where the words of a key end; they are the same in every language. */
export const optionNames = (field: Field) => ('options' in field ? Object.keys(field.options).join(', ') : '')

/** What a key of a body may hold, in words. */
export const holds: (field: Field) => Text = byKind<Text>({
  line: field => plus({ de: 'Text in einer Zeile', en: 'Text in one line' }, upTo(field)),
  area: field => plus({ de: 'Text', en: 'Text' }, upTo(field)),
  choice: ({ own }) => (own ? { de: 'Text, etwa', en: 'Text, such as' } : { de: 'Eines von', en: 'One of' }),
  choices: () => ({ de: 'Liste von', en: 'List of' }),
  count: field => numbers({ de: 'Ganze Zahl', en: 'Whole number' }, field),
  slider: field => numbers({ de: 'Zahl', en: 'Number' }, field),
  toggle: () => ({ de: 'true oder false', en: 'true or false' }),
  words: ({ most, max }) =>
    plus(
      most === 1
        ? { de: 'Liste von höchstens einem Text', en: 'List of at most one text' }
        : { de: `Liste von höchstens ${most} Texten`, en: `List of at most ${most} texts` },
      max ? { de: ` mit je ${written(max, 'de')} Zeichen`, en: ` of ${written(max, 'en')} characters each` } : nothing,
    ),
  date: () => ({ de: 'Tag, wie 2026-05-03', en: 'Day, such as 2026-05-03' }),
  colour: () => ({ de: 'Farbe, wie #006469', en: 'Colour, such as #006469' }),
  link: () => ({ de: 'Adresse einer Seite, die dafür gelesen wird', en: 'Address of a page that is read for this' }),
  file: ({ accept }) => ({
    de: `Adresse, die POST ${uploadKinds[accept].path} zurückgibt`,
    en: `Address that POST ${uploadKinds[accept].path} returns`,
  }),
  files: ({ accept, least, most }) => ({
    de: `Liste von ${least} bis ${most} Adressen, die POST ${uploadKinds[accept].path} zurückgibt`,
    en: `List of ${least} to ${most} addresses that POST ${uploadKinds[accept].path} returns`,
  }),
  steps: () => ({
    de: 'Liste von Schritten, jeder mit kind, wie /api/openapi.json sie beschreibt; oder ihr JSON als Text',
    en: 'List of steps, each with its kind, as /api/openapi.json describes them; or its JSON as text',
  }),
})
