import { Problem } from '#shared/problems.ts'
import { type Block, type Document, type Inline, type Picture, wordsOf } from '../model.ts'
import { sizeOf } from '../sizes.ts'
import { openCompiler } from './compiler.ts'

/** So many fields are measured for the width of their columns; in larger tables all columns are the same. */
const mostMeasured = 1_500
/** Letters of which no font of ours has a picture. */
const unknown =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}])\p{L}/u

/** What has no place to break is given some: addresses at their signs, everything else where the line must end. */
const breakable = (text: string) =>
  text.replaceAll(/\S{30,}/gu, word =>
    word.replaceAll(/([/.?&=_,;:-])(?=[^\s/.?&=_,;:-])|([^/.?&=_,;:\s-]{24})(?=\S)/gu, '$1$2\u200b'),
  )

const nameOf = (at: number, { type }: Picture) => `/picture-${at}.${type}`

const inlineOf = (one: Inline, pictures: Document['pictures']) => {
  if ('text' in one) return one.code ? one : { ...one, text: breakable(streamSafe(one.text)) }
  if ('line' in one) return one
  const picture = pictures[one.picture]
  return picture ? { ...one, file: nameOf(one.picture, picture), ...sizeOf(one, picture) } : { text: one.alt }
}

/** Typst takes very long over what has thousands of parts: it is set as several, which look like one. */
const most = 1_000
const parted = <Part>(parts: readonly Part[]): readonly (readonly Part[])[] =>
  Array.from({ length: Math.ceil(parts.length / most) }, (_, at) => parts.slice(at * most, (at + 1) * most))

/** In longer paragraphs lines are broken one by one: to find the best breaks, Typst would compare too many. Letters. */
const mostCompared = 10_000

/** Unicode's stream-safe text has at most 30 marks on a letter: what stands above them nobody can read. */
const streamSafe = (text: string) => text.replaceAll(/(\p{M}{30})\p{M}+/gu, '$1')

/** The blocks of a document with all that only a page needs to know. */
const forPage = (blocks: readonly Block[], pictures: Document['pictures']): readonly object[] =>
  blocks.flatMap((block): object | readonly object[] => {
    if ('inlines' in block)
      return parted(block.inlines.map(one => inlineOf(one, pictures))).map(inlines => ({
        ...block,
        inlines,
        ...(wordsOf(block.inlines).length > mostCompared && { simple: true }),
      }))
    if (block.kind === 'quote') return { ...block, blocks: forPage(block.blocks, pictures) }
    if (block.kind === 'list')
      return parted(block.items.map(item => ({ ...item, blocks: forPage(item.blocks, pictures) }))).map(
        (items, at) => ({
          ...block,
          ...(block.start !== undefined && { start: block.start + at * most }),
          items,
        }),
      )
    if (block.kind !== 'table') return block
    const rows = block.rows.map(row => row.map(cell => ({ ...cell, blocks: forPage(cell.blocks, pictures) })))
    return { ...block, rows, fluid: rows.length * block.columns <= mostMeasured }
  })

const bytes = (of: object) => Buffer.from(JSON.stringify(of))

const hebrew = /\p{Script=Hebrew}/u

/** Everything that is set, as files. */
const filesOf = ({ title, language, blocks, pictures }: Document) => {
  const content = forPage(blocks, pictures)
  const rtl = /^(?:ar|fa|he|ur)$/.test(language) ? language : hebrew.test(JSON.stringify(content)) ? 'he' : 'ar'
  return {
    '/document.json': bytes({ title, language, rtl, blocks: content }),
    ...Object.fromEntries(
      pictures.flatMap((picture, at) => (picture ? [[nameOf(at, picture), picture.bytes] as const] : [])),
    ),
  }
}

type Compile = Awaited<ReturnType<typeof openCompiler>>

const pdfWith =
  (compile: Compile) =>
  async (document: Document): Promise<Uint8Array> => {
    const files = filesOf(document)
    if (unknown.test(files['/document.json'].toString())) throw new Problem('pdf_letters')
    try {
      return await compile(files)
    } catch (error) {
      // What cannot be drawn in spite of its good looks gives way to its words.
      if (!document.pictures.some(Boolean)) throw error
      return compile(filesOf({ ...document, pictures: [] }))
    }
  }

let opening: ReturnType<typeof openCompiler> | undefined

/**
 * Opens the writer of PDFs, which takes seconds once. It makes a document A4, tagged, with its title and language,
 * numbered where it has several pages, and throws `pdf_letters` where it holds letters that no font of ours has.
 */
export const openPdf = async () => pdfWith(await (opening ??= openCompiler()))
