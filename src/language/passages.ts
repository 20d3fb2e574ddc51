import { languageOf } from './languages.ts'
import { gap, paragraphsOf } from './quotations/excerpt.ts'
import { stemsOf } from './quotations/stems.ts'

/** A passage is no longer than this; characters. What is shorter, as a heading is, goes with what follows. */
const longest = 900
const shortest = 160

/** Of a very long question the beginning says what it is about. */
const mostAsked = 6000

/** The passages of a text, in its order. */
const passagesOf = (text: string): readonly string[] => {
  const passages: string[] = []
  let held = ''
  for (const paragraph of paragraphsOf(text, longest)) {
    const whole = held ? `${held}\n\n${paragraph}` : paragraph
    if (whole.length < shortest) {
      held = whole
      continue
    }
    if (held && whole.length > longest) passages.push(held, paragraph)
    else passages.push(whole)
    held = ''
  }
  return held ? [...passages, held] : passages
}

type Passage = { readonly of: number; readonly at: number; readonly text: string; readonly score: number }

/**
 * What several texts say about a question, in about so many characters in all: for each the passages that share most
 * words with it, in their order, where rare words count more, and nothing where it shares none. Where all of them fit,
 * they stay whole. Words are found in any of their forms, in the language of each text.
 */
export const aboutIn = (texts: readonly string[], question: string, most: number): readonly string[] => {
  if (texts.reduce((sum, text) => sum + text.length, 0) <= most) return texts
  const asked = question.slice(0, mostAsked)
  const all = texts.flatMap((text, of) => {
    const language = languageOf(text.slice(0, 2000))
    const wanted = stemsOf(asked, language)
    return passagesOf(text).map((passage, at) => {
      const stems = stemsOf(passage, language)
      return { of, at, text: passage, shared: [...wanted].filter(stem => stems.has(stem)) }
    })
  })
  const times = new Map<string, number>()
  for (const { shared } of all) for (const stem of shared) times.set(stem, (times.get(stem) ?? 0) + 1)
  const worth = (stem: string) => Math.log(1 + all.length / (times.get(stem) ?? 1))
  let left = most
  const taken = all
    .map(({ shared, ...passage }): Passage => ({
      ...passage,
      score: shared.reduce((sum, stem) => sum + worth(stem), 0) / Math.sqrt(1 + passage.text.length / longest),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.of - other.of || one.at - other.at)
    .filter(({ text }) => {
      const fits = text.length <= left
      if (fits) left -= text.length + gap.length
      return fits
    })
  return texts.map((_, of) => {
    const own = taken.filter(passage => passage.of === of).toSorted((one, other) => one.at - other.at)
    return own
      .map(({ text, at }, place) => (place && at !== (own[place - 1]?.at ?? 0) + 1 ? `${gap}\n\n${text}` : text))
      .join('\n\n')
  })
}
