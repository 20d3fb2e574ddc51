import { checkDocument } from '#shared/document/check.ts'
import type { Document } from '#shared/document/schema.ts'
import { asProblem, Problem, type ProblemCode } from '#shared/problems.ts'
import { type Text, written } from '#shared/text.ts'
import { wrongDocument } from '../http/document-shape.ts'
import { requireFits } from '../reading/documents/markup.ts'
import type { World } from '../world.ts'
import { openedMarkup } from './markup.ts'

const longestHtml = 1_000_000

const tooMuchHtml: Text = {
  de: `Höchstens ${written(longestHtml, 'de')} Zeichen HTML.`,
  en: `At most ${written(longestHtml, 'en')} characters of HTML.`,
}

const tooSlowHtml: Text = {
  de: 'Dieses HTML enthält mehr, als sich in wenigen Sekunden lesen lässt. Teilen Sie es auf.',
  en: 'This HTML contains more than can be read within a few seconds. Split it.',
}
const unreadable: ReadonlySet<ProblemCode> = new Set(['document_too_large', 'export_too_much'])

const openedHtml = async (world: World, text: string, signal: AbortSignal) => {
  try {
    return (await openedMarkup(world, { text, as: 'html' }, signal)).document
  } catch (cause) {
    if (!unreadable.has(asProblem(cause).code)) throw cause
    throw new Problem('invalid', { fields: { content_text: tooSlowHtml } }, { cause })
  }
}

/** A document with nothing in it. */
export const empty: Document = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Takes what somebody sends for a document. Throws `invalid` and `document_full`. */
export const asContent = (sent: unknown): Document => {
  const read = checkDocument(sent)
  if ('wrong' in read) throw new Problem('invalid', { fields: { content: wrongDocument(read.wrong) } })
  requireFits(read.document)
  return read.document
}

/** The text that a body holds, as JSON or as HTML; undefined where it holds none. Throws `invalid`, `document_full`. */
export const contentIn = async (
  world: World,
  { content, content_text }: { content?: unknown; content_text?: string },
  signal: AbortSignal,
) => {
  if (content !== undefined) return asContent(content)
  if (content_text === undefined) return undefined
  if (content_text.length > longestHtml) throw new Problem('invalid', { fields: { content_text: tooMuchHtml } })
  return asContent(await openedHtml(world, content_text, signal))
}
