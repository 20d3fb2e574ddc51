import type { Plan } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'
import { planned, statement } from './sql.ts'
import type { User } from './users.ts'

/** Rows as they come: what a person lacks is null. */
export type UserRow = {
  id: string
  email: string
  name: string
  image: string | null
  role: User['role']
  plan: Plan
  ownLimit: number | null
  aiLanguage: string
  locale: Locale
}
export type ListedRow = UserRow & { blocked: boolean; used: number; createdAt: Date }

const columns = `
  person.id, person.email, person.name, person.image, person.role, person.plan, person.request_limit as "ownLimit",
  person.ai_language as "aiLanguage", person.locale`

/** $1 the month. */
const listed = `
  select ${columns}, person.banned as blocked, coalesce(usage.used, 0) as used, person.created_at as "createdAt"
  from "user" as person left join usage on usage."user" = person.id and usage.period = $1`

const has = (pattern: string) => `(person.email ilike ${pattern} or person.name ilike ${pattern})`

export const anyone = statement('user_any', `select from "user" limit 1`)

export const findsBySession = statement<UserRow & { until: Date }>(
  'user_by_session',
  `select ${columns}, session.expires_at as until from session join "user" as person on person.id = session.user_id
  where session.token = $1 and session.expires_at > $2
    and not (person.banned and (person.ban_expires is null or person.ban_expires > $2))`,
)

export const findsListed = statement<ListedRow>('user_find', `${listed} where person.id = $2`)

export const lists = planned<ListedRow>(
  `${listed} where ${has('$4')} order by person.created_at desc, person.id limit $2 offset $3`,
)

export const counts = planned<{ total: number }>(
  `select count(*)::int as total from "user" as person where ${has('$1')}`,
)

/** Whoever changes accounts waits for others who do: afterwards this is who administers. */
export const locksAdmins = statement<{ id: string }>(
  'user_lock_admins',
  `select id from "user" where role = 'admin' and not banned order by id for no key update`,
)

/** $1 who; what is null stays as it is, but the limit, which $6 sets if $5 says so. */
export const changes = statement(
  'user_change',
  `update "user" set plan = coalesce($2, plan), role = coalesce($3, role), banned = coalesce($4, banned),
    ban_reason = case when $4 is null then ban_reason end, ban_expires = case when $4 is null then ban_expires end,
    request_limit = case when $5::boolean then $6::int else request_limit end, updated_at = now()
  where id = $1`,
)

export const endsSessions = statement('session_end_all', `delete from session where user_id = $1`)

export const setsAiLanguage = statement(
  'user_set_ai_language',
  `update "user" set ai_language = $2, updated_at = now() where id = $1`,
)
