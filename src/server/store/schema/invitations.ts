import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Plan } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'
import { user } from './accounts.ts'
import { moment, now } from './columns.ts'

/** Who may make an account by a link. One that was accepted or withdrawn is gone; the audit log remembers it. */
export const invitation = pgTable('invitation', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  role: text().$type<'user' | 'admin'>().notNull(),
  plan: text().$type<Plan>().notNull(),
  /** The language of the mail and, at first, of the account. */
  locale: text().$type<Locale>().notNull(),
  /** The hash of what stands in the latest link; those before it are over. */
  token: text().notNull().unique(),
  by: text().references(() => user.id, { onDelete: 'set null' }),
  sentAt: now(),
  endsAt: moment().notNull(),
})
