import { littleWordsOf } from '../languages.ts'
import type { SentenceSpan } from '../spans.ts'
import { stemOf } from '../words.ts'

/** A sentence by what it says: the stems of its words without the little ones. */
export type Content = ReadonlySet<string>

const word = /\p{L}+/gu

export const contentsOf = (sentences: readonly SentenceSpan[], language: string | undefined): Content[] => {
  const little = littleWordsOf(language)
  const known = new Map<string, string | undefined>()
  const stemmed = (found: string) => {
    const lower = found.toLowerCase()
    if (!known.has(lower)) known.set(lower, lower.length < 3 || little.has(lower) ? undefined : stemOf(lower, language))
    return known.get(lower) ?? []
  }
  return sentences.map(({ text }) => new Set((text.match(word) ?? []).flatMap(stemmed)))
}

/**
 * The sentence of the other text that says most of the same, for each one, and how much it does, from 0 to 1: twice
 * the stems they share over all they have. Only sentences that share a stem are looked at.
 */
export const partners = (from: readonly Content[], to: readonly Content[]): { at: number; like: number }[] => {
  const holders = new Map<string, number[]>()
  to.forEach((content, at) => {
    for (const stem of content) {
      const known = holders.get(stem)
      if (known) known.push(at)
      else holders.set(stem, [at])
    }
  })
  return from.map(content => {
    const shared = new Map<number, number>()
    for (const stem of content) for (const at of holders.get(stem) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    let best = { at: -1, like: 0 }
    for (const [at, count] of shared) {
      const like = (2 * count) / (content.size + (to[at]?.size ?? 0))
      if (like > best.like || (like === best.like && at < best.at)) best = { at, like }
    }
    return best
  })
}
