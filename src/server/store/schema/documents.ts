import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Document } from '#shared/document/schema.ts'
import type { Author, Checks, Kind } from '#shared/documents.ts'
import { owner } from './accounts.ts'
import { atOnce, moment, now } from './columns.ts'
import { file } from './files.ts'

/** What a document is at a moment: what the row has now, and what each of its versions had. */
const state = () => ({
  title: text().notNull(),
  content: jsonb().$type<Document>().notNull(),
  /** Counts on with each change, so that nobody overwrites what they have not seen. */
  revision: integer().notNull(),
  length: integer().notNull(),
  bytes: integer().notNull(),
  by: text().$type<Author>().notNull(),
  /** The browser or program it came from, as that names itself. */
  device: text().notNull().default(''),
})

/** Texts that grow: what their person writes, keeps and comes back to. Templates are among them. */
export const document = pgTable(
  'document',
  {
    id: text().primaryKey(),
    user: owner(),
    kind: text().$type<Kind>().notNull().default('document'),
    /** The click that made it, so that a repeated one makes no second. */
    key: text(),
    ...state(),
    /** The title it came with, as the name of a file: it is no line above the text. */
    given: text(),
    /** The title as lists are in order by it: in small letters, without accents. */
    titleKey: text().notNull(),
    labels: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** As `de` or `en-GB`. */
    language: text().notNull(),
    /** What it was made of: a run, one of its variants, what its tool is called, another document. They may be gone. */
    run: text(),
    variant: integer(),
    engine: text(),
    source: text(),
    /** What is kept for its checks: see `shared/documents.ts`. */
    checks: jsonb().$type<Checks>().notNull().default({}),
    /** Whether a model made it or has changed it, however long ago. */
    ai: boolean().notNull().default(false),
    createdAt: now(),
    updatedAt: now(),
    /** Title, text and labels as they are searched: see `search/words.ts`. */
    words: text().notNull().default(''),
  },
  table => [
    unique('document_once').on(table.user, table.key),
    index('document_newest').on(
      table.user,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.kind,
    ),
    index('document_said')
      .using('gin', sql`string_to_array(words, ' ')`)
      .with(atOnce),
  ],
)

/** What documents were before: it stays while a document is away, and goes with it for good. */
export const documentVersion = pgTable(
  'document_version',
  {
    id: text().primaryKey(),
    document: text().notNull(),
    user: owner(),
    ...state(),
    /** When it had become so. */
    at: moment().notNull(),
  },
  table => [index().on(table.document, table.revision), index().on(table.user, table.at)],
)

/** The files whose pictures stand in a document or stood in it: they stay as long as it does. */
export const documentFile = pgTable(
  'document_file',
  {
    document: text().notNull(),
    file: text()
      .notNull()
      .references(() => file.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.document, table.file] }), index().on(table.file)],
)

/** Documents that were removed a moment ago, whole, for whoever thinks again. */
export const removedDocument = pgTable(
  'removed_document',
  {
    id: text().primaryKey(),
    user: owner(),
    bytes: integer().notNull(),
    row: jsonb().notNull(),
    at: now(),
  },
  table => [index().on(table.user), index().on(table.at)],
)

/** Where a document can be read by whoever has its address, until it ends. */
export const documentLink = pgTable(
  'document_link',
  {
    token: text().primaryKey(),
    document: text().notNull().unique(),
    user: owner(),
    until: moment().notNull(),
    createdAt: now(),
  },
  table => [index().on(table.until)],
)
