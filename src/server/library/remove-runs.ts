import type { Context } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { filledIn, may } from '../http/rules.ts'
import { findRun } from '../runs/follow.ts'
import type { Signed, User, World } from '../world.ts'
import { runsAsked } from './query.ts'

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

/** Removes the runs that an address names or asks for, and says how many. What is being written stays. */
export const removeFound = async (c: Context<Signed>): Promise<number> => {
  const { world, user } = c.var
  const { ids: named, all } = filledIn(which, c.req.query())
  if ((named === undefined) === (all === undefined)) throw new Problem('invalid')
  const ids = named === undefined ? await world.runs.found(user.id, runsAsked(c)) : named.split(',')
  let removed = 0
  for (let at = 0; at < ids.length; at += atATime)
    removed += (await world.runs.remove(user.id, ids.slice(at, at + atATime))).length
  return removed
}
