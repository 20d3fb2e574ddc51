import { goesOn } from './abbreviations.ts'

/** A sentence as it stands in the text, and the number of its paragraph. `whole` is false for a heading or a note. */
export type Sentence = { readonly text: string; readonly paragraph: number; readonly whole: boolean }

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' })
/** What stands before an item of a list, or a heading. */
export const listMark = /^\s*(?:[-–•*·]|\d{1,2}[.)]|#{1,6})\s+/
/** How a sentence ends, with what may close behind it. */
export const terminated = /[.!?…。！？][“”"»«’')\]]*$/
const shortestWrap = 45

/** Whether a line was only wrapped and goes on in the next one, as in an e-mail or a copied page. */
export const isWrapped = (line: string, next: string) =>
  !listMark.test(next) &&
  !terminated.test(line) &&
  !line.endsWith(':') &&
  (line.length >= shortestWrap || /^\p{Ll}/u.test(next))

/** The lines of a paragraph as they were meant: wrapped ones joined, items of a list apart and without their mark. */
const unwrapped = (paragraph: string): string[] => {
  const lines: string[] = []
  for (const line of paragraph
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)) {
    const before = lines.at(-1)
    const joins = before !== undefined && (isWrapped(before, line) || (terminated.test(before) && !listMark.test(line)))
    if (joins) lines[lines.length - 1] = `${before} ${line}`
    else lines.push(line)
  }
  return lines.map(line => line.replace(listMark, ''))
}

/** A line, sentence by sentence: what the segmenter parts too early grows together again. */
const inLine = (line: string): string[] => {
  const found: string[] = []
  for (const { segment } of segmenter.segment(line)) {
    const before = found.at(-1)
    if (before !== undefined && goesOn(before, segment)) found[found.length - 1] = before + segment
    else found.push(segment)
  }
  return found.map(sentence => sentence.trim()).filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
}

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
