import { isWord, sentencePieces, tokensOf } from './pieces.ts'
import { type Run, runsBetween } from './myers.ts'

/** A piece that both texts have, that only the first has, or only the second. */
export type Segment = { readonly kind: 'same' | 'gone' | 'new'; readonly text: string }

const joined = (segments: readonly Segment[]): Segment[] => {
  const found: Segment[] = []
  for (const { kind, text } of segments) {
    const last = found.at(-1)
    if (!text) continue
    if (last?.kind === kind) found[found.length - 1] = { kind, text: last.text + text }
    else found.push({ kind, text })
  }
  return found
}

const inRuns = (one: readonly string[], other: readonly string[], runs: readonly Run[]): Segment[] =>
  runs.flatMap(({ kept, one: [from, to], other: [otherFrom, otherTo] }): Segment[] => {
    const text = one.slice(from, to).join('')
    if (kept) return [{ kind: 'same', text }]
    return [
      { kind: 'gone', text },
      { kind: 'new', text: other.slice(otherFrom, otherTo).join('') },
    ]
  })

/** Two sentences word by word. */
export const inWords = (one: string, other: string): Segment[] => {
  const [tokens, others] = [tokensOf(one), tokensOf(other)]
  return inRuns(tokens, others, runsBetween(tokens, others))
}

const alikeEnough = 0.4
const mostCompared = 40_000

/** How many words two sentences share, from 0 to 1. */
const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  (2 * one.intersection(other).size) / (one.size + other.size || 1)

/** Pairs of sentences that say nearly the same, in the order of both texts, so that most is shared in all. */
export const pairsOf = (one: readonly string[], other: readonly string[]): [number, number][] => {
  if (one.length * other.length > mostCompared) return []
  const wordsOf = (text: string) => new Set(tokensOf(text).filter(isWord))
  const [words, others] = [one.map(wordsOf), other.map(wordsOf)]
  const width = other.length + 1
  const best = new Float64Array((one.length + 1) * width)
  const like = words.map(mine => Float64Array.from(others, theirs => alike(mine, theirs)))
  for (let x = one.length - 1; x >= 0; x--)
    for (let y = other.length - 1; y >= 0; y--) {
      const value = like[x]![y]!
      const pair = value >= alikeEnough ? value + best[(x + 1) * width + y + 1]! : 0
      best[x * width + y] = Math.max(pair, best[(x + 1) * width + y]!, best[x * width + y + 1]!)
    }
  const pairs: [number, number][] = []
  for (let [x, y] = [0, 0]; x < one.length && y < other.length;) {
    const here = best[x * width + y]!
    if (here === best[(x + 1) * width + y]) x++
    else if (here === best[x * width + y + 1]) y++
    else pairs.push([x++, y++])
  }
  return pairs
}

/** A stretch of sentences that differ: those that resemble each other word by word, the others whole. */
const inSentences = (one: readonly string[], other: readonly string[]): Segment[] => {
  if (one.length < 2 && other.length < 2) return inWords(one.join(''), other.join(''))
  const found: Segment[] = []
  let [x, y] = [0, 0]
  const upTo = (nextX: number, nextY: number) => {
    found.push(
      { kind: 'gone', text: one.slice(x, nextX).join('') },
      { kind: 'new', text: other.slice(y, nextY).join('') },
    )
  }
  for (const [nextX, nextY] of pairsOf(one, other)) {
    upTo(nextX, nextY)
    found.push(...inWords(one[nextX] ?? '', other[nextY] ?? ''))
    ;[x, y] = [nextX + 1, nextY + 1]
  }
  upTo(one.length, other.length)
  return found
}

/** Both texts as one: what they share, and what only one of them has. Sentences first, then the words in them. */
export const segmentsOf = (one: string, other: string): Segment[] => {
  const [pieces, others] = [sentencePieces(one), sentencePieces(other)]
  return joined(
    runsBetween(pieces, others).flatMap(({ kept, one: [from, to], other: [otherFrom, otherTo] }): Segment[] =>
      kept
        ? [{ kind: 'same', text: pieces.slice(from, to).join('') }]
        : inSentences(pieces.slice(from, to), others.slice(otherFrom, otherTo)),
    ),
  )
}
