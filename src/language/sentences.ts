import { goesOn, lookedAt } from './abbreviations.ts'
import type { Span } from './spans.ts'

/** A sentence as it stands in the text, and the number of its paragraph. `whole` is false for a heading or a note. */
export type Sentence = { readonly text: string; readonly paragraph: number; readonly whole: boolean }

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' })
/** What stands before an item of a list, or a heading. */
export const listMark = /^\s*(?:[-–•*·]|\d{1,2}[.)]|#{1,6})\s+/
/** How a sentence ends, with what may close behind it. */
export const terminated = /[.!?…。！？][“”"»«’')\]]*$/
/** What is certain to be one, so that the segmenter need not be asked, which costs most for a short line. */
const oneSentence = /^[\p{L}\p{M}\p{N} ,;'’–-]+[.!?]*$/u
const said = /[\p{L}\p{N}]/u
const shortestWrap = 45

/**
 * Whether a line was only wrapped and goes on in the next one, as in an e-mail or a copied page. Where `line` is only
 * its end, `length` is that of all of it.
 */
export const isWrapped = (line: string, next: string, length = line.length) =>
  !listMark.test(next) &&
  !terminated.test(line) &&
  !line.endsWith(':') &&
  (length >= shortestWrap || /^\p{Ll}/u.test(next))

/** The lines of a paragraph as they were meant: wrapped ones joined, items of a list apart and without their mark. */
const unwrapped = (paragraph: string): string[] => {
  const lines: string[][] = []
  let length = 0
  for (const line of paragraph
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)) {
    const joined = lines.at(-1)
    // How a line ends is seen by its last piece: joined anew for each piece, a long one would be read again and again.
    const last = joined?.at(-1)
    const joins =
      last !== undefined && (isWrapped(last, line, length) || (terminated.test(last) && !listMark.test(line)))
    if (joins) joined?.push(line)
    else lines.push([line])
    length = joins ? length + 1 + line.length : line.length
  }
  return lines.map(pieces => pieces.join(' ').replace(listMark, ''))
}

/**
 * The sentences of a line, each from where to where: what the segmenter parts too early grows together again, unless
 * something `parts` it there.
 */
export const spansIn = (line: string, parts: (at: number) => boolean = () => false): Span[] => {
  if (oneSentence.test(line)) return [{ from: 0, to: line.length }]
  const found: { from: number; to: number }[] = []
  for (const { segment, index } of segmenter.segment(line)) {
    const before = found.at(-1)
    const to = index + segment.length
    if (before && !parts(index) && goesOn(line.slice(Math.max(before.from, index - lookedAt), index), segment))
      before.to = to
    else found.push({ from: index, to })
  }
  return found
}

const inLine = (line: string): string[] =>
  said.test(line)
    ? spansIn(line)
        .map(({ from, to }) => line.slice(from, to).trim())
        .filter(sentence => said.test(sentence))
    : []

/** The sentences of a text, letter for letter; only line breaks inside one become spaces. */
export const sentencesOf = (text: string): Sentence[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((paragraph, number) =>
      unwrapped(paragraph)
        .flatMap(inLine)
        .map(sentence => ({ text: sentence, paragraph: number, whole: terminated.test(sentence) })),
    )

/** What there is to choose from: whole sentences, or, where there are fewer than that, headings and notes, too. */
export const choosable = (text: string, fewest: number): { sentences: Sentence[]; heading: string } => {
  const all = sentencesOf(text)
  const whole = all.filter(sentence => sentence.whole)
  const heading = all[0] && !all[0].whole ? all[0].text : ''
  return { sentences: whole.length >= fewest ? whole : all, heading }
}
