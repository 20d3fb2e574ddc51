import { slipsBetween } from './slips.ts'
import type { Span } from './spans.ts'

/** What a dictionary says of a word: its own words that look like it, the likeliest first; undefined: it is one. */
export type Looked = (word: string) => readonly string[] | undefined

/** What is not a word of a text but an address, a name in a network, or code. */
const code = /`[^`]*`/g
const addressed = /[@#/\\]|www\./
const blank = (hidden: string) => ' '.repeat(hidden.length)
/** A text without these, its words at the places where they were. */
const withoutAside = (text: string) =>
  text.replaceAll(code, blank).replaceAll(/\S+/g, piece => (addressed.test(piece) ? blank(piece) : piece))
const wordIn = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu
const longestPart = 60

/** Whether it is written as a word may be in a text: small, or with one capital in front. */
const isPlain = (word: string) =>
  word.length <= longestPart && /^\p{L}\p{Ll}+(?:['’-](?:\p{L}\p{Ll}+|\p{Ll}))*$/u.test(word)
const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const beginsSentence = (before: string) => /(?:^|[.!?…:]["“”„»«)\]]*\s+|\n\s*[-*#>\d.]*\s*|["“„»(]\s*)$/u.test(before)

/** The words of a text that a dictionary can be asked about, each once. */
export const wordsToSpell = (text: string): readonly string[] => [
  ...new Set(withoutAside(text).match(wordIn)?.filter(isPlain)),
]

/**
 * Spellings that are mistaken for each other, as one: doubled letters, an h that is not heard, i and ie, e and ä, hard
 * and soft ends. A word that merely looks like another one does not fall together with it.
 */
const heard = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/ä|ae/g, 'e')
    .replaceAll(/(?<=\p{L})h/gu, '')
    .replaceAll('ie', 'i')
    .replaceAll('ck', 'k')
    .replaceAll(/v|p(?=f)/g, 'f')
    .replaceAll(/(?<=^en)d|d$/g, 't')
    .replaceAll(/g$/g, 'k')
    .replaceAll(/b$/g, 'p')
    .replaceAll(/(\p{L})\1+/gu, '$1')

const letters = (word: string) => [...word.toLowerCase()].toSorted().join('')
/** Either sounds like the other, or has two letters in the wrong order. */
const isAlike = (one: string, other: string) =>
  heard(one) === heard(other) || (letters(one) === letters(other) && slipsBetween(one, other, 1) === 1)

const shortest = 5
const allowed = (word: string) => (word.length < 8 ? 1 : 2)
const small = (word: string) => word.toLowerCase().replaceAll('ß', 'ss')
const sameButCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The one word that was meant, if there is one only: nothing is better than a guess. */
const meant = (word: string, found: readonly string[], { alone }: { alone: boolean }): string | undefined => {
  if (word.length < shortest) return undefined
  const slips = (one: string) => slipsBetween(small(word), small(one), allowed(word))
  const near = found.filter(one => !/[\s-]/.test(one) && !sameButCase(one, word) && slips(one) < Infinity)
  const alike = near.filter(one => isAlike(one, word))
  const fits = alike.length || alone ? alike : near
  const least = Math.min(...fits.map(slips))
  const [best, ...others] = fits.filter(one => slips(one) === least)
  return others.length ? undefined : best
}

const asWritten = (now: string, was: string) => (isCapital(was) ? now.charAt(0).toUpperCase() + now.slice(1) : now)

/** A word that was spelled otherwise than the dictionary does, and how it does. */
export type Spelled = { readonly was: string; readonly now: string }

export type Spelling = { readonly text: string; readonly changes: readonly Spelled[] }

/**
 * The words that stand in no dictionary and can only be one word of it, where they stand. In German, which makes words
 * of words, and where something may be a name, it must sound like that word. Who writes no ß in the whole text is not
 * told to.
 */
export const misspelt = (text: string, language: 'de' | 'en', look: Looked): readonly (Spelled & Span)[] => {
  const swiss = language === 'de' && !text.includes('ß')
  const held = withoutAside(text)
  return Array.from(held.matchAll(wordIn)).flatMap(({ 0: word, index: from }) => {
    const found = isPlain(word) ? look(word) : undefined
    if (!found) return []
    const before = held.slice(Math.max(0, from - 80), from)
    if (language === 'en' && isCapital(word) && !beginsSentence(before)) return []
    const unit = /\d\s$/.test(before) ? found.find(one => sameButCase(one, word)) : undefined
    const one = unit ?? meant(word, found, { alone: language === 'de' || isCapital(word) })
    const now = one && asWritten(one, word)
    if (!now || now === word || (swiss && now.replaceAll('ß', 'ss') === word)) return []
    return [{ was: word, now, from, to: from + word.length }]
  })
}

/** A text with such words mended, each change named once. */
export const spelled = (text: string, language: 'de' | 'en', look: Looked): Spelling => {
  const changes = new Map<string, Spelled>()
  let mended = ''
  let at = 0
  for (const { was, now, from, to } of misspelt(text, language, look)) {
    if (!changes.has(was)) changes.set(was, { was, now })
    mended += text.slice(at, from) + now
    at = to
  }
  return { text: mended + text.slice(at), changes: [...changes.values()] }
}
