import type { RunView } from '#server/runs/shown.ts'
import { inWords } from '#shared/article.ts'
import { isAsked } from '#shared/is-asked.ts'
import { byKind, type Field, type Fields, line, type Value, type Values } from '#shared/fields.ts'
import { leavesOut } from '#shared/knowledge.ts'
import { saidSender } from '#shared/sender.ts'
import { capitalized, dated, type Locale, read, written } from '#shared/text.ts'
import { saidAddress } from './address.ts'
import { isGone } from './entries.ts'

const yes = { de: 'Ja', en: 'Yes' }
const no = { de: 'Nein', en: 'No' }

const aFile = { de: 'Eine Datei', en: 'A file' }
const aPicture = { de: 'Ein Bild', en: 'A picture' }
const anArea = { de: 'Ausgewählter Bereich', en: 'Selected area' }
const aDrawing = { de: 'Eine Zeichnung', en: 'A drawing' }
const someFiles = (number: number) => (number === 1 ? aFile : { de: `${number} Dateien`, en: `${number} files` })

const someSteps = (json: string) => {
  const number = json.split('"kind"').length - 1
  return number === 1 ? { de: 'Ein Schritt', en: 'One step' } : { de: `${number} Schritte`, en: `${number} steps` }
}

const text = (_: Field, value: Value) => String(value)
const number = (_: Field, value: Value, locale: Locale) =>
  typeof value === 'number' ? written(value, locale) : String(value)

/**
 * An answer as a person would say it: options by their name, numbers and days as the language writes them. What we say
 * begins as its label does; what somebody typed stays as it is.
 */
export const valueInWords = byKind<string, [value: Value, locale: Locale]>({
  line: text,
  area: (_, value) => inWords(String(value)),
  choice: ({ options }, value, locale) => {
    const option = Object.hasOwn(options, String(value)) ? options[String(value)] : undefined
    return option ? capitalized(read(option, locale)) : String(value)
  },
  choices: ({ options }, value, locale) =>
    capitalized(
      [value]
        .flat()
        .map(one => read(options[String(one)] ?? { de: String(one), en: String(one) }, locale))
        .join(', '),
    ),
  count: number,
  slider: number,
  toggle: (_, value, locale) => (value === true ? yes : no)[locale],
  words: (_, value) => (typeof value === 'object' ? value.join(', ') : String(value)),
  date: (_, value, locale) => {
    const day = new Date(`${value}T12:00`)
    return Number.isNaN(day.getTime()) ? String(value) : day.toLocaleDateString(dated[locale], { dateStyle: 'long' })
  },
  colour: text,
  link: (_, value) => saidAddress(String(value)),
  file: ({ accept, maskOf, drawnIn }, _, locale) =>
    read(maskOf ? anArea : drawnIn ? aDrawing : accept === 'images' ? aPicture : aFile, locale),
  files: (_, value, locale) => read(someFiles([value].flat().length), locale),
  steps: (_, value, locale) => read(someSteps(String(value)), locale),
})

type Titled = { readonly field: string; readonly kind: 'page' | 'document'; readonly title: string }

/** Whether a question leaves something out, the sender or own knowledge, which the text says in its own way. */
const isLeavingOut = (name: string, { kind, more }: Field) =>
  !!more && ((name === 'sender' && kind === 'toggle') || name === leavesOut)

/**
 * The inputs of a run, question by question, as far as they were asked and answered. A file is called by its name,
 * where it is among what was read.
 */
export const saidOf = (fields: Fields, values: Values, locale: Locale, sources: readonly Titled[] = []) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (value === undefined || !isAsked(field, values) || isGone(field, value) || isLeavingOut(name, field)) return []
    if (field.more && 'default' in field && field.default === value) return []
    const title = sources.find(source => source.kind === 'document' && source.field === name)?.title
    return [
      { name, field, value, label: read(field.label, locale), words: title ?? valueInWords(field, value, locale) },
    ]
  })

const sender = line({ de: 'Absender', en: 'Sender' })
const leftOut = { de: 'Weggelassen', en: 'Left out' }

type Sent = Pick<RunView, 'inputs' | 'sources' | 'sender'>

/** The same of a run that was made, with the sender it was written with. */
export const saidOfRun = (fields: Fields, { inputs, sources, sender: sent }: Sent, locale: Locale) => {
  const words = sent ? saidSender(sent) : inputs.sender === false ? read(leftOut, locale) : ''
  const from = { name: 'sender', field: sender, value: words, label: read(sender.label, locale), words }
  return [...saidOf(fields, inputs, locale, sources), ...(words ? [from] : [])]
}
