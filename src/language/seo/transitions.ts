import { memoize } from '#shared/memoize.ts'
import type { Span, WordSpan } from '../spans.ts'
import { transitionWords } from './transition-words.ts'

/** By its first word, what else a phrase says. */
const phrasesOf = memoize((language: string) => {
  const all = (transitionWords[language] ?? '')
    .split(/\s*[|\n]\s*/)
    .map(phrase => phrase.trim().match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter(words => words.length)
  return Map.groupBy(all, ([first = '']) => first)
})

/** The first word or phrase of a sentence that joins it to what stands around it, where there is one. */
export const transitionIn = (words: readonly WordSpan[], language: string): Span | undefined => {
  const phrases = phrasesOf(language)
  for (const [at, word] of words.entries())
    for (const phrase of phrases.get(word.lower) ?? []) {
      const last = words[at + phrase.length - 1]
      if (last && phrase.every((part, more) => words[at + more]?.lower === part))
        return { from: word.from, to: last.to }
    }
  return undefined
}
