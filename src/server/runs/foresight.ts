import type { Limits, NewRun } from './run.ts'

/** How it stands with somebody who writes on this node: requests used in a month, texts open, the clicks of late. */
type Known = { period: string; used: number; open: number; keys: readonly string[] }

/** So many people are remembered; then we begin anew. */
const most = 10_000
/** So many clicks of a person. */
const mostKeys = 20

/**
 * Tells which runs will begin, from those that this node has seen, without asking the database. It may be wrong where
 * others take from the same limit: nothing is begun, charged or shown because of it.
 */
export type Foresight = {
  /** Takes note of a run that is to begin, and says whether it will: its click is new, and no limit is in its way. */
  expects(run: NewRun, limits: Limits): boolean
  /** It did not begin. How much is used is unknown until the next one ends. */
  missed(run: NewRun): void
  /** It ended, and so many requests were used then. */
  ended(run: NewRun, used?: number): void
}

export const openForesight = (): Foresight => {
  const people = new Map<string, Known>()
  const knownOf = ({ user, period }: NewRun) => {
    const known = people.get(user) ?? { period, used: Infinity, open: 0, keys: [] }
    if (known.period !== period) Object.assign(known, { period, used: Infinity })
    if (!people.has(user) && people.size >= most) people.clear()
    people.set(user, known)
    return known
  }

  return {
    expects(run, { requests = Infinity, atOnce }) {
      const known = knownOf(run)
      const isNew = !known.keys.includes(run.key)
      const fits = requests === Infinity || known.used + run.cost <= requests
      const hasRoom = known.open < atOnce
      known.keys = [...known.keys, run.key].slice(-mostKeys)
      known.used += run.cost
      known.open++
      return isNew && fits && hasRoom
    },
    missed(run) {
      const known = knownOf(run)
      known.open = Math.max(0, known.open - 1)
      known.used = Infinity
    },
    ended(run, used) {
      const known = knownOf(run)
      known.open = Math.max(0, known.open - 1)
      if (used !== undefined && !known.open) known.used = used
    },
  }
}
