import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Rhythm } from '#shared/knowledge.ts'
import type { Source } from '#shared/sources.ts'
import type { Term } from '#shared/terms.ts'
import { user } from './accounts.ts'
import { brand } from './brands.ts'
import { moment, now } from './columns.ts'

/** A person's, or a brand's: it goes with them. */
const ofEither = () => ({
  user: text().references(() => user.id, { onDelete: 'cascade' }),
  brand: text().references(() => brand.id, { onDelete: 'cascade' }),
})
const isOfOne = sql`num_nonnulls("user", brand) = 1`

/** Pages and documents that are laid under texts, each as it was read last. */
export const knowledge = pgTable(
  'knowledge',
  {
    id: text().primaryKey(),
    ...ofEither(),
    kind: text().$type<Source['kind']>().notNull(),
    /** Of a page; a document has none. */
    address: text().notNull(),
    title: text().notNull(),
    words: integer().notNull(),
    language: text(),
    text: text().notNull(),
    cut: boolean(),
    bytes: integer().notNull(),
    rhythm: text().$type<Rhythm>().notNull(),
    readAt: now(),
    dueAt: moment(),
    failedAt: moment(),
    createdAt: now(),
  },
  table => [
    check('knowledge_of_one', isOfOne),
    index().on(table.user),
    index().on(table.brand),
    index('knowledge_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
)

/** What things are called in texts. */
export const glossary = pgTable(
  'glossary',
  {
    id: text().primaryKey(),
    ...ofEither(),
    terms: jsonb().$type<readonly Term[]>().notNull(),
    updatedAt: now(),
  },
  table => [
    check('glossary_of_one', isOfOne),
    unique('glossary_person').on(table.user),
    unique('glossary_brand').on(table.brand),
  ],
)
