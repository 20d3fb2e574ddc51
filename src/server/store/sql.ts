import type pg from 'pg'
import { asUnavailable } from './away.ts'

/** What can be asked: the pool, or one connection inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>

/** PostgreSQL holds no NUL character, and a half emoji is no text. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '')

/** A value for a column of JSON. */
export const json = (value: unknown) => {
  const text = JSON.stringify(value)
  if (!/\\u(0000|d[89a-f])/.test(text)) return text
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storable(part) : part))
}

const asParameter = (value: unknown) => (typeof value === 'string' ? storable(value) : value)

/** Throws `unavailable` where the database cannot be reached. */
const ask = async <Row extends pg.QueryResultRow>(on: Queryable, query: pg.QueryConfig, values: readonly unknown[]) => {
  try {
    return (await on.query<Row>({ ...query, values: values.map(asParameter) })).rows
  } catch (error) {
    throw asUnavailable(error)
  }
}

/** A statement that is planned once for each connection, under its name. */
export const statement =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  (on: Queryable, ...values: readonly unknown[]) =>
    ask<Row>(on, { name, text }, values)

/** A statement that is planned anew each time, by what it looks for. */
export const planned =
  <Row extends pg.QueryResultRow>(text: string) =>
  (on: Queryable, ...values: readonly unknown[]) =>
    ask<Row>(on, { text }, values)

/** A pattern for `like` that finds words anywhere, as they are. */
export const anywhere = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A row as an object of ours: what is null is absent. The caller says what the row is. */
export const present = <Thing>(row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Thing

/** A page counts from 1, and holds 100 at most. */
export const slice = ({ page, limit }: { page: number; limit: number }) => {
  const from1 = Math.max(1, Math.floor(page) || 1)
  const most = Math.min(100, Math.max(1, Math.floor(limit) || 1))
  return { page: from1, limit: most, offset: (from1 - 1) * most }
}

/** The code of a unique violation. */
export const isTwice = (error: unknown) => (error as { code?: unknown } | undefined)?.code === '23505'

type Source = { columns: string; table: string; newest: string }
type Paged = { total: number; place: number | null }

/** $1 whose, $2 how many, $3 after how many: a page, newest first, and in every row how many there are in all. */
const pageOf = ({ columns, table, newest }: Source) => `
  with found as materialized (
    select id as found, ${newest} as moment from ${table} where "user" = $1
  ), turned as (
    select found, row_number() over (order by moment desc, found desc) as place from found
    order by place limit $2 offset $3
  ), page as (select place, ${columns} from turned join ${table} on id = found)
  select counted.total, page.* from (select count(*)::int as total from found) as counted left join page on true
  order by place`

/** How to list what belongs to somebody, where nobody has very many. */
export const listing = <Row extends object>(name: string, source: Source) => {
  const all = statement<Row & Paged>(`${name}_list`, pageOf(source))
  return async (on: Queryable, user: string, asked: { page: number; limit: number }) => {
    const { page, limit, offset } = slice(asked)
    const rows = await all(on, user, limit, offset)
    const there = rows.filter(({ place }) => place !== null)
    return { rows: there.map(({ total: _, place: __, ...row }) => row as Row), total: rows[0]?.total ?? 0, page }
  }
}
