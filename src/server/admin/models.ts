import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type ProblemCode, problems } from '#shared/problems.ts'
import { qualities } from '#shared/quality.ts'
import { bodyOf } from '../http/checked.ts'
import { inPath, route } from '../http/route.ts'
import { bilingual, listOf, moment } from '../http/shapes.ts'
import type { Member } from '../models/models.ts'
import { providerIds } from '../models/providers.ts'
import type { Signed, World } from '../world.ts'

const names = listOf(z.string())
const connected = z.object({
  name: z.string(),
  provider: z.string(),
  model: z.string(),
  from: z.enum(['environment', 'settings', 'found']),
  variable: z.optional(z.string()),
  last4: z.optional(z.string()),
})

const member = z.extend(connected, {
  works: z.boolean(),
  trouble: z.nullable(
    z.object({
      since: moment,
      code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
      about: z.nullable(z.string()),
      passedUntil: z.nullable(moment),
    }),
  ),
  first: z.nullable(z.object({ milliseconds: z.number(), of: z.int(), at: moment })),
})
export type MemberView = z.infer<typeof member>

const level = z.object({ ahead: names, own: names })
const shown = z.object({
  connected: z.nullable(connected),
  found: listOf(z.object({ provider: z.enum(providerIds), address: z.string(), models: names })),
  providers: listOf(
    z.object({
      id: z.string(),
      name: z.string(),
      keysAt: z.nullable(z.string()),
      models: names,
      costs: bilingual,
    }),
  ),
  models: z.array(member),
  levels: z.object({ quick: level, standard: level, best: level }),
  /** Times and failures are those of this process, as long as it runs: whether there may be others beside it. */
  measured: z.object({ since: moment, several: z.boolean() }),
})
export type ModelsView = z.infer<typeof shown>

/** A connected model on the wire: why it fails is told as a code, what its service said stays with the operator. */
const memberView = ({ trouble, first, ...rest }: Member): MemberView => ({
  ...rest,
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

/** The models as an administrator sees them. Keys stay here; of a connected one the last four characters are told. */
const modelsView = async ({ models, operation, config }: World): Promise<ModelsView> => {
  const found = await models.found()
  return {
    connected: models.writer()?.connected ?? null,
    found,
    providers: models.offered(),
    models: models.all().map(memberView),
    levels: models.levels(),
    measured: { since: operation.since.toISOString(), several: !config.cacheUrl.startsWith('memory:') },
  }
}

/** A choice, a key and an order are checked where they are taken up: by what is connected, and one field at a time. */
const choice = z.object({ provider: z.string(), model: z.string(), key: z.optional(z.string()) })
const newKey = z.object({ provider: z.string(), key: z.string() })
const order = z.object({ level: z.enum(qualities), models: names.check(z.maxLength(20)) })
const answered = z.object({ ok: z.literal(true), milliseconds: z.number(), answer: z.string() })

/** Connecting models in the browser: what there is, trying them, and who serves which level. */
export const modelRoutes = new Hono<Signed>()
  .get(
    '/models',
    route(
      {
        summary: 'All models and the state of each, which serve which level, what was found here, and all providers',
        gives: shown,
      },
      c => modelsView(c.var.world),
    ),
  )
  .post(
    '/models',
    route(
      {
        summary: 'Connects one more model, which steps in where those before it on the standard level fail',
        takes: choice,
        gives: shown,
        status: 201,
      },
      async c => {
        const { models, audit } = c.var.world
        await audit.record(c.var.user, 'model_added', await models.add(await bodyOf(c)))
        return modelsView(c.var.world)
      },
    ),
  )
  .put(
    '/models',
    route(
      {
        summary: 'Connects a model in place of the first; the key is sealed and never shown again',
        takes: choice,
        gives: shown,
      },
      async c => {
        const { models, audit } = c.var.world
        await models.use(await bodyOf(c))
        await audit.record(c.var.user, 'model_connected', models.writer()?.connected.name)
        return modelsView(c.var.world)
      },
    ),
  )
  .delete(
    '/models',
    route({ summary: 'Forgets all that was connected in the browser, and the keys', gives: shown }, async c => {
      const { models, audit } = c.var.world
      const before = models.writer()?.connected.name
      await models.forget()
      await audit.record(c.var.user, 'model_forgotten', before)
      return modelsView(c.var.world)
    }),
  )
  .post(
    '/models/check',
    route(
      { summary: 'Makes a real call to a model and says how long it took', takes: choice, gives: answered },
      async c => ({ ok: true as const, ...(await c.var.world.models.check(await bodyOf(c), c.req.raw.signal)) }),
    ),
  )
  .put(
    '/models/levels',
    route(
      {
        summary: 'Sets which models serve a level, in their order; a level without models uses those of standard',
        takes: order,
        gives: shown,
      },
      async c => {
        const { models, audit } = c.var.world
        const set = await models.arrange(await bodyOf(c))
        const { ahead, own } = models.levels()[set]
        await audit.record(c.var.user, 'model_level_set', set, { models: [...ahead, ...own].join(', ') })
        return modelsView(c.var.world)
      },
    ),
  )
  .put(
    '/models/key',
    route({ summary: 'Stores another key for a provider', takes: newKey, gives: shown }, async c => {
      const { models, audit } = c.var.world
      await audit.record(c.var.user, 'model_key_set', await models.setKey(await bodyOf(c)))
      return modelsView(c.var.world)
    }),
  )
  .post(
    '/models/:name/try',
    route(
      { summary: 'Asks a connected model for a word; the name is written as provider:model', gives: answered },
      async c => ({ ok: true as const, ...(await c.var.world.models.retry(inPath(c, 'name'), c.req.raw.signal)) }),
    ),
  )
  .delete(
    '/models/:name',
    route(
      { summary: 'Disconnects a model that was connected in the browser; it leaves its levels, too', gives: shown },
      async c => {
        const { models, audit } = c.var.world
        const name = inPath(c, 'name')
        await models.remove(name)
        await audit.record(c.var.user, 'model_removed', name)
        return modelsView(c.var.world)
      },
    ),
  )
