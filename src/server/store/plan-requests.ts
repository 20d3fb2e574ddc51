import { randomUUID } from 'node:crypto'
import type { Plan } from '#shared/plans.ts'
import { Problem } from '#shared/problems.ts'
import { type Database, inTransaction } from './database.ts'
import { isTwice, present, statement } from './sql.ts'

/** What somebody asked for. It is open until `decidedAt`; `granted` is absent then where it was taken back. */
export type PlanRequest = {
  id: string
  user: string
  plan: Plan
  words: string
  createdAt: Date
  decidedAt?: Date
  granted?: boolean
}

/** The same as an administrator sees it: with who it was, and the plan they are on. */
export type ListedRequest = PlanRequest & { name: string; email: string; from: Plan }

export type PlanRequests = {
  /** Throws `plan_requested` where one of this person is undecided. Says how many there were within a day before. */
  ask(user: string, plan: Plan, words: string): Promise<number>
  /** What a person asked for last. */
  latest(user: string): Promise<PlanRequest | undefined>
  /** Takes back what is undecided. */
  withdraw(user: string): Promise<void>
  /** The undecided ones, oldest first. */
  pending(): Promise<ListedRequest[]>
  /** Puts the person on the plan, or not. Throws `not_found`, and `request_settled` where it was decided before. */
  decide(id: string, granted: boolean): Promise<ListedRequest>
}

type Row<Thing> = { [Column in keyof Thing]-?: Thing[Column] | null }

const columns = `id, "user", plan, words, created_at as "createdAt", decided_at as "decidedAt", granted`
const listed = `plan_request.id, plan_request."user", plan_request.plan, words, plan_request.created_at as "createdAt",
  decided_at as "decidedAt", granted, person.name, person.email, person.plan as "from"`

const asks = statement<{ earlier: number }>(
  'plan_request_ask',
  `with earlier as (
    select count(*)::int as earlier from plan_request where "user" = $2 and created_at > now() - interval '1 day'
  ), asked as (insert into plan_request (id, "user", plan, words) values ($1, $2, $3, $4))
  select earlier from earlier`,
)

const findsLatest = statement<Row<PlanRequest>>(
  'plan_request_latest',
  `select ${columns} from plan_request where "user" = $1 order by created_at desc limit 1`,
)

/** $1 whose. */
export const withdraws = statement(
  'plan_request_withdraw',
  `update plan_request set decided_at = now() where "user" = $1 and decided_at is null`,
)

const listsPending = statement<Row<ListedRequest>>(
  'plan_request_pending',
  `select ${listed} from plan_request join "user" as person on person.id = "user"
  where decided_at is null order by plan_request.created_at, plan_request.id`,
)

const finds = statement<Row<ListedRequest>>(
  'plan_request_find',
  `select ${listed} from plan_request join "user" as person on person.id = "user"
  where plan_request.id = $1 for no key update`,
)

const decides = statement(
  'plan_request_decide',
  `update plan_request set granted = $2, decided_at = now() where id = $1`,
)

/** $1 who, $2 the plan. */
export const putsOn = statement('user_put_on_plan', `update "user" set plan = $2, updated_at = now() where id = $1`)

/** Requests for plans, in PostgreSQL. */
export const planRequestsIn = ({ $client: pool }: Database): PlanRequests => ({
  async ask(user, plan, words) {
    const [row] = await asks(pool, randomUUID(), user, plan, words).catch((error: unknown) => {
      throw isTwice(error) ? new Problem('plan_requested') : error
    })
    return row?.earlier ?? 0
  },
  async latest(user) {
    const [row] = await findsLatest(pool, user)
    return row && present(row)
  },
  withdraw: async user => void (await withdraws(pool, user)),
  pending: async () => (await listsPending(pool)).map(row => present<ListedRequest>(row)),
  decide: (id, granted) =>
    inTransaction(pool, async connection => {
      const [row] = await finds(connection, id)
      if (!row) throw new Problem('not_found')
      if (row.decidedAt) throw new Problem('request_settled')
      await decides(connection, id, granted)
      if (granted) await putsOn(connection, row.user, row.plan)
      return { ...present<ListedRequest>(row), granted }
    }),
})
