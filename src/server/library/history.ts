import { Hono } from 'hono'
import { shown } from '#catalogue/shown.ts'
import { listAsked } from '../http/checked.ts'
import { runsAsked } from './query.ts'
import { removeFound, removeOne } from './remove-runs.ts'
import { lookHere } from '../custom-engines/here.ts'
import { findRun } from '../runs/follow.ts'
import { streamed } from '../runs/stream.ts'
import { runView } from '../views.ts'
import type { Signed } from '../world.ts'

/** The history: what a person has made, and what is being made. */
export const runRoutes = new Hono<Signed>()
  .get('/runs', async c => {
    const { world, user } = c.var
    const { runs, ...page } = await world.runs.list(user.id, { ...listAsked(c, 20), ...runsAsked(c) })
    const bookmarks = await world.bookmarks.ofRuns(
      user.id,
      runs.map(({ id }) => id),
    )
    return c.json({ runs: runs.map(run => runView(run, bookmarks.get(run.id))), ...page })
  })
  .get('/runs/filters', async c => {
    const { world, user } = c.var
    const [engines, models] = await Promise.all([world.runs.engines(user.id), world.runs.models(user.id)])
    return c.json({
      engines: engines.map(({ name: engine, count }) => ({ engine, count })),
      models: models.map(({ name: model, count }) => ({ model, count })),
    })
  })
  .delete('/runs', async c => c.json({ removed: await removeFound(c) }))
  .delete('/runs/:id', async c => {
    await removeOne(c.var.world, c.var.user, c.req.param('id'))
    return c.body(null, 204)
  })
  .get('/runs/:id', async c => {
    const { world, user } = c.var
    const run = await findRun(world, user, c.req.param('id'))
    return c.json(runView(run, (await world.bookmarks.ofRuns(user.id, [run.id])).get(run.id)))
  })
  .get('/runs/:id/engine', async c => {
    const { world, user } = c.var
    const [run, { engineHere }] = await Promise.all([findRun(world, user, c.req.param('id')), lookHere(world)])
    return c.json(shown(engineHere((await world.catalogue.ofRun(run)).engine)))
  })
  .get('/runs/:id/events', async c => streamed(c, await findRun(c.var.world, c.var.user, c.req.param('id'))))
  .post('/runs/:id/stop', async c => {
    const { id } = await findRun(c.var.world, c.var.user, c.req.param('id'))
    await c.var.world.log.stop(id)
    return c.body(null, 204)
  })
