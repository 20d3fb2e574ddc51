import { type Meter, meterNames } from '#shared/meters.ts'
import type { Database } from './database.ts'
import { statement } from './sql.ts'

/** By what runs are counted. */
export type CountedBy = 'day' | 'engine' | 'person'

/** What the runs of one model came to on one day, with one engine or for one person. */
export type Consumed = Record<Meter, number> & {
  by: CountedBy
  /** The day as `2026-11-21` in UTC, the engine, or the id of the person. */
  name: string
  model: string
  runs: number
  requests: number
  failed: number
  estimated: number
  unreported: number
}

/** A person as they are named beside what they used. */
export type ConsumingPerson = { id: string; name: string; email: string }

export type Consumption = {
  /** What all runs came to that began on a day in UTC or later and have ended, also those that are deleted. */
  since(day: string): Promise<readonly Consumed[]>
  /** Who these people are. */
  people(ids: readonly string[]): Promise<readonly ConsumingPerson[]>
}

const columnOf = (meter: Meter) => meter.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const summedMeters = meterNames.map(meter => `sum(${columnOf(meter)})::float8 as "${meter}"`).join(', ')

const summed = (by: CountedBy, table: string, name: string) => `
  select '${by}' as by, ${name}::text as name, model, sum(runs)::int as runs, sum(requests)::int as requests,
    sum(failed)::int as failed, sum(estimated)::int as estimated, sum(unreported)::int as unreported,
    ${summedMeters}
  from ${table} where day >= $1::date group by ${name}, model`

const counts = statement<Consumed>(
  'use_since',
  [
    summed('day', 'engine_use', 'day'),
    summed('engine', 'engine_use', 'engine'),
    summed('person', 'person_use', '"user"'),
  ].join(' union all '),
)

const names = statement<ConsumingPerson>('use_people', `select id, name, email from "user" where id = any($1)`)

/** What the whole installation used, in PostgreSQL. */
export const consumptionIn = ({ $client: pool }: Database): Consumption => ({
  since: day => counts(pool, day),
  people: ids => names(pool, ids),
})
