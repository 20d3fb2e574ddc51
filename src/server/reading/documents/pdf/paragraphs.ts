import { headingOf, tableOf } from '../markdown.ts'
import { joinLines } from './joining.ts'
import type { Row } from './rows.ts'
import { type Extent, extentOf } from './segments.ts'
import { tableFrom } from './tables.ts'

/** What the whole document says of its letters and its hyphens. */
export type PageLook = { body: number; headings: readonly number[]; hyphenated: ReadonlySet<string> }

export type Block =
  | { kind: 'text'; text: string; size: number }
  | { kind: 'heading'; text: string; size: number }
  | { kind: 'table'; text: string }

const listed = /^([•▪■◦‣●○·\uf0b7\uf0a7]|[–—*-](?=\s)|\(?\d{1,3}[.)](?=\s)|\(?[a-z]\)(?=\s))\s*/
const ended = /[.!?:;…][“”"»«')\]]*(\[\d+\]|\d{1,2})?$/

const rounded = (size: number) => Math.round(size * 2) / 2

/** Larger letters than those of the text. */
const isHeading = ({ text, size }: Row, { body }: PageLook) =>
  rounded(size) > body * 1.12 && text.length <= 250 && /\p{L}/u.test(text)

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

type Region = Extent & { leading: number }

const regionOf = (rows: readonly Row[]): Region => ({
  ...extentOf(rows),
  leading: median(rows.slice(1).map((row, at) => row.y - rows[at]!.y)),
})

/** A full line of a sentence that has not ended: a dash or “12. Mai” below it is no entry of a list. */
const isAmidst = (row: Row, above: Row, paragraph: string, { left, right }: Region) =>
  Math.abs(row.left - above.left) < 2 &&
  above.right > right - 0.12 * (right - left) &&
  !ended.test(above.text) &&
  !listed.test(paragraph)

/** Whether a row goes on with the paragraph of the one above it. */
const goesOn = (row: Row, above: Row, paragraph: string, region: Region) => {
  const { left, right, leading } = region
  const down = row.y - above.y
  if (listed.test(row.text) && !isAmidst(row, above, paragraph, region)) return false
  if (Math.abs(row.size - above.size) > 0.12 * above.size) return false
  if (down > 2.3 * row.size || (down > 1.3 * leading && down > 1.3 * row.size)) return false
  const indented = row.left > above.left + 0.8 * row.size && !listed.test(above.text) && above.left < left + row.size
  const short = above.right < right - 0.25 * (right - left) && ended.test(above.text)
  return !indented && !short
}

/** The rows of one region as headings, paragraphs, entries of lists, and tables. */
export const blocksOf = (rows: readonly Row[], setting: PageLook): Block[] => {
  const region = regionOf(rows)
  const blocks: Block[] = []
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const table = tableFrom(rows, at)
    const [last, above] = [blocks.at(-1), rows[at - 1]]
    const kind = isHeading(row, setting) ? 'heading' : 'text'
    if (table) {
      blocks.push({ kind: 'table', text: tableOf(table.cells) })
      at += table.length - 1
    } else if (above && last?.kind === kind && goesOn(row, above, last.text, region))
      last.text = joinLines(last.text, row.text, setting.hyphenated)
    else blocks.push({ kind, text: row.text, size: row.size })
  }
  return blocks
}

/** A sentence that a column or a page has parted is one again. */
export const withoutPartings = (regions: readonly Block[][], { hyphenated }: PageLook): Block[] => {
  const all: Block[] = []
  for (const blocks of regions)
    for (const [at, block] of blocks.entries()) {
      const last = all.at(-1)
      const parted =
        at === 0 &&
        block.kind === 'text' &&
        last?.kind === 'text' &&
        /^\p{Ll}/u.test(block.text) &&
        !ended.test(last.text)
      if (parted) last.text = joinLines(last.text, block.text, hyphenated)
      else all.push(block)
    }
  return all
}

const entry = (text: string) =>
  text.replace(listed, (_, mark: string) =>
    /\d/.test(mark) ? `${mark.replace(/\D/g, '')}. ` : /[a-z]/.test(mark) ? `${mark} ` : '- ',
  )

/** Blocks as Markdown; entries of a list follow each other without an empty line. */
export const markdownOf = (blocks: readonly Block[], { headings }: PageLook): string => {
  let text = ''
  let follows = false
  for (const block of blocks) {
    const inList = block.kind === 'text' && listed.test(block.text)
    const level = block.kind === 'heading' ? headings.indexOf(rounded(block.size)) + 1 : 0
    const written =
      block.kind === 'heading'
        ? headingOf(level || headings.length, block.text)
        : inList
          ? entry(block.text)
          : block.text
    text += (text && (inList && follows ? '\n' : '\n\n')) + written
    follows = inList
  }
  return text
}

/** The size most letters have, and the larger ones in order. */
export const sizesOf = (rows: Iterable<Row>): Pick<PageLook, 'body' | 'headings'> => {
  const letters = new Map<number, number>()
  for (const { text, size } of rows) letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length)
  const [body = 0] = [...letters].toSorted(([, one], [, other]) => other - one)[0] ?? []
  const headings = [...letters.keys()].filter(size => size > body * 1.12).toSorted((one, other) => other - one)
  return { body, headings: headings.slice(0, 6) }
}
