import type { Answers } from '#shared/account.ts'
import type { Plan, Terms } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'
import { planned, statement } from './sql.ts'
import type { User } from './users.ts'

/** Rows as they come: what a person lacks is null. */
export type UserRow = {
  id: string
  email: string
  name: string
  /** The name of the person's picture. */
  picture: string | null
  proven: boolean
  role: User['role']
  plan: Plan
  ownLimit: number | null
  aiLanguage: string
  locale: Locale
  phone: string | null
  country: string | null
  answers: Answers | null
  pins: readonly string[] | null
  /** What the person's plan holds, where an administrator has changed it. */
  terms: Pick<Terms, 'requests' | 'storage'> | null
}
export type ListedRow = UserRow & { blocked: boolean; reason: string | null; used: number; createdAt: Date }
export type DetailRow = ListedRow & {
  storage: string
  secondFactor: boolean
  files: number
  runs: number
  sessions: number
  seen: Date | null
}

/** What is read of a person with every request. */
export const personColumns = `
  person.id, person.email, person.name, person.email_verified as proven, person.role, person.plan, person.request_limit as "ownLimit",
  (select picture.id from picture where picture."user" = person.id) as picture,
  person.ai_language as "aiLanguage", person.locale, person.phone, person.country, person.answers, person.pins, (
    select json_build_object('requests', requests, 'storage', storage) from plan where plan.id = person.plan
  ) as terms`

const blockedNow = `(person.banned and (person.ban_expires is null or person.ban_expires > now()))`

const shown = `${personColumns}, ${blockedNow} as blocked, person.ban_reason as reason, coalesce(usage.used, 0) as used,
  person.created_at as "createdAt"`

/** $1 the month. */
const people = `"user" as person left join usage on usage."user" = person.id and usage.period = $1`

export const anyone = statement('user_any', `select from "user" limit 1`)

/** $1 the day before: the accounts made since, and those of them whose address is not proven. */
export const countsNew = statement<{ made: number; unproven: number }>(
  'user_new',
  `select count(*)::int as made, (count(*) filter (where not email_verified))::int as unproven
  from "user" where created_at > $1`,
)

export const findsBySession = statement<UserRow & { until: Date }>(
  'user_by_session',
  `select ${personColumns}, session.expires_at as until from session join "user" as person on person.id = session.user_id
  where session.token = $1 and session.expires_at > $2
    and not (person.banned and (person.ban_expires is null or person.ban_expires > $2))`,
)

export const findsListed = statement<ListedRow>('user_find', `select ${shown} from ${people} where person.id = $2`)

/** $1 the month, $2 who. A session is touched once a day: that, or the last text, is when somebody was last seen. */
export const findsDetail = statement<DetailRow>(
  'user_detail',
  `select ${shown}, stored_bytes(person.id)::text as storage,
    person.two_factor_enabled as "secondFactor",
    (select count(*)::int from file where file."user" = person.id) as files,
    (select count(*)::int from run where run."user" = person.id) as runs,
    (select count(*)::int from session where user_id = person.id and expires_at > now()) as sessions,
    greatest(
      (select max(updated_at) from session where user_id = person.id),
      (select max(started_at) from run where run."user" = person.id)
    ) as seen
  from ${people} where person.id = $2`,
)

/** $2 a pattern, $3 a plan, $4 a role, $5 whether blocked; null where it does not matter. */
const asked = `($2::text is null or person.email ilike $2 or person.name ilike $2)
  and ($3::text is null or person.plan = $3) and ($4::text is null or person.role = $4)
  and ($5::boolean is null or ${blockedNow} = $5)`

/** How a list can stand. */
const orders = {
  newest: 'person.created_at desc, person.id',
  name: 'lower(person.name), person.email',
  used: 'coalesce(usage.used, 0) desc, lower(person.name), person.id',
} as const
export type PeopleOrder = keyof typeof orders
export const orderNames = Object.keys(orders) as [PeopleOrder, ...PeopleOrder[]]

const listIn = (order: PeopleOrder) =>
  planned<ListedRow>(`select ${shown} from ${people} where ${asked} order by ${orders[order]} limit $6 offset $7`)

export const lists: Readonly<Record<PeopleOrder, ReturnType<typeof listIn>>> = {
  newest: listIn('newest'),
  name: listIn('name'),
  used: listIn('used'),
}

/** What is asked for stands in the same places as in the list; the month is of no matter. */
export const counts = planned<{ total: number }>(
  `select count(*)::int as total from "user" as person where $1::text is not null and ${asked}`,
)

/** Whoever changes accounts waits for others who do: afterwards this is who administers. */
export const locksAdmins = statement<{ id: string }>(
  'user_lock_admins',
  `select id from "user" where role = 'admin' and not banned order by id for no key update`,
)

/** Until the end of the transaction nothing new becomes this person's: no model that somebody could pay for. */
export const locksPerson = statement<{ id: string }>(
  'user_lock_leaving',
  `select id from "user" where id = $1 for update`,
)

/** $1 who; what is null stays as it is, but the limit, which $6 sets if $5 says so; $7 why somebody is blocked. */
export const changes = statement(
  'user_change',
  `update "user" set plan = coalesce($2, plan), role = coalesce($3, role), banned = coalesce($4, banned),
    ban_reason = case when $4 is null then ban_reason when $4 then $7 end,
    ban_expires = case when $4 is null then ban_expires end,
    request_limit = case when $5::boolean then $6::int else request_limit end, updated_at = now()
  where id = $1`,
)

export const endsSessions = statement('session_end_all', `delete from session where user_id = $1 returning id`)

/** $1 who, $2 the month. Says what it was. */
export const resetsUsage = statement<{ used: number }>(
  'usage_reset',
  `with before as (select used from usage where "user" = $1 and period = $2 for update), reset as (
    update usage set used = 0 where "user" = $1 and period = $2 and used > 0
  )
  select used from before`,
)

export const findsOpenRuns = statement<{ id: string }>(
  'user_open_runs',
  `select id from run where "user" = $1 and state = 'running'`,
)

export const removes = statement<{ id: string }>('user_remove', `delete from "user" where id = $1 returning id`)

export const setsAiLanguage = statement(
  'user_set_ai_language',
  `update "user" set ai_language = $2, updated_at = now() where id = $1`,
)

type AboutRow = Pick<UserRow, 'phone' | 'country' | 'locale' | 'answers' | 'pins'>

export const locksAbout = statement<AboutRow>(
  'user_lock_about',
  `select phone, country, locale, answers, pins from "user" where id = $1 for no key update`,
)

/** $1 who, $5 and $6 as JSON; what is null is kept no longer. */
export const setsAbout = statement(
  'user_set_about',
  `update "user" set phone = $2, country = $3, locale = $4, answers = $5::jsonb, pins = $6::jsonb, updated_at = now()
  where id = $1`,
)
