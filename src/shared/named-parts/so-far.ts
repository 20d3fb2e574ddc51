import type { Item } from '../answers.ts'
import type { Values } from '../fields.ts'
import { mayHandOver } from '../handover.ts'
import { isOnlyMarks, linesOf, withoutHalfMark } from './dressing.ts'
import { nameFinder, type NameFinder } from './names.ts'
import { around, fieldsOf, mainOf, type NamedParts } from './layout.ts'
import { readLines } from './read.ts'

/** What may be a sentence above an answer is held back until so many characters have come. */
const mostHeld = 300

/** Where a line of a list may begin its next item: told when it is whole. */
const mayBeginItem = /^\s*(?:#{1,6}\s|\*\*|\d{1,2}[.)]|\|)/
/** Another word for a second suggestion. */
const mayBeOther = /^\s*(?:alternativ\w*|oder|or)\b[^:\n]{0,20}:?\s*$/i
const isOtherBegun = (line: string) => 'alternativ'.startsWith(line.trim().toLowerCase())

/** Whether the last line may still become something else than text. */
const isOpenLine = (shape: NamedParts, { find, mayBecome }: NameFinder, line: string) =>
  isOnlyMarks(line) ||
  mayBecome(line) ||
  (shape.shape === 'list' && mayBeginItem.test(line) && !find(line)) ||
  (mainOf(shape) !== undefined && (mayBeOther.test(line) || isOtherBegun(line)))

/** No post has more hashtags. */
const mostTags = 50

/** A line without the hashtags at its end. */
const beforeTags = (line: string): string => {
  let end = line.length
  for (let tag = 0; tag < mostTags; tag++) {
    const text = line.slice(0, end).replace(/[\s,;]{1,9}$/, '')
    const at = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t'), text.lastIndexOf(','))
    if (text[at + 1] !== '#') return line.slice(0, end)
    end = at + 1
  }
  return line.slice(0, end)
}

/** The lines without what, at their end, may be no text. */
const settled = (shape: NamedParts, finder: NameFinder, lines: readonly string[]) => {
  const last = lines.at(-1) ?? ''
  if (isOpenLine(shape, finder, last)) return lines.slice(0, -1)
  return [...lines.slice(0, -1), withoutHalfMark(last)]
}

/** The lines without hashtags at their end, which may be the last of the answer or stand in its text. */
const withoutTags = (name: string, { find }: NameFinder, lines: readonly string[]) => {
  const sure = [...lines]
  for (;;) {
    const last = sure.at(-1)
    if (last === undefined) return sure
    const text = beforeTags(last)
    if (text.trim() && find(last)?.name !== name) return [...sure.slice(0, -1), text]
    sure.pop()
  }
}

/** Whether the text so far may be a sentence above the answer, and none of it. */
const isUnsure = (shape: NamedParts, { find }: NameFinder, lines: readonly string[]) => {
  const main = mainOf(shape)
  if (main === undefined || lines.some(line => find(line))) return false
  if (lines.join('\n').length >= mostHeld) return false
  const needsHead = around(fieldsOf(shape), main).head.some(([, { optional }]) => !optional)
  const text = lines.join('\n').trim()
  return needsHead || (!text.includes('\n') && mayHandOver(text))
}

const isJson = (lines: readonly string[]) => /^\s*(?:\{|\[\s*["{])/.test(lines.find(line => line.trim()) ?? '')

/** As much of an answer as can be told while it comes: undefined where nothing can. */
export const namedPartsSoFar = (shape: NamedParts, written: string): Values | readonly Item[] | undefined => {
  const finder = nameFinder(fieldsOf(shape))
  const all = linesOf(written)
  if (isJson(all)) return undefined
  const sure = settled(shape, finder, all)
  if (isUnsure(shape, finder, sure)) return undefined
  const main = mainOf(shape)
  const [words] = main === undefined ? [] : (around(fieldsOf(shape), main).tail[0] ?? [])
  return readLines(shape, finder, words === undefined ? sure : withoutTags(words, finder, sure), true)
}

/** An answer that was cut off, without the name or the mark of which only half has come. */
export const withoutHalf = (shape: NamedParts, written: string): string => {
  const lines = linesOf(written)
  return isJson(lines) ? written : settled(shape, nameFinder(fieldsOf(shape)), lines).join('\n')
}
