import { byKind, type Fields, type Value, type Values } from '#shared/fields.ts'

/** What stands in one control: a text, a switch, or several texts. */
export type Entry = string | boolean | readonly string[]
export type Draft = Readonly<Record<string, Entry>>

const text = (_: unknown, entry: Entry) => String(entry)
const number = (_: unknown, entry: Entry) => (String(entry).trim() ? Number(entry) : undefined)
const several = (_: unknown, entry: Entry) =>
  typeof entry === 'object'
    ? entry
    : String(entry)
        .split('\n')
        .map(one => one.trim())
        .filter(Boolean)

/** What an entry says, as the kind of field counts it. The server converts nothing, so this must. */
const value = byKind<Value | undefined, [entry: Entry]>({
  line: text,
  area: text,
  choice: text,
  count: number,
  slider: number,
  toggle: (_, entry) => entry === true,
  words: several,
  date: text,
  colour: text,
})

/** The values of a form that is being filled in; a control nobody touched has none. */
export const valuesOf = (fields: Fields, draft: Draft): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const entry = draft[name]
      const entered = entry === undefined || entry === '' ? undefined : value(field, entry)
      return entered === undefined ? [] : [[name, entered] as const]
    }),
  )

/** Values as they stand in the controls: an example, an earlier run. */
export const draftOf = (values: Values): Draft =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'object') return [name, value.join('\n')]
      return [name, typeof value === 'number' ? String(value) : value]
    }),
  )
