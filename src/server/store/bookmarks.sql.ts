import type { Bookmark } from './bookmarks.ts'
import { planned, statement } from './sql.ts'

/** A row as it comes: what a bookmark lacks is null. */
export type Row = { [Column in keyof Bookmark]-?: Bookmark[Column] | null }

const columns = `id, type, prompt, reply, run, created_at as "createdAt"`

const selected = `
  select ${columns} from bookmark where "user" = $1`

const newestFirst = `order by created_at desc, id desc limit $2 offset $3`
const has = (pattern: string) => `(prompt || ' ' || reply) ilike ${pattern}`

export const lists = statement<Row>('bookmark_list', `${selected} ${newestFirst}`)
export const searches = planned<Row>(`${selected} and ${has('$4')} ${newestFirst}`)

type Total = { total: number }
const counted = `select count(*)::int as total from bookmark where "user" = $1`
export const counts = statement<Total>('bookmark_count', counted)
export const countsFound = planned<Total>(`${counted} and ${has('$2')}`)

/** $1 the new bookmark's id, $6 the run, if there is one: it must be the person's own. */
export const saves = statement<Row>(
  'bookmark_save',
  `insert into bookmark (id, "user", type, prompt, reply, run)
  select $1, $2::text, $3, $4, $5, $6::text
  where $6 is null or exists (select from run where id = $6 and "user" = $2)
  on conflict (run, "user") do update set type = excluded.type, prompt = excluded.prompt, reply = excluded.reply
  returning ${columns}`,
)

export const removes = statement('bookmark_remove', `delete from bookmark where "user" = $1 and id = $2 returning id`)

export const findsOfRuns = statement<{ run: string; id: string }>(
  'bookmark_of_runs',
  `select run, id from bookmark where "user" = $1 and run = any($2)`,
)
