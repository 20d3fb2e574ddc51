import { lettersIn, type SentenceSpan, sentenceSpans, type Span, type WordSpan, wordSpans } from '../spans.ts'
import type { Fact } from './facts.ts'
import { factsIn } from './facts-in.ts'
import { type Name, namesIn } from './names.ts'

/** What a text or a sentence is made of, each where it stands: words, and the rows of letters in them. */
type Parts = { readonly words: readonly WordSpan[]; readonly letters: readonly WordSpan[] }

/** A sentence, taken apart. */
export type Sentence = SentenceSpan & Parts

/** One of the two texts, taken apart once for all that is looked for. */
export type Side = Parts & {
  readonly text: string
  readonly language: string | undefined
  readonly sentences: readonly Sentence[]
  readonly facts: readonly Fact[]
  readonly names: readonly Name[]
}

/** What lies within each of some sentences; all stand in their order. */
const within = (sentences: readonly Span[], words: readonly WordSpan[]): WordSpan[][] => {
  let at = 0
  const upTo = (place: number) => {
    while ((words[at]?.from ?? place) < place) at++
    return at
  }
  return sentences.map(({ from, to }) => words.slice(upTo(from), upTo(to)))
}

export const sideOf = (text: string, language: string | undefined): Side => {
  const words = wordSpans(text)
  const letters = lettersIn(words)
  const spans = sentenceSpans(text)
  const [wordsOf, lettersOf] = [within(spans, words), within(spans, letters)]
  const sentences = spans.map((span, at) => ({ ...span, words: wordsOf[at] ?? [], letters: lettersOf[at] ?? [] }))
  return {
    text,
    language,
    words,
    letters,
    sentences,
    facts: factsIn(text, language, letters),
    names: namesIn(text, language, sentences),
  }
}
