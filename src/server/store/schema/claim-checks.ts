import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CheckedKind } from '#shared/claims-checking.ts'
import { owner } from './accounts.ts'

/** Which fact checks were made of a text, and which claims stay as they are. It outlives both, which can come back. */
export const claimCheck = pgTable(
  'claim_check',
  {
    user: owner(),
    kind: text().$type<CheckedKind>().notNull(),
    /** The first of its versions, or a document. */
    text: text().notNull(),
    /** Of several answers the one that was checked, from 1. */
    variant: integer().notNull().default(1),
    /** The runs of the checks, the newest last, each by the first of its versions. */
    runs: jsonb()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The claims that somebody leaves as they are, by their names. */
    left: jsonb()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  table => [primaryKey({ columns: [table.user, table.kind, table.text, table.variant] })],
)
