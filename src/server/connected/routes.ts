import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import { workflowSlots } from '#shared/workflow-slots.ts'
import { localeOf } from '../http/languages.ts'
import { inPath, route } from '../http/route.ts'
import { may, needs } from '../http/rules.ts'
import type { Signed, World } from '../world.ts'
import type { Kind } from './kind.ts'
import { accesses, type Connected, isEnough, type Named } from './service.ts'

const words = {
  service: { de: 'Einer der Dienste, die es gibt.', en: 'One of the services there are.' },
  with: {
    de: 'Der Schlüssel des Dienstes, oder die Adresse mit https://.',
    en: 'The key of the service, or its address with https://.',
  },
  address: {
    de: 'Die Adresse des Dienstes, mit https:// oder http://.',
    en: 'The address of the service, with https:// or http://.',
  },
  workflows: {
    de: 'Ein bis drei Workflows als Dateien: name und text.',
    en: 'One to three workflows as files: name and text.',
  },
  model: { de: 'Der Name eines Modells dieses Dienstes.', en: 'The name of a model of this service.' },
} satisfies Record<string, Text>

const wrong = (field: string, sentence: Text) => new Problem('invalid', { fields: { [field]: sentence } })
const fixed = (variable: string): Text => ({
  de: `Das ist in der Umgebung des Servers festgelegt (${variable}).`,
  en: `This is set in the server’s environment (${variable}).`,
})

const access = z.enum(accesses)
const shown = z.object({
  /** What does it on this machine where no service is connected. */
  here: z.array(z.string()),
  services: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), access, models: z.optional(z.array(z.string())) },
      /** Whether it wants workflow files. */
      workflows: z.optional(z.boolean()),
    }),
  ),
  connected: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), from: z.enum(['environment', 'settings']) },
      /** Of an address all of it, of a key its last characters. */
      with: z.string(),
      model: z.optional(z.string()),
      /** What people call it, where that is not the name of its service. */
      called: z.optional(z.string()),
      address: z.optional(z.string()),
      /** The workflows it follows, and what can be filled into each. */
      workflows: z.optional(z.array(z.object({ name: z.string(), slots: z.array(z.enum(workflowSlots)) }))),
    }),
  ),
})
export type ServicesView = z.infer<typeof shown>

const line = z.string().check(z.trim(), z.maxLength(2000))
const added = {
  service: needs(z.string(), words.service),
  with: needs(line, words.with),
  model: may(line, words.model),
  address: may(line, words.address),
  workflows: may(
    z
      .array(
        z.object({
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
          text: z.string().check(z.maxLength(1_000_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(3)),
    words.workflows,
  ),
}

const tried = z.object({
  ok: z.literal(true),
  milliseconds: z.int(),
  /** Of a search: how many pages it finds, and the title of the first. */
  hits: z.optional(z.int()),
  title: z.optional(z.string()),
  /** Of a voice: how long it spoke. */
  seconds: z.optional(z.number()),
  /** Of one that paints: how many pictures came. */
  pictures: z.optional(z.int()),
  /** Of one that listens: what it understood. */
  text: z.optional(z.string()),
})
export type TriedView = z.infer<typeof tried>

const veiled = (given: string) => given && `…${given.length > 8 ? given.slice(-4) : ''}`

/** Connecting the services of one kind; what the environment names cannot be changed here. */
export const connectionRoutes = <Id extends string>(kind: Kind<Id>) => {
  const { services, what, variable, deeds } = kind
  const ids = Object.keys(services) as Id[]
  const idIn = (written: string) => ids.find(id => id === written)

  const offered = async () => {
    const can = await Promise.all(ids.map(id => kind.offers?.(id) ?? true))
    return ids.filter((_, at) => can[at])
  }
  const view = async (world: World): Promise<ServicesView> => ({
    here: [...((await kind.here?.(world)) ?? [])],
    services: (await offered()).map(id => {
      const { name, access: wants, models, workflows } = services[id]
      return {
        id,
        name,
        access: wants,
        ...(models && { models: [...models] }),
        ...(workflows && { workflows: true }),
      }
    }),
    connected: (await kind.of(world).connected()).map(({ id, from, with: given, model, address, workflows }) => ({
      ...{ id, name: services[id].name, from, model, address },
      ...(model && kind.called && { called: kind.called(id, model) }),
      workflows: workflows?.map(one => ({ name: one.name, slots: [...(services[id].workflows?.slots(one) ?? [])] })),
      with: services[id].access === 'address' ? given : veiled(given),
    })),
  })
  /** Throws `invalid` where the environment says which services there are. */
  const requireFree = async (world: World) => {
    const all = await kind.of(world).connected()
    if (all.some(({ from }) => from === 'environment')) throw wrong('service', fixed(variable))
  }
  const attempt = async (world: World, one: Connected<Named<Id>>, language: string, signal: AbortSignal) => {
    const begun = world.now().getTime()
    const told = await kind.attempt(world, one, { language, signal })
    if (told.hits === 0 || told.seconds === 0 || told.pictures === 0)
      throw new Problem(kind.failure, {}, { cause: new Error('Nothing comes of it.') })
    return { ok: true as const, milliseconds: world.now().getTime() - begun, ...told }
  }

  return new Hono<Signed>()
    .get(
      '/',
      route({ summary: `Every ${what} that is connected, and all there are`, gives: shown }, c => view(c.var.world)),
    )
    .post(
      '/',
      route(
        {
          summary: `Connects a ${what}, once it has answered; its key is sealed and never shown again`,
          ...{ body: added, gives: shown, status: 201 },
        },
        async (c, { service, with: given, model, address, workflows }) => {
          const { world, user } = c.var
          await requireFree(world)
          const id = idIn(service)
          if (!id) throw wrong('service', words.service)
          const more = { ...(model && { model }), ...(address && { address }), ...(workflows && { workflows }) }
          const named: Named<Id> = { id, with: given, ...more }
          const follows = services[id].workflows
          if (follows) {
            const problem = workflows ? follows.wrong(workflows) : words.workflows
            if (problem) throw wrong('workflows', problem)
          }
          if (services[id].models && !model) throw wrong('model', words.model)
          if (services[id].access === 'both' && !isEnough(services[id], { ...named, with: '' }))
            throw wrong('address', words.address)
          if (!isEnough(services[id], named)) throw wrong('with', words.with)
          await attempt(world, { ...named, from: 'settings' }, localeOf(c, user), c.req.raw.signal)
          const others = (await kind.of(world).connected()).filter(one => one.id !== id)
          await kind.of(world).keep([...others, named])
          await world.audit.record(user, deeds.connected, id)
          return view(world)
        },
      ),
    )
    .post(
      '/:service/try',
      route({ summary: `Tries a ${what} that is connected`, gives: tried }, async c => {
        const { world, user } = c.var
        const one = (await kind.of(world).connected()).find(known => known.id === inPath(c, 'service'))
        if (!one) throw new Problem('not_found')
        return attempt(world, one, localeOf(c, user), c.req.raw.signal)
      }),
    )
    .delete(
      '/:service',
      route({ summary: `Disconnects a ${what} and forgets its key`, gives: shown }, async c => {
        const { world, user } = c.var
        await requireFree(world)
        const before = await kind.of(world).connected()
        const left = before.filter(one => one.id !== inPath(c, 'service'))
        if (left.length === before.length) throw new Problem('not_found')
        await kind.of(world).keep(left)
        await world.audit.record(user, deeds.removed, inPath(c, 'service'))
        return view(world)
      }),
    )
}
