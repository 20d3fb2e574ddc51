import { type Span, sentenceSpans } from '../spans.ts'
import { plain } from './normalised.ts'

/** What is longer is shown as it was quoted; characters. */
const longest = 600
/** So far we look for where a paragraph begins and ends; characters. */
const reach = 3000

const paragraphAround = (page: string, { from, to }: Span): Span => {
  const before = page.slice(Math.max(0, from - reach), from)
  const begin = [...before.matchAll(/\n\s*\n/g)].at(-1)
  const end = page.slice(to, to + reach).search(/\n\s*\n/)
  return {
    from: from - before.length + (begin ? begin.index + begin[0].length : 0),
    to: end < 0 ? Math.min(page.length, to + reach) : to + end,
  }
}

/**
 * The sentences of a page in which a passage stands, as its readers see them: what was left out before or behind a
 * quotation cannot change what it says unseen.
 */
export const sentenceAround = (page: string, span: Span): string => {
  const around = paragraphAround(page, span)
  const paragraph = plain(page.slice(around.from, around.to))
  const quoted = plain(page.slice(span.from, span.to))
  const from = paragraph.indexOf(quoted, Math.max(0, plain(page.slice(around.from, span.from)).length - 2))
  const inside = sentenceSpans(paragraph).filter(one => one.from < from + quoted.length && one.to > from)
  const [first, last] = [inside[0], inside.at(-1)]
  if (from < 0 || !first || !last) return quoted
  const whole = paragraph.slice(Math.min(from, first.from), Math.max(from + quoted.length, last.to)).trim()
  return whole.length > longest ? quoted : whole
}
