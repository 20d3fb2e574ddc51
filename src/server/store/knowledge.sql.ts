import type { KeptSource } from '#shared/knowledge.ts'
import { planned, statement } from './sql.ts'

/** A row as it comes: what it lacks is null. */
export type KnowledgeRow = { [Column in keyof KeptSource]-?: KeptSource[Column] | null }
export type DueRow = { id: string; address: string }

const listed = `id, kind, address, title, words, language, cut, rhythm,
  read_at as "readAt", due_at as "dueAt", failed_at as "failedAt"`
const columns = `${listed}, "text"`

/** $1 the person, $2 the brand, one of which is null: what is null is nobody's. */
const theirs = `("user" = $1 or brand = $2)`

export const lists = statement<KnowledgeRow>(
  'knowledge_list',
  `select ${listed}, '' as "text" from knowledge where ${theirs} order by created_at, id`,
)

export const finds = statement<KnowledgeRow>(
  'knowledge_find',
  `select ${columns} from knowledge where ${theirs} and id = $3`,
)

/** $1 the person, $2 the brand that a text is for, $3 what it is written without. All of both, with their texts. */
export const findsFor = statement<KnowledgeRow>(
  'knowledge_for',
  `select ${columns} from knowledge where ${theirs} and id <> all($3::text[]) order by created_at, id`,
)

const next = (rhythm: string) =>
  `case ${rhythm} when 'weekly' then now() + interval '7 days' when 'monthly' then now() + interval '1 month' end`

/**
 * $3 the row, $4 how many there may be, $5 what the person may take up in all: nothing is kept beyond either.
 */
export const keeps = statement<KnowledgeRow>(
  'knowledge_keep',
  `with wanted as (select * from json_populate_record(null::knowledge, $3::json))
  insert into knowledge (id, "user", brand, kind, address, title, words, language, "text", cut, bytes, rhythm, due_at)
  select id, $1, $2, kind, address, title, words, language, "text", cut, bytes, rhythm, ${next('rhythm')}
  from wanted where (select count(*) from knowledge where ${theirs}) < $4::int
    and ($1::text is null or kept_bytes($1) + bytes <= $5::bigint)
  returning ${columns}`,
)

export const counts = statement<{ n: number }>(
  'knowledge_count',
  `select count(*)::int as n from knowledge where ${theirs}`,
)

/** $1 the row as it was read anew. */
export const rewrites = statement<KnowledgeRow>(
  'knowledge_rewrite',
  `with now_read as (select * from json_populate_record(null::knowledge, $1::json))
  update knowledge set title = now_read.title, words = now_read.words, language = now_read.language,
    "text" = now_read."text", cut = now_read.cut, bytes = now_read.bytes, read_at = now(), failed_at = null,
    due_at = ${next('knowledge.rhythm')}
  from now_read where knowledge.id = now_read.id
  returning knowledge.id, knowledge.kind, knowledge.address, knowledge.title, knowledge.words, knowledge.language,
    knowledge.cut, knowledge.rhythm, knowledge.read_at as "readAt", knowledge.due_at as "dueAt",
    knowledge.failed_at as "failedAt", knowledge."text"`,
)

/** $1 which one. A failure is no end: it is tried again a day later, where it is read anew at all. */
export const fails = statement<KnowledgeRow>(
  'knowledge_fail',
  `update knowledge set failed_at = now(),
    due_at = case rhythm when 'never' then null else now() + interval '1 day' end
  where id = $1 returning ${columns}`,
)

export const turns = statement<KnowledgeRow>(
  'knowledge_turn',
  `update knowledge set rhythm = $4, due_at = ${next('$4::text')} where ${theirs} and id = $3 and kind = 'page'
  returning ${columns}`,
)

export const removes = statement<{ id: string }>(
  'knowledge_remove',
  `delete from knowledge where ${theirs} and id = $3 returning id`,
)

/** $1 how many. Whoever is given one has an hour for it: no other node reads it meanwhile. */
export const takesDue = planned<DueRow>(
  `update knowledge set due_at = now() + interval '1 hour' where id in (
    select id from knowledge where due_at <= now() order by due_at limit $1 for update skip locked)
  returning id, address`,
)
