import { Hono } from 'hono'
import { bodyOf } from '../http/checked.ts'
import type { Member } from '../models/models.ts'
import type { Signed, World } from '../world.ts'

/** A connected model on the wire: why it fails is told as a code, what its service said stays with the operator. */
const memberView = ({ trouble, first, ...member }: Member) => ({
  ...member,
  trouble: trouble
    ? {
        since: trouble.since.toISOString(),
        code: trouble.problem.code,
        about: typeof trouble.problem.details.about === 'string' ? trouble.problem.details.about : null,
        passedUntil: trouble.passedUntil?.toISOString() ?? null,
      }
    : null,
  first: first ? { ...first, at: first.at.toISOString() } : null,
})
export type MemberView = ReturnType<typeof memberView>

/** The models as an administrator sees them. Keys stay here; of a connected one the last four characters are told. */
const modelsView = async ({ models, operation, config }: World) => {
  const found = await models.found()
  return {
    connected: models.writer()?.connected ?? null,
    found,
    providers: models.offered(),
    models: models.all().map(memberView),
    levels: models.levels(),
    /** Times and failures are those of this process, as long as it runs: whether there may be others beside it. */
    measured: { since: operation.since.toISOString(), several: !config.cacheUrl.startsWith('memory:') },
  }
}
export type ModelsView = Awaited<ReturnType<typeof modelsView>>

/** Connecting models in the browser: what there is, trying them, and who serves which level. */
export const modelRoutes = new Hono<Signed>()
  .get('/models', async c => c.json(await modelsView(c.var.world)))
  .post('/models', async c => {
    const { models, audit } = c.var.world
    await audit.record(c.var.user, 'model_added', await models.add(await bodyOf(c)))
    return c.json(await modelsView(c.var.world), 201)
  })
  .put('/models', async c => {
    const { models, audit } = c.var.world
    await models.use(await bodyOf(c))
    await audit.record(c.var.user, 'model_connected', models.writer()?.connected.name)
    return c.json(await modelsView(c.var.world))
  })
  .delete('/models', async c => {
    const { models, audit } = c.var.world
    const before = models.writer()?.connected.name
    await models.forget()
    await audit.record(c.var.user, 'model_forgotten', before)
    return c.json(await modelsView(c.var.world))
  })
  .post('/models/check', async c => {
    const checked = await c.var.world.models.check(await bodyOf(c), c.req.raw.signal)
    return c.json({ ok: true as const, ...checked })
  })
  .put('/models/levels', async c => {
    const { models, audit } = c.var.world
    const level = await models.arrange(await bodyOf(c))
    const { ahead, own } = models.levels()[level]
    await audit.record(c.var.user, 'model_level_set', level, { models: [...ahead, ...own].join(', ') })
    return c.json(await modelsView(c.var.world))
  })
  .put('/models/key', async c => {
    const { models, audit } = c.var.world
    await audit.record(c.var.user, 'model_key_set', await models.setKey(await bodyOf(c)))
    return c.json(await modelsView(c.var.world))
  })
  .post('/models/:name/try', async c => {
    const tried = await c.var.world.models.retry(c.req.param('name'), c.req.raw.signal)
    return c.json({ ok: true as const, ...tried })
  })
  .delete('/models/:name', async c => {
    const { models, audit } = c.var.world
    const name = c.req.param('name')
    await models.remove(name)
    await audit.record(c.var.user, 'model_removed', name)
    return c.json(await modelsView(c.var.world))
  })
