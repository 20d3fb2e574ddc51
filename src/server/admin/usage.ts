import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { currencies, type Figures, type Price, type Prices, together } from '#shared/costs.ts'
import { byMeter, meterNames, meters, metersIn, metersShown, type Unit, unitNames, units } from '#shared/meters.ts'
import { read } from '#shared/text.ts'
import { modelsIn } from '#shared/written-by.ts'
import { lastDays } from '../usage/days.ts'
import { localeOf } from '../http/languages.ts'
import { route, sending } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import type { Consumed, CountedBy } from '../store/consumption.ts'
import type { Signed, World } from '../world.ts'
import { csvAnswer } from '../http/csv.ts'
import { isHouse, priced, usualPrice } from './priced.ts'
import { byOf, headOf, rowOf } from './usage-table.ts'
import { modelsToldApart } from '../painting/called.ts'

/** How far one can look back; days, today among them. */
const spans = ['30', '7', '90', '365'] as const
/** How many people the page names. */
const mostPeople = 20

const noPrices: Prices = { currency: 'EUR', models: {} }
const pricesOf = async ({ settings }: World) => (await settings.get('prices')) ?? noPrices

type Line = { name: string } & Figures

const most = (one: Line, other: Line) =>
  other.requests - one.requests || other.runs - one.runs || one.name.localeCompare(other.name)

/** Figures by name; the most used first. */
const linesOf = (counted: readonly Consumed[], prices: Prices, nameOf: (one: Consumed) => string): Line[] =>
  [...Map.groupBy(counted, nameOf)]
    .map(([name, ones]) => ({ name, ...together(ones.map(one => priced(one, prices))) }))
    .sort(most)

const none = together([])

/** What was used in the days that were asked for, in all four ways of counting. */
const used = async (c: Context<Signed>) => {
  const { world } = c.var
  const span = spans.find(days => days === c.req.query('days')) ?? spans[0]
  const days = lastDays(world.now(), Number(span))
  const [counted, prices] = await Promise.all([world.consumption.since(days[0] ?? ''), pricesOf(world)])
  const by = (which: CountedBy) => counted.filter(one => one.by === which)
  const dated = new Map(linesOf(by('day'), prices, ({ name }) => name).map(line => [line.name, line]))
  return {
    prices,
    days: days.map(name => dated.get(name) ?? { name, ...none }),
    engines: linesOf(by('engine'), prices, ({ name }) => name),
    models: linesOf(by('engine'), prices, ({ model }) => model),
    people: linesOf(by('person'), prices, ({ name }) => name),
  }
}
type Used = Awaited<ReturnType<typeof used>>

/** Every model that was used, has a price or is connected, what it costs, and what there is to enter a price for. */
const pricesView = ({ models: connected }: World, { prices, models }: Pick<Used, 'prices' | 'models'>) => {
  const used = models.flatMap(({ name }) => modelsIn(name))
  const names = [...Object.keys(prices.models), ...used, ...connected.all().map(({ name }) => name)]
  return {
    currency: prices.currency,
    models: [...new Set(names)]
      .filter(name => !isHouse(name))
      .sort()
      .map(name => {
        const price = prices.models[name] ?? null
        const counted = models.filter(line => modelsIn(line.name).includes(name))
        return {
          name,
          called: modelsToldApart(name),
          price,
          isFree: !!usualPrice(name),
          meters: metersShown(price ?? {}, ...counted),
        }
      }),
  }
}

const named = async ({ consumption }: World, people: readonly Line[]) => {
  const known = new Map((await consumption.people(people.map(({ name }) => name))).map(one => [one.id, one]))
  return people.flatMap(({ name: id, ...figures }) => {
    const person = known.get(id)
    return person ? [{ ...person, ...figures }] : []
  })
}

const count = z.int()
const figures = z.object({
  ...byMeter(() => count),
  ...{ runs: count, requests: count, failed: count, estimated: count, unreported: count, unpriced: count },
  cost: z.number(),
})
const lines = z.array(z.extend(figures, { name: z.string() }))
const shown = z.object({
  total: figures,
  days: lines,
  engines: lines,
  models: z.array(z.extend(figures, { name: z.string(), called: z.string() })),
  people: z.array(z.extend(figures, { id: z.string(), name: z.string(), email: z.string() })),
  /** How many people there are besides, and how many runs of people who are gone. */
  others: count,
  gone: count,
  prices: z.object({
    currency: z.enum(currencies),
    models: z.array(
      z.object({
        name: z.string(),
        called: z.string(),
        price: z.nullable(z.object(byMeter(() => z.optional(z.number())))),
        isFree: z.boolean(),
        meters: z.array(z.enum(meterNames)),
      }),
    ),
  }),
})
export type InstallationUsage = z.infer<typeof shown>
export type UsageLine = InstallationUsage['days'][number]

