import { type Span, sentenceSpans } from '../spans.ts'

/** Numbers of notes and marked gaps: they belong to the sentence they stand in or behind, and end none. */
const apart = /\[[^[\]\n]{1,82}\]/g

/** The sentence of a text in which a place stands, or behind which it stands; of Markdown with notes, too. */
export const sentenceBefore = (text: string, at: number): Span => {
  const from = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  const line = text.slice(from, end < 0 ? text.length : end)
  // What is blanked out keeps its room.
  const plain = line.replaceAll(apart, sign => ' '.repeat(sign.length))
  const last = plain.slice(0, at - from).trimEnd().length - 1
  const found = sentenceSpans(plain).find(span => span.from <= last && last < span.to)
  return found ? { from: from + found.from, to: from + found.to } : { from, to: from + line.length }
}
