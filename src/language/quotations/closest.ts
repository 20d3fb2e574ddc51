import { languageOf } from '../languages.ts'
import { sentenceSpans } from '../spans.ts'
import { plain } from './normalised.ts'
import { stemsOf } from './stems.ts'

/** So many words must be shared before a sentence counts as one about the same. */
const fewest = 2
/** What is longer is no sentence that one would quote; characters. */
const longest = 400

const isFigure = (stem: string) => /\d/.test(stem)

/**
 * The sentence of a page that shares most with what was written from it, as its readers see it; a figure counts twice.
 * Undefined where none shares enough.
 */
export const closestSentence = (page: string, written: string): string | undefined => {
  const language = languageOf(page.slice(0, 2000))
  const wanted = [...stemsOf(written, language)]
  let best: { sentence: string; score: number } | undefined
  for (const paragraph of page.split(/\n\s*\n/)) {
    const text = plain(paragraph)
    for (const { from, to } of sentenceSpans(text)) {
      const sentence = text.slice(from, to).trim()
      if (sentence.length > longest) continue
      const stems = stemsOf(sentence, language)
      const shared = wanted.filter(stem => stems.has(stem))
      const score = shared.length + shared.filter(isFigure).length
      if (score >= fewest && score > (best?.score ?? 0)) best = { sentence, score }
    }
  }
  return best?.sentence
}
