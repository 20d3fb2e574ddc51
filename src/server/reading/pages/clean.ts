import { languageOf } from '#language/index.ts'
import { cutTo } from '../documents/clean.ts'

const most = { words: 20_000, letters: 120_000 }
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu

const cutToWords = (text: string) => {
  let count = 0
  for (const { index } of text.matchAll(word)) if (++count > most.words) return cutTo(text, index)
  return text
}

/** A text without runs of spaces that nobody has typed: looking for where they end is slow. */
export const withoutGaps = (text: string): string => text.replaceAll(/[^\S\n]{40,}/g, ' ')

/** As much of a text as is kept of a page, and how many words that is. */
export const keptOf = (whole: string) => {
  const text = cutToWords(cutTo(whole, most.letters))
  return { text, words: text.match(word)?.length ?? 0, isCut: text.length < whole.length }
}

/** The language that a page claims, unless it is the one that templates claim and the words are another's. */
export const languageIn = (claimed: string | undefined, text: string): string | undefined => {
  const claim = /^[a-z]{2,3}(?![a-z])/.exec(claimed?.trim().toLowerCase() ?? '')?.[0]
  return claim && claim !== 'en' ? claim : (languageOf(text) ?? claim)
}
