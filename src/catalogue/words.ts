import { Drop } from 'liquidjs'
import { byKind, type Options, type Value } from '#shared/fields.ts'
import { type Locale, read, type Text, written } from '#shared/text.ts'

/** A chosen option: compared by its key, written by its label. A class only because Liquid compares such values. */
export class Option extends Drop {
  readonly key: string
  readonly label: Text

  constructor(key: string, label: Text) {
    super()
    this.key = key
    this.label = label
  }

  override valueOf() {
    return this.key
  }
}

const numbers = {
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
}

const answers = { de: ['ja', 'nein'], en: ['yes', 'no'] } as const

/** Several options, as one names them: “place, price and date”. */
const lists = { de: new Intl.ListFormat('de'), en: new Intl.ListFormat('en-GB') }

/** A value as it is written in a prompt. */
export const inWords = (value: unknown, locale: Locale): string => {
  if (value instanceof Option) return read(value.label, locale)
  if (typeof value === 'boolean') return answers[locale][value ? 0 : 1]
  if (Array.isArray(value)) return lists[locale].format(value.map(one => inWords(one, locale)))
  return typeof value === 'number' ? (numbers[locale][value] ?? written(value, locale)) : String(value ?? '')
}

const never = () => null
const optionOf = (options: Options, key: string) => {
  const label = Object.hasOwn(options, key) ? options[key] : undefined
  return label ? new Option(key, label) : null
}
const itself = (_: unknown, value: Value) => (typeof value === 'object' ? null : value)

/** What a name of a template stands for; a list can be asked whether it `contains` the key of an option. */
export type PromptValue = string | number | boolean | Option | readonly Option[] | null

/** What may stand in the instruction itself. Whatever a person typed may not, nor what was read for them. */
export const setting = byKind<PromptValue, [value: Value]>({
  line: never,
  area: never,
  choice: ({ options }, value) => optionOf(options, String(value)),
  choices: ({ options }, value) => {
    const chosen = [value].flat().flatMap(key => optionOf(options, String(key)) ?? [])
    return chosen.length ? chosen : null
  },
  count: itself,
  slider: itself,
  toggle: itself,
  words: never,
  date: itself,
  colour: itself,
  link: never,
  file: never,
  files: never,
  steps: never,
})
