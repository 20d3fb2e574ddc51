import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditDetails, Deed } from '#shared/audit.ts'
import { user } from './accounts.ts'
import { now } from './columns.ts'

/** What administrators did, and what concerns the safety of accounts. It outlives whoever did it. */
export const audit = pgTable(
  'audit',
  {
    id: text().primaryKey(),
    at: now(),
    by: text().references(() => user.id, { onDelete: 'set null' }),
    /** The address of whoever did it, as it was then; nothing for the server itself. */
    byEmail: text(),
    did: text().$type<Deed>().notNull(),
    /** To what it was done, as people call it: an address, the name of an engine. */
    to: text().notNull().default(''),
    details: jsonb().$type<AuditDetails>().notNull().default({}),
  },
  table => [index().on(table.at.desc().nullsFirst()), index().on(table.by)],
)
