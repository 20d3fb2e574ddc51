import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { now } from './columns.ts'

/** What a person has begun with a tool of several steps; one for each tool. */
export const draft = pgTable(
  'draft',
  {
    user: owner(),
    engine: text().notNull(),
    value: jsonb().notNull(),
    /** Counts on with each change, so that nobody overwrites what they have not seen. */
    revision: integer().notNull(),
    updatedAt: now(),
  },
  table => [primaryKey({ columns: [table.user, table.engine] })],
)
