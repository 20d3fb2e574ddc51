import { Hono } from 'hono'
import { bodyOf } from '../checked.ts'
import type { Models } from '../models/models.ts'
import type { Signed } from '../world.ts'

/** The models as an administrator sees them. Keys stay here; of a connected one the last four characters are told. */
const modelsView = async (models: Models) => {
  const found = await models.found()
  return { connected: models.writer()?.connected ?? null, found, providers: models.offered() }
}
export type ModelsView = Awaited<ReturnType<typeof modelsView>>

/** Connecting a model in the browser: what there is, trying it, using it, forgetting it. */
export const modelRoutes = new Hono<Signed>()
  .get('/models', async c => c.json(await modelsView(c.var.world.models)))
  .post('/models/check', async c => {
    const checked = await c.var.world.models.check(await bodyOf(c), c.req.raw.signal)
    return c.json({ ok: true as const, ...checked })
  })
  .put('/models', async c => {
    const { models, audit } = c.var.world
    await models.use(await bodyOf(c))
    await audit.record(c.var.user, 'model_connected', models.writer()?.connected.name)
    return c.json(await modelsView(models))
  })
  .delete('/models', async c => {
    const { models, audit } = c.var.world
    const before = models.writer()?.connected.name
    await models.forget()
    await audit.record(c.var.user, 'model_forgotten', before)
    return c.json(await modelsView(models))
  })
