import type { Context } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { filledIn, may } from '../http/rules.ts'
import { findRun } from '../runs/follow.ts'
import type { Signed, User, World } from '../world.ts'
import { isGrouped, runsAsked } from './query.ts'

/** So many go at a time: others are served in between. */
const atATime = 5

const which = {
  ids: may(z.string().check(z.maxLength(8000)), {
    de: 'Kennungen von Texten, durch Kommas getrennt.',
    en: 'Ids of runs, separated by commas.',
  }),
  all: may(z.literal('yes'), { de: 'Möglich ist yes.', en: 'The only possible value is yes.' }),
}

/** Removes a run that has ended. Throws `not_found` and, while it is written, `run_is_open`. */
export const removeOne = async (world: World, user: User, id: string) => {
  await findRun(world, user, id)
  if (!(await world.runs.remove(user.id, [id])).length) throw new Problem('run_is_open')
}

/** Removes runs some at a time, and says which they were. */
const remove = async ({ runs }: World, user: User, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const removed = new Set<string>()
  for (let at = 0; at < ids.length; at += atATime)
    for (const id of await runs.remove(user.id, ids.slice(at, at + atATime))) removed.add(id)
  return removed
}

/**
 * Removes the runs that an address names or asks for, and says how many; where it asks for texts, their other versions,
 * too, and how many texts they are. What is being written stays.
 */
export const removeFound = async (c: Context<Signed>): Promise<number> => {
  const { world, user } = c.var
  const { ids: named, all } = filledIn(which, c.req.query())
  if ((named === undefined) === (all === undefined)) throw new Problem('invalid')
  const grouped = isGrouped(c)
  const ids = named === undefined ? await world.runs.found(user.id, { ...runsAsked(c), grouped }) : named.split(',')
  if (!grouped) return (await remove(world, user, ids)).size
  const versions = await world.runs.siblings(user.id, ids)
  const removed = await remove(
    world,
    user,
    versions.map(({ id }) => id),
  )
  return new Set(versions.filter(({ id }) => removed.has(id)).map(({ text }) => text)).size
}
