import { type Asked, statement } from '../sql.ts'

/** $1 whose, or null for anybody's; $2 of how many runs at most. */
const learns = statement<{ learned: number }>('runs_learned', 'select learn_runs($1, $2) as learned')

/** So many are learned before a search, which finds by their letters those that are left. */
const before = 100
/** So few at a time in the background: nobody is to wait for them. */
const between = 5

/** Learns the words of what a person has just made, so that it is found by their meaning. */
export const learnOf = async (on: Asked, user: string) => void (await learns(on, user, before))

/**
 * Learns a few texts of anybody. It is done apart from their end, which somebody waits for: a text of 250 words is 250
 * rows of the vocabulary and as many entries of the index.
 */
export const learnSome = async (on: Asked) => void (await learns(on, null, between))
