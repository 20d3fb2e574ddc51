import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Companions } from '#shared/companions.ts'
import { owner } from './accounts.ts'

/** What goes with a text and its versions. It outlives a text that was removed and can come back. */
export const companion = pgTable(
  'companion',
  {
    user: owner(),
    /** The first of its versions. */
    text: text().notNull(),
    slug: text(),
    texts: jsonb().$type<Companions['texts']>().notNull().default({}),
  },
  table => [primaryKey({ columns: [table.user, table.text] })],
)
