import { firstFrom, type Span, type WordSpan, wordSpans } from '../spans.ts'
import type { Stem } from '../words.ts'
import { denies, hollow, light, pronoun, softer } from './denials.ts'
import type { Sentence } from './side.ts'

/** A negation, the stem of what it denies, and the stems of what stands near it. */
export type Negation = Span & { readonly denied: string | undefined; readonly near: readonly string[] }

/** A sentence without what only looks like a negation, and the words that are left in it. */
type Clean = Pick<Sentence, 'text' | 'from' | 'words'>

/** What a sentence denies. */
export type Denying = Clean & { readonly negations: readonly Negation[] }

const reach = 4
const clauseSign = /[,;:.!?–(]/g

const withoutHollow = ({ text, from, words }: Sentence, empty: RegExp | undefined): Clean => {
  if (!empty || text.search(empty) < 0) return { text, from, words }
  const clean = text.replaceAll(empty, found => '\uE000'.repeat(found.length))
  const left = wordSpans(clean).map(word => ({ ...word, from: from + word.from, to: from + word.to }))
  return { text: clean, from, words: left }
}

/** The clauses of a sentence, in which the signs that part them are counted by where they stand. */
const clausesIn = ({ text, from }: Clean) => {
  const signs = Array.from(text.matchAll(clauseSign), ({ index }) => ({ from: from + index, to: from + index + 1 }))
  /** How many signs stand before a place. */
  const signsBefore = (place: number) => firstFrom(signs, place)
  return {
    start: (place: number) => signs[signsBefore(place) - 1]?.from ?? from - 1,
    end: (place: number) => signs[signsBefore(place)]?.from ?? from + text.length,
  }
}

/** What a negation denies: the next word that says something, in its clause; where nothing follows, the one before. */
const deniedBy = (
  clauses: ReturnType<typeof clausesIn>,
  word: WordSpan,
  before: WordSpan | undefined,
  next: WordSpan | undefined,
): WordSpan | undefined => {
  if (next && next.from < clauses.end(word.to)) return next
  if (pronoun.test(word.lower)) return undefined
  return before && before.from > clauses.start(word.from) ? before : undefined
}

/** What a sentence of a language denies. */
export const denyingIn = (language: string, stem: Stem) => {
  const [shape, empty, slight] = [denies[language], hollow[language], light[language]]
  const says = ({ lower }: WordSpan) => !slight?.has(lower) && !shape?.test(lower)
  return (sentence: Sentence): Denying => {
    const clean = withoutHollow(sentence, empty)
    const denying = clean.words.filter(({ lower }) => shape?.test(lower))
    if (!denying.length) return { ...clean, negations: [] }
    const saying = clean.words.filter(says)
    const clauses = clausesIn(clean)
    const negationOf = (word: WordSpan): Negation => {
      const at = firstFrom(saying, word.from)
      const denied = deniedBy(clauses, word, saying[at - 1], saying[at])
      const near = [...saying.slice(at, at + reach), ...saying.slice(Math.max(0, at - 2), at)]
      return {
        from: word.from,
        to: word.to,
        denied: denied && stem(denied.lower),
        near: near.map(({ lower }) => stem(lower)),
      }
    }
    return { ...clean, negations: denying.map(negationOf) }
  }
}

/** “Too” at the end of a clause means also; before a word it can deny: “too far to walk”. */
const isAlso = (lower: string, next: string | undefined) => lower === 'too' && (!next || /[.,;:!?]/.test(next))

/** The words of a sentence that can say the same without a negation. */
export const softIn = ({ text, from, words }: Denying, language: string): ReadonlySet<string> => {
  const mild = softer[language]
  const soft = words.filter(({ lower, to }) => mild?.test(lower) && !isAlso(lower, text[to - from]))
  return new Set(soft.map(({ lower }) => lower))
}
