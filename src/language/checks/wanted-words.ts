import { wordSpans, type WordSpan } from '../spans.ts'
import { stemOf } from '../words.ts'
import type { Check, Finding } from './finding.ts'

/** So short that its stem would be the stem of something else, too. */
const tooShort = 3
/** So long that a longer word with it is about the same: „Lastenradverleih“ has „Lastenrad“ in it. */
const compound = 5

const isAcronym = (word: string) => /^[\p{Lu}\p{N}]{2,}$/u.test(word)

type Pattern = readonly ((word: WordSpan, stem: string) => boolean)[]

/** A word or phrase as something that each of some neighbouring words must fit, in any of its forms. */
const patternOf = (phrase: string, language: string | undefined, partly: boolean): Pattern =>
  wordSpans(phrase).map(({ as, lower }) => {
    if (isAcronym(as)) return word => word.as === as || word.as === `${as}s`
    if (lower.length <= tooShort) return word => word.lower === lower
    const wanted = stemOf(as, language)
    const contains = partly && lower.length >= compound
    return (word, stem) => stem === wanted || word.lower === lower || (contains && word.lower.includes(wanted))
  })

const placesOf = (pattern: Pattern, words: readonly WordSpan[], stems: readonly string[]) =>
  pattern.length
    ? words.flatMap((first, at) => {
        const fits = pattern.every((fitsWord, more) => {
          const word = words[at + more]
          return word !== undefined && fitsWord(word, stems[at + more] ?? '')
        })
        return fits ? { from: first.from, to: words[at + pattern.length - 1]?.to ?? first.to } : []
      })
    : []

/** Whether the words that must stand in the text do, and those to avoid do not, in any of their forms. */
export const wantedWords: Check = ({ text, language, words, wanted: { include = [], avoid = [] } }) => {
  if (!include.length && !avoid.length) return []
  const stems = words.map(({ as }) => stemOf(as, language))
  const missing = include
    .filter(phrase => phrase.trim() && !placesOf(patternOf(phrase, language, true), words, stems).length)
    .map((phrase): Finding => ({
      kind: 'missing_word',
      from: text.length,
      to: text.length,
      message: { de: `„${phrase}“ sollte vorkommen und fehlt.`, en: `“${phrase}” should be included and is missing.` },
    }))
  const present = avoid.flatMap(phrase =>
    placesOf(patternOf(phrase, language, false), words, stems).map((place): Finding => ({
      kind: 'avoided_word',
      ...place,
      message: { de: `„${phrase}“ sollte nicht vorkommen.`, en: `“${phrase}” was to be avoided.` },
    })),
  )
  return [...missing, ...present]
}
