import { languageOf } from '../languages.ts'
import { sentenceSpans } from '../spans.ts'
import { plain } from './normalised.ts'
import { stemsOf } from './stems.ts'

/** So many words must be shared before a sentence counts as one about the same. */
const fewest = 2
/** What is longer is no sentence that one would quote; characters. */
const longest = 400

const isFigure = (stem: string) => /\d/.test(stem)

const sentencesOf = (page: string, language: ReturnType<typeof languageOf>) =>
  page.split(/\n\s*\n/).flatMap(paragraph => {
    const text = plain(paragraph)
    return sentenceSpans(text).flatMap(({ from, to }) => {
      const sentence = text.slice(from, to).trim()
      return sentence.length > longest ? [] : [{ sentence, stems: stemsOf(sentence, language) }]
    })
  })

/**
 * Finds the sentence of a page that shares most with what was written from it, as its readers see it; a figure counts
 * twice. Undefined where none shares enough. The page is read once, when it is asked for the first time.
 */
export const sentenceFinder = (page: string) => {
  const read = () => {
    const language = languageOf(page.slice(0, 2000))
    return { language, sentences: sentencesOf(page, language) }
  }
  let known: ReturnType<typeof read> | undefined
  return (written: string): string | undefined => {
    const { language, sentences } = (known ??= read())
    const wanted = [...stemsOf(written, language)]
    let best: { sentence: string; score: number } | undefined
    for (const { sentence, stems } of sentences) {
      const shared = wanted.filter(stem => stems.has(stem))
      const score = shared.length + shared.filter(isFigure).length
      if (score >= fewest && score > (best?.score ?? 0)) best = { sentence, score }
    }
    return best?.sentence
  }
}

/** The same for a page that is asked once. */
export const closestSentence = (page: string, written: string): string | undefined => sentenceFinder(page)(written)
