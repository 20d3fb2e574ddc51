import { type Span, type WordSpan, wordSpans } from '../spans.ts'
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
const clauseEnd = /[,;:.!?–(]/
const clauseStart = /[,;:.!?–(][^,;:.!?–(]*$/

const withoutHollow = ({ text, from, words }: Sentence, empty: RegExp | undefined): Clean => {
  if (!empty || text.search(empty) < 0) return { text, from, words }
  const clean = text.replaceAll(empty, found => '\uE000'.repeat(found.length))
  const left = wordSpans(clean).map(word => ({ ...word, from: from + word.from, to: from + word.to }))
  return { text: clean, from, words: left }
}

/** What a negation denies: the next word that says something, in its clause; where nothing follows, the one before. */
const deniedBy = (
  { text, from }: Clean,
  word: WordSpan,
  before: readonly WordSpan[],
  behind: readonly WordSpan[],
): WordSpan | undefined => {
  const clause = text.slice(word.to - from).search(clauseEnd)
  const end = clause < 0 ? from + text.length : word.to + clause
  const next = behind.find(one => one.from < end)
  if (next || pronoun.test(word.lower)) return next
  const start = from + text.slice(0, word.from - from).search(clauseStart)
  return before.findLast(one => one.from > start)
}

/** What a sentence of a language denies. */
export const denyingIn = (language: string, stem: Stem) => {
  const [shape, empty, slight] = [denies[language], hollow[language], light[language]]
  const says = ({ lower }: WordSpan) => !slight?.has(lower) && !shape?.test(lower)
  return (sentence: Sentence): Denying => {
    const clean = withoutHollow(sentence, empty)
    const negationOf = (word: WordSpan): Negation => {
      const at = clean.words.indexOf(word)
      const [before, behind] = [clean.words.slice(0, at).filter(says), clean.words.slice(at + 1).filter(says)]
      const denied = deniedBy(clean, word, before, behind)
      const near = [...behind.slice(0, reach), ...before.slice(-2)]
      return {
        from: word.from,
        to: word.to,
        denied: denied && stem(denied.lower),
        near: near.map(({ lower }) => stem(lower)),
      }
    }
    return { ...clean, negations: clean.words.filter(({ lower }) => shape?.test(lower)).map(negationOf) }
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
