import type { Material } from '#catalogue/fences.ts'
import { toldSource } from '#catalogue/told-source.ts'
import { byKind, type Fields, type Value, type Values } from '#shared/fields.ts'
import { leavesOut } from '#shared/knowledge.ts'
import type { Source } from '#shared/sources.ts'

const none = () => undefined
const typed = (_: unknown, value: Value) => (typeof value === 'object' ? value.join('\n') : String(value))

/** Where a field's words come from, if they were typed. Settings have none: they stand in the prompt. */
const words = byKind<string | undefined, [value: Value]>({
  line: typed,
  area: typed,
  words: typed,
  choice: ({ options }, value) => (Object.hasOwn(options, String(value)) ? undefined : String(value)),
  choices: none,
  count: none,
  slider: none,
  toggle: none,
  date: none,
  colour: none,
  link: none,
  file: none,
  files: none,
  steps: none,
})

/** What a run works with, field by field: what was typed, and what was read. */
export type Gathered = Readonly<Record<string, string | Source>>

/** Brings together what was typed into a form and what was read because the form names it. */
export const gather = (fields: Fields, values: Values, sources: readonly Source[] = []): Gathered =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      // Numbers of what is left out are no words of the text.
      const value = name === leavesOut ? undefined : values[name]
      const found =
        value === undefined ? undefined : (words(field, value) ?? sources.find(source => source.field === name))
      return found === undefined ? [] : [[name, found] as const]
    }),
  )

/** What a model is given, field by field; a page says what it is. */
export const materialOf = (gathered: Gathered, language: string): Material =>
  Object.fromEntries(
    Object.entries(gathered).map(([name, found]) => [
      name,
      typeof found === 'string' ? found : toldSource(found, language === 'de' ? 'de' : 'en'),
    ]),
  )

/** The bare words, for methods that look at nothing else. */
export const wordsOf = (gathered: Gathered): string =>
  Object.values(gathered)
    .map(found => (typeof found === 'string' ? found : found.text))
    .join('\n\n')

/** All that was typed or brought, each as it is. */
export const textsOf = (gathered: Gathered): readonly string[] =>
  Object.values(gathered).map(one => (typeof one === 'string' ? one : one.text))
