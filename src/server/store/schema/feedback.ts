import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Delivery, Failure, FeedbackType } from '#shared/feedback.ts'
import { owner } from './accounts.ts'
import { moment, now } from './columns.ts'

/** What people told us, and how far it has come on its way to the webhook. */
export const feedback = pgTable(
  'feedback',
  {
    id: text().primaryKey(),
    user: owner(),
    type: text().$type<FeedbackType>().notNull(),
    message: text().notNull(),
    /** The page it was written on. */
    url: text().notNull(),
    createdAt: now(),

    delivery: text().$type<Delivery>().notNull().default('kept'),
    /** How often delivering was tried since it was last sent on its way. */
    tries: integer().notNull().default(0),
    /** When the next try is due, or, while one is made, when it must be over. */
    dueAt: moment(),
    /** When it was delivered or given up. */
    settledAt: moment(),
    failure: jsonb().$type<Failure>(),
  },
  table => [
    index().on(table.createdAt.desc().nullsFirst()),
    index().on(table.user, table.createdAt.desc().nullsFirst()),
    index('feedback_due')
      .on(table.dueAt)
      .where(sql`delivery = 'waiting'`),
  ],
)
