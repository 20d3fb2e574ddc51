import type { Side } from '../meaning/side.ts'
import { sentenceAt, type Span } from '../spans.ts'

/** Signs of Markdown and of lists before the words of a line. */
const mark = /^[ \t]*(?:(?:[-*•–·>]|\d{1,2}[.)]|#{1,6}|\p{Extended_Pictographic}\uFE0F?)[ \t]+)*/u

const lineAt = (text: string, { from, to }: Span): Span => {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  return { from: start, to: end < 0 ? text.length : end }
}

/** A line that says one thing: an item of a list, a row of a table, „Telefon: …“, an address. */
const isEntry = (line: string) =>
  /^[ \t]*(?:[-*•–·|]|\d{1,2}[.)])[ \t]/u.test(line) ||
  /^[ \t]*(?:\*\*)?[\p{L} .-]{2,30}:(?:\*\*)?[ \t]/u.test(line) ||
  (!/[.!?…][*_”“"')\]]*\s*$/u.test(line) && line.trim().length < 80)

const little = String.raw`am|an|um|in|im|aus|bei|seit|ab|für|von|vom|bis|gegen|nach|mit|zu|zum|zur|at|on|in|from|since|for|by|until|of|with|about|near|around`
const phrase = new RegExp(
  String.raw`[ \u00a0](?:(?:${little})[ \u00a0](?:(?:dem|der|den|the|etwa|rund|über|about|around|over|mehr als|more than)[ \u00a0])?(?:(?:zum|zur|dem|der)[ \u00a0])?)$`,
  'iu',
)

const inItem = /(?:,|;|·|[ \u00a0](?:und|and|oder|or))[ \u00a0]+[^,;·|]{0,24}$/u
const inLine = /(?:,|;|·)[ \u00a0]+[^,;·|]{0,24}$/u
const salutation = /^(?:Sehr geehrte|Liebe|Guten Tag|Hallo|Hi|Hello|Dear|Moin|Servus)/u

/** What is left of a line has to say something. */
const fewestWords = 4

const saysAnything = (text: string) => /[\p{L}\p{N}]/u.test(text)
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/**
 * What is best struck out with a piece of a text, within its part: brackets around it, its line in a list or an
 * address, the short phrase that it ends, else its sentence. Undefined where nothing would be left.
 */
export const struckWith = ({ text, sentences }: Side, span: Span, within: Span): Span | undefined => {
  const line = lineAt(text, span)
  const inPart = ({ from, to }: Span): Span => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) })
  const leaves = (struck: Span) => {
    const { from, to } = inPart(struck)
    return saysAnything(text.slice(within.from, from)) || saysAnything(text.slice(to, within.to))
      ? { from, to }
      : undefined
  }
  const before = text.slice(line.from, span.from)
  const behind = text.slice(span.to, line.to)
  const bracket = /[ \u00a0]?\([^()[\]]*$/u.exec(before)
  const closes = /^[^()[\]]*\)/u.exec(behind)
  if (bracket && closes && bracket[0].length + closes[0].length < 100)
    return leaves({ from: line.from + bracket.index, to: span.to + closes[0].length })

  const at = sentenceAt(sentences, span.from)
  const sentence = sentences[at]
  const wholeLine = text.slice(line.from, line.to)
  if (salutation.test(wholeLine) && wholeLine.length < 80) return undefined
  if (isEntry(wholeLine)) {
    // One of several things in a line: only it goes, with the comma before it.
    const isItem = /^[ \t]*[-*•]/.test(wholeLine)
    const list = (isItem ? inItem : inLine).exec(before)
    if (list && /^[^,;·|]{0,24}(?:[,;·|]|$)/u.test(behind) && !/^\s*\|/.test(wholeLine)) {
      const rest = /^[^,;·|]{0,24}?(?=[,;·|]|$)/u.exec(behind)?.[0].length ?? 0
      return leaves({ from: line.from + list.index, to: span.to + rest })
    }
    const isHeading = /^[ \t]*#/.test(wholeLine) || line.from <= within.from
    if (!isHeading) return leaves({ from: Math.max(within.from, line.from - 1), to: line.to })
  }
  const lead = phrase.exec(before)
  const startsLate = sentence && span.from - sentence.from > 12
  const left = sentence ? wordsIn(sentence.text) - wordsIn(text.slice(span.from, span.to)) : 0
  const ends = /^(?:[ \u00a0]*(?:[,.!?;:)–]|und |and |oder |or )|$)/u.test(behind)
  if (lead && startsLate && ends && left > fewestWords) return leaves({ from: line.from + lead.index, to: span.to })
  if (!sentence) return leaves(line)
  return leaves(withSpace(text, sentence, line, within))
}

/** A sentence with the space that parts it from the next; with its line and its mark, where it has one of its own. */
export const withSpace = (text: string, sentence: Span, line: Span, within: Span): Span => {
  const begin = line.from + (mark.exec(text.slice(line.from, line.to))?.[0].length ?? 0)
  const isFirst = sentence.from <= begin
  const isLast = !/[\p{L}\p{N}]/u.test(text.slice(sentence.to, line.to))
  if (isFirst && isLast) {
    const gap = /^\n*/u.exec(text.slice(line.to, within.to))?.[0].length ?? 0
    if (line.from > within.from && line.to + gap >= within.to) {
      const above = /\n*$/u.exec(text.slice(within.from, line.from))?.[0].length ?? 0
      return { from: line.from - above, to: line.to }
    }
    return { from: Math.max(line.from, within.from), to: line.to + gap }
  }
  const behind = /^[ \u00a0]*/u.exec(text.slice(sentence.to, line.to))?.[0].length ?? 0
  const ahead = /[ \u00a0]*$/u.exec(text.slice(line.from, sentence.from))?.[0].length ?? 0
  return isLast ? { from: sentence.from - ahead, to: sentence.to } : { from: sentence.from, to: sentence.to + behind }
}
