import { type Segment, segmentsOf } from '#language/comparing/segments.ts'
import type { Changed } from './take-back.ts'

/** A line of a text as it is read: a heading of some depth, an item of a list, or a paragraph. */
export type Line = { readonly depth: number; readonly bullet: string; readonly pieces: readonly Changed[] }

/** What a line begins with, as one sign that no text has: it is kept or changed as a whole. */
const signs = { heading: 0xe000, item: 0xe010, number: 0xe100 }
const mostNumbers = 0x700

const asSign = (_: string, heading?: string, item?: string, number?: string) => {
  if (heading) return String.fromCharCode(signs.heading + heading.length)
  if (item) return String.fromCharCode(signs.item)
  return number ? String.fromCharCode(signs.number + Math.min(Number(number), mostNumbers)) : ''
}

/** What a line is, and the words behind its sign. */
const readSign = (text: string) => {
  const code = text.charCodeAt(0)
  const [isHeading, isItem, isNumber] = [
    code > signs.heading && code <= signs.heading + 6,
    code === signs.item,
    code >= signs.number && code <= signs.number + mostNumbers,
  ]
  return {
    depth: isHeading ? code - signs.heading : 0,
    bullet: isItem ? '•' : isNumber ? `${code - signs.number}.` : '',
    words: isHeading || isItem || isNumber ? text.slice(1) : text,
  }
}

/** The words of a text without emphasis and the targets of links; what its lines begin with is one sign each. */
export const plain = (markdown: string) =>
  markdown
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u{e000}-\u{e7ff}]/gu, '')
    .replaceAll(/^[ \t]*(?:(#{1,6})[ \t]+|([-*+])[ \t]+|(\d{1,9})[.)][ \t]+|>[ \t]?)/gm, asSign)
    .replaceAll(/\[([^[\]\n]*)\]\((?:[^)\n\]]|\](?!\())*\)/g, '$1')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu, '')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '')

/** What two texts share and what only one of them has, by their words. */
export const changesOf = (one: string, other: string): readonly Segment[] => segmentsOf(plain(one), plain(other))

/**
 * The lines of what was compared, or of one side of it alone. A line that is new stands below the one it takes the
 * place of.
 */
export const linesOf = (segments: readonly Changed[], side?: 'gone' | 'new'): readonly Line[] => {
  const lines: { depth: number; bullet: string; pieces: Changed[] }[] = []
  let line = { depth: 0, bullet: '', pieces: [] as Changed[] }
  const end = () => {
    if (line.pieces.some(({ text }) => text.trim())) lines.push(line)
    line = { depth: 0, bullet: '', pieces: [] }
  }
  const starts = { gone: true, new: true }
  const put = ({ kind, change }: Changed, written: string) => {
    const both = side ? ([side] as const) : (['gone', 'new'] as const)
    const sides: readonly ('gone' | 'new')[] = kind === 'same' ? both : [kind]
    let text = written
    if (sides.some(side => starts[side])) {
      if (kind !== 'gone' && line.pieces.length && line.pieces.every(piece => piece.kind === 'gone')) end()
      const { depth, bullet, words } = readSign(text)
      text = words
      // The new line may have said already what it is, by a sign that stands alone.
      const isSaid = sides.includes('new') && !starts.new
      if (!line.pieces.length && !isSaid) line = { ...line, depth, bullet }
    }
    for (const side of sides) starts[side] = false
    if (text) line.pieces.push({ kind, text, ...(change !== undefined && { change }) })
  }
  for (const segment of side ? segments.filter(of => of.kind === 'same' || of.kind === side) : segments)
    for (const [at, part] of segment.text.split('\n').entries()) {
      const { kind } = segment
      if (at) {
        end()
        if (kind !== 'new') starts.gone = true
        if (kind !== 'gone') starts.new = true
      }
      if (part) put(segment, part)
    }
  end()
  return lines
}
