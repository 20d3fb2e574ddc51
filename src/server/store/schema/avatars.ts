import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { brand } from './brands.ts'
import { now } from './columns.ts'

/**
 * Pictures of people and the logos of brands, one for each. The bytes lie in the store of files, under its id: another
 * picture has another id.
 */
export const picture = pgTable(
  'picture',
  {
    id: text().primaryKey(),
    user: text()
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    brand: text()
      .unique()
      .references(() => brand.id, { onDelete: 'cascade' }),
    /** As its bytes were judged, never as somebody said. */
    type: text().$type<'image/png' | 'image/webp'>().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: now(),
  },
  table => [check('picture_owner', sql`num_nonnulls(${table.user}, ${table.brand}) = 1`)],
)
