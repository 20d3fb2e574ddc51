import { once } from '#shared/remembering.ts'
import type { WordSpan } from '../spans.ts'
import { bare, type Name } from './names.ts'
import { placeOf } from './places.ts'

/** A text that is asked whether it says a name, too. */
export type OtherSide = {
  readonly words: ReadonlySet<string>
  readonly places: () => ReadonlySet<number>
  /** The whole text, and the first letters of its words, as one row of small letters. */
  readonly all: () => string
  readonly initials: () => string
  readonly names: readonly Name[]
}

type Asked = { readonly text: string; readonly words: readonly WordSpan[]; readonly names: readonly Name[] }

export const otherSide = ({ text, words, names }: Asked): OtherSide => ({
  words: new Set(words.map(({ lower }) => bare(lower))),
  places: once(() => new Set(words.flatMap(({ as, lower }) => (as === lower ? [] : (placeOf(bare(as)) ?? []))))),
  all: once(() => text.toLowerCase().replaceAll(/[-\s]/g, '')),
  initials: once(() => words.map(({ lower }) => lower[0] ?? '').join('')),
  names,
})

const shortest = 4

/** Whether a word stands there, in another case, as part of a longer one, or as the root of what is derived from it. */
const stands = (word: string, { words, places, all }: OtherSide): boolean => {
  const lower = word.toLowerCase()
  const place = placeOf(word)
  if (words.has(lower) || (place !== undefined && places().has(place))) return true
  if (lower.endsWith('s') && words.has(lower.slice(0, -1))) return true
  if (words.has(`${lower}s`) || words.has(`${lower}er`)) return true
  if (lower.length < shortest) return false
  return all().includes(lower.length > shortest + 1 ? lower.slice(0, -1) : lower)
}

/** Whether the other text names the same: a person by the family name, all else by what tells it from others. */
export const names = (name: Name, other: OtherSide): boolean => {
  const { what, key, parts } = name
  if (what === 'code') {
    const short = (parts[0] ?? '').toLowerCase()
    return other.all().includes(short) || other.initials().includes(short)
  }
  const [first = ''] = parts
  const isOther = () => other.names.some(({ parts: [same, ...more] }) => same === first && more.length > 0)
  const last = key.at(-1)
  if (what === 'capital' && key.length > 1 && last && !stands(last, other) && isOther()) return false
  if (key.some(part => stands(part, other))) return true
  if (what === 'person' && parts.length > 1) return !isOther() && stands(first, other)
  const initials = parts.map(part => part[0]?.toLowerCase() ?? '').join('')
  return parts.length > 1 && other.words.has(initials)
}
