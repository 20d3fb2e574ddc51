import { littleWordsOf } from '../languages.ts'
import type { Stem } from '../words.ts'
import type { Sentence, Side } from './side.ts'

/** A sentence by what it says: the stems of its words without the little ones. */
type Content = ReadonlySet<string>

/** The sentence of the other text that says most of the same, and how much it does, from 0 to 1. */
export type Partner = { readonly at: number; readonly like: number }

/** Of each sentence its partner, from the source to the result and back. */
export type Aligned = { readonly there: readonly Partner[]; readonly back: readonly Partner[] }

const shortest = 3

const reading = (language: string | undefined, stem: Stem) => {
  const little = littleWordsOf(language)
  return ({ letters }: Sentence): Content => {
    const content = new Set<string>()
    for (const { lower } of letters) if (lower.length >= shortest && !little.has(lower)) content.add(stem(lower))
    return content
  }
}

/** The sentences that hold a stem, for each of them. */
const holdersIn = (contents: readonly Content[]) => {
  const holders = new Map<string, number[]>()
  contents.forEach((content, at) => {
    for (const stem of content) {
      const known = holders.get(stem)
      if (known) known.push(at)
      else holders.set(stem, [at])
    }
  })
  return holders
}

/** How many sentences are looked at in all, at least for each, and with how many of those it is compared exactly. */
const [mostInAll, mostForOne, mostCompared] = [4_000_000, 20, 8]

/**
 * How many stems a sentence shares with others, by their numbers: with all that share one, or, where those are too
 * many, with those that share most of its rarest.
 */
const sharedWith = (
  content: Content,
  others: readonly Content[],
  holders: ReadonlyMap<string, readonly number[]>,
  most: number,
): Map<number, number> => {
  const rows = [...content].flatMap(stem => [holders.get(stem) ?? []])
  const isMany = rows.reduce((sum, row) => sum + row.length, 0) > most
  const shared = new Map<number, number>()
  let left = most
  for (const row of isMany ? rows.sort((one, other) => one.length - other.length) : rows) {
    for (const at of isMany ? row.slice(0, left) : row) shared.set(at, (shared.get(at) ?? 0) + 1)
    left -= row.length
    if (isMany && left <= 0) break
  }
  if (!isMany) return shared
  const best = [...shared].sort(([at, one], [next, other]) => other - one || at - next).slice(0, mostCompared)
  return new Map(best.map(([at]) => [at, content.intersection(others[at] ?? new Set()).size]))
}

/**
 * Of each sentence its partner in the other text, both ways: the one that shares most with it, which is twice the stems
 * they share over all they have. Only sentences that share a stem are looked at; of equals, the first is taken.
 */
export const aligned = (source: Side, result: Side, stem: Stem): Aligned => {
  const contentOf = reading(source.language, stem)
  const [from, to] = [source.sentences.map(contentOf), result.sentences.map(contentOf)]
  const holders = holdersIn(to)
  const most = Math.max(mostForOne, Math.floor(mostInAll / from.length))
  const nobody: Partner = { at: -1, like: 0 }
  const back = to.map(() => nobody)
  const there = from.map((content, own) => {
    const shared = sharedWith(content, to, holders, most)
    let best = nobody
    for (const [at, count] of shared) {
      const like = (2 * count) / (content.size + (to[at]?.size ?? 0))
      if (like > best.like || (like === best.like && at < best.at)) best = { at, like }
      if (like > (back[at]?.like ?? 0)) back[at] = { at: own, like }
    }
    return best
  })
  return { there, back }
}
