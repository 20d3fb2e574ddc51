import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { moment, now } from './columns.ts'

/** Keys with which people's programs come in. Of the key itself only its digest is here. */
export const apiKey = pgTable(
  'api_key',
  {
    id: text().primaryKey(),
    user: owner(),
    name: text().notNull(),
    digest: text().notNull().unique(),
    /** How it begins, so that its owner knows it again. */
    begins: text().notNull(),
    createdAt: now(),
    usedAt: moment(),
    expiresAt: moment(),
  },
  table => [index().on(table.user)],
)
