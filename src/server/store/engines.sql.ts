import type { Definition } from '#catalogue/custom/definition.ts'
import { statement } from './sql.ts'

/** A draft with what is known about it. Null is nothing. */
export type MadeRow = {
  id: string
  rank: number
  draft: Definition
  revision: number
  published: number | null
  versions: number
  /** Whether the draft says otherwise than what is published. */
  ahead: boolean
  used: number
  createdAt: Date
  updatedAt: Date
  updatedBy: string | null
}

const columns = `
  made.id, made.rank, made.draft, made.revision, made.published, made.created_at as "createdAt",
  made.updated_at as "updatedAt", changer.email as "updatedBy",
  (select count(*)::int from engine_version where engine = made.id) as versions,
  coalesce(current.definition::text <> made.draft::text, true) as ahead,
  (select count(*)::int from run where version > 0 and engine = made.id and started_at >= $1) as used`
const from = `
  from engine_definition as made
  left join "user" as changer on changer.id = made.updated_by
  left join engine_version as current on current.engine = made.id and current.number = made.published`

/** $1 the beginning of the month. */
export const lists = statement<MadeRow>('made_list', `select ${columns} ${from} order by made.rank`)

export const finds = statement<MadeRow>('made_find', `select ${columns} ${from} where made.id = $2`)

export const creates = statement(
  'made_create',
  `insert into engine_definition (id, draft, created_by, updated_by) values ($1, $2::json, $3, $3)`,
)

/** $3 the revision that was changed: whoever has not seen the newest changes nothing. */
export const saves = statement<{ revision: number; updatedAt: Date }>(
  'made_save',
  `update engine_definition set draft = $2::json, revision = revision + 1, updated_at = now(), updated_by = $4
  where id = $1 and revision = $3 returning revision, updated_at as "updatedAt"`,
)

/** $2 the definition, $3 a note, $4 who, $5 the revision it was read at; null where it is no draft. */
export const publishes = statement<{ number: number }>(
  'made_publish',
  `with made as (
    select id from engine_definition where id = $1 and ($5::int is null or revision = $5) for update
  ), version as (
    insert into engine_version (engine, number, definition, note, by)
    select id, coalesce((select max(number) from engine_version where engine = $1), 0) + 1, $2::json, $3, $4 from made
    returning number
  )
  update engine_definition set published = version.number from version where id = $1 returning version.number`,
)

export const withdraws = statement<{ id: string }>(
  'made_withdraw',
  `update engine_definition set published = null where id = $1 and published is not null returning id`,
)

export const removes = statement<{ id: string }>(
  'made_remove',
  `delete from engine_definition where id = $1 returning id`,
)

/** A version without what it holds. */
export type VersionRow = { number: number; note: string; at: Date; by: string | null }

export const listsVersions = statement<VersionRow>(
  'made_versions',
  `select number, note, at, author.email as by from engine_version
  left join "user" as author on author.id = engine_version.by
  where engine = $1 order by number desc`,
)

export const findsVersion = statement<{ definition: Definition; rank: number }>(
  'made_version',
  `select definition, rank from engine_version join engine_definition on id = engine where engine = $1 and number = $2`,
)

/** Which versions people can use now; $1 an engine, or null for all. */
export const findsPublished = statement<{ id: string; rank: number; number: number }>(
  'made_published',
  `select id, rank, published as number from engine_definition
  where published is not null and ($1::text is null or id = $1) order by rank`,
)
