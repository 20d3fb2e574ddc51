import { type Queryable, planned, slice } from '../sql.ts'
import { countedUpTo, finding, type ListRequest, type Page, type Paged, type Source } from './listing.ts'

/** A row that stands for its text: how many versions that has, and the one that was changed last. */
export type Grouped = { readonly versions: number; readonly newest: string }

/** The source of a list in which each text stands once, and which of its rows count as versions. */
export type TextSource = Source & { readonly text: string; readonly counts: string }

/**
 * $1 whose, $2 how many, $3 after how many. Of each text, the row of those found that was changed last; a text is its
 * first run and all that come from it.
 */
const turning = ({ list, columns, moment, counts }: TextSource, found: string) => `
  with found as materialized (${found}), texts as materialized (
    select distinct on (of_text collate "C") found, of_text, moment from found
    order by of_text collate "C", moment desc, found desc
  ), turned as (
    select * from texts order by moment desc, found desc limit $2 offset $3
  ), page as (
    select moment, versions, newest, ${columns} from turned join ${list} on id = found cross join lateral (
      select count(*)::int as versions, 
        coalesce((array_agg(one.id order by ${moment} desc, one.id desc))[1], found) as newest
      from ${list} as one where one."user" = $1 and (one.id = of_text or one.origin = of_text) and ${counts}
    ) as made
  )
  select counted.*, page.* from (
    select (select count(*)::int from texts) as total, (select count(*)::int from found) as rows
  ) as counted left join page on true
  order by moment desc, id desc`

/** How to list a person's texts, the one changed last first, a page at a time: each once, whatever its versions. */
export const grouping =
  <Row extends object>(source: TextSource) =>
  async (
    on: Queryable,
    user: string,
    asked: { page: number; limit: number },
    wanted: ListRequest,
  ): Promise<Page<Row & Grouped>> => {
    const { page, limit, offset } = slice(asked)
    const found = finding(source, wanted, 4, wanted.meaning && countedUpTo + 1)
    const turned = await planned<Row & Grouped & Paged & { rows: number }>(turning(source, found.sql))(
      on,
      ...[user, limit, offset, ...found.values],
    )
    const rows = turned
      .filter(({ moment }) => moment !== null)
      .map(({ total: _, moment: __, rows: ___, ...row }) => row as unknown as Row & Grouped)
    const { total, rows: seen } = turned[0] ?? { total: 0, rows: 0 }
    return { rows, total, page, ...(wanted.meaning && seen > countedUpTo && { more: true as const }) }
  }
