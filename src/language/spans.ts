import { isWrapped, listMark, spansIn, terminated } from './sentences.ts'

/** A piece of a text, from one UTF-16 offset to before another. */
export type Span = { readonly from: number; readonly to: number }

/** A word where it stands. */
export type WordSpan = Span & { readonly as: string; readonly lower: string }

/** A sentence where it stands; `whole` is false for a heading or a note, which end without a sign. */
export type SentenceSpan = Span & { readonly text: string; readonly whole: boolean }

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*/gu

/** The words of a text, each where it stands. A hyphen parts. */
export const wordSpans = (text: string): WordSpan[] => {
  let to = 0
  return (text.match(word) ?? []).map(as => {
    const from = text.indexOf(as, to)
    to = from + as.length
    return { as, lower: as.toLowerCase(), from, to }
  })
}

const letters = /\p{L}+/gu
const onlyLetters = /^[a-zß-öø-ÿ]+$/

/** Words as rows of letters: figures, apostrophes and accents that stand alone part them. Most words are one row. */
export const lettersIn = (words: readonly WordSpan[]): WordSpan[] => {
  const rows: WordSpan[] = []
  for (const word of words)
    if (onlyLetters.test(word.lower)) rows.push(word)
    else
      for (const { 0: as, index } of word.as.matchAll(letters)) {
        const from = word.from + index
        rows.push({ as, lower: as.toLowerCase(), from, to: from + as.length })
      }
  return rows
}

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

/** A text, place for place, in which each block is one line, and the mark of a list a row of line breaks. */
const linesOf = (text: string) => {
  let lines = ''
  for (const { from, to } of blocksOf(text)) {
    const block = text.slice(from, to).replaceAll(/[\r\n]/g, ' ')
    const mark = listMark.exec(block)?.[0].length ?? 0
    lines += '\n'.repeat(from + mark - lines.length) + block.slice(mark)
  }
  return lines
}

const said = /[\p{L}\p{N}]/u

/** The sentences of a text, each where it stands, without the marks of a list and the spaces around it. */
export const sentenceSpans = (text: string): SentenceSpan[] => {
  const lines = linesOf(text)
  return spansIn(lines, at => lines[at - 1] === '\n').flatMap(span => {
    const sentence = lines.slice(span.from, span.to)
    const trimmed = sentence.trim()
    if (!said.test(trimmed)) return []
    const from = span.from + sentence.length - sentence.trimStart().length
    return { text: trimmed, from, to: from + trimmed.length, whole: terminated.test(trimmed) }
  })
}

/** The number of the first of some pieces, which stand in their order, that begins at a place or behind it. */
export const firstFrom = (spans: readonly Span[], place: number): number => {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.from ?? Infinity) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The number of the sentence a place belongs to, or -1. */
export const sentenceAt = (sentences: readonly Span[], place: number): number => {
  const at = firstFrom(sentences, place + 1) - 1
  return place < (sentences[at]?.to ?? 0) ? at : -1
}

/** Whether a place lies within one of some pieces, which stand in their order. */
export const inside = (spans: readonly Span[], place: number): boolean => sentenceAt(spans, place) >= 0

/** Whether a word is joined to the one before it by a hyphen: both count as one. */
export const isJoined = (text: string, from: number) => /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, from - 3), from))
