import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { now } from './columns.ts'

/** Bookmarks that were removed a moment ago, whole, for whoever thinks again. */
export const removedBookmark = pgTable(
  'removed_bookmark',
  { id: text().primaryKey(), user: owner(), row: jsonb().notNull(), at: now() },
  table => [index().on(table.user), index().on(table.at)],
)

/** Runs that were removed a moment ago, whole, with the bookmarks that were tied to them. */
export const removedRun = pgTable(
  'removed_run',
  {
    id: text().primaryKey(),
    user: owner(),
    /** What went together comes back together. */
    removal: text().notNull(),
    row: jsonb().notNull(),
    bookmarks: text().array().notNull(),
    at: now(),
  },
  table => [index().on(table.user, table.removal), index().on(table.at)],
)
