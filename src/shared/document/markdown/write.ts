import { joined, nested } from '../marks.ts'
import type { Block, Cell, Document, Inline, List, Mark, Table, Text } from '../schema.ts'
import { claimsOf, columnsOf, columnsTaken, laidOut } from '../tables.ts'
import { blocksOfItem, wordsOfLine } from '../words.ts'
import { callOf, notesNumbered } from './notes.ts'

/** Signs that would be read as Markdown; a bracket that stands alone would not, it is a gap or a remark. */
const signs =
  /[\\`*]|~(?=~)|(?<=~)~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\](?=[(:[])|\[(?=\^)|<(?=[a-z/!?])|&(?=#|\w+;)/giu
const escaped = (words: string) => words.replaceAll(signs, '\\$&').replaceAll('\n', ' ')

/** What a line cannot begin with, or be, without being something else. */
const opening = /^(?:#{1,6}(?=\s|$)|[+-](?=\s|$)|>|~{3}|(?=[ :|=-]+$))/
const numbered = /^(\d{1,9})(?=[.)](?:\s|$))/
const atStart = (line: string) => line.trim().replace(opening, '\\$&').replace(numbered, '$1\\')

const fenceFor = (code: string, least: number) => {
  const longest = (code.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 0)
  return '`'.repeat(longest < least ? least : longest + 1)
}
const codeOf = (words: string) => {
  const line = words.replaceAll('\n', ' ')
  const room = line.trim() && /^[ `]|[ `]$/.test(line) ? ' ' : ''
  const fence = fenceFor(line, 1)
  return fence + room + line + room + fence
}

const around: Partial<Record<Mark['type'], string>> = { bold: '**', italic: '*', strike: '~~' }

/** Behind the signs that begin and end looks, until it is known what stands beside them. */
const [opens, closes] = ['\ufdd0', '\ufdd1']
const beside = (sign: string) => `(?:[*~]+[${opens}${closes}])*[*~]+${sign}(?:[*~]+[${opens}${closes}])*`
const other = String.raw`[\p{P}\p{S}]`
const letter = String.raw`[^\s\p{P}\p{S}${opens}${closes}]`
const touching = new RegExp(`(?<=${other}${beside(closes)})${letter}|${letter}(?=${beside(opens)}${other})`, 'gu')
const either = new RegExp(`[${opens}${closes}]`, 'g')
/** “**Note:**that”: signs between a letter and what is none would be shown, so the letter is written by its number. */
const apart = (line: string) => line.replaceAll(touching, one => `&#${one.codePointAt(0)};`).replaceAll(either, '')

/** Blanks at the ends stand outside, or the signs would be shown. */
const marked = (mark: Mark, inside: readonly string[]): readonly string[] => {
  const words = inside.join('')
  const core = words.trim()
  const sign = around[mark.type]
  if (!core || (!sign && mark.type !== 'link')) return [words]
  const at = words.indexOf(core)
  const [before, after] = [words.slice(0, at), words.slice(at + core.length)]
  if (mark.type !== 'link') return [before + sign + opens + core + sign + closes + after]
  const address = mark.attrs.href.replaceAll('(', '%28').replaceAll(')', '%29')
  return [`${before}[${core}](${address})${after}`]
}

/** Two ends of lines would part a paragraph: all but the last are written out. */
const writtenOut = (line: readonly Inline[]) =>
  new Set(line.filter((one, at) => one.type === 'hardBreak' && (!at || line[at + 1]?.type !== 'text')))

