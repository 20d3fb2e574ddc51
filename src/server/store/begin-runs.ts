import { Problem } from '#shared/problems.ts'
import type { Values } from '#shared/fields.ts'
import type { Limits, NewRun } from './run.ts'
import { isBroken } from './away.ts'
import { groupCommit } from './group-commit.ts'
import * as query from './runs.sql.ts'
import { wordsOf } from './search/words.ts'
import { type Queryable, isTwice, json } from './sql.ts'

type Beginning = { readonly run: NewRun; readonly limits: Limits }
type Outcome = 'begun' | 'refused' | 'undecided'

/** So many runs are begun in one statement; the next ones wait for it. */
const mostTogether = 100

/** What was typed, as plain words, for the search. */
export const typedIn = (values: Values) =>
  wordsOf(
    ...Object.values(values)
      .flat()
      .filter(value => typeof value === 'string'),
  )

const asRow = ({ startedAt, ...run }: NewRun) => ({ ...run, started_at: startedAt, words: typedIn(run.values) })

const isAway = (error: unknown) => error instanceof Problem && error.code === 'unavailable'
const isLost = (error: unknown) => isAway(error) && isBroken((error as Error).cause)

/**
 * Writes the rows of runs that begin and takes what they cost, of those that come at once together. Says whether a run
 * has begun; not where its key is known, its limit reached or too much open.
 */
export const beginningOn = (pool: Queryable) => {
  const ask = async (group: readonly Beginning[]): Promise<ReadonlySet<string>> => {
    const limits = Object.fromEntries(group.map(one => [one.run.user, one.limits]))
    const begun = await query.begins(pool, json(group.map(({ run }) => asRow(run))), json(limits))
    return new Set(begun.map(({ id }) => id))
  }
  /** Where the connection was lost, the rows may stand or not: what stands then is found under its key. */
  const askAgain = (group: readonly Beginning[]) =>
    ask(group).catch((error: unknown) => {
      if (isLost(error)) return ask(group)
      throw error
    })
  /** Where another node, or the connection that was lost, has written down the same key at this moment, it is known. */
  const askAlone = async (one: Beginning) => {
    try {
      return (await askAgain([one])).has(one.run.id)
    } catch (error) {
      if (isTwice(error)) return false
      throw error
    }
  }

  /** What hinders one of a group hinders all of it, and of one person all begin or none: then each is asked alone. */
  const together = async (group: readonly Beginning[]): Promise<readonly Outcome[]> => {
    const [first, ...others] = group
    if (first && !others.length) return [(await askAlone(first)) ? 'begun' : 'refused']
    const begun = await askAgain(group).catch((error: unknown) => {
      if (isAway(error)) throw error
    })
    const isOnlyOne = ({ run }: Beginning) => group.filter(one => one.run.user === run.user).length === 1
    return group.map(one => {
      if (begun?.has(one.run.id)) return 'begun'
      return begun && isOnlyOne(one) ? 'refused' : 'undecided'
    })
  }
  const inGroup = groupCommit(together, { most: mostTogether, keyOf: ({ run }: Beginning) => `${run.user} ${run.key}` })

  return async (run: NewRun, limits: Limits) => {
    const outcome = await inGroup({ run, limits })
    return outcome === 'undecided' ? askAlone({ run, limits }) : outcome === 'begun'
  }
}
