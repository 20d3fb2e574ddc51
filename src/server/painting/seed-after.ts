import { largestSeed } from '#catalogue/pictures/beside-words.ts'

/** The number that draws lots so many pictures later. */
export const seedAfter = (seed: number, later: number): number => ((seed - 1 + later) % largestSeed) + 1
