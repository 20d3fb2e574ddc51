import { insideQuotes, withoutMarks } from '../named-parts/dressing.ts'
import { isRule } from '../named-parts/names.ts'
import { paragraphsOf } from './blocks.ts'
import { isHeading, isLead } from './frame.ts'
import { markIn, type Mark } from './marks.ts'

/** Items without marks around all of one, and without quotation marks where each of them has some. */
const undressed = (items: readonly string[]): readonly string[] => {
  const plain = items.map(item => withoutMarks(item.replace(/^[\s>]*(?:#{1,6}\s+)?/, ''))).filter(Boolean)
  const inside = plain.map(insideQuotes)
  return inside.every(text => text !== undefined) ? inside.map(withoutMarks) : plain
}

/** Whether a mark counts on: a number that does not may stand in a sentence that was wrapped before it. */
const follows = ({ number }: Mark, last: number) => number === undefined || number === last + 1 || number === 1

/** Items below their marks. A line without one goes on with the item above it, or is an item behind an empty line. */
const marked = (lines: readonly string[], first: Mark): readonly string[] => {
  const items: string[] = []
  let last = 0
  let isApart = true
  lines.forEach((line, at) => {
    const mark = markIn(line)
    const isDeeper = mark !== undefined && mark.indent > first.indent + 1
    const isOther = mark?.number === undefined && first.number !== undefined
    if (!line.trim() || isRule(line)) isApart = true
    else if (mark && !isDeeper && !isOther && follows(mark, last)) {
      items.push(mark.rest)
      last = mark.number ?? last
      isApart = false
    } else {
      const next = lines.slice(at + 1).find(one => one.trim())
      // The name of a group of items stands above them.
      if (isApart && items.length && (isHeading(line) || line.trim().endsWith(':')) && next && markIn(next)) return
      const text = mark && mark.number === undefined ? mark.rest : line.trim()
      if (isApart && !mark && items.length && !/^\s/.test(line)) items.push(text)
      else items[Math.max(0, items.length - 1)] = `${items.at(-1) ?? ''} ${text}`.trim()
      isApart = false
    }
  })
  return items
}

/** Items without marks: a line each, or a paragraph each where those are as many as were asked for. */
const unmarked = (lines: readonly string[], most: number | undefined): readonly string[] => {
  const blocks = paragraphsOf(lines).map(block => block.map(line => line.trim()).join(' '))
  const own = lines.map(line => line.trim()).filter(line => line && !isRule(line))
  return blocks.length === most ? blocks : own
}

/** Where the first item stands: below what only leads to it. */
const leadIn = (lines: readonly string[]) => {
  const at = lines.findIndex(line => {
    const mark = markIn(line)
    return mark !== undefined && (mark.number ?? 1) === 1
  })
  const above = paragraphsOf(lines.slice(0, Math.max(0, at)))
  return { at, above: above.flat(), isLead: above.flat().every(isLead) }
}

/**
 * A list of lines; undefined where it is none, but a sentence or two. Of what still comes (`open`) a single line may be
 * the first.
 */
export const readLines = (
  lines: readonly string[],
  most: number | undefined,
  open: boolean,
): readonly string[] | undefined => {
  const { at, above, isLead: hasLead } = leadIn(lines)
  const first = markIn(lines[at] ?? '')
  if (first) {
    const own = marked(lines.slice(at), first)
    const isWhole = most !== undefined && own.length >= most
    if (hasLead || isWhole || above.length < 3) return undressed([...(hasLead || isWhole ? [] : above), ...own])
  }
  const blocks = paragraphsOf(lines)
  const top = blocks[0] ?? []
  const isLeading = isLead(top.join('\n')) && blocks.length > 1
  const belowTop = !isLeading && top.length > 1 && isLead(top[0] ?? '') ? 1 : 0
  const from = isLeading ? lines.indexOf(top.at(-1) ?? '') + 1 : lines.indexOf(top[0] ?? '') + belowTop
  const own = unmarked(lines.slice(Math.max(0, from)), most)
  const least = most === undefined ? 2 : Math.ceil(most / 2)
  return own.length >= (open ? 1 : least) ? undressed(own) : undefined
}
