import type { Shape, ShapeOf } from '../answers.ts'
import type { Field, Fields } from '../fields.ts'

type Kind = Field['kind']
const written: readonly Kind[] = ['line', 'area', 'words']

/** A form, or a list of forms, that is written as prose: with the names of its parts before them, and without JSON. */
export type NamedParts = ShapeOf<'form'> | (ShapeOf<'list'> & { readonly of: Fields })

/**
 * Whether an answer is asked for and read as prose with names. What is chosen or counted is not written: a form with
 * such a part is asked for as JSON. Lists of texts have marks in place of names: `listed`.
 */
export const hasNamedParts = (shape: Shape): shape is NamedParts => {
  const fields = shape.shape === 'form' ? shape.parts : shape.shape === 'list' ? shape.of : undefined
  return fields !== undefined && Object.values(fields).every(({ kind }) => written.includes(kind))
}

/** The parts of it, or those of each of its items. */
export const fieldsOf = (shape: NamedParts): Fields => (shape.shape === 'form' ? shape.parts : shape.of)

/** The part that is the text itself, and has no name. */
export const mainOf = (shape: NamedParts) =>
  shape.shape === 'form' && shape.main !== undefined && Object.hasOwn(shape.parts, shape.main) ? shape.main : undefined

type Part = readonly [name: string, field: Field]

/** The parts before the one without a name, and those behind it. */
export const around = (parts: Fields, main: string): { head: readonly Part[]; tail: readonly Part[] } => {
  const all = Object.entries(parts)
  const at = all.findIndex(([name]) => name === main)
  return { head: all.slice(0, at), tail: all.slice(at + 1) }
}
