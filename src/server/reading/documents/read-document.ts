import { languageOf } from '#language/index.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Document } from '#shared/document/schema.ts'
import { wordsOf } from '#shared/document/words.ts'
import type { Loss } from '#shared/documents.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import type { Opening, Reading } from '../reading.ts'
import { toldOf } from './building/told.ts'
import { clean, cleanLine, cutTo } from './clean.ts'
import { decode } from './decode.ts'
import { kindOf } from './kinds.ts'
import { limits } from './limits.ts'
import { saysAi } from './says-ai.ts'

/** What a format gives: what it says, as Markdown or as a document, and what it says of itself. */
export type Read = Readonly<{
  title?: string
  pages?: number
  lost?: readonly Loss[]
  cut?: boolean
  /** It says so of itself where only its reader finds that. */
  ai?: boolean
}> &
  (
    | Readonly<{ text: string; document?: undefined }>
    /** Its pictures are named in it as files of these names. */
    | Readonly<{ document: Document; pictures: ReadonlyMap<string, Uint8Array> }>
  )

/** A page that is a file has no address, and is empty where a page cannot be read. */
const readPageOf = (readHtml: (html: string, address: string) => Reading, html: string): Read => {
  try {
    return readHtml(html, 'about:blank')
  } catch (error) {
    throw error instanceof Problem ? new Problem('document_empty', {}, { cause: error }) : error
  }
}

const readers = {
  pdf: async bytes => ({ ...(await (await import('./pdf/pdf.ts')).readPdf(bytes)), lost: ['layout'] }),
  archive: async bytes => (await import('./docx/docx.ts')).readDocx(bytes),
  ole: async bytes => ({
    ...(await (await import('./doc.ts')).readDoc(bytes)),
    lost: ['structure', 'furniture', 'layout'],
  }),
  rtf: async bytes => (await import('./rtf/rtf.ts')).readRtf(bytes),
  html: async bytes => readPageOf((await import('../pages/read-html.ts')).readHtml, decode(bytes)),
  text: async bytes => ({ text: decode(bytes) }),
} satisfies Record<ReturnType<typeof kindOf>, (bytes: Uint8Array) => Promise<Read>>

const inventedByPrograms =
  /^(microsoft (office )?word|powerpoint|(untitled|unbenannt|dokument|document|titel|title|neues dokument)[\s-]*\d*$)|\.(docx?|dotx?|pdf|rtf|odt|txt|md|indd|tex|html?)$/i

/** The title that somebody has given, and not a program. */
const sensible = (title: string | undefined, name: string) => {
  const line = cleanLine(title ?? '').slice(0, 200)
  const isName = line.toLowerCase() === name.replace(/\.\w+$/, '').toLowerCase()
  return line.length > 2 && !isName && !inventedByPrograms.test(line) ? line : undefined
}

const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu

const readBytes = async (bytes: Uint8Array): Promise<Read> =>
  readers[kindOf(bytes)](bytes).catch(error => {
    throw asProblem(error, 'document_broken')
  })

/**
 * Understands a document by its content, whatever its name is. Throws `document_locked`, `document_broken`,
 * `document_empty`, `document_too_large` or `file_type`.
 */
export const readDocument = async (bytes: Uint8Array, name: string): Promise<Reading> => {
  const read = await readBytes(bytes)
  const said = read.document ? toldOf(read.document) : read.text
  const whole = clean(cutTo(said, 2 * limits.text))
  const text = cutTo(whole, limits.text)
  const count = text.match(words)?.length ?? 0
  if (count === 0) throw new Problem('document_empty')
  const title = sensible(read.title, name)
  const language = languageOf(text)
  return {
    ...(title && { title }),
    text,
    words: count,
    ...(read.pages && { pages: read.pages }),
    ...(language && { language }),
    ...(read.lost?.length && { lost: read.lost }),
    ...((read.cut || text.length < whole.length || said.length > 2 * limits.text) && { cut: true }),
  }
}

/**
 * Opens a document to be written on: with its looks, links and pictures where its format is one that we read them of,
 * else what `readDocument` says of it. Throws what that throws.
 */
export const openDocument = async (bytes: Uint8Array, name: string): Promise<Opening> => {
  const read = await readBytes(bytes)
  const ai = read.ai || saysAi(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
  if (!read.document) {
    const { text, title, lost, cut } = await readDocument(bytes, name)
    return { document: fromMarkdown(text), pictures: new Map(), title, lost, cut, ai }
  }
  const { document, pictures, lost = [], cut } = read
  if (!pictures.size && !/[\p{L}\p{N}]/u.test(wordsOf(document))) throw new Problem('document_empty')
  const title = sensible(read.title, name)
  return { document, pictures, lost, ai, ...(title && { title }), ...(cut && { cut }) }
}
