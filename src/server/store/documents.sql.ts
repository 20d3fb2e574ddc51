import { most } from '#shared/documents.ts'
import type { KeptDocument, ListedDocument } from './document.ts'
import { finding, type ListRequest, type Source } from './search/listing.ts'
import { planned, type Queryable, slice, statement } from './sql.ts'

type AsItComes<Thing> = { [Column in keyof Thing]-?: Exclude<Thing[Column], undefined> | null }
/** Rows as they come: what they lack is null. */
export type Row = AsItComes<KeptDocument>
export type ListedRow = AsItComes<ListedDocument>

const shown = 'id kind title revision length by device labels language run variant engine source ai given'.split(' ')
/** Where it has no title, what it begins with. */
const openingOf = (of: string) =>
  `case ${of}.title when '' then jsonb_path_query_array(${of}.content, '$.content[0 to 5]') end`
const listed = `${shown.map(name => `document.${name}`).join(', ')}, ${openingOf('document')} as opening,
  document.created_at as "createdAt", document.updated_at as "updatedAt"`
const columns = `${listed}, content, checks`
/** What documents and their versions have alike. */
export const state = 'title, content, revision, length, bytes, by, device'

/** The JSON of a document with nothing in it is no longer than this. */
const blank = 80

/**
 * $1 the row with whose files' ids, $2 what the person may take up, $3 how many documents they may have. What was being
 * made takes that along in the same moment, so that it becomes one document and no second.
 */
export const begins = statement<Row>(
  'document_begin',
  `with wanted as (select * from jsonb_populate_record(null::document, $1::jsonb)), owner as (
    select wanted.* from "user", wanted where "user".id = wanted."user" for no key update of "user"
  ), fitting as (
    select * from owner where kept_bytes("user") + bytes <= $2::bigint
      and (select count(*) from document as other where other."user" = owner."user") < $3::int
  ), made as (
    delete from making using fitting where making."user" = fitting."user" and making.id = $1::jsonb->>'making'
    returning making.id
  ), taken as (
    select * from fitting where $1::jsonb->>'making' is null or exists (select from made)
  ), held as (
    insert into document_file select taken.id, file.id from taken, file
    where file."user" = taken."user" and $1::jsonb->'files' ? file.id
  )
  insert into document (id, "user", kind, key, ${state}, title_key, labels, language, run, variant, engine,
    source, ai, given, checks, words)
  select id, "user", kind, key, ${state}, title_key, labels, language, run, variant, engine,
    source, coalesce(ai, false), given, coalesce(checks, '{}'), words from taken
  on conflict ("user", key) do nothing returning ${columns}`,
)

export const finds = statement<Row>(
  'document_find',
  `select ${columns}, (
    select jsonb_build_object('title', origin.title, 'opening', ${openingOf('origin')})
    from document as origin where origin."user" = $1 and origin.id = document.source
  ) as "sourceNamed" from document where "user" = $1 and id = $2`,
)
export const findsByKey = statement<Row>(
  'document_of_key',
  `select ${columns} from document where "user" = $1 and key = $2`,
)
/** How many there are, whether all or not. */
export { measures } from './files.sql.ts'
export const counts = statement<{ count: number }>(
  'document_count',
  `select count(*)::int as count from document where "user" = $1`,
)

/**
 * $1 whose, $2 the document, $3 the revision that is replaced, $4 the state as JSON with the ids of its files, $5 what
 * the person may take up, $6 the name of a version, $7 the pause after which there is one; minutes; $8 whether there is
 * one in any case. What was there becomes a version where its person left off, or somebody or something else goes on,
 * and where it has room beside what is seen; where there is to be one in any case, nothing is saved without that room.
 */
export const saves = statement<ListedRow & { version: string | null }>(
  'document_save',
  `with new as (select * from jsonb_populate_record(null::document, $4::jsonb)), was as materialized (
    select *, stored_bytes($1) as stored from document where "user" = $1 and id = $2 and revision = $3 for update
  ), told as (
    select was.*, was.bytes > ${blank} as says, stored + new.bytes <= $5::bigint as roomy,
      new.bytes <= was.bytes or stored - was.bytes + new.bytes <= $5::bigint as fits
    from was, new
  ), fitting as (
    select * from told where fits and (roomy or not (says and $8::boolean))
  ), kept as (
    insert into document_version (id, document, "user", ${state}, at)
    select $6, fitting.id, $1, fitting.title, fitting.content, fitting.revision, fitting.length, fitting.bytes,
      fitting.by, fitting.device, fitting.updated_at
    from fitting, new where says and roomy and (
      fitting.updated_at < now() - make_interval(mins => $7::int)
      or fitting.device <> new.device or fitting.by <> new.by or new.by <> 'hand' or $8::boolean)
    returning id
  ), held as (
    insert into document_file select fitting.id, file.id from fitting, file
    where file."user" = $1 and $4::jsonb->'files' ? file.id on conflict do nothing
  )
  update document set title = new.title, title_key = new.title_key, content = new.content,
    revision = document.revision + 1, length = new.length, bytes = new.bytes, by = new.by, device = new.device,
    language = coalesce(new.language, document.language), ai = document.ai or coalesce(new.ai, false), words = new.words, updated_at = now()
  from fitting, new where document.id = fitting.id
  returning ${listed}, (select id from kept) as version`,
)

