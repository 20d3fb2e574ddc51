import { keywords } from '../keywords.ts'
import { languageOf } from '../languages.ts'
import { wordSpans } from '../spans.ts'
import { stemOf } from '../words.ts'
import { isWord, tokensOf } from './pieces.ts'
import { type Readability, readability } from './readability.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** Two texts side by side. */
export type Compared = {
  readonly segments: readonly Segment[]
  /** The share of words that both have in the same order, from 0 to 1. */
  readonly similarity: number
  readonly one: Readability
  readonly other: Readability
  /** What both are about, and what only one of them is. */
  readonly terms: {
    readonly shared: readonly string[]
    readonly one: readonly string[]
    readonly other: readonly string[]
  }
}

const wordsIn = (text: string) => tokensOf(text).filter(isWord).length

const similarityOf = (segments: readonly Segment[]) => {
  const count = (kind: Segment['kind']) =>
    segments.reduce((sum, segment) => sum + (segment.kind === kind ? wordsIn(segment.text) : 0), 0)
  const same = 2 * count('same')
  const all = same + count('gone') + count('new')
  return all ? same / all : 1
}

const termsOf = (one: string, other: string, language: string | undefined) => {
  const stems = (text: string) => wordSpans(text).map(({ as }) => stemOf(as, language))
  const [here, there] = [new Set(stems(one)), new Set(stems(other))]
  const [mine, theirs] = [keywords({ text: one }), keywords({ text: other })]
  const isIn = (all: ReadonlySet<string>) => (term: string) => stems(term).every(stem => all.has(stem))
  const shared = new Map<string, string>()
  for (const term of [...mine.filter(isIn(there)), ...theirs.filter(isIn(here))]) {
    const key = stems(term).join(' ')
    if (!shared.has(key)) shared.set(key, term)
  }
  return {
    shared: [...shared.values()],
    one: mine.filter(term => !isIn(there)(term)),
    other: theirs.filter(term => !isIn(here)(term)),
  }
}

/** What two texts share and where they differ, how alike they are, and how easily each reads. */
export const compared = (one: string, other: string): Compared => {
  const segments = segmentsOf(one, other)
  const [language, otherLanguage] = [languageOf(one), languageOf(other)]
  return {
    segments,
    similarity: similarityOf(segments),
    one: readability(one, language),
    other: readability(other, otherLanguage ?? language),
    terms: termsOf(one, other, language),
  }
}
