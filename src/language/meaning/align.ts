import { littleWordsOf } from '../languages.ts'
import type { SentenceSpan } from '../spans.ts'
import { stemOf } from '../words.ts'

/** A sentence by what it says: the stems of its words without the little ones. */
export type Content = ReadonlySet<string>

const word = /\p{L}+/gu

export const contentsOf = (sentences: readonly SentenceSpan[], language: string | undefined): Content[] => {
  const little = littleWordsOf(language)
  return sentences.map(
    ({ text }) =>
      new Set(
        (text.match(word) ?? []).flatMap(found => {
          const lower = found.toLowerCase()
          return lower.length < 3 || little.has(lower) ? [] : stemOf(lower, language)
        }),
      ),
  )
}

/** How much two sentences say of the same, from 0 to 1. */
export const alike = (one: Content, other: Content): number =>
  one.size && other.size ? (2 * one.intersection(other).size) / (one.size + other.size) : 0

/** The sentence of the other text that says most of the same, for each one, and how much it does. */
export const partners = (from: readonly Content[], to: readonly Content[]): { at: number; like: number }[] =>
  from.map(content =>
    to.reduce(
      (best, other, at) => {
        const like = alike(content, other)
        return like > best.like ? { at, like } : best
      },
      { at: -1, like: 0 },
    ),
  )
