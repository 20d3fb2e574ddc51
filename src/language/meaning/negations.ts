import { type SentenceSpan, type Span, type WordSpan, wordSpans } from '../spans.ts'
import { stemOf } from '../words.ts'
import { denies, hollow, light, pronoun, softer } from './denials.ts'

/** A negation, the stem of what it denies, and the stems of what stands near it. */
export type Negation = Span & { readonly denied: string | undefined; readonly near: readonly string[] }

/** What a sentence denies, the words in it that can do so without a negation, and the stems of all its words. */
export type Denying = {
  readonly negations: readonly Negation[]
  readonly soft: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

const reach = 4
const clauseEnd = /[,;:.!?–(]/
const clauseStart = /[,;:.!?–(][^,;:.!?–(]*$/

/** What a negation denies: the next word that says something, in its clause; where nothing follows, the one before. */
const deniedBy = (text: string, words: readonly WordSpan[], at: number, says: (word: WordSpan) => boolean) => {
  const word = words[at]
  if (!word) return undefined
  const clause = text.slice(word.to).search(clauseEnd)
  const end = clause < 0 ? text.length : word.to + clause
  const behind = words.slice(at + 1).find(one => one.from < end && says(one))
  if (behind || pronoun.test(word.lower)) return behind
  const start = text.slice(0, word.from).search(clauseStart)
  return words
    .slice(0, at)
    .filter(one => one.from > start && says(one))
    .at(-1)
}

/** “Too” at the end of a clause means also; before a word it can deny: “too far to walk”. */
const isAlso = (lower: string, next: string | undefined) => lower === 'too' && (!next || /[.,;:!?]/.test(next))

/** What each of these sentences denies. */
export const denyingIn = (sentences: readonly SentenceSpan[], language: string): Denying[] => {
  const [shape, empty, slight, mild] = [denies[language], hollow[language], light[language], softer[language]]
  const known = new Map<string, string>()
  const stem = ({ lower }: WordSpan) => {
    const found = known.get(lower) ?? stemOf(lower, language)
    known.set(lower, found)
    return found
  }
  return sentences.map(({ text, from }) => {
    const clean = empty ? text.replaceAll(empty, found => '\uE000'.repeat(found.length)) : text
    const words = wordSpans(clean)
    const says = (one: WordSpan) => !slight?.has(one.lower) && !shape?.test(one.lower)
    const negations = words.flatMap((word, at): Negation[] => {
      if (!shape?.test(word.lower)) return []
      const denied = deniedBy(clean, words, at, says)
      const near = [
        ...words
          .slice(at + 1)
          .filter(says)
          .slice(0, reach),
        ...words.slice(0, at).filter(says).slice(-2),
      ]
      return [{ from: from + word.from, to: from + word.to, denied: denied && stem(denied), near: near.map(stem) }]
    })
    return {
      negations,
      soft: new Set(words.flatMap(({ lower, to }) => (mild?.test(lower) && !isAlso(lower, clean[to]) ? [lower] : []))),
      stems: new Set(words.map(stem)),
    }
  })
}
