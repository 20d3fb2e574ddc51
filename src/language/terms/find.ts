import { type Span, wordSpans, type WordSpan } from '../spans.ts'
import { type Stem, stemming } from '../words.ts'

/** A word or phrase that is looked for; `exact` ones only as they are written. */
export type Phrase = { readonly as: string; readonly exact?: boolean }

/** Where a phrase stands in a text, in any of its forms. */
export type Found<One extends Phrase> = Span & { readonly phrase: One }

/** So short that its stem would be the stem of something else, too: only with the endings of its forms. */
const short = 4
/** Longer than the word it comes from by more than this, it is another word. */
const mostMore = 3
const ending: Readonly<Record<string, RegExp>> = { de: /^(?:e?s|e?n)$/, en: /^(?:e?s)$/ }

const isAcronym = (word: string) => /^[\p{Lu}\p{N}]{2,}$/u.test(word)
const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const opens = /(?:^|[.!?:]\s+|\n[\s#>*\d.-]*|[„“"«(])$/

type Look = { readonly text: string; readonly language: string | undefined; readonly stem: Stem }

/** Whether a word is the one that is looked for, in one of its forms. */
const isForm = (wanted: WordSpan, word: WordSpan, { text, language, stem }: Look) => {
  if (isAcronym(wanted.as)) return word.as === wanted.as || word.as === `${wanted.as}s`
  if (isCapital(wanted.as) && !isCapital(word.as)) return false
  const begins = () => opens.test(text.slice(Math.max(0, word.from - 8), word.from))
  // „Essen“ is another word than „essen“, unless a sentence begins with it.
  if (language === 'de' && !isCapital(wanted.as) && isCapital(word.as) && !begins()) return false
  if (word.lower === wanted.lower) return true
  const rest = word.lower.startsWith(wanted.lower) ? word.lower.slice(wanted.lower.length) : undefined
  if (rest !== undefined && /^['’]s$/.test(rest)) return true
  if (rest !== undefined && ending[language ?? '']?.test(rest)) return true
  if (wanted.lower.length <= short) return false
  const common = stem(wanted.lower)
  if (/(?:ings?|ed)$/.test(word.lower) && language === 'en' && common.length <= short) return false
  return stem(word.lower) === common && Math.abs(word.lower.length - wanted.lower.length) <= mostMore
}

/** What belongs to an address, to a name with a sign in it or to a compound is part of another word. */
const isPart = (text: string, { from, to }: Span) =>
  /[\p{L}\p{N}@/_#-]$|[\p{L}\p{N}]\.$/u.test(text.slice(Math.max(0, from - 2), from)) ||
  /^(?:[@/_-][\p{L}\p{N}]|\.[\p{L}\p{N}])/u.test(text.slice(to, to + 2))

/** Where phrases stand in a text, each in any of its forms, but not as part of other words. */
export const phrasesIn = <One extends Phrase>(
  text: string,
  phrases: readonly One[],
  language: string | undefined,
): readonly Found<One>[] => {
  const stem = stemming(language)
  const look = { text, language, stem }
  const byFirst = new Map<string, { phrase: One; words: readonly WordSpan[] }[]>()
  for (const phrase of phrases) {
    const words = wordSpans(phrase.as)
    const [first] = words
    for (const key of first ? new Set([first.lower, stem(first.lower)]) : [])
      byFirst.set(key, [...(byFirst.get(key) ?? []), { phrase, words }])
  }
  const all = wordSpans(text)
  return all.flatMap((first, at) => {
    const keys = new Set([first.lower, stem(first.lower), first.lower.replace(/['’]?s$|e[ns]$|n$/, '')])
    const candidates = new Set([...keys].flatMap(key => byFirst.get(key) ?? []))
    return [...candidates].flatMap(({ phrase, words }) => {
      const fits = words.every((wanted, more) => {
        const word = all[at + more]
        return word !== undefined && (phrase.exact ? word.as === wanted.as : isForm(wanted, word, look))
      })
      const span = { from: first.from, to: all[at + words.length - 1]?.to ?? first.to }
      // Between its words stands what stands in the phrase, or a space: no sentence ends there.
      const isOne = words.length === 1 || !/[.!?;:,\n]/.test(text.slice(span.from, span.to))
      return fits && isOne && !isPart(text, span) ? [{ ...span, phrase }] : []
    })
  })
}
