import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Plan } from '#shared/plans.ts'
import type { Text } from '#shared/text.ts'
import { owner } from './accounts.ts'
import { moment, now } from './columns.ts'

/** A plan as an administrator has changed it; one without a row is as it was shipped. */
export const plan = pgTable('plan', {
  id: text().$type<Plan>().primaryKey(),
  /** Nothing means: as many as you like. */
  requests: integer(),
  /** Bytes. */
  storage: bigint({ mode: 'number' }).notNull(),
  line: jsonb().$type<Text>().notNull(),
  price: jsonb().$type<Text>().notNull(),
  stripePrice: text(),
})

/** Where a plan opens or closes a tool otherwise than the catalogue says. */
export const planTool = pgTable(
  'plan_tool',
  { plan: text().$type<Plan>().notNull(), tool: text().notNull(), open: boolean().notNull() },
  table => [primaryKey({ columns: [table.plan, table.tool] })],
)

/** Who asked for a plan, and what became of it. Of each person one can be undecided. */
export const planRequest = pgTable(
  'plan_request',
  {
    id: text().primaryKey(),
    user: owner(),
    plan: text().$type<Plan>().notNull(),
    words: text().notNull(),
    createdAt: now(),
    decidedAt: moment(),
    granted: boolean(),
  },
  table => [
    index().on(table.user, table.createdAt.desc().nullsFirst()),
    uniqueIndex('plan_request_once')
      .on(table.user)
      .where(sql`decided_at is null`),
  ],
)

/** What people pay for through Stripe, as Stripe said last. */
export const subscription = pgTable(
  'subscription',
  {
    id: text().primaryKey(),
    user: owner(),
    customer: text().notNull(),
    plan: text().$type<Plan>().notNull(),
    /** Whether it opens the plan at this moment. */
    live: boolean().notNull(),
    /** When it ends, where it was cancelled. */
    endsAt: moment(),
    /** One more with every writing: whoever has read before another wrote reads again. */
    revision: integer().notNull(),
  },
  table => [index().on(table.user), index().on(table.customer)],
)

/** News from Stripe that were taken: a second time they change nothing. */
export const stripeEvent = pgTable('stripe_event', { id: text().primaryKey(), at: now() }, table => [
  index().on(table.at),
])
