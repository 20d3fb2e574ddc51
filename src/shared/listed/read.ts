import { withoutHalfMark, isOnlyMarks } from '../named-parts/dressing.ts'
import { mayHandOver } from '../handover.ts'
import { isHeading, isLead, linesOf, withoutHandover } from './frame.ts'
import { amountOf, isSingle, type Listed } from './layout.ts'
import { readLines } from './lines.ts'
import { mayBeMark, markIn } from './marks.ts'
import { readParagraphs } from './paragraphs.ts'
import { readText, readTexts } from './texts.ts'

/** The items in these lines; with `open` others may follow. */
const readItems = (shape: Listed, lines: readonly string[], open: boolean): readonly string[] | undefined => {
  const most = amountOf(shape)
  if (isSingle(shape)) return [readText(lines)].filter(Boolean)
  if (shape.each === 'line') return readLines(lines, most, open)?.slice(0, most)
  if (shape.each === 'paragraph') return readParagraphs(lines).slice(0, most)
  return readTexts(lines, most, open)?.slice(0, most)
}

/** A list of texts that was written as prose, as its items: undefined where nothing tells them apart. */
export const readListed = (shape: Listed, written: string): readonly string[] | undefined => {
  const items = readItems(shape, linesOf(written), false)
  return items?.length ? items : undefined
}

/** Whether the last line may still become something else than text of an item. */
const isOpenLine = (lines: readonly string[], line: string) => {
  if (isOnlyMarks(line) || /^\s*`/.test(line)) return true
  const mark = markIn(line)
  if (mark?.isPlain && mark.rest) return false
  const isFirst = !lines.some(one => one.trim())
  const mayLead = isFirst && (mayHandOver(line) || /^\s*(?:#|\*\*|__)/.test(line))
  return mayLead || mayBeMark(line) || (/^\s*(?:#|\*\*|__)/.test(line) && (line.length < 70 || isHeading(line)))
}

/**
 * The lines without what, at their end, may be no text, or only lead to what has not come yet. A line without
 * a number, where lines are the items, may be the name of some: it counts when it is whole.
 */
const settled = ({ each }: Listed, written: string): readonly string[] => {
  const all = linesOf(written)
  const before = all.slice(0, -1)
  const last = all.at(-1) ?? ''
  const isUnsure = isOpenLine(before, last) || (each === 'line' && !markIn(last))
  const sure = isUnsure ? before : [...before, withoutHalfMark(last)]
  const end = sure.findLastIndex(line => line.trim() !== '' && !isLead(line))
  return sure.slice(0, end + 1)
}

/** Whether what came so far may turn out to be JSON. */
const mayBeJson = (written: string) =>
  /^\s*(?:```\w*\s*)?(?:[{[]\s*)?$/.test(withoutHandover(written.split(/\r?\n/)).join('\n'))

/** As much of a list as can be told while it comes. */
export const listedSoFar = (shape: Listed, written: string): readonly string[] | undefined => {
  if (mayBeJson(written)) return undefined
  const items = readItems(shape, settled(shape, written), true)
  return items?.length ? items : undefined
}

/** An answer that was cut off, without the mark of which only half has come. */
export const withoutHalf = (shape: Listed, written: string): string =>
  /^\s*(?:```\w*\s*)?(?:\{|\[\s*["{])/.test(written) ? written : settled(shape, written).join('\n')
