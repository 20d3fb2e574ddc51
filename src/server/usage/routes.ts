import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { read, type Text } from '#shared/text.ts'
import { csvAnswer } from '../http/csv.ts'
import { lastDays, monthOf } from './days.ts'
import { localeOf } from '../http/languages.ts'
import { route, sending } from '../http/route.ts'
import type { Spent, Written } from '../store/usage.ts'
import type { Signed } from '../world.ts'

/** How far one can look back; days, today among them. */
export const spans = ['30', '90'] as const

const heads: readonly Text[] = [
  { de: 'Tag', en: 'Day' },
  { de: 'Werkzeug', en: 'Tool' },
  { de: 'Anfragen', en: 'Requests' },
]

const asked = async (c: Context<Signed>) => {
  const { world, user } = c.var
  const span = spans.find(days => days === c.req.query('days')) ?? spans[0]
  const days = lastDays(world.now(), Number(span))
  return { days, spent: await world.usage.spent(user.id, new Date(days[0] ?? 0)) }
}

const summed = (spent: readonly Spent[], by: 'day' | 'engine') => {
  const sums = new Map<string, number>()
  for (const one of spent) sums.set(one[by], (sums.get(one[by]) ?? 0) + one.requests)
  return sums
}

const count = z.int()
const shown = z.object({
  month: z.object({ begins: z.string(), texts: count, words: count }),
  days: z.array(z.object({ day: z.string(), requests: count })),
  engines: z.array(z.object({ engine: z.string(), requests: count })),
})
export type UsageView = z.infer<typeof shown>

type Told = { begins: Date; written: Written; days: readonly string[]; spent: readonly Spent[] }
/** `GET /api/usage`: the month, every day, also those without a request, and the engines, the most used first. */
const usageView = ({ begins, written, days, spent }: Told): UsageView => {
  const perDay = summed(spent, 'day')
  return {
    month: { begins: begins.toISOString().slice(0, 10), ...written },
    days: days.map(name => ({ day: name, requests: perDay.get(name) ?? 0 })),
    engines: [...summed(spent, 'engine')]
      .map(([engine, requests]) => ({ engine, requests }))
      .sort((one, other) => other.requests - one.requests || one.engine.localeCompare(other.engine)),
  }
}

/** What a person's own requests went into. */
export const usageRoutes = new Hono<Signed>()
  .get(
    '/usage',
    route(
      {
        summary:
          'What one’s requests went into: this month, every day up to today, in UTC, and the engines, most used first',
        query: { days: z._default(z.enum(spans), spans[0]) },
        gives: shown,
      },
      async c => {
        const { world, user } = c.var
        const begins = monthOf(world.now())
        const [told, written] = await Promise.all([asked(c), world.usage.written(user.id, begins)])
        return usageView({ begins, written, ...told })
      },
    ),
  )
  .get(
    '/usage.csv',
    sending(
      {
        summary: 'What one’s requests went into as a table, by day and engine',
        query: { days: z._default(z.enum(spans), spans[0]) },
        ...{ sends: 'file', what: 'CSV in UTF-8' },
      },
      async c => {
        const { world, user } = c.var
        const [{ spent }, engines] = await Promise.all([asked(c), world.catalogue.all()])
        const locale = localeOf(c, user)
        const names = new Map(engines.map(({ slug, name }) => [slug, read(name, locale)]))
        const rows = spent.map(({ day, engine, requests }) => [day, names.get(engine) ?? engine, requests])
        return csvAnswer(c, 'federwerk-usage.csv', locale, [heads.map(head => read(head, locale)), ...rows])
      },
    ),
  )