/** $3 title, $4 content: whether the document is like that already. */
export const isLike = statement<ListedRow & { same: boolean }>(
  'document_like',
  `select ${listed}, (title = $3 and content = $4::jsonb) as same from document where "user" = $1 and id = $2`,
)

/** $3 the new title, $4 as lists are in order by it, $5 its words. A title that stays is no change. */
export const names = statement<ListedRow>(
  'document_name',
  `update document set title = $3, title_key = $4,
    words = $5 || substr(words, length(split_part(words, ' | ', 1)) + 1),
    revision = revision + case title when $3 then 0 else 1 end,
    updated_at = case title when $3 then updated_at else now() end
  where "user" = $1 and id = $2 returning ${listed}`,
)

/** The remarks left alone with those named in $7 behind them, the newest of them. */
const leftWith = `select jsonb_build_object('left', jsonb_agg(name order by at)) from (
  select name, max(at) as at from jsonb_array_elements_text(
    coalesce($6::jsonb->'left', checks->'left', '[]') || $7::jsonb) with ordinality as each (name, at)
  group by name order by at desc limit ${most.left}) as newest`

/**
 * $3 labels, $4 kind, $5 language, $6 what is kept for its checks, of which the rest stays, $7 the names of remarks
 * that are left alone as well; null: as it is.
 */
export const sorts = statement<ListedRow>(
  'document_sort',
  `update document set labels = coalesce($3::text[], labels), kind = coalesce($4, kind),
    language = coalesce($5, language), checks = checks || coalesce($6::jsonb, '{}')
      || case when $7::jsonb is null then '{}' else (${leftWith}) end
  where "user" = $1 and id = $2 returning ${listed}`,
)

export const labels = statement<{ label: string; count: number }>(
  'document_labels',
  `select label, count(*)::int as count from document, unnest(labels) as label where "user" = $1 group by label`,
)

/** $2 a label, $3 another in its place, null: none. */
export const relabels = statement<{ id: string }>(
  'document_relabel',
  `update document set labels = array(
    select label from unnest(case when $3::text is null then array_remove(labels, $2) else array_replace(labels, $2, $3) end)
      with ordinality as each (label, at) group by label order by min(at))
  where "user" = $1 and labels @> array[$2] returning id`,
)

const source: Source = { list: 'document', columns: listed, moment: 'updated_at' }
export const orders = {
  changed: 'updated_at desc, id desc',
  title: 'title_key collate "C", id',
} as const
export type Order = keyof typeof orders

/** A page in an order, and how many there are in all: nobody has so many that counting them would take long. */
export const lists = async (
  on: Queryable,
  user: string,
  { order, ...asked }: { page: number; limit: number; order: Order },
  wanted: ListRequest,
) => {
  const { page, limit, offset } = slice(asked)
  const found = finding(source, wanted, 4)
  const rows = await planned<ListedRow & { total: number; place: number | null }>(
    `with found as materialized (${found.sql}), turned as (
      select id as found, row_number() over (order by ${orders[order]}) as place
      from document where id in (select found from found) order by place limit $2 offset $3
    ), page as (select place, ${listed} from turned join document on id = found)
    select counted.total, page.* from (select count(*)::int as total from found) as counted left join page on true
    order by place`,
  )(on, user, limit, offset, ...found.values)
  const there = rows.filter(({ place }) => place !== null)
  return { rows: there.map(({ total: _, place: __, ...row }) => row as ListedRow), total: rows[0]?.total ?? 0, page }
}

/** $2 after which id, $3 how many: all documents with their content, some at a time. */
export const findsSome = statement<Row>(
  'document_some',
  `select ${columns} from document where "user" = $1 and id > $2 order by id limit $3`,
)

export const removes = statement<{ id: string }>(
  'document_remove',
  `with gone as (delete from document where "user" = $1 and id = $2 returning *)
  insert into removed_document (id, "user", bytes, "row") select id, "user", bytes, to_jsonb(gone) from gone returning id`,
)

/** It comes back as it was; the click that made it may have made another since. */
export const restores = statement<ListedRow>(
  'document_restore',
  `with back as (delete from removed_document where "user" = $1 and id = $2 returning '{"checks": {}}' || "row" || '{"key": null}' as kept)
  insert into document select again.* from back, jsonb_populate_record(null::document, kept) as again returning ${listed}`,
)

/** Documents that are let go go for good, with all that hung on them. */
const letGo = (which: string) =>
  planned(
    `with gone as (delete from removed_document where ${which} returning id),
    versions as (delete from document_version using gone where document = gone.id),
    links as (delete from document_link using gone where document = gone.id)
    delete from document_file using gone where document = gone.id`,
  )
export const forgets = letGo(`at < now() - interval '1 hour'`)
/** $1 whose. */
export const forgetsOf = letGo(`"user" = $1`)
