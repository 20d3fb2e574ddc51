import { languageOf, littleWordsOf } from './languages.ts'
import type { Sentence } from './sentences.ts'
import { wordsOf } from './words.ts'

/** Two thirds of the time of a long text would go into pairs that hardly count. */
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

type Ranked = { readonly at: number; readonly stems: ReadonlySet<string>; readonly own: number }

/** How much a sentence is worth by itself: the first ones more; a question, a fragment or one that leans less. */
const ownWorth = ({ text, whole }: Sentence, at: number, opensParagraph: boolean, size: number) => {
  const first = /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''
  return (
    (at === 0 ? 1.3 : opensParagraph ? 1.1 : 1) *
    (leaning.has(first) ? 0.6 : 1) *
    (text.endsWith('?') ? 0.6 : 1) *
    (whole ? 1 : 0.5) *
    (size < 4 ? 0.5 : 1)
  )
}

const prepared = (sentences: readonly Sentence[]): Ranked[] => {
  const language = languageOf(sentences.map(({ text }) => text).join(' '))
  const little = littleWordsOf(language)
  return sentences.map((sentence, at) => {
    const words = wordsOf(sentence.text, language).filter(word => word !== null)
    const stems = new Set(words.filter(({ as }) => !little.has(as.toLowerCase())).map(({ stem }) => stem))
    const opensParagraph = sentences[at - 1]?.paragraph !== sentence.paragraph
    return { at, stems, own: ownWorth(sentence, at, opensParagraph, stems.size) }
  })
}

/** The sentences with the words that occur most, if there are too many to compare each with each. */
const comparable = (ranked: readonly Ranked[]): Ranked[] => {
  if (ranked.length <= mostCompared) return [...ranked]
  const times = new Map<string, number>()
  for (const { stems } of ranked) for (const stem of stems) times.set(stem, (times.get(stem) ?? 0) + 1)
  const worth = ({ stems, own }: Ranked) =>
    (own * [...stems].reduce((sum, stem) => sum + (times.get(stem) ?? 0), 0)) / Math.sqrt(stems.size + 3)
  return ranked
    .map(one => ({ one, worth: worth(one) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostCompared)
    .map(({ one }) => one)
    .sort((a, b) => a.at - b.at)
}

/** How much two sentences say of the same, from 0 on. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const stem of fewer) if (more.has(stem)) shared++
  return shared && shared / (Math.log(one.size + 1) + Math.log(other.size + 1))
}

/** TextRank: a sentence weighs what the sentences that resemble it weigh. */
const weights = (ranked: readonly Ranked[]): number[] => {
  const size = ranked.length
  const like = ranked.map(one =>
    Float64Array.from(ranked, other => (one === other ? 0 : likeness(one.stems, other.stems))),
  )
  const sums = like.map(row => row.reduce((sum, value) => sum + value, 0) || 1)
  let weight = new Float64Array(size).fill(1)
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(size).fill(1 - damping)
    like.forEach((row, from) => {
      const share = (damping * (weight[from] ?? 0)) / (sums[from] ?? 1)
      row.forEach((value, to) => (next[to] = (next[to] ?? 0) + share * value))
    })
    weight = next
  }
  return ranked.map(({ own }, at) => own * (weight[at] ?? 0))
}

/** The sentences that say most of a text, so many of them, in its order; what repeats a chosen one comes later. */
export const keySentences = (sentences: readonly Sentence[], howMany: number): Sentence[] => {
  if (sentences.length <= howMany) return [...sentences]
  const ranked = comparable(prepared(sentences))
  const weight = weights(ranked)
  const left = new Map(ranked.map((one, at) => [one, weight[at] ?? 0]))
  const chosen: Ranked[] = []
  while (chosen.length < howMany && left.size) {
    const [best] = [...left].reduce((top, one) => (one[1] > top[1] ? one : top))
    left.delete(best)
    chosen.push(best)
    for (const [one, worth] of left) left.set(one, worth / (1 + likeness(one.stems, best.stems)))
  }
  return chosen
    .map(({ at }) => at)
    .sort((a, b) => a - b)
    .flatMap(at => sentences[at] ?? [])
}
