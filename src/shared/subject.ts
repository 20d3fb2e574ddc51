import type { Fields, Kind, Values } from './fields.ts'

/** Kinds that hold what a text is about, before those that only name it. */
const told: readonly (readonly Kind[])[] = [['area', 'link', 'file'], ['line'], ['words']]

/** The field of a filled-in form that says what its text is about: the first of its texts, never an option. */
export const subjectOf = (fields: Fields, values: Values): string | undefined =>
  told
    .flatMap(kinds => Object.keys(fields).filter(name => kinds.includes(fields[name]?.kind ?? 'toggle')))
    .find(name => values[name] !== undefined && !fields[name]?.more)
