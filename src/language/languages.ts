import { deu, eng, fra, ita, nld, pol, por, rus, spa, swe, tur } from 'stopword'

/** The little words of a language: they carry its sentences and say nothing of what a text is about. */
const little: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    de: deu,
    en: eng,
    fr: fra,
    it: ita,
    nl: nld,
    pl: pol,
    pt: por,
    ru: rus,
    es: spa,
    sv: swe,
    tr: tur,
  }).map(([language, words]) => [language, new Set(words)]),
)

const anyLittle = new Set([...deu, ...eng])

/** The little words of this language; where it is not known, those of German and English. */
export const littleWordsOf = (language: string | undefined): ReadonlySet<string> =>
  (language && little[language]) || anyLittle

const enoughWords = 400
const word = /\p{L}+/gu

/**
 * The language of a text, as `de`, by the little words in it: German, English and nine more. Undefined where too few
 * of them occur to be sure, as in a single word or a list of names.
 */
export const languageOf = (text: string): string | undefined => {
  const beginning: string[] = []
  for (const [found] of text.slice(0, 10_000).matchAll(word))
    if (beginning.push(found.toLowerCase()) === enoughWords) break
  const hits = Object.entries(little)
    .map(([language, words]) => ({ language, hits: beginning.filter(found => words.has(found)).length }))
    .sort((one, other) => other.hits - one.hits)
  const [best, second] = hits
  return best && best.hits >= 2 && best.hits > (second?.hits ?? 0) ? best.language : undefined
}
