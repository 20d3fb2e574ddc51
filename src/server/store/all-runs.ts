import type { Run } from './run.ts'
import type { Database } from './database.ts'
import { type Row, source } from './runs.sql.ts'
import { planned, present, statement } from './sql.ts'

/** Everything a person has ever made, however much that is. */
export type AllRuns = {
  /** The months in which there is something, as `2026-11`, oldest first. */
  months(user: string): Promise<readonly string[]>
  /** What was begun in a month, oldest first, some at a time; what was read for it without its text. */
  ofMonth(user: string, month: string): AsyncIterable<readonly Run[]>
}

/** So many are read at a time: a text may be long. */
const atATime = 50

const listsMonths = statement<{ month: string }>(
  'run_months',
  `select distinct to_char(started_at at time zone 'UTC', 'YYYY-MM') as month from run where "user" = $1 order by 1`,
)

/** A row, and its moment as finely as the database counts. */
type Next = Row & { id: string; moment: string }

/**
 * $2 and $3 the last one before, by moment and id; $4 where the month ends, $5 how many. Planned each time: a plan
 * for any moment reads the whole table.
 */
const listsNext = planned<Next>(
  `select ${source.columns}, started_at::text as moment from run
  where "user" = $1 and (started_at, id) > ($2::timestamptz, $3) and started_at < $4::timestamptz
  order by started_at, id limit $5`,
)

const monthFrom = (month: string, further: number) => {
  const begin = new Date(`${month}-01T00:00:00Z`)
  return new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + further)).toISOString()
}

/** All that people made, in PostgreSQL. The database counts finer than a `Date`: what it said is where it goes on. */
export const allRunsIn = ({ $client: pool }: Database): AllRuns => ({
  months: async user => (await listsMonths(pool, user)).map(({ month }) => month),
  async *ofMonth(user, month) {
    let last = { moment: monthFrom(month, 0), id: '' }
    for (;;) {
      const rows = await listsNext(pool, user, last.moment, last.id, monthFrom(month, 1), atATime)
      if (rows.length) yield rows.map(({ moment: _, ...row }) => present<Run>(row))
      const end = rows.at(-1)
      if (!end || rows.length < atATime) return
      last = end
    }
  },
})
