import Fuse from 'fuse.js/basic'
import type { Distances } from './ranking.ts'

/** The word with each two neighbours exchanged, which is one slip to a person, and two to a distance. */
const exchanged = (typed: string) =>
  [...typed].map((letter, at) => typed.slice(0, at) + typed.charAt(at + 1) + letter + typed.slice(at + 2))

/** How far the beginnings of words are from what was typed, by Fuse; two neighbours exchanged are no distance. */
export const distances: Distances = (words, typed, threshold) => {
  const entries = words.map(word => ({ word, start: word.slice(0, typed.length + 1) }))
  const found = new Fuse(entries, { keys: ['start'], threshold, ignoreLocation: true, includeScore: true })
  const far = (word: string, score: number) => score + Math.abs(word.length - typed.length) / 50
  const swapped = exchanged(typed)
  return new Map([
    ...found.search(typed).map(({ item: { word }, score = 1 }) => [word, far(word, score)] as const),
    ...words.filter(word => swapped.some(other => word.startsWith(other))).map(word => [word, far(word, 0)] as const),
  ])
}
