import { type Plan, plans } from '#shared/plans.ts'
import { type Database, inTransaction } from './database.ts'
import { putsOn, withdraws } from './plan-requests.ts'
import { type Queryable, present, statement } from './sql.ts'

/** What a person pays for, as the payment service said last. */
export type Subscription = {
  id: string
  user: string
  /** The person's name at the payment service. */
  customer: string
  plan: Plan
  /** Whether it opens the plan at this moment. */
  live: boolean
  /** When it ends, where it was cancelled. */
  endsAt?: Date
}

export type StoredSubscription = Subscription & { revision: number }

/**
 * What came of keeping it: `stale` where another wrote since it was read, `nobody` where the person is gone; `live` is
 * how many subscriptions they pay for where this is one of them.
 */
export type SubscriptionSaved = 'stale' | 'nobody' | { email: string; before: Plan; plan: Plan; live: number }

export type Subscriptions = {
  find(id: string): Promise<StoredSubscription | undefined>
  /** The one a person pays for, else the one that ended last. */
  of(user: string): Promise<StoredSubscription | undefined>
  /** All of a person's that are not over: also those whose invoices wait to be paid. */
  openOf(user: string): Promise<readonly string[]>
  /** Whose customer it is. */
  userOf(customer: string): Promise<string | undefined>
  /**
   * Writes it down and puts the person on the plan that is paid for; on `otherwise` when nothing is any more, unless an
   * administrator has put them on another plan since. `revision` is that of the row it was decided by, 0 for none.
   */
  keep(subscription: Subscription, revision: number, otherwise: Plan): Promise<SubscriptionSaved>
  /** Whether this piece of news was taken before. */
  heard(event: string): Promise<boolean>
  remember(event: string): Promise<void>
}

type Row = { [Column in keyof StoredSubscription]-?: StoredSubscription[Column] | null }

const columns = `id, "user", customer, plan, live, ends_at as "endsAt", revision`

const finds = statement<Row>('subscription_find', `select ${columns} from subscription where id = $1`)

const findsOf = statement<Row>(
  'subscription_of',
  `select ${columns} from subscription where "user" = $1 order by live desc, ends_at desc nulls first, id limit 1`,
)

const listsOpen = statement<{ id: string }>(
  'subscription_open',
  `select id from subscription where "user" = $1 and (live or ends_at is null or ends_at > now()) order by id`,
)

const findsUser = statement<{ user: string }>(
  'subscription_user',
  `select "user" from subscription where customer = $1 limit 1`,
)

const locksPerson = statement<{ email: string; plan: Plan }>(
  'subscription_lock_person',
  `select email, plan from "user" where id = $1 for no key update`,
)

const listsLive = statement<{ plan: Plan }>(
  'subscription_live',
  `select plan from subscription where "user" = $1 and live`,
)

const keeps = statement<{ id: string }>(
  'subscription_keep',
  `insert into subscription (id, "user", customer, plan, live, ends_at, revision)
  values ($1, $2, $3, $4, $5, $6::timestamptz, 1)
  on conflict (id) do update set "user" = excluded."user", customer = excluded.customer, plan = excluded.plan,
    live = excluded.live, ends_at = excluded.ends_at, revision = subscription.revision + 1
  where subscription.revision = $7 returning id`,
)

const findsEvent = statement<{ id: string }>('stripe_event_find', `select id from stripe_event where id = $1`)

/** Nobody sends news again after a month. */
const remembers = statement(
  'stripe_event_remember',
  `with old as (delete from stripe_event where at < now() - interval '30 days')
  insert into stripe_event (id) values ($1) on conflict do nothing`,
)

/** The largest plan that a person pays for, and for how many. */
const paidBy = async (connection: Queryable, user: string) => {
  const live = (await listsLive(connection, user)).map(({ plan }) => plan)
  return { paid: plans.findLast(plan => live.includes(plan)), count: live.length }
}

/** What people pay for, in PostgreSQL. */
export const subscriptionsIn = ({ $client: pool }: Database): Subscriptions => ({
  async find(id) {
    const [row] = await finds(pool, id)
    return row && present<StoredSubscription>(row)
  },
  async of(user) {
    const [row] = await findsOf(pool, user)
    return row && present<StoredSubscription>(row)
  },
  openOf: async user => (await listsOpen(pool, user)).map(({ id }) => id),
  userOf: async customer => (await findsUser(pool, customer))[0]?.user,
  keep: ({ id, user, customer, plan, live, endsAt }, revision, otherwise) =>
    inTransaction(pool, async connection => {
      const [person] = await locksPerson(connection, user)
      if (!person) return 'nobody'
      const { paid: before } = await paidBy(connection, user)
      const row = [id, user, customer, plan, live, endsAt ?? null, revision]
      if (!(await keeps(connection, ...row)).length) return 'stale'
      const { paid: after, count } = await paidBy(connection, user)
      const next = after === before ? person.plan : (after ?? (person.plan === before ? otherwise : person.plan))
      if (next !== person.plan) await putsOn(connection, user, next)
      if (after) await withdraws(connection, user)
      return { email: person.email, before: person.plan, plan: next, live: live ? count : 0 }
    }),
  heard: async event => (await findsEvent(pool, event)).length > 0,
  remember: async event => void (await remembers(pool, event)),
})
