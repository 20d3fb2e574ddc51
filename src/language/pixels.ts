import { unitsPerEm, widths } from './arial.ts'

const known = new Map(widths.flatMap(([width, characters]) => [...characters].map(one => [one, width] as const)))

/** Half an em for what the table lacks, and a whole one for signs as wide as Chinese characters and emoji. */
const widthOf = (character: string) =>
  known.get(character) ?? (/\p{M}|\u200d|\ufe0f/u.test(character) ? 0 : unknown(character))
const unknown = (character: string) =>
  /\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(character)
    ? unitsPerEm
    : unitsPerEm / 2

/** What a search result has room for on a desktop, in pixels of Arial; Google cuts off what is wider. */
export const searchResult = {
  title: { size: 20, most: 580 },
  /** Two lines. */
  description: { size: 14, most: 920 },
} as const

/** How wide a line is in Arial of that size, in pixels, without kerning. */
export const pixelsOf = (text: string, size: number): number =>
  ([...text].reduce((sum, character) => sum + widthOf(character), 0) * size) / unitsPerEm
