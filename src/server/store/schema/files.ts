import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, real } from 'drizzle-orm/pg-core'
import type { Credit } from '#shared/credit.ts'
import type { StoredFile } from '../stored-file.ts'
import { owner } from './accounts.ts'
import { now } from './columns.ts'
import { bookmark } from './bookmarks.ts'
import { removedRun } from './removed.ts'
import { run } from './runs.ts'

/** What people have brought, and what runs have made. Its bytes lie in the store of files, under its id. */
export const file = pgTable(
  'file',
  {
    id: text().primaryKey(),
    user: owner(),
    name: text().notNull(),
    /** As its content was judged, never as somebody said. */
    type: text().notNull(),
    bytes: integer().notNull(),
    reading: jsonb().$type<StoredFile['reading']>(),
    text: text(),
    /** Of a picture, whom to name for it, where it was found, and its licence. */
    credit: jsonb().$type<Credit>(),
    /** Of a picture, what it has beside one image of eight bits a colour. */
    extras: jsonb().$type<StoredFile['extras']>(),
    /** Of a recording, how long it is. */
    seconds: real(),
    /** The run that used it last, or that has made it, and with which it goes. */
    run: text().references(() => run.id, { onDelete: 'cascade' }),
    /** Whether a run has made it. */
    made: boolean().notNull().default(false),
    /** Of what was made, the bookmark that has it since its run is gone. */
    bookmark: text().references(() => bookmark.id, { onDelete: 'set null' }),
    /** The run it went with, while that can come back. */
    removed: text().references(() => removedRun.id, { onDelete: 'set null' }),
    createdAt: now(),
  },
  table => [
    index().on(table.user, table.createdAt.desc().nullsFirst()),
    index().on(table.run),
    index().on(table.bookmark),
    index('file_removed')
      .on(table.removed)
      .where(sql`removed is not null`),
    index('file_unused')
      .on(table.createdAt)
      .where(sql`run is null`),
  ],
)

/**
 * Names in the store of files that no row of `file` speaks for: of uploads that have begun, and of files that are gone.
 * Who removes the bytes removes the row; nobody else has to know what lies in the store.
 */
export const looseFile = pgTable('loose_file', { id: text().primaryKey(), due: now() }, table => [
  index().on(table.due),
])
