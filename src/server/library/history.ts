import { Hono } from 'hono'
import * as z from 'zod/mini'
import { shown } from '#catalogue/shown.ts'
import { engineShown } from '../engines/card.ts'
import { listAsked, listWords } from '../http/checked.ts'
import { inPath, nothing, route, sending } from '../http/route.ts'
import { groupWord, isGrouped, runsAsked, runWords } from './query.ts'
import { removeFound, removeOne, restoreRemoved } from './remove-runs.ts'
import { found } from './shown.ts'
import { modelsIn } from '#shared/written-by.ts'
import { lookHere } from '../custom-engines/here.ts'
import { findRun } from '../runs/follow.ts'
import type { Runs } from '../store/run.ts'
import { runShown } from '../runs/shown.ts'
import { streamed } from '../runs/stream.ts'
import { runView } from '../views.ts'
import type { Signed } from '../world.ts'
import { modelsCalled } from '../painting/called.ts'

const { page, limit } = listWords
const removed = {
  ids: z.string().check(z.describe('Separated by commas.')),
  all: z.literal('yes'),
  group: groupWord,
  ...runWords,
}
/** A run in a list; in one of texts, what is known of the text it stands for. */
const listed = z.extend(runShown, {
  versions: z.optional(z.int()),
  /** The version that was changed last. */
  newest: z.optional(z.string()),
})

type Asked = Parameters<Runs['list']>[1]

const runsOf = async ({ world, user }: Signed['Variables'], asked: Asked) => {
  const { runs, ...rest } = await world.runs.list(user.id, asked)
  return { rows: runs.map(run => ({ run })), ...rest }
}
const textsOf = async ({ world, user }: Signed['Variables'], asked: Asked) => {
  const { texts: rows, ...rest } = await world.runs.texts(user.id, asked)
  return { rows, ...rest }
}

/** The history: what a person has made, and what is being made. */
export const runRoutes = new Hono<Signed>()
  .get(
    '/runs',
    route(
      {
        summary:
          'The history, newest first; of what was read, the text is left out. With `group=text`, each text once, the ' +
          'one changed last first, with the number of its versions',
        query: { page, limit, group: groupWord, ...runWords },
        gives: z.object({ runs: z.array(listed), ...found }),
      },
      async c => {
        const { world, user } = c.var
        const asked = { ...listAsked(c, 20), ...runsAsked(c) }
        const { rows, ...rest } = isGrouped(c) ? await textsOf(c.var, asked) : await runsOf(c.var, asked)
        const ids = rows.map(({ run }) => run.id)
        const bookmarks = await world.bookmarks.ofRuns(user.id, ids)
        return { runs: rows.map(({ run, ...of }) => ({ ...runView(run, bookmarks.get(run.id)), ...of })), ...rest }
      },
    ),
  )
  .get(
    '/runs/filters',
    route(
      {
        summary: 'With which engines and by which models runs were made, and how many texts came to nothing',
        gives: z.object({
          without: z.int(),
          engines: z.array(z.object({ engine: z.string(), count: z.int() })),
          models: z.array(z.object({ model: z.string(), called: z.string(), count: z.int() })),
        }),
      },
      async ({ var: { world, user } }) => {
        const [engines, models, without] = await Promise.all([
          world.runs.engines(user.id),
          world.runs.models(user.id),
          world.runs.without(user.id),
        ])
        return {
          without,
          engines: engines.map(({ name: engine, count }) => ({ engine, count })),
          models: models.map(({ name: model, count }) => ({ model, called: modelsCalled(model), count })),
        }
      },
    ),
  )
  .delete(
    '/runs',
    route(
      {
        summary:
          'Removes runs that have ended: those named, or, with `all`, all that match the rest; bookmarks stay. With ' +
          '`group=text`, all versions of each go, and texts are counted. For an hour, they come back by `removal`',
        query: removed,
        gives: z.object({ removed: z.int(), removal: z.string() }),
      },
      c => removeFound(c),
    ),
  )
  .post(
    '/runs/removals/:id/restore',
    route(
      {
        summary: 'Brings back what was removed within the last hour, all that went together, as it was',
        gives: z.object({ restored: z.int() }),
      },
      c => restoreRemoved(c.var.world, c.var.user, inPath(c)),
    ),
  )
  .delete(
    '/runs/:id',
    route(
      {
        summary: 'Removes a run that has ended; its bookmarks stay, its files go. Its id is its removal',
        gives: nothing,
      },
      async c => {
        await removeOne(c.var.world, c.var.user, inPath(c))
      },
    ),
  )
  .get(
    '/runs/:id/other-model',
    route(
      {
        summary: 'Which other model could write a run that its own could not; null where none is connected',
        gives: z.object({ model: z.nullable(z.string()) }),
      },
      async c => {
        const { world, user } = c.var
        const { model } = await findRun(world, user, inPath(c))
        return { model: world.models.besides(modelsIn(model))?.connected.name ?? null }
      },
    ),
  )
  .get(
    '/runs/:id',
    route(
      {
        summary: 'A run with its inputs, what was read for it, its result, and what stands beside that',
        gives: runShown,
      },
      async c => {
        const { world, user } = c.var
        const run = await findRun(world, user, inPath(c))
        return runView(run, (await world.bookmarks.ofRuns(user.id, [run.id])).get(run.id))
      },
    ),
  )
  .get(
    '/runs/:id/engine',
    route({ summary: 'The tool a run was begun with, as it was then', gives: engineShown }, async c => {
      const { world, user } = c.var
      const [run, { engineHere }] = await Promise.all([findRun(world, user, inPath(c)), lookHere(world, user.id)])
      return shown(engineHere((await world.catalogue.ofRun(run)).engine))
    }),
  )
  .get(
    '/runs/:id/events',
    sending(
      {
        summary: 'The events of a run, from the one after Last-Event-ID',
        ...{ sends: 'events', what: 'An event stream' },
      },
      async c => streamed(c, await findRun(c.var.world, c.var.user, inPath(c))),
    ),
  )
  .post(
    '/runs/:id/stop',
    route({ summary: 'Stops a run; what was written is kept', gives: nothing }, async c => {
      const { id } = await findRun(c.var.world, c.var.user, inPath(c))
      await c.var.world.log.stop(id)
    }),
  )
