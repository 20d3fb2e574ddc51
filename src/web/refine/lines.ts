import { type Segment, segmentsOf } from '#language/comparing/segments.ts'
import { mostNumbers, plain, signs } from './plain.ts'
import type { Changed } from './take-back.ts'

/** A line of a text as it is read: a heading of some depth, an item of a list, or a paragraph. */
export type Line = { readonly depth: number; readonly bullet: string; readonly pieces: readonly Changed[] }

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

/** Whether only spaces stand between what was changed before and behind. */
const isBetween = (before: Segment | undefined, { kind, text }: Segment, behind: Segment | undefined) =>
  kind === 'same' && /^[^\S\n]+$/.test(text) && !!before && before.kind !== 'same' && !!behind && behind.kind !== 'same'

const isNumber = (text: string) => {
  const code = text.charCodeAt(0)
  return text.length === 1 && code >= signs.number && code <= signs.number + mostNumbers
}

/** What neighbouring words became, as one change: what is gone, what is new, and the space that both end with. */
const asOne = (gone: string, fresh: string): readonly Changed[] => {
  // An item that is only counted otherwise, for one before it came or went, is the same.
  if (isNumber(gone) && isNumber(fresh)) return [{ kind: 'same', text: fresh, was: gone }]
  const [space = ''] = /[^\S\n]*$/.exec(gone) ?? []
  const shared = gone && fresh.endsWith(space) ? space : ''
  const all: readonly Segment[] = [
    { kind: 'gone', text: gone.slice(0, gone.length - shared.length) },
    { kind: 'new', text: fresh.slice(0, fresh.length - shared.length) },
    { kind: 'same', text: shared },
  ]
  return all.filter(({ text }) => text)
}

/** Neighbouring words that were changed are one change, whatever they are parted by. */
const gathered = (segments: readonly Segment[]): readonly Changed[] => {
  const found: Changed[] = []
  let [gone, fresh, wasSpace] = ['', '', false]
  const end = () => {
    found.push(...asOne(gone, fresh))
    ;[gone, fresh] = ['', '']
  }
  for (const [at, segment] of segments.entries()) {
    const { kind, text } = segment
    const isSpace = isBetween(segments[at - 1], segment, segments[at + 1])
    // Where one change follows on the other, each is read by itself.
    if (kind === 'same' ? !isSpace : kind === 'gone' && fresh && !wasSpace) end()
    if (kind === 'same' && !isSpace) found.push(segment)
    if (kind === 'gone' || isSpace) gone += text
    if (kind === 'new' || isSpace) fresh += text
    wasSpace = isSpace
  }
  end()
  return found
}

/** What two texts share and what only one of them has, by their words. */
export const changesOf = (one: string, other: string): readonly Changed[] =>
  gathered(segmentsOf(plain(one), plain(other)))

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
    for (const [at, part] of ((side === 'gone' && segment.was) || segment.text).split('\n').entries()) {
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
