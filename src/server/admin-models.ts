import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Problem } from '#shared/problems.ts'
import { bodyOf } from './checked.ts'
import type { Models } from './models/models.ts'
import type { Signed } from './world.ts'

/** The models as an administrator sees them. Keys stay here; of a connected one the last four characters are told. */
const modelsView = async (models: Models) => {
  const found = await models.found()
  return { connected: models.writer()?.connected ?? null, found, providers: models.offered() }
}
export type ModelsView = Awaited<ReturnType<typeof modelsView>>

/** Whether a model is connected, as anyone may know, and what this person can do where none is. */
const readyView = (models: Models, role: 'user' | 'admin') => {
  const name = models.writer()?.connected.name ?? null
  return { connected: name !== null, name, ways: role === 'admin' ? ('set' as const) : ('ask' as const) }
}
export type ReadyView = ReturnType<typeof readyView>

const onlyAdmins = createMiddleware<Signed>(async (c, next) => {
  if (c.var.user.role !== 'admin') throw new Problem('forbidden')
  await next()
})

/** Connecting a model in the browser: what there is, trying it, using it, forgetting it. */
export const modelRoutes = new Hono<Signed>()
  .get('/models', c => c.json(readyView(c.var.world.models, c.var.user.role)))
  .use('/admin/models', onlyAdmins)
  .use('/admin/models/*', onlyAdmins)
  .get('/admin/models', async c => c.json(await modelsView(c.var.world.models)))
  .post('/admin/models/check', async c => {
    const checked = await c.var.world.models.check(await bodyOf(c), c.req.raw.signal)
    return c.json({ ok: true as const, ...checked })
  })
  .put('/admin/models', async c => {
    const { models } = c.var.world
    await models.use(await bodyOf(c))
    return c.json(await modelsView(models))
  })
  .delete('/admin/models', async c => {
    const { models } = c.var.world
    await models.forget()
    return c.json(await modelsView(models))
  })
