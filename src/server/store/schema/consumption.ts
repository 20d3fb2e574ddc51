import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { byMeter } from '#shared/meters.ts'
import { owner } from './accounts.ts'

/** The runs of one model that began on a day, in UTC, and have ended. */
const counted = {
  day: date().notNull(),
  model: text().notNull(),
  runs: integer().notNull(),
  /** What was charged. */
  requests: integer().notNull(),
  failed: integer().notNull(),
  /** Tokens as they were reported, else as they were estimated. */
  ...byMeter(() => bigint({ mode: 'number' }).notNull().default(0)),
  /** Runs of whose tokens some or all are estimated. */
  estimated: integer().notNull().default(0),
  /** Runs of whose tokens nothing is known. */
  unreported: integer().notNull(),
}

/**
 * What was used, by engine: a trigger counts each run when it ends. Nothing of the text is in it, and it stays when the
 * text is deleted: what was paid for it stays paid.
 */
export const engineUse = pgTable('engine_use', { ...counted, engine: text().notNull() }, table => [
  primaryKey({ columns: [table.day, table.engine, table.model] }),
])

/** The same by person; it goes with its person. */
export const personUse = pgTable('person_use', { ...counted, user: owner() }, table => [
  primaryKey({ columns: [table.day, table.user, table.model] }),
  index().on(table.user),
])
