import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { List } from '../search/meaning.ts'
import { owner } from './accounts.ts'

/**
 * The words of a person's texts, and in how many of them each occurs, a little while after they came. Whoever searches
 * is understood by words of their own, and never learns those of others.
 */
export const word = pgTable(
  'word',
  {
    user: owner(),
    list: text().$type<List>().notNull(),
    word: text().notNull(),
    /** Without umlauts: Öl, oel and ol are the same. */
    plain: text().notNull(),
    /** What it comes from, were it German, and were it English. */
    german: text().notNull(),
    english: text().notNull(),
    n: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.user, table.list, table.word] }),
    // The stem comes first: beside two indexes that begin with its owner, a word is not always looked up by its key.
    index('word_german').on(table.german, table.user, table.list),
    index('word_english').on(table.english, table.user, table.list),
    // What waits beside the index is taken into it often, and little at a time; kilobytes.
    index('word_plain')
      .using('gin', sql`plain gin_trgm_ops`)
      .with({ gin_pending_list_limit: 64 }),
  ],
)

/**
 * Words of texts that came or went, at most 50 a row, which `word` does not count yet: triggers fill this queue,
 * `search/learning.ts` empties it.
 */
export const wordChange = pgTable(
  'word_change',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    user: owner(),
    list: text().$type<List>().notNull(),
    words: text().array().notNull(),
    /** 1 for a text that came, -1 for one that went. */
    times: integer().notNull(),
  },
  table => [index().on(table.user, table.id)],
)

/**
 * How many texts a person has: bookmarks by their type, and runs that have ended by engine, and by `model`. Triggers
 * keep it so.
 */
export const tally = pgTable(
  'tally',
  {
    user: owner(),
    list: text().$type<List | 'model'>().notNull(),
    name: text().notNull(),
    n: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.user, table.list, table.name] })],
)
