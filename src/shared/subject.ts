import type { Fields, Kind, Values } from './fields.ts'

/** Kinds that hold what a text is about, before those that only name it. */
const told: readonly (readonly Kind[])[] = [['area', 'link', 'file'], ['line'], ['words']]

const isPicture = (field: Fields[string] | undefined) => field?.kind === 'file' && field.accept === 'images'

/**
 * The field of a filled-in form that says what its text is about: the first of its texts, never an option; a picture
 * only where no words are.
 */
export const subjectOf = (fields: Fields, values: Values): string | undefined => {
  const found = told
    .flatMap(kinds => Object.keys(fields).filter(name => kinds.includes(fields[name]?.kind ?? 'toggle')))
    .filter(name => values[name] !== undefined && !fields[name]?.more)
  return found.find(name => !isPicture(fields[name])) ?? found[0]
}

const wordsOf = (said: unknown) =>
  new Set(
    String(said)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  )

/**
 * Whether a form as it is filled in now still speaks of what it spoke of before: at least half of the words, of the
 * shorter of the two, stand in both. A fact added, a word mended or another tone is the same subject.
 */
export const isSameSubject = (fields: Fields, before: Values, now: Values): boolean => {
  const name = subjectOf(fields, before)
  if (name !== subjectOf(fields, now)) return false
  if (name === undefined || before[name] === now[name]) return true
  const [few = new Set(), many = new Set()] = [wordsOf(before[name]), wordsOf(now[name])].sort(
    (a, b) => a.size - b.size,
  )
  return few.size > 0 && [...few].filter(word => many.has(word)).length * 2 >= few.size
}
