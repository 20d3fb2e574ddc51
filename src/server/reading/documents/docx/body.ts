import { limits } from '../limits.ts'
import { attribute, tokensOf } from '../xml.ts'
import { emptyPlace, type Paragraph, type BlockList, writeBlock, writeParagraph, writeTable } from './blocks.ts'
import type { Style } from './styles.ts'

/** What the other parts of a document say about its paragraphs. */
export type Around = {
  style(id: string | undefined): Style
  mark(list: string, level: number): string
  /** The number of a note, from the place where it is mentioned. */
  note(kind: 'footnote' | 'endnote', id: string): string
}

type Open = Paragraph & { style?: string; list?: string; level?: number }
type Table = { rows: string[][]; row?: string[]; continued: boolean; span: number }

/** Not to be read: what was deleted or moved away, the second version of a drawing, the code of a field. */
const skipped = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText', 'w:delText', 'w:rt', 'w:sectPr'])
const written = new Map([
  ['w:tab', '\t'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
])
const isOff = (attributes: string) => /w:val\s*=\s*["'](0|false|off)["']/.test(attributes)

/** Tables inside tables are read as text below this depth. */
const deepest = 8

/** Reads the paragraphs and tables of one part, at most so many characters of them. */
export const readBody = (xml: string, around: Around, most: number = limits.text) => {
  const body = emptyPlace()
  const places: BlockList[] = [body]
  const paragraphs: Open[] = []
  const tables: Table[] = []
  let [room, skipping, skippedBy, hidden, inText, below] = [most, 0, '', false, false, 0]
  const place = () => places.at(-1) ?? body
  const say = (text: string) => {
    const paragraph = paragraphs.at(-1)
    if (paragraph && !hidden) paragraph.text += text
    room -= text.length
  }

  const closeParagraph = () => {
    const paragraph = paragraphs.pop()
    if (!paragraph) return
    const style = around.style(paragraph.style)
    if (style.furniture) return
    const list = paragraph.list ?? style.list
    const heading = paragraph.heading ?? style.heading
    const listed = list !== undefined && list !== '0' && !heading && paragraph.text.trim() !== ''
    const mark = listed ? around.mark(list, paragraph.level ?? style.level ?? 0) : undefined
    writeParagraph(place(), { text: paragraph.text, mark, heading })
  }

  const opens: Readonly<Record<string, (attributes: string) => void>> = {
    'w:p': () => void paragraphs.push({ text: '' }),
    'w:r': () => (hidden = false),
    'w:vanish': attributes => {
      if (!isOff(attributes)) hidden = true
    },
    'w:t': () => (inText = true),
    'm:t': () => (inText = true),
    'w:br': attributes => say(/w:type\s*=/.test(attributes) ? ' ' : '\n'),
    'w:pStyle': attributes => {
      const paragraph = paragraphs.at(-1)
      if (paragraph) paragraph.style = attribute(attributes, 'w:val')
    },
    'w:numId': attributes => {
      const paragraph = paragraphs.at(-1)
      if (paragraph) paragraph.list = attribute(attributes, 'w:val')
    },
    'w:ilvl': attributes => {
      const paragraph = paragraphs.at(-1)
      if (paragraph) paragraph.level = Number(attribute(attributes, 'w:val'))
    },
    'w:outlineLvl': attributes => {
      const [paragraph, level] = [paragraphs.at(-1), Number(attribute(attributes, 'w:val'))]
      if (paragraph && level < 9) paragraph.heading = level + 1
    },
    'w:footnoteReference': attributes => say(around.note('footnote', attribute(attributes, 'w:id') ?? '')),
    'w:endnoteReference': attributes => say(around.note('endnote', attribute(attributes, 'w:id') ?? '')),
    'w:txbxContent': () => void places.push(emptyPlace()),
    'w:tbl': () => {
      if (tables.length < deepest) tables.push({ rows: [], continued: false, span: 1 })
      else below += 1
    },
    'w:tr': () => {
      const table = tables.at(-1)
      if (table && !below) table.rows.push((table.row = []))
    },
    'w:tc': () => {
      if (below) return
      const table = tables.at(-1)
      if (table) [table.continued, table.span] = [false, 1]
      places.push(emptyPlace())
    },
    'w:gridSpan': attributes => {
      const table = tables.at(-1)
      if (table) table.span = Math.min(60, Number(attribute(attributes, 'w:val')) || 1)
    },
    'w:vMerge': attributes => {
      const table = tables.at(-1)
      if (table && attribute(attributes, 'w:val') !== 'restart') table.continued = true
    },
  }

  const leavePlace = () => (places.length > 1 ? places.pop() : undefined)
  const closes: Readonly<Record<string, () => void>> = {
    'w:p': closeParagraph,
    'w:r': () => (hidden = false),
    'w:t': () => (inText = false),
    'm:t': () => (inText = false),
    'w:txbxContent': () => {
      const box = leavePlace()?.blocks.join('\n\n') ?? ''
      writeBlock(place(), box)
    },
    'w:tc': () => {
      if (below) return
      const [text = '', table] = [leavePlace()?.blocks.join('\n'), tables.at(-1)]
      table?.row?.push(table.continued ? '' : text, ...Array.from({ length: table.span - 1 }, () => ''))
    },
    'w:tbl': () => {
      if (below) return void (below -= 1)
      const table = tables.pop()
      if (table) writeTable(place(), table.rows)
    },
  }

  for (const token of tokensOf(xml)) {
    if (room < 0) break
    if (token.kind === 'text') {
      if (inText && !skipping) say(token.text)
    } else if (skipping) {
      if (token.name === skippedBy) skipping += token.kind === 'open' ? 1 : -1
    } else if (token.kind === 'open') {
      if (skipped.has(token.name)) [skipping, skippedBy] = [1, token.name]
      else if (written.has(token.name)) say(written.get(token.name) ?? '')
      else if (Object.hasOwn(opens, token.name)) opens[token.name]?.(token.attributes)
    } else if (Object.hasOwn(closes, token.name)) closes[token.name]?.()
  }
  return { text: body.blocks.join('\n\n'), cut: room < 0 }
}
