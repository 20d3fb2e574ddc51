import type { Answer, Shape } from './answers.ts'
import type { Field } from './fields.ts'
import { asMarkdown, type TextPart, partsOf, type Path } from './markdown.ts'
import { type AroundPassage, openedAt, type Passage } from './refinement.ts'
import { lengthOf, type Locale } from './text.ts'

/** Where a place of the text of an answer lies: the text of the answer that holds all of it, if one does. */
export const partAt = (parts: readonly TextPart[], from: number, to: number): TextPart | undefined =>
  parts.find(part => part.from <= from && to <= part.to)

/**
 * A passage of an answer: the text of it in which it lies, opened there, and `around` it all that is read with it.
 */
export type OpenedPart = { readonly path: Path; readonly part: AroundPassage; readonly around: AroundPassage }

/** An answer opened at a passage of its text; undefined where the passage reaches beyond one text of it. */
export const openedIn = (shape: Shape, answer: Answer, locale: Locale, passage: Passage): OpenedPart | undefined => {
  const text = asMarkdown(shape, answer, locale)
  const around = openedAt(text, passage)
  const from = around?.before.length ?? 0
  const found = around && partAt(partsOf(shape, answer, locale), from, from + around.piece.length)
  if (!found) return undefined
  const to = from + around.piece.length
  const part = { before: text.slice(found.from, from), piece: around.piece, rest: text.slice(to, found.to) }
  return { path: found.path, part, around }
}

const put = (node: unknown, [at, ...path]: Path, text: string): unknown => {
  if (at === undefined) return text
  if (Array.isArray(node)) return node.with(Number(at), put(node[Number(at)], path, text))
  return typeof node === 'object' && node ? { ...node, [at]: put(Reflect.get(node, at), path, text) } : node
}

/** An answer with another text at the end of this way, and all else as it is. */
export const withText = (answer: Answer, path: Path, text: string): Answer => put(answer, path, text) as Answer

const fieldAt = (shape: Shape, [first = '', second = '']: Path): Field | undefined => {
  if (shape.shape === 'form') return shape.parts[first]
  return shape.shape === 'list' ? shape.of?.[second] : undefined
}

/** What the text of an answer in which a passage lies allows there: how many characters, and only one line. */
export const boundsOf = (shape: Shape, { path, part }: OpenedPart) => {
  const field = fieldAt(shape, path)
  const most = field && 'max' in field ? field.max : undefined
  const room = most === undefined ? 0 : most - lengthOf(part.before + part.rest)
  return { oneLine: field?.kind === 'line' || field?.kind === 'words', ...(room > 0 && { room }) }
}

/** What a passage allows that is to be written anew. */
export type Bounds = ReturnType<typeof boundsOf>
