import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Values } from '#shared/fields.ts'
import { owner } from './accounts.ts'
import { now } from './columns.ts'

/** The brands of this installation, each as its form was filled in. */
export const brand = pgTable('brand', {
  id: text().primaryKey(),
  values: jsonb().$type<Values>().notNull(),
  createdAt: now(),
  updatedAt: now(),
})

/** Which brand a person's forms begin with. */
export const brandOfPerson = pgTable(
  'brand_of_person',
  {
    user: owner().primaryKey(),
    brand: text()
      .notNull()
      .references(() => brand.id, { onDelete: 'cascade' }),
  },
  table => [index().on(table.brand)],
)
