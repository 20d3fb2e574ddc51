import { littleWordsOf } from '../languages.ts'
import { type Span, wordSpans, type WordSpan } from '../spans.ts'
import { formsOf } from './forms.ts'

/** A word, or words that a hyphen joins, and by what it is known in any of its forms: whole, and each of its parts. */
type Token = Span & Readonly<{ lower: string; forms: readonly string[] }>

const hyphens = new Set('-‐‑')

/** The words of a text as a keyphrase is looked for among them. A compound with hyphens is one. */
export const tokensOf = (words: readonly WordSpan[], text: string, language: string | undefined): readonly Token[] => {
  const tokens: Token[] = []
  let parts: WordSpan[] = []
  const close = () => {
    const [first] = parts
    const last = parts.at(-1)
    if (!first || !last) return
    const lower = parts.map(part => part.lower).join('')
    const all = formsOf(lower, language)
    const forms = parts.length > 1 ? [...all, ...parts.flatMap(part => formsOf(part.lower, language))] : all
    tokens.push({ lower, forms, from: first.from, to: last.to })
    parts = []
  }
  for (const word of words) {
    const last = parts.at(-1)
    const isJoined = last?.to === word.from - 1 && hyphens.has(text[last.to] ?? '')
    if (!isJoined) close()
    parts.push(word)
  }
  close()
  return tokens
}

/** What a text is to be found by. */
export type Keyphrase = Readonly<{
  /** Each of its words that says something, in any of which forms. */
  words: readonly (readonly string[])[]
  /** All of it written as one word, as German may. */
  joined: readonly string[]
  /** How many words it has that say something. */
  length: number
}>

/** A keyphrase as it was typed, taken apart; undefined where nothing was. */
export const keyphraseOf = (typed: string, language: string | undefined): Keyphrase | undefined => {
  const tokens = tokensOf(wordSpans(typed), typed, language)
  const little = littleWordsOf(language)
  const telling = tokens.filter(({ lower }) => !little.has(lower))
  const chosen = telling.length ? telling : tokens
  if (!chosen.length) return undefined
  const joined =
    language === 'de' && chosen.length > 1 ? formsOf(chosen.map(({ lower }) => lower).join(''), language) : []
  // Of a word with a hyphen only the whole counts: „E-Bike“ is not in every „E-Mail“.
  const words = chosen.map(({ lower }) => formsOf(lower, language))
  return { words, joined, length: chosen.length }
}

const fits = ({ forms }: Token, wanted: readonly string[]) => forms.some(form => wanted.includes(form))

/** Where a keyphrase is in a sentence or line, once for each time that all its words are there. */
export const timesIn = (tokens: readonly Token[], { words, joined }: Keyphrase): readonly (readonly Span[])[] => {
  const whole = joined.length ? tokens.filter(token => fits(token, joined)).map(token => [token]) : []
  const each = words.map(word => tokens.filter(token => fits(token, word)))
  const times = Math.min(...each.map(({ length }) => length))
  const apart = Array.from({ length: times }, (_, at) => each.flatMap(places => places[at] ?? []))
  return [...whole, ...apart]
}

/** Pieces of a text with nothing but spaces between them as one, in their order. */
export const together = (text: string, spans: readonly Span[]): readonly Span[] => {
  const joined: Span[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && !text.slice(last.to, from).trim())
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, to) }
    else joined.push({ from, to })
  }
  return joined
}

/** How many of the words of a keyphrase are in a line: 0 to 1. */
export const shareIn = (tokens: readonly Token[], { words, joined }: Keyphrase): number => {
  if (joined.length && tokens.some(token => fits(token, joined))) return 1
  return words.filter(word => tokens.some(token => fits(token, word))).length / words.length
}
