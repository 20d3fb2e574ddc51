import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Definition } from '#catalogue/custom/definition.ts'
import { user } from './accounts.ts'
import { now } from './columns.ts'

const by = () => text().references(() => user.id, { onDelete: 'set null' })

/**
 * An engine that was made in the browser, as it is being worked on. Definitions are `json`, not `jsonb`: the order of
 * the questions in a form is theirs.
 */
export const engineDefinition = pgTable('engine_definition', {
  id: text().primaryKey(),
  /** Its number in the catalogue, behind those of ours. */
  rank: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1000 }),
  draft: json().$type<Definition>().notNull(),
  /** Counts what was saved, so that nobody overwrites what they have not seen. */
  revision: integer().notNull().default(1),
  /** The version that people can use; nothing: none. */
  published: integer(),
  createdAt: now(),
  createdBy: by(),
  updatedAt: now(),
  updatedBy: by(),
})

/** What was once published. A version never changes. */
export const engineVersion = pgTable(
  'engine_version',
  {
    engine: text()
      .notNull()
      .references(() => engineDefinition.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    definition: json().$type<Definition>().notNull(),
    note: text().notNull().default(''),
    at: now(),
    by: by(),
  },
  table => [primaryKey({ columns: [table.engine, table.number] }), index().on(table.by)],
)
