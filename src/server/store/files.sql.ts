import type { ListedFile, StoredFile } from './stored-file.ts'
import { listing, planned, statement } from './sql.ts'

type AsItComes<Thing> = { [Column in keyof Thing]-?: Thing[Column] | null }

/** A row as it comes: what a file lacks is null. */
export type Row = AsItComes<StoredFile>
export type ListedRow = AsItComes<ListedFile>

const listed = `id, "user", name, type, bytes, reading, credit, extras, seconds, run, nullif(made, false) as made,
  created_at as "createdAt"`
const columns = `${listed}, "text"`

/** No document has its picture. */
export const isInNoDocument = `not exists (select from document_file as held where held.file = file.id)`

/** A picture of something that is begun stays as long as that. */
export const isInDraft = `exists (
  select from draft where draft."user" = file."user" and position(file.id in draft.value::text) > 0)`

/** A picture of a model that somebody trains goes with that. */
const isInNoModel = `not exists (select from image_model_picture as held where held.file = file.id)`

/** No document, nothing that is begun and no model has it. */
const isUnheld = `(${isInNoDocument} and ${isInNoModel} and not ${isInDraft})`

/** What went with a run that can still come back is not there, unless a bookmark or a document holds it. */
const here = `(removed is null or bookmark is not null or not ${isInNoDocument})`

/** An area that was drawn on a picture, also for a step of it, is a file, too, and none that somebody looks for. */
const isNoArea = `not exists (
  select from run where run.id = file.run and (run.values->>'mask' = '/files/' || file.id
    or not file.made and position('"area":"/files/' || file.id in run.values->>'steps') > 0))`

const shown = {
  columns: `${listed}, left("text", 600) as excerpt, nullif(not ${isUnheld}, false) as held`,
  newest: 'created_at',
}

export const lists = listing<ListedRow>('file', { ...shown, table: `(select * from file where ${here}) as file` })

export const listsPictures = listing<ListedRow>('file_picture', {
  ...shown,
  table: `(select * from file where type like 'image/%' and type not like 'image/svg%' and ${isNoArea}
    and ${here}) as file`,
})

export const finds = statement<Row>(
  'file_find',
  `select ${columns} from file where "user" = $1 and id = $2 and ${here}`,
)

/** $1 the name under which bytes will lie, $2 for how many seconds nobody needs to ask what became of them. */
export const announces = statement(
  'file_announce',
  `insert into loose_file (id, due) values ($1, now() + make_interval(secs => $2::float8))`,
)

/**
 * $1 the row, $2 what the person's files may take up in all. Writes the row and takes its bytes off the list of loose
 * ones, both or neither: neither where there is too little room. A person's uploads take turns here, and each sees what
 * those before it have taken.
 */
export const keeps = statement<Row>(
  'file_keep',
  `with wanted as (select * from json_populate_record(null::file, $1::json)), owner as (
    select wanted.* from "user", wanted where "user".id = wanted."user" for no key update of "user"
  ), fitting as (
    select * from owner where kept_bytes("user") + bytes <= $2::bigint
  ), claimed as (
    delete from loose_file using fitting where loose_file.id = fitting.id returning loose_file.id
  )
  insert into file (id, "user", name, type, bytes, reading, "text", credit, extras, seconds, run, made, created_at)
  select id, "user", name, type, bytes, reading, "text", credit, extras, seconds, run, coalesce(made, false), now()
  from fitting join claimed using (id)
  returning ${columns}`,
)

export const measures = statement<{ used: string }>('file_used', `select stored_bytes($1) as used`)

/** $1 the person, $2 the file, $3 the run. */
export const attaches = statement(
  'file_attach',
  `update file set run = $3 where "user" = $1 and id = $2 and not made and ${here}
    and exists (select from run where run.id = $3 and run."user" = $1)`,
)

export const removes = statement(
  'file_remove',
  `delete from file where "user" = $1 and id = $2 and not made and ${here} returning id`,
)

/** No bookmark or document has what was made, nor a bookmark that was removed a moment ago and can come back. */
export const isHeldByNone = `(file.bookmark is null and ${isInNoDocument} and not exists (
  select from removed_bookmark as held
  where held."user" = file."user" and position(file.id in held."row"->>'reply') > 0))`

/**
 * $1 for how many days a file may lie without a run. What was made goes when neither its run nor a bookmark has it.
 */
export const removesUnused = planned(
  `delete from file where run is null and removed is null
    and case when made then ${isHeldByNone} else created_at < now() - make_interval(days => $1::int)
      and ${isUnheld} end`,
)

/** $1 how many. */
export const findsLoose = planned<{ id: string }>(`select id from loose_file where due <= now() order by due limit $1`)

export const forgets = planned(`delete from loose_file where id = any($1)`)
