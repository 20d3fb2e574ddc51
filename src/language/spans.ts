import { goesOn } from './abbreviations.ts'
import { isWrapped, listMark, terminated } from './sentences.ts'

/** A piece of a text, from one UTF-16 offset to before another. */
export type Span = { readonly from: number; readonly to: number }

/** A word where it stands. */
export type WordSpan = Span & { readonly as: string; readonly lower: string }

/** A sentence where it stands; `whole` is false for a heading or a note, which end without a sign. */
export type SentenceSpan = Span & { readonly text: string; readonly whole: boolean }

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*/gu

/** The words of a text, each where it stands. A hyphen parts. */
export const wordSpans = (text: string): WordSpan[] =>
  Array.from(text.matchAll(word), ({ 0: as, index: from }) => ({
    as,
    lower: as.toLowerCase(),
    from,
    to: from + as.length,
  }))

/** Lines that belong together: one that was only wrapped goes on in the next. */
const blocksOf = (text: string): Span[] => {
  const blocks: { from: number; to: number }[] = []
  let from = 0
  let last: string | undefined
  for (const line of text.split('\n')) {
    const to = from + line.length
    const trimmed = line.trim()
    const before = blocks.at(-1)
    if (before && last && trimmed && isWrapped(last, trimmed)) before.to = to
    else if (trimmed) blocks.push({ from, to })
    last = trimmed
    from = to + 1
  }
  return blocks
}

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' })
const said = /[\p{L}\p{N}]/u

/** The sentences of a text, each where it stands, without the marks of a list and the spaces around it. */
export const sentenceSpans = (text: string): SentenceSpan[] =>
  blocksOf(text).flatMap(block => {
    const found: string[] = []
    const lines = text.slice(block.from, block.to).replaceAll(/[\r\n]/g, ' ')
    const mark = listMark.exec(lines)?.[0].length ?? 0
    for (const { segment } of segmenter.segment(lines.slice(mark))) {
      const before = found.at(-1)
      if (before !== undefined && goesOn(before, segment)) found[found.length - 1] = before + segment
      else found.push(segment)
    }
    let at = block.from + mark
    return found.flatMap(sentence => {
      const from = at + sentence.length - sentence.trimStart().length
      at += sentence.length
      const trimmed = sentence.trim()
      if (!said.test(trimmed)) return []
      return { text: trimmed, from, to: from + trimmed.length, whole: terminated.test(trimmed) }
    })
  })

/** The number of the sentence a place belongs to, or -1. */
export const sentenceAt = (sentences: readonly Span[], place: number): number => {
  let low = 0
  let high = sentences.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const span = sentences[middle]
    if (!span) break
    if (place < span.from) high = middle - 1
    else if (place >= span.to) low = middle + 1
    else return middle
  }
  return -1
}

/** Whether a place lies within one of some pieces, which stand in their order. */
export const inside = (spans: readonly Span[], place: number): boolean => sentenceAt(spans, place) >= 0

/** Whether a word is joined to the one before it by a hyphen: both count as one. */
export const isJoined = (text: string, from: number) => /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, from - 3), from))
