import type { Value, Values } from './fields.ts'

/** How a word is spoken: what is written, and what is said. */
export type Saying = Readonly<{ written: string; said: string }>

/** Between what is written and what is said, in an entry of the list. */
const between = /\s*(?:=|→)\s*/

/** An entry such as `SPS = Es Pe Es`; nothing where it has no two sides. */
const sayingIn = (entry: string): Saying | undefined => {
  const [written = '', said = ''] = entry.split(between, 2).map(side => side.trim())
  return written && said ? { written, said } : undefined
}

const entries = (value: Value | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter(entry => typeof entry === 'string') : []

/** How a brand has its names and abbreviations spoken. */
export const sayingsOf = ({ sayings }: Values): readonly Saying[] =>
  entries(sayings).flatMap(entry => sayingIn(entry) ?? [])

/** The first entry of the list from which nobody can tell how it is spoken. */
export const unclearSaying = ({ sayings }: Values): string | undefined =>
  entries(sayings).find(entry => !sayingIn(entry))
