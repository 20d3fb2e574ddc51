import { languageOf, littleWordsOf } from './languages.ts'
import { type Likeness, likenessOf } from './likeness.ts'
import type { Sentence } from './sentences.ts'
import { wordsOf } from './words.ts'

/** Comparing each with each would take too long for a book. */
const mostCompared = 400
const rounds = 20
const damping = 0.85

/** Words that lean on the sentence before: what begins with one is hard to understand alone. */
const leaning = new Set(
  `dies diese dieser dieses diesen damit dadurch dafür daher dabei dann danach davor deshalb deswegen darum hierzu
   hinzu so auch außerdem zudem doch aber jedoch dennoch allerdings trotzdem er sie es ihm ihr ihnen dort
   this these that those it they he she him her them there then thus therefore hence so but yet however moreover
   furthermore also instead otherwise and or nor such`.split(/\s+/),
)

/** „Das teilte sie mit“ leans, „Das Haus“ does not. */
const pointsBack =
  /^Das (?:ist|war|wird|wurde|hat|hatte|kann|soll|will|teilte?|sagte?|gilt|heißt|zeigt?e?|bedeutet|kostet|geht)\s/

type Prepared = { readonly at: number; readonly stems: ReadonlySet<string>; readonly own: number }

/** How much a sentence is worth by itself: the first ones more; a question, a fragment or one that leans less. */
const ownWorth = ({ text, whole }: Sentence, at: number, opensParagraph: boolean, size: number) => {
  const first = /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''
  return (
    (at === 0 ? 1.5 : opensParagraph ? 1.1 : 1) *
    (1 + 0.4 * Math.exp(-at / 4)) *
    (leaning.has(first) || pointsBack.test(text) ? 0.6 : 1) *
    (text.endsWith('?') ? 0.6 : 1) *
    (whole ? 1 : 0.5) *
    (size < 4 ? 0.5 : 1)
  )
}

/** The stems of each sentence, and its own worth: what takes up the words of the first heading counts more. */
const prepared = (sentences: readonly Sentence[], heading: string): Prepared[] => {
  const language = languageOf(sentences.map(({ text }) => text).join(' '))
  const little = littleWordsOf(language)
  const stemsOf = (text: string) =>
    new Set(wordsOf(text, language).flatMap(word => (word && !little.has(word.as.toLowerCase()) ? [word.stem] : [])))
  const announced = stemsOf(heading)
  return sentences.map((sentence, at) => {
    const stems = stemsOf(sentence.text)
    const opensParagraph = sentences[at - 1]?.paragraph !== sentence.paragraph
    const taken = announced.size && stems.intersection(announced).size / announced.size
    return { at, stems, own: ownWorth(sentence, at, opensParagraph, stems.size) * (1 + taken) }
  })
}

/** The sentences with the words that occur most, if there are too many to compare each with each. */
const comparable = (all: readonly Prepared[]): readonly Prepared[] => {
  if (all.length <= mostCompared) return all
  const times = new Map<string, number>()
  for (const { stems } of all) for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1)
  const worth = ({ stems, own }: Prepared) =>
    (own * [...stems].reduce((sum, stem) => sum + (times.get(stem) ?? 0), 0)) / Math.sqrt(stems.size + 3)
  return all
    .map(one => ({ one, worth: worth(one) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, mostCompared)
    .map(({ one }) => one)
    .sort((one, other) => one.at - other.at)
}

/** TextRank: a sentence weighs what the sentences that resemble it weigh. */
const weights = (like: Likeness): Float64Array => {
  const sums = like.map(row => row.reduce((sum, value) => sum + value, 0) || 1)
  let weight = new Float64Array(like.length).fill(1)
  for (let round = 0; round < rounds; round++) {
    const before = weight
    weight = Float64Array.from(like, row => {
      let given = 0
      for (let from = 0; from < row.length; from++)
        given += ((row[from] ?? 0) * (before[from] ?? 0)) / (sums[from] ?? 1)
      return 1 - damping + damping * given
    })
  }
  return weight
}

/**
 * The sentences that say most of a text, so many of them, in its order. What takes up the heading counts more, and what
 * says the same as a chosen one less.
 */
export const keySentences = (sentences: readonly Sentence[], howMany: number, heading = ''): Sentence[] => {
  if (sentences.length <= howMany) return [...sentences]
  const candidates = comparable(prepared(sentences, heading))
  const like = likenessOf(candidates.map(({ stems }) => stems))
  const worth = weights(like).map((weight, at) => weight * (candidates[at]?.own ?? 0))
  const chosen = new Set<number>()
  while (chosen.size < howMany && chosen.size < candidates.length) {
    let best = -1
    worth.forEach((value, at) => {
      if (!chosen.has(at) && value > (worth[best] ?? -1)) best = at
    })
    chosen.add(best)
    like[best]?.forEach((value, at) => (worth[at] = (worth[at] ?? 0) / (1 + value)))
  }
  return [...chosen].sort((one, other) => one - other).flatMap(at => sentences[candidates[at]?.at ?? -1] ?? [])
}
