import { nested } from './marks.ts'
import type { Block, Inline, List, Mark, Table } from './schema.ts'
import { blocksOfItem, tick } from './words.ts'

/**
 * Where the words go: in a file tables stand in columns and quotes behind their sign; where they are pasted, fields are
 * parted by tabs and a quote is its words.
 */
type Means = Readonly<{ file?: boolean }>

/** A link names its address unless that is what its words say. */
const named = (mark: Mark, inside: readonly string[]): readonly string[] => {
  if (mark.type !== 'link') return inside
  const { href } = mark.attrs
  const words = inside.join('')
  if (!words) return []
  return [words.includes(href.replace(/^(?:mailto|tel):|^https?:\/\/|\/$/g, '')) ? words : `${words} (${href})`]
}

const indented = (text: string, by: number) => text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`)

/** So many letters the lines of a table in columns have at most. */
const widest = 100

/**
 * Blocks as words alone: no signs but the bullets of lists, and lines only where the text has them; notes stand at the
 * end.
 */
export const toPlain = (all: readonly Block[], { file = false }: Means = {}): string => {
  const notes: string[] = []
  const wordsOf = (one: Inline): readonly string[] => {
    if (one.type === 'text') return [one.text]
    if (one.type === 'hardBreak') return ['\n']
    if (one.type === 'footnote') return [`[${notes.push(lineOf(one.content))}]`]
    return one.attrs.alt ? [`[${one.attrs.alt}]`] : []
  }
  const lineOf = (line: readonly Inline[] = []) => nested(line, wordsOf, named).join('').trim()

  const list = ({ type, attrs, content }: List) => {
    const start = attrs && 'start' in attrs ? (attrs.start ?? 1) : 1
    return content
      .map((item, at) => {
        const bullet = type === 'orderedList' ? `${start + at}.` : '-'
        const inside = blocksOfItem(item).map(
          (block, place) => (place ? (block.type.endsWith('List') ? '\n' : '\n\n') : '') + one(block),
        )
        const sign = item.type === 'taskItem' ? tick(item.attrs.checked) : ''
        return `${bullet} ${indented(sign + inside.join(''), bullet.length + 1)}`
      })
      .join('\n')
  }

  const table = ({ content }: Table) => {
    const texts = content.map(row =>
      row.content.map(cell =>
        several(cell.content)
          .split('\n')
          .map(line => line.trim())
          .filter(Boolean)
          .join(' / '),
      ),
    )
    const widths: number[] = []
    for (const row of texts) row.forEach((text, at) => (widths[at] = Math.max(widths[at] ?? 0, [...text].length)))
    const isNarrow = widths.reduce((sum, width) => sum + width + 3, 0) <= widest
    if (!file || !isNarrow) return texts.map(row => row.join('\t')).join('\n')
    const padded = (text: string, at: number) => text + ' '.repeat((widths[at] ?? 0) - [...text].length)
    return texts.map(row => row.map(padded).join('   ').trimEnd()).join('\n')
  }

  const one = (block: Block): string => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return lineOf(block.content)
      case 'codeBlock':
        return (block.content ?? []).map(({ text }) => text).join('')
      case 'horizontalRule':
        return '* * *'
      case 'blockquote':
        return file
          ? several(block.content)
              .split('\n')
              .map(line => `> ${line}`.trimEnd())
              .join('\n')
          : several(block.content)
      case 'table':
        return table(block)
      default:
        return list(block)
    }
  }

  const several = (blocks: readonly Block[]): string => blocks.map(one).join('\n\n')
  const text = several(all)
  return notes.length ? `${text}\n\n${notes.map((note, at) => `[${at + 1}] ${note}`).join('\n')}` : text
}
