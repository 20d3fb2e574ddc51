import { Problem } from '#shared/problems.ts'
import { getDocumentProxy } from 'unpdf'
import { limits } from '../limits.ts'
import type { Read } from '../read-document.ts'
import { regionsOf } from './columns.ts'
import { furnitureOf } from './furniture.ts'
import { hyphenatedIn } from './joining.ts'
import { blocksOf, markdownOf, type PageLook, sizesOf, withoutPartings } from './paragraphs.ts'
import { requireSmallStreams } from './prescan.ts'
import { type Row, rowsOf } from './rows.ts'
import { segmentsOf, type TextItem } from './segments.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>
type Page = { regions: Row[][]; height: number }

const open = async (bytes: Uint8Array) => {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, useSystemFonts: false, enableXfa: false })
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw new Problem(locked ? 'document_locked' : 'document_broken', {}, { cause: error })
  }
}

/** The text of a page as it comes, at most so many characters: a page may be written to never end. */
const itemsOf = async (page: PdfPage, most: number) => {
  const items: TextItem[] = []
  let length = 0
  const stream = page.streamTextContent() as ReadableStream<{ items: (TextItem | { type: string })[] }>
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items)
      if ('str' in item) {
        items.push(item)
        length += item.str.length + 1
      }
    if (length <= most) continue
    await reader.cancel(new Error('enough')).catch(() => {})
    break
  }
  return { items, length }
}

const readPage = async (page: PdfPage, most: number) => {
  const { items, length } = await itemsOf(page, most)
  const { height, transform } = page.getViewport({ scale: 1 })
  const regions = regionsOf(segmentsOf(items, transform)).map(rowsOf)
  page.cleanup()
  return { page: { regions, height }, length }
}

/** Page after page, until there is enough. A page that is broken is left out. */
const readPages = async (pdf: Pdf) => {
  const pages: Page[] = []
  let [length, failed]: [number, unknown] = [0, undefined]
  const count = Math.min(pdf.numPages, limits.pages)
  for (let number = 1; number <= count && length < limits.text; number++)
    try {
      const read = await readPage(await pdf.getPage(number), limits.text - length)
      pages.push(read.page)
      length += read.length
    } catch (error) {
      failed = error
      if (pages.length === 0 && number > 20) break
    }
  if (pages.length === 0) throw new Problem('document_broken', {}, { cause: failed })
  return { pages, cut: length >= limits.text || pdf.numPages > count }
}

const textOf = (pages: readonly Page[]) => {
  const isFurniture = furnitureOf(pages.map(({ regions, height }) => ({ rows: regions.flat(), height })))
  const regions = pages.flatMap(({ regions, height }) =>
    regions.map(rows => rows.filter(row => !isFurniture(row, height))).filter(rows => rows.length > 0),
  )
  const rows = regions.flat()
  const setting: PageLook = { ...sizesOf(rows), hyphenated: hyphenatedIn(rows.map(({ text }) => text)) }
  return markdownOf(
    withoutPartings(
      regions.map(rows => blocksOf(rows, setting)),
      setting,
    ),
    setting,
  )
}

const titleOf = async (pdf: Pdf) => {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  return 'Title' in info && typeof info.Title === 'string' ? info.Title : undefined
}

/** Understands a PDF page by page: columns in order, headings by their size, tables, without what is on every page. */
export const readPdf = async (bytes: Uint8Array): Promise<Read> => {
  requireSmallStreams(bytes)
  const pdf = await open(bytes)
  try {
    const { pages, cut } = await readPages(pdf)
    return { text: textOf(pages), title: await titleOf(pdf), pages: pdf.numPages, cut }
  } finally {
    await pdf.loadingTask.destroy()
  }
}