/** `GET /api/admin/usage`: sums, every day, engines, models, and the people with the most requests. */
const usageView = async (world: World, { people, ...all }: Used): Promise<InstallationUsage> => {
  const total = together(all.days)
  return {
    total,
    days: all.days,
    engines: all.engines,
    models: all.models.map(line => ({ ...line, called: modelsToldApart(line.name) })),
    people: await named(world, people.slice(0, mostPeople)),
    others: Math.max(0, people.length - mostPeople),
    gone: total.runs - together(people).runs,
    prices: pricesView(world, all),
  }
}
/** Of tokens two prices or none, and at least one price in all. */
const isWhole = (price: Price) =>
  Object.keys(price).length > 0 &&
  unitNames.every(unit => new Set(metersIn(unit).map(meter => price[meter] === undefined)).size === 1)
const perUnit = byMeter(meter => {
  const description = `For ${units[meters[meter].unit].per} of them`
  return z.optional(z.number().check(z.gte(0), z.lte(1_000_000)).register(z.globalRegistry, { description }))
})
const price = z
  .object(perUnit)
  .check(z.refine(isWhole))
  .register(z.globalRegistry, {
    minProperties: 1,
    dependentRequired: { tokensIn: ['tokensOut'], tokensOut: ['tokensIn'] },
  })
const change = {
  currency: needs(z.enum(currencies), { de: 'EUR oder USD.', en: 'EUR or USD.' }),
  models: needs(z.record(z.string().check(z.minLength(1), z.maxLength(300)), price), {
    de: 'Zu jedem Modell Preise von 0 bis 1.000.000; für Tokens zwei, je Million.',
    en: 'Prices from 0 to 1,000,000 for each model; two of them for tokens, per million.',
  }),
}

/** `0.5 / 2` for tokens, `0.04 images` for anything else. */
const pricesOfUnit = (price: Price, unit: Unit) => {
  const prices = metersIn(unit).flatMap(meter => price[meter] ?? [])
  return prices.length && `${prices.join(' / ')}${unit === 'tokens' ? '' : ` ${unit}`}`
}

/** What was changed about prices, model by model, for the audit log. */
const changesOf = (before: Prices, after: Prices) => {
  const said = (one: Price | undefined) =>
    one ? unitNames.flatMap(unit => pricesOfUnit(one, unit) || []).join(', ') : null
  const names = new Set([...Object.keys(before.models), ...Object.keys(after.models)])
  const changed = [...names].filter(name => said(before.models[name]) !== said(after.models[name]))
  return { currency: after.currency, ...Object.fromEntries(changed.map(name => [name, said(after.models[name])])) }
}

/** What the whole installation used and what that cost, and what models cost. */
export const installationUsageRoutes = new Hono<Signed>()
  .get(
    '/usage',
    route(
      {
        summary:
          'What everyone used, and what it cost at current prices: in all, by day in UTC, engine, model and person',
        query: { days: z._default(z.enum(spans), spans[0]) },
        gives: shown,
      },
      async c => usageView(c.var.world, await used(c)),
    ),
  )
  .get(
    '/usage.csv',
    sending(
      {
        summary: 'What everyone used as a table: by day, engine, model or person',
        query: { days: z._default(z.enum(spans), spans[0]), by: z.enum(['days', 'engines', 'models', 'people']) },
        ...{ sends: 'file', what: 'CSV in UTF-8' },
      },
      async c => {
        const { world, user } = c.var
        const locale = localeOf(c, user)
        const by = byOf(c.req.query('by'))
        const { prices, ...all } = await used(c)
        const rows = {
          days: () => all.days.map(line => [[line.name], line] as const),
          models: () => all.models.map(line => [[line.name], line] as const),
          people: async () =>
            (await named(world, all.people)).map(({ name, email, ...line }) => [[name, email], line] as const),
          engines: async () => {
            const names = new Map((await world.catalogue.all()).map(({ slug, name }) => [slug, read(name, locale)]))
            return all.engines.map(({ name, ...line }) => [[names.get(name) ?? name], line] as const)
          },
        }
        const shown = metersShown(...all.models)
        const table = (await rows[by]()).map(([names, figures]) => rowOf(names, figures, shown, locale))
        return csvAnswer(c, `federwerk-usage-${by}.csv`, locale, [headOf(by, prices.currency, shown, locale), ...table])
      },
    ),
  )
  .put(
    '/prices',
    route(
      {
        summary: 'What models cost, by their names: tokens read and written, images, seconds of sound, and so on',
        body: change,
        gives: z.object({ ok: z.literal(true) }),
      },
      async (c, prices) => {
        const { settings, audit } = c.var.world
        const before = await pricesOf(c.var.world)
        await settings.set('prices', prices)
        await audit.record(c.var.user, 'prices_set', '', changesOf(before, prices))
        return { ok: true as const }
      },
    ),
  )
