import { inEach, lengthOf, written } from '#shared/text.ts'
import { isJoined } from '../spans.ts'
import type { Check, Finding } from './finding.ts'

const placeOf = (text: string, characters: number) => [...text].slice(0, characters).join('').length

/** Whether a text keeps within the length that its form allows; marked is what is too much. */
export const limits: Check = ({ text, words: all, sentences, wanted: { most = {} } }) => {
  const words = most.words === undefined ? all : all.filter(({ from }) => !isJoined(text, from))
  const tooMuch = (count: number, limit: number | undefined, from: () => number, unit: { de: string; en: string }) => {
    if (limit === undefined || count <= limit) return []
    const finding: Finding = {
      kind: 'limit',
      from: from(),
      to: text.length,
      message: inEach(locale =>
        locale === 'de'
          ? `${written(count, locale)} ${unit.de}, höchstens ${written(limit, locale)} sind möglich.`
          : `${written(count, locale)} ${unit.en}, where at most ${written(limit, locale)} are possible.`,
      ),
    }
    return [finding]
  }
  const { characters, words: mostWords, sentences: mostSentences } = most
  return [
    ...tooMuch(lengthOf(text), characters, () => placeOf(text, characters ?? 0), { de: 'Zeichen', en: 'characters' }),
    ...tooMuch(words.length, mostWords, () => words[mostWords ?? 0]?.from ?? text.length, {
      de: 'Wörter',
      en: 'words',
    }),
    ...tooMuch(sentences.length, mostSentences, () => sentences[mostSentences ?? 0]?.from ?? text.length, {
      de: 'Sätze',
      en: 'sentences',
    }),
  ]
}
