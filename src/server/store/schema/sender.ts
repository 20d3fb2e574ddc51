import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Sender } from '#shared/sender.ts'
import { owner } from './accounts.ts'
import { now } from './columns.ts'

/** What a person keeps of themselves as the sender of texts. A brand's stands in its own form. */
export const sender = pgTable('sender', {
  user: owner().primaryKey(),
  values: jsonb().$type<Sender>().notNull(),
  updatedAt: now(),
})
