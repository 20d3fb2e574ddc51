import { languageOf } from '../languages.ts'
import { stemsOf } from './stems.ts'

/** Stands for what was left out between two pieces; no quotation reaches over it. */
export const gap = '[…]'

/** The paragraphs of a text; one that is longer than `most`, in pieces. */
export const paragraphsOf = (text: string, most: number, piece = most): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .flatMap(paragraph =>
      paragraph.length <= most ? [paragraph] : (paragraph.match(new RegExp(`[^]{1,${piece}}(?:\\s|$)`, 'gu')) ?? []),
    )

/**
 * Of a long text the paragraphs that share most words with one of the questions, in their order, in about so many
 * characters; what was left out between them is marked. A short text stays whole.
 */
export const excerptOf = (text: string, questions: readonly string[], most: number): string => {
  if (text.length <= most) return text
  const language = languageOf(text.slice(0, 2000))
  const wanted = questions.map(question => stemsOf(question, language))
  const paragraphs = paragraphsOf(text, most, Math.ceil(most / 4))
  const scored = paragraphs.map((paragraph, at) => {
    const stems = stemsOf(paragraph, language)
    const shared = wanted.map(one => [...one].filter(stem => stems.has(stem)).length)
    return { at, score: Math.max(0, ...shared), length: paragraph.length }
  })
  let left = most
  const taken = scored
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .filter(({ score, length, at }) => {
      const fits = (score > 0 || at === 0) && length <= left
      if (fits) left -= length + gap.length
      return fits
    })
    .map(({ at }) => at)
    .toSorted((one, other) => one - other)
  const pieces = taken.map((at, place) => [
    ...(place && at !== (taken[place - 1] ?? 0) + 1 ? [gap] : []),
    paragraphs[at],
  ])
  return pieces.flat().join('\n\n')
}
