import type { Bookmark } from './bookmarks.ts'
import { listing, type Source } from './search/listing.ts'
import { statement } from './sql.ts'

/** A row as it comes: what a bookmark lacks is null. */
export type Row = { [Column in keyof Bookmark]-?: Bookmark[Column] | null }

const columns = `id, type, prompt, reply, note, run, variant, created_at as "createdAt"`

export const source: Source = { list: 'bookmark', columns, moment: 'created_at' }
export const lists = listing<Row>(source)

/** What a note adds to the words of a bookmark stands behind this. */
const behind = `' || '`

/**
 * $1 the new bookmark's id, $6 its words, $7 the run, if there is one: it must be the person's own; $8 its variant, or,
 * below 0, the item of its list.
 */
export const saves = statement<Row>(
  'bookmark_save',
  `insert into bookmark (id, "user", type, prompt, reply, words, run, variant)
  select $1, $2::text, $3, $4, $5, $6, $7::text, $8::int
  where $7 is null or exists (
    select from run where id = $7 and "user" = $2 and case
      when $8::int < 0 then case when jsonb_typeof(answer) = 'array' then -$8::int <= jsonb_array_length(answer) end
      else $8::int between 1 and coalesce(jsonb_array_length(variants), 1)
    end
  )
  on conflict (run, "user", variant) do update
    set type = excluded.type, prompt = excluded.prompt, reply = excluded.reply,
      words = excluded.words || substr(bookmark.words, length(split_part(bookmark.words, ${behind}, 1)) + 1)
  returning ${columns}`,
)

export const finds = statement<Row>('bookmark_find', `select ${columns} from bookmark where "user" = $1 and id = $2`)

/** $3 the note, $4 its words. */
export const notes = statement<Row>(
  'bookmark_note',
  `update bookmark set note = $3, words = split_part(words, ${behind}, 1) || case $4 when '' then '' else ${behind} || $4 end
  where "user" = $1 and id = $2 returning ${columns}`,
)

/** It is kept beside, as it was, for whoever thinks again. */
export const removes = statement<{ id: string }>(
  'bookmark_remove',
  `with gone as (delete from bookmark where "user" = $1 and id = $2 returning *)
  insert into removed_bookmark (id, "user", "row") select id, "user", to_jsonb(gone) from gone returning id`,
)

/**
 * Where its run is gone it comes back without, and has again what was made with that; where that was saved once more,
 * its note goes to what was saved.
 */
export const restores = statement<Row>(
  'bookmark_restore',
  `with back as (
    delete from removed_bookmark where "user" = $1 and id = $2
    returning case when exists (select from run where id = "row"->>'run') then "row" else "row" || '{"run": null}' end as kept
  ), tied as (
    update file set bookmark = kept->>'id' from back
    where file."user" = $1 and file.made and file.run is null and position(file.id in kept->>'reply') > 0
  )
  insert into bookmark select again.* from back, jsonb_populate_record(null::bookmark, kept) as again
  on conflict (run, "user", variant) do update set
    note = case bookmark.note when '' then excluded.note else bookmark.note end,
    words = case bookmark.note when '' then excluded.words else bookmark.words end
  returning ${columns}`,
)

/** $2 ids: these bookmarks, newest first. */
export const findsAll = statement<Row>(
  'bookmark_find_all',
  `select ${columns} from bookmark where "user" = $1 and id = any($2) order by created_at desc, id desc`,
)

export const findsOfRuns = statement<{ run: string; variant: number; id: string }>(
  'bookmark_of_runs',
  `select run, variant, id from bookmark where "user" = $1 and run = any($2)`,
)

/** $2 a run: the items of lists that were kept of any version of its text. */
export const findsItems = statement<{ id: string; reply: string }>(
  'bookmark_items',
  `with first as (select coalesce(origin, id) as whole from run where id = $2 and "user" = $1),
  version as (select run.id from run join first on origin = whole union select whole from first)
  select bookmark.id, reply from version join bookmark on bookmark.run = version.id
  where "user" = $1 and variant < 0`,
)
