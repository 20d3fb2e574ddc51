import { sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { KeptPart } from '../making.ts'
import { owner } from './accounts.ts'
import { now } from './columns.ts'

/** Documents that are being made of others, until they are there. */
export const making = pgTable(
  'making',
  {
    user: owner(),
    /** From the click: the same one is the same document. */
    id: text().notNull(),
    /** The document it is made of; it may be gone. */
    source: text().notNull(),
    engine: text().notNull(),
    call: text().notNull(),
    language: text(),
    called: text().notNull(),
    without: text().$type<'model'>(),
    parts: jsonb().$type<readonly KeptPart[]>().notNull(),
    /** The newest run of each part that has begun. */
    runs: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: now(),
  },
  table => [primaryKey({ columns: [table.user, table.id] })],
)