/** Words that would make a link, or a note itself, of the call for a note before them. */
const afterCalls = (line: readonly Inline[]) =>
  new Set(line.filter((one, at) => one.type === 'text' && line[at - 1]?.type === 'footnote' && /^[(:[]/.test(one.text)))

/** Words as Markdown. Of colours, underlining, sub- and superscript, which Markdown does not have, the words stay. */
const written = (content: readonly Inline[] = [], lineEnd = '\n') => {
  const line = joined(content)
  const [out, after] = [writtenOut(line), afterCalls(line)]
  const piece = (one: Inline): readonly string[] => {
    if (one.type === 'image') return [`![${escaped(one.attrs.alt ?? '')}](${one.attrs.src})`]
    if (one.type === 'hardBreak') return [out.has(one) ? '<br>' : lineEnd]
    if (one.type === 'footnote') return [callOf(one)]
    if (one.marks?.some(({ type }) => type === 'code')) return [codeOf(one.text)]
    return [after.has(one) ? `\\${one.text[0]}${escaped(one.text.slice(1))}` : escaped(one.text)]
  }
  return apart(nested(line, piece, marked).join(''))
}
/** What a note says as `readNote` takes it, which reads no more than a line. */
export const writeNote = (content: readonly Text[]) => written(content, ' ').trim()

/** A line of a text. */
const lineOf = (content?: readonly Inline[], lineEnd?: string) =>
  written(content, lineEnd).split('\n').map(atStart).join('\n')

const indented = (text: string, by: string) => text.replaceAll(/\n(?=[^\n])/g, `\n${by}`)

const isList = (block: Block | undefined): block is List => block?.type.endsWith('List') ?? false
/** Of several lists one after the other every second. */
const seconds = (blocks: readonly Block[]) => {
  const found = new Set<Block>()
  blocks.forEach((block, at) => {
    const before = blocks[at - 1]
    const follows =
      isList(block) && isList(before) && (before.type === 'orderedList') === (block.type === 'orderedList')
    if (before && follows && !found.has(before)) found.add(block)
  })
  return found
}

/** Lists that follow each other have different signs, or they would be one. */
const listOf = ({ type, attrs, content }: List, isSecond: boolean) => {
  const start = attrs && 'start' in attrs ? (attrs.start ?? 1) : 1
  return content
    .map((item, at) => {
      const sign = type === 'orderedList' ? `${start + at}${isSecond ? ')' : '.'}` : isSecond ? '*' : '-'
      const box = item.type === 'taskItem' ? (item.attrs.checked ? '[x] ' : '[ ] ') : ''
      const blocks = blocksOfItem(item)
      const others = seconds(blocks)
      const inside = blocks
        .map((block, place) => (place ? (isList(block) && place === 1 ? '\n' : '\n\n') : '') + one(block, others))
        .join('')
      return `${sign} ${box}${indented(inside, ' '.repeat(sign.length + 1))}`
    })
    .join('\n')
}

const inCell = (blocks: readonly Block[]): string =>
  blocks
    .map(block => {
      if (block.type === 'codeBlock') return codeOf(wordsOfLine(block.content))
      return block.type === 'paragraph' || block.type === 'heading' ? lineOf(block.content, '<br>') : several([block])
    })
    .join('<br>')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join('<br>')
    .replaceAll('|', '\\|')

const alignments = { left: ':---', center: ':---:', right: '---:', justify: '---' }
/** A table of Markdown has a head; fields over several columns or rows leave the others empty. */
const tableOf = (table: Table) => {
  const columns = columnsOf(table)
  const lines = table.content.map(() => Array.from({ length: columns }, () => ''))
  laidOut(claimsOf(table), columns, (_, of, y, x) => {
    const line = lines[y]
    if (of && line) line[x] = inCell(of.content)
    return of as Cell
  })
  const ends = (table.content[0]?.content ?? []).flatMap(cell => {
    const [first] = cell.content
    const align = first?.type === 'paragraph' ? first.attrs?.textAlign : undefined
    return Array.from({ length: columnsTaken(cell) }, () => (align ? alignments[align] : '---'))
  })
  return [lines[0], ends, ...lines.slice(1)].map(line => `| ${line?.join(' | ')} |`).join('\n')
}

const one = (block: Block, others: ReadonlySet<Block>): string => {
  switch (block.type) {
    case 'paragraph':
      return lineOf(block.content)
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${lineOf(block.content, '<br>').replace(/(?<!\\)#$/, '\\#')}`
    case 'blockquote':
      return several(block.content)
        .split('\n')
        .map(line => `> ${line}`.trimEnd())
        .join('\n')
    case 'codeBlock': {
      const code = wordsOfLine(block.content)
      const fence = fenceFor(code, 3)
      return `${fence}${block.attrs?.language ?? ''}\n${code}\n${fence}`
    }
    case 'horizontalRule':
      return '***'
    case 'table':
      return tableOf(block)
    default:
      return listOf(block, others.has(block))
  }
}

const several = (blocks: readonly Block[]): string => {
  const others = seconds(blocks)
  return blocks.map(block => one(block, others)).join('\n\n')
}

/** A document as Markdown, in which line ends count as they do in ours. */
export const toMarkdown = ({ content }: Document): string => {
  const notes = notesNumbered(content)
  const text = several(content)
  return [text, ...notes.map(note => `${callOf(note)}: ${lineOf(note.content).trim()}`)].join('\n\n')
}
