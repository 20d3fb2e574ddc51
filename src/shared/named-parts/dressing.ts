import { isHandover } from '../handover.ts'

/** What models put around an answer, and what is no part of it. */

/** Whether a paragraph above the first name hands over: there any line with a colon at its end does, too. */
export const isHandoverOfParts = (paragraph: string) =>
  isHandover(paragraph) || /^[^\n]{1,240}:$/.test(paragraph.trim())

const fence = /^\s*```[^\n`]*$/

/** The lines of an answer, without a fence around all of it; a sentence may stand before the fence. */
export const linesOf = (written: string): string[] => {
  const lines = written.replaceAll(/\r\n?/g, '\n').split('\n')
  const opens = lines.findIndex(line => fence.test(line))
  if (opens < 0) return lines
  const before = lines.slice(0, opens).join('\n').trim()
  if (before && !isHandoverOfParts(before)) return lines
  const inside = lines.slice(opens + 1)
  const closes = inside.findIndex(line => fence.test(line))
  if (closes < 0) return inside
  // Another fence belongs to the text: then the last one closes.
  const last = inside.findLastIndex(line => fence.test(line))
  return last === closes ? [...inside.slice(0, closes), ...inside.slice(closes + 1)] : inside.toSpliced(last, 1)
}

/** The end of an answer that still comes, as far as it may be no text: a fence, a mark or a rule that only begins. */
export const isOnlyMarks = (line: string) => {
  const rest = line.replace(/^[\s>#*_`=•–—-]*/, '').replace(/^\d{1,2}[.)]?/, '')
  return /^[\s*_]*$/.test(rest)
}

const quotes: readonly (readonly [string, string])[] = [
  ['„', '“'],
  ['“', '”'],
  ['"', '"'],
  ['»', '«'],
  ['«', '»'],
]

/** How long a line is, said behind it. */
const counted = /\(\d{1,4} (?:zeichen|characters|chars)[^()]*\)$/i

/** A line without marks of Markdown that hold all of it or are not closed yet, and without its length. */
export const withoutMarks = (line: string): string => {
  const text = line.replace(counted, '').trim()
  const mark = /^(?:\*\*|__|[*_`])(?=\S)/.exec(text)?.[0]
  if (!mark) return text
  const end = text.indexOf(mark, mark.length)
  const isAll = end < 0 || end === text.length - mark.length
  return isAll ? withoutMarks(text.slice(mark.length, end < 0 ? undefined : end)) : text
}

/** What stands between quotation marks that hold all of a text or are not closed yet; else undefined. */
export const insideQuotes = (text: string): string | undefined => {
  const pair = quotes.find(([opens]) => text.startsWith(opens))
  const end = pair ? text.indexOf(pair[1], 1) : 0
  const isAll = text.length > 2 && (end < 0 || end === text.length - 1)
  return pair && isAll ? text.slice(1, end < 0 ? undefined : end) : undefined
}

/** A line without what a model puts around it: marks, and quotation marks. */
export const bare = (line: string): string => {
  const text = withoutMarks(line)
  const inside = insideQuotes(text)
  return inside === undefined ? text : bare(inside)
}

/** Half a mark, one that opens at the end, and a length that begins to be said. */
const half = /(?:[*_`]{1,3}|<[^<>\n]*|\((?:\d[^()\n]*)?)$/

/** A line that still comes, without what at its end may be no text. */
export const withoutHalfMark = (line: string) => line.trimEnd().replace(half, '').trimEnd()
