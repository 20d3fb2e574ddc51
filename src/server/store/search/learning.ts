import { type Queryable, statement } from '../sql.ts'

/** $1 whose, or null for anybody's. Counts some words that came or went: 50 at most. */
const counts = (name: string, order: 'asc' | 'desc') =>
  statement<{ taken: number }>(
    name,
    `with waiting as (
      select id, cardinality(words) as size from word_change where $1::text is null or "user" = $1
      order by id ${order} limit 40 for update skip locked
    ), measured as (
      select id, sum(size) over (order by id ${order}) as sum from waiting
    ), taken as (
      delete from word_change where id in (select id from measured where sum <= 50) returning *
    ), moved as (
      select list, "user" as person, one, sum(times)::int as more from taken, unnest(words) as one
      group by list, "user", one having sum(times) <> 0
    ), added as materialized (
      select add_words(list, array_agg(person), array_agg(one), array_agg(more)) from moved
      group by list order by list
    )
    select (select count(*) from taken)::int as taken, (select count(*) from added) as lists`,
  )
const countsOldest = counts('words_counted', 'asc')
const countsNewest = counts('words_counted_back', 'desc')

/**
 * $1 whose, or null for anybody's. Takes a few runs that have ended into the index, of 100,000 letters together or a
 * single one, and has their words counted.
 */
const indexes = statement<{ taken: number }>(
  'runs_indexed',
  `with waiting as (
    select id, length(words) as size, ended_at from run
    where not learned and state <> 'running' and ($1::text is null or "user" = $1)
    order by ended_at limit 5 for update skip locked
  ), measured as (
    select id, sum(size) over earlier as sum, row_number() over earlier as place from waiting
    window earlier as (order by ended_at, id)
  ), taken as (
    update run set learned = true where id in (select id from measured where sum <= 100000 or place = 1)
    returning "user", words
  ), changed as materialized (
    select change_words('run', "user", words_in(words), 1) from taken
  )
  select count(*)::int as taken from changed`,
)

type Learns = typeof indexes

/** The pieces are statements of their own: on the embedded database, others are served in between. */
const learnPieces = async (on: Queryable, user: string | null, most: number, counts: Learns) => {
  for (let at = 0; at < most; at++) {
    const [indexed] = await indexes(on, user)
    const [counted] = indexed?.taken ? [indexed] : await counts(on, user)
    if (!counted?.taken) return
  }
}

/**
 * Learns the words of what a person has just made, so that it is found by their meaning: up to 2,000, the newest first.
 * What is left is found by its letters.
 */
export const learnOf = (on: Queryable, user: string) => learnPieces(on, user, 40, countsNewest)

/** Learns some words of anybody, apart from the end of a text, which somebody waits for. */
export const learnSome = (on: Queryable) => learnPieces(on, null, 20, countsOldest)
