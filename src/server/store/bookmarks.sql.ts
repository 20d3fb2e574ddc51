import type { Bookmark } from './bookmarks.ts'
import { listing, statement } from './sql.ts'

/** A row as it comes: what a bookmark lacks is null. */
export type Row = { [Column in keyof Bookmark]-?: Bookmark[Column] | null }

const columns = `id, type, prompt, reply, run, created_at as "createdAt"`

export const lists = listing<Row>('bookmark', { columns, table: 'bookmark', newest: 'created_at' })

/** $1 the new bookmark's id, $6 its words, $7 the run, if there is one: it must be the person's own. */
export const saves = statement<Row>(
  'bookmark_save',
  `insert into bookmark (id, "user", type, prompt, reply, words, run)
  select $1, $2::text, $3, $4, $5, $6, $7::text
  where $7 is null or exists (select from run where id = $7 and "user" = $2)
  on conflict (run, "user") do update
    set type = excluded.type, prompt = excluded.prompt, reply = excluded.reply, words = excluded.words
  returning ${columns}`,
)

export const finds = statement<Row>('bookmark_find', `select ${columns} from bookmark where "user" = $1 and id = $2`)

export const removes = statement('bookmark_remove', `delete from bookmark where "user" = $1 and id = $2 returning id`)

export const findsOfRuns = statement<{ run: string; id: string }>(
  'bookmark_of_runs',
  `select run, id from bookmark where "user" = $1 and run = any($2)`,
)
