import type { Claim } from '#shared/claims.ts'

/** A piece of the text that was checked: what claims stand on it, and which end behind it. */
export type Marked = { readonly words: string; readonly isClaimed: boolean; readonly ends: readonly number[] }

/** The text cut where claims begin or end; places are counted in code points, as people count. */
export const markedIn = (text: string, claims: readonly Claim[]): readonly Marked[] => {
  const signs = [...text]
  const places = claims.flatMap(({ passage }, at) => {
    const stands = passage && signs.slice(passage.start, passage.end).join('') === passage.text
    return stands ? [{ from: passage.start, to: passage.end, number: at + 1 }] : []
  })
  const cuts = [...new Set([0, signs.length, ...places.flatMap(({ from, to }) => [from, to])])].toSorted(
    (a, b) => a - b,
  )
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1] ?? signs.length
    return {
      words: signs.slice(from, to).join(''),
      isClaimed: places.some(place => place.from <= from && place.to >= to),
      ends: places.filter(place => place.to === to).map(({ number }) => number),
    }
  })
}
