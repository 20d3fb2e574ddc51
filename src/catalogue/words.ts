import { Drop } from 'liquidjs'
import { byKind, type Value } from '#shared/fields.ts'
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

/** A value as it is written in a prompt. */
export const inWords = (value: unknown, locale: Locale): string => {
  if (value instanceof Option) return read(value.label, locale)
  return typeof value === 'number' ? (numbers[locale][value] ?? written(value, locale)) : String(value ?? '')
}

const never = () => null
const itself = (_: unknown, value: Value) => (typeof value === 'object' ? null : value)

/** What may stand in the instruction itself. Whatever a person typed may not, nor what was read for them. */
export const setting = byKind<string | number | boolean | Option | null, [value: Value]>({
  line: never,
  area: never,
  choice: ({ options }, value) => {
    const label = Object.hasOwn(options, String(value)) ? options[String(value)] : undefined
    return label ? new Option(String(value), label) : null
  },
  choices: never,
  count: itself,
  slider: itself,
  toggle: itself,
  words: never,
  date: itself,
  colour: itself,
  link: never,
  file: never,
})
