import { lazy, memoize } from '#shared/memoize.ts'
import type { WordSpan } from '../spans.ts'
import { bare, type Name } from './names.ts'
import { placeOf } from './places.ts'

/** A text that is asked whether it says a name, too. */
export type OtherSide = {
  readonly words: ReadonlySet<string>
  readonly places: () => ReadonlySet<number>
  /** Whether a row of small letters stands in the text, without its spaces, or in the first letters of its words. */
  readonly holds: (row: string) => boolean
  readonly abbreviates: (row: string) => boolean
  /** The first words of names of several words. */
  readonly firsts: () => ReadonlySet<string>
}

type Asked = { readonly text: string; readonly words: readonly WordSpan[]; readonly names: readonly Name[] }

/** How much is read through in all for rows of letters, in characters; and what of a row is looked for. */
const [mostRead, mostOfRow] = [200_000_000, 100]

/** Looks for rows of letters in a text. Beyond what is read through in all, each is taken to stand there: it may. */
const holding = (text: () => string) => {
  let left = mostRead
  return memoize((row: string) => {
    left -= text().length
    return left < 0 || text().includes(row.slice(0, mostOfRow))
  })
}

export const otherSide = ({ text, words, names }: Asked): OtherSide => ({
  words: new Set(words.map(({ lower }) => bare(lower))),
  places: lazy(() => new Set(words.flatMap(({ as, lower }) => (as === lower ? [] : (placeOf(bare(as)) ?? []))))),
  holds: holding(lazy(() => text.toLowerCase().replaceAll(/[-\s]/g, ''))),
  abbreviates: holding(lazy(() => words.map(({ lower }) => lower[0] ?? '').join(''))),
  firsts: lazy(() => new Set(names.flatMap(({ parts: [first, ...more] }) => (first && more.length ? [first] : [])))),
})

const shortest = 4

/** Whether a word stands there, in another case, as part of a longer one, or as the root of what is derived from it. */
const stands = (word: string, { words, places, holds }: OtherSide): boolean => {
  const lower = word.toLowerCase()
  const place = placeOf(word)
  if (words.has(lower) || (place !== undefined && places().has(place))) return true
  if (lower.endsWith('s') && words.has(lower.slice(0, -1))) return true
  if (words.has(`${lower}s`) || words.has(`${lower}er`)) return true
  if (lower.length < shortest) return false
  return holds(lower.length > shortest + 1 ? lower.slice(0, -1) : lower)
}

/** Whether the other text names the same: a person by the family name, all else by what tells it from others. */
export const names = (name: Name, other: OtherSide): boolean => {
  const { what, key, parts } = name
  if (what === 'code') {
    const short = (parts[0] ?? '').toLowerCase()
    return other.holds(short) || other.abbreviates(short)
  }
  const [first = ''] = parts
  const isOther = () => other.firsts().has(first)
  const last = key.at(-1)
  if (what === 'capital' && key.length > 1 && last && !stands(last, other) && isOther()) return false
  if (key.some(part => stands(part, other))) return true
  if (what === 'person' && parts.length > 1) return !isOther() && stands(first, other)
  const initials = parts.map(part => part[0]?.toLowerCase() ?? '').join('')
  return parts.length > 1 && other.words.has(initials)
}
