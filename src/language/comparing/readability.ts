import { sentenceSpans, wordSpans } from '../spans.ts'

const germanVowels = /aa|ee|oo|ie|ei|ai|eu|äu|au|ey|ay|(?<=q)u|[aeiouyäöü]/g
const silentU = /(?<=q)u/g
const englishVowels = /[aeiouy]+/g
const silentEnd = /(?:[^laeiouy]e|[^td]ed|[^aeioucgshxz]es)$/

const englishSyllables = (word: string) => {
  const groups = word.match(englishVowels)?.length ?? 0
  const silent = silentEnd.test(word) && groups > 1 ? 1 : 0
  const apart = /(?:ia|io(?!u?n|us)|ua|eo)/.test(word.slice(1)) ? 1 : 0
  return Math.max(1, groups - silent + apart)
}

const germanSyllables = (word: string) => Math.max(1, word.replaceAll(silentU, '').match(germanVowels)?.length ?? 0)

/** The syllables of a word, by its vowels; right for most words, and near enough on average. */
export const syllables = (word: string, language: string | undefined): number =>
  (language === 'de' ? germanSyllables : englishSyllables)(word.toLowerCase())

/** How easily a text reads, in numbers. */
export type Readability = {
  readonly words: number
  readonly sentences: number
  readonly wordsPerSentence: number
  readonly lettersPerWord: number
  /** From about 0, very hard, to about 100, very easy; of German and English texts. */
  readonly flesch: number | undefined
  /** Up to 40 is easy, from 60 on hard; in any language. */
  readonly lix: number
}

const longWord = 6

/**
 * Flesch Reading Ease (R. Flesch, “A new readability yardstick”, Journal of Applied Psychology 32, 1948): 206.835 −
 * 1.015 × words per sentence − 84.6 × syllables per word; in German the form of T. Amstad („Wie verständlich sind
 * unsere Zeitungen?“, Zürich 1978): 180 − words per sentence − 58.5 × syllables per word. LIX (C.-H. Björnsson,
 * “Läsbarhet”, 1968): words per sentence + the percentage of words with more than six letters.
 */
export const readability = (text: string, language: string | undefined): Readability => {
  const words = wordSpans(text).filter(({ as }) => /\p{L}/u.test(as))
  const sentences = Math.max(1, sentenceSpans(text).length)
  const count = Math.max(1, words.length)
  const letters = words.reduce((sum, { as }) => sum + as.length, 0)
  const long = words.filter(({ as }) => as.length > longWord).length
  const wordsPerSentence = words.length / sentences
  const sounded = words.reduce((sum, { as }) => sum + syllables(as, language), 0) / count
  const flesch =
    language === 'de'
      ? 180 - wordsPerSentence - 58.5 * sounded
      : language === 'en'
        ? 206.835 - 1.015 * wordsPerSentence - 84.6 * sounded
        : undefined
  return {
    words: words.length,
    sentences,
    wordsPerSentence,
    lettersPerWord: letters / count,
    flesch: words.length ? flesch : undefined,
    lix: wordsPerSentence + (100 * long) / count,
  }
}
