import { randomUUID } from 'node:crypto'
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

/** Removes a run that has ended, under its own id. Throws `not_found` and, while it is written, `run_is_open`. */
export const removeOne = async (world: World, user: User, id: string) => {
  await findRun(world, user, id)
  if (!(await world.runs.remove(user.id, [id], id)).length) throw new Problem('run_is_open')
}

/** What was removed: how many, and by which name all of it comes back. */
type Removed = { removed: number; removal: string }

/** Removes runs some at a time, and says which they were. */
const remove = async ({ runs }: World, user: User, ids: readonly string[], removal: string) => {
  const removed = new Set<string>()
  for (let at = 0; at < ids.length; at += atATime)
    for (const id of await runs.remove(user.id, ids.slice(at, at + atATime), removal)) removed.add(id)
  return removed
}

/**
 * Removes the runs that an address names or asks for, and says how many; where it asks for texts, their other versions,
 * too, and how many texts they are. What is being written stays.
 */
export const removeFound = async (c: Context<Signed>): Promise<Removed> => {
  const { world, user } = c.var
  const { ids: named, all } = filledIn(which, c.req.query())
  if ((named === undefined) === (all === undefined)) throw new Problem('invalid')
  const removal = randomUUID()
  const grouped = isGrouped(c)
  const ids = named === undefined ? await world.runs.found(user.id, { ...runsAsked(c), grouped }) : named.split(',')
  if (!grouped) return { removed: (await remove(world, user, ids, removal)).size, removal }
  const versions = await world.runs.siblings(user.id, ids)
  const removed = await remove(
    world,
    user,
    versions.map(({ id }) => id),
    removal,
  )
  const texts = new Set(versions.filter(({ id }) => removed.has(id)).map(({ text }) => text))
  return { removed: texts.size, removal }
}

/** Brings back all that went with a removal. Throws `not_found` where nothing of it can. */
export const restoreRemoved = async (world: World, user: User, removal: string) => {
  const restored = await world.runs.restore(user.id, removal)
  if (!restored.length) throw new Problem('not_found')
  return { restored: restored.length }
}
