import type { Database } from './database.ts'
import { statement } from './sql.ts'

/** The requests that went into one engine on one day, `2026-11-21` in UTC as months are counted. */
export type Spent = { day: string; engine: string; requests: number }

/** What was written in a month: texts, and about how many words they have. */
export type Written = { texts: number; words: number }

export type Usage = {
  /** What a person had written since a moment, of all variants; what was not charged, or is deleted, is not in it. */
  written(user: string, since: Date): Promise<Written>
  /** What a person has spent since a moment, oldest first. What was not charged, or is deleted, is not in it. */
  spent(user: string, since: Date): Promise<readonly Spent[]>
}

/** $1 whose, $2 since when. All it reads stands in the index `run_spent`. */
const lists = statement<Spent>(
  'run_spent',
  `select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as day, engine, sum(cost)::int as requests
  from run where "user" = $1 and started_at >= $2 and charged and cost > 0
  group by 1, 2 order by 1, 3 desc, 2`,
)

/** $1 whose, $2 since when. Words are told by what stands between them. */
const counts = statement<Written>(
  'run_written',
  `select count(*)::int as texts,
    coalesce(sum(1 + length(said) - length(translate(said, E' \\n', ''))) filter (where said <> ''), 0)::int as words
  from run, lateral (
    select replace(coalesce(
      (select string_agg(one->>'text', ' ') from jsonb_array_elements(variants) as one), "text"), E'\\n\\n', E'\\n') as said
  ) as told
  where "user" = $1 and started_at >= $2 and charged and cost > 0`,
)

/** What people's requests went into, in PostgreSQL. */
export const usageIn = ({ $client: pool }: Database): Usage => ({
  written: async (user, since) => (await counts(pool, user, since))[0] ?? { texts: 0, words: 0 },
  spent: (user, since) => lists(pool, user, since),
})
