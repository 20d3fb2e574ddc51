import type { Feedback } from './feedback.ts'
import { planned, statement } from './sql.ts'

/** A row as it comes: what a feedback lacks is null. */
export type Row = { [Column in keyof Feedback]-?: Feedback[Column] | null }

const columns = `
  feedback.id, feedback.type, feedback.message, feedback.url, feedback.created_at as "createdAt", person.email,
  person.name, feedback.delivery, feedback.tries, feedback.due_at as "dueAt", feedback.settled_at as "settledAt",
  feedback.failure`
const withPerson = `join "user" as person on person.id = feedback."user"`

/** $1 the new id, $2 whose, $3 type, $4 message, $5 page, $6 delivery, $7 how many an hour: then nothing is kept. */
export const keeps = statement<{ id: string }>(
  'feedback_keep',
  `insert into feedback (id, "user", type, message, url, delivery, due_at)
  select $1, $2::text, $3, $4, $5, $6::text, case when $6 = 'waiting' then now() end
  where (select count(*) from feedback where "user" = $2 and created_at > now() - interval '1 hour') < $7::int
  returning id`,
)

export const finds = statement<Row>(
  'feedback_find',
  `select ${columns} from feedback ${withPerson} where feedback.id = $1`,
)

/** $1 a type or null, $2 a delivery or null, $3 how many, $4 after how many. */
export const lists = planned<Row>(`
  select ${columns} from feedback ${withPerson}
  where ($1::text is null or feedback.type = $1) and ($2::text is null or feedback.delivery = $2)
  order by feedback.created_at desc, feedback.id desc limit $3 offset $4`)

export const counts = planned<{ total: number }>(`
  select count(*)::int as total from feedback
  where ($1::text is null or type = $1) and ($2::text is null or delivery = $2)`)

/** $1 which, $2 how often it was tried before, $3 how many seconds the try has. Nothing where that try was made. */
export const claims = statement<{ id: string }>(
  'feedback_claim',
  `update feedback set tries = tries + 1, due_at = now() + make_interval(secs => $3::float8)
  where id = $1 and delivery = 'waiting' and tries = $2::int returning id`,
)

/** $1 which, $2 the delivery, $3 why it failed or null, $4 seconds until the next try or null. */
export const settles = statement(
  'feedback_settle',
  `update feedback set delivery = $2::text, failure = $3::jsonb, due_at = now() + make_interval(secs => $4::float8),
    settled_at = case when $2 in ('delivered', 'failed') then now() end
  where id = $1`,
)

/** $1 which: it begins anew. */
export const begins = statement<{ id: string }>(
  'feedback_begin',
  `update feedback set delivery = 'waiting', tries = 0, due_at = now(), settled_at = null, failure = null
  where id = $1 returning id`,
)

/** $1 seconds: what should have been tried so long ago, and was not. */
export const overdue = statement<{ id: string; tries: number }>(
  'feedback_overdue',
  `select id, tries from feedback where delivery = 'waiting' and due_at < now() - make_interval(secs => $1::float8)
  order by due_at limit 100`,
)
