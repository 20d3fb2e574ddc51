import { byKind, type Field, type Fields, type Value, type Values } from '#shared/fields.ts'

/** What stands in one control: a text, or a switch. Several words stand on a line each. */
export type FieldEntry = string | boolean
export type Draft = Readonly<Record<string, FieldEntry>>
/** The form around a field of this name, for a control that sets several fields at once; `values` is what it says. */
export type Together = Readonly<{
  name: string
  fields: Fields
  draft: Draft
  values: Values
  onDraft(draft: Draft): void
}>

const text = (_: unknown, entry: FieldEntry) => String(entry)
const number = (_: unknown, entry: FieldEntry) => (String(entry).trim() ? Number(entry) : undefined)
const several = (_: unknown, entry: FieldEntry) =>
  String(entry)
    .split('\n')
    .map(one => one.trim())
    .filter(Boolean)

/** What an entry says, as the kind of field counts it. The server converts nothing, so this must. */
const valueOf = byKind<Value | undefined, [entry: FieldEntry]>({
  line: text,
  area: text,
  choice: text,
  choices: several,
  count: number,
  slider: number,
  toggle: (_, entry) => entry === true,
  words: several,
  date: text,
  colour: text,
  link: text,
  file: text,
  files: several,
  steps: text,
})

/** The values of a form that is being filled in; a control nobody touched has none. */
export const valuesOf = (fields: Fields, draft: Draft): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const entry = draft[name]
      const value = entry === undefined || entry === '' ? undefined : valueOf(field, entry)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )

const entryOf = (value: Value): FieldEntry => {
  if (typeof value === 'boolean') return value
  return typeof value === 'object' ? value.map(one => `${one}\n`).join('') : String(value)
}

/** Values as they stand in the controls: an example, an earlier run. */
export const draftOf = (values: Values): Draft =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, entryOf(value)]))

/** Whether a shared question has lost the option that was chosen: a brand that was deleted. */
export const isGone = (field: Field, value: unknown) =>
  field.kind === 'choice' &&
  (!!field.more || !!field.keptAs) &&
  !field.own &&
  !!value &&
  !Object.hasOwn(field.options, String(value))

/** A draft, or values, without what is no longer offered; the same where all of it is. */
export const stillOffered = <Answers extends Readonly<Record<string, unknown>>>(fields: Fields, answers: Answers) => {
  const gone = Object.entries(fields).flatMap(([name, field]) => (isGone(field, answers[name]) ? [name] : []))
  if (!gone.length) return answers
  // What is left is what there was, without answers that may always be missing.
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !gone.includes(name))) as Answers
}

/** What a control shows before anybody touched it. */
export const untouched = (field: Field): FieldEntry => {
  const value = 'default' in field ? field.default : undefined
  return value === undefined ? '' : entryOf(value)
}

/** Whether a person has written anything that would be missed. */
export const isBlank = (draft: Draft) =>
  Object.values(draft).every(entry => typeof entry === 'boolean' || entry.trim() === '')
