import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { atOnce, now } from './columns.ts'
import { run } from './runs.ts'

export const bookmark = pgTable(
  'bookmark',
  {
    id: text().primaryKey(),
    user: owner(),
    /** The engine's slug, `editor` or `picture`. */
    type: text().notNull(),
    prompt: text().notNull(),
    reply: text().notNull(),
    run: text().references(() => run.id, { onDelete: 'set null' }),
    /** Which of the run's answers it holds; below 0, which item of its list. */
    variant: integer().notNull().default(1),
    createdAt: now(),
    /** What its person has noted beside it. */
    note: text().notNull().default(''),
    /** Prompt, reply and note as they are searched: see `search/words.ts`. */
    words: text().notNull().default(''),
  },
  table => [
    unique('bookmark_once').on(table.run, table.user, table.variant),
    index('bookmark_newest').on(
      table.user,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.type,
    ),
    index('bookmark_said')
      .using('gin', sql`string_to_array(words, ' ')`)
      .with(atOnce),
  ],
)
