import { littleWordsOf } from './languages.ts'
import { sentencesOf } from './sentences.ts'
import { vague } from './vague.ts'
import { type Word, wordsOf } from './words.ts'

/** A word that may be a keyword or part of one. */
export type Token = Word & {
  readonly capital: boolean
  /** It is the first of its sentence, so that its capital letter says nothing. */
  readonly opens: boolean
  /** A little word that announces a noun, as “the” or “of”, stands before its phrase, and nothing goes on behind. */
  readonly announced: boolean
}

/** Some neighbouring words of a text, how often they occur together, and how early. */
export type Phrase = {
  readonly key: string
  readonly tokens: readonly Token[]
  readonly first: number
  times: number
}

const longestPhrase = 3
const announcing = new Set(
  'a an the this these those each every our your their its my his her of in on at for with by from as no any'.split(
    ' ',
  ),
)

/** The words of a text that say something, in runs that no little word and no sign interrupts. */
export const runsOf = (text: string, language: string | undefined): Token[][] => {
  const little = littleWordsOf(language)
  const says = (lower: string) => lower.length > 2 && !/^\d/.test(lower) && !little.has(lower) && !vague.has(lower)
  return sentencesOf(text).flatMap(sentence => {
    const runs: Token[][] = []
    let run: Token[] | undefined
    let announced = false
    wordsOf(sentence.text, language).forEach((word, at) => {
      const lower = word?.as.toLowerCase() ?? ''
      if (word && says(lower)) {
        if (!run) runs.push((run = []))
        run.push({ ...word, announced, capital: /^\p{Lu}/u.test(word.as), opens: at === 0 })
      } else {
        run = undefined
        announced = announcing.has(lower)
      }
    })
    return runs
  })
}

/** Every phrase of one to three words in the runs, counted by its stems. */
export const phrasesIn = (runs: readonly (readonly Token[])[]): Phrase[] => {
  const found = new Map<string, Phrase>()
  let first = 0
  for (const run of runs)
    for (const [start] of run.entries()) {
      first++
      for (let end = start + 1; end <= Math.min(run.length, start + longestPhrase); end++) {
        const tokens = run.slice(start, end)
        const key = tokens.map(({ stem }) => stem).join(' ')
        const known = found.get(key)
        if (known) known.times++
        else found.set(key, { key, tokens: end === run.length ? tokens : tokens.map(unannounced), first, times: 1 })
      }
    }
  return [...found.values()]
}

/** What goes on behind its phrase may be a verb: „the council decided“ does not make “council decided” a thing. */
const unannounced = (token: Token): Token => (token.announced ? { ...token, announced: false } : token)

/** How each word is written, by its stem: as it is most often, the shortest way of several. */
export const formsIn = (tokens: readonly Token[]): ReadonlyMap<string, string> => {
  const forms = Map.groupBy(tokens, ({ stem }) => stem)
  return new Map(
    [...forms].map(([stem, ones]) => {
      const times = [...Map.groupBy(ones, ({ as }) => as)].map(([as, same]) => ({ as, times: same.length }))
      times.sort((one, other) => other.times - one.times || one.as.length - other.as.length)
      return [stem, times[0]?.as ?? stem] as const
    }),
  )
}
