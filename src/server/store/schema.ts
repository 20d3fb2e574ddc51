import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Answer } from '#shared/answers.ts'
import type { Usage } from '#shared/events.ts'
import type { Values } from '#shared/fields.ts'
import type { Plan } from '#shared/plans.ts'
import type { ProblemCode } from '#shared/problems.ts'
import type { Refinement } from '#shared/refinement.ts'
import type { Source } from '#shared/sources.ts'
import type { Locale } from '#shared/text.ts'
import type { StoredFile } from '../files/files.ts'
import type { NewRun, Run } from '../runs/run.ts'

const moment = () => timestamp({ withTimezone: true })
const now = () => moment().notNull().defaultNow()
/** What belongs to a person goes with the person. */
const owner = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

/** New words go into the index at once, not into a list beside it that each search would read through. */
const atOnce = { fastupdate: false }

// The tables `user`, `session`, `account`, `verification` are those better-auth expects; the columns below the gap are
// ours.
export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: now(),
  updatedAt: now(),
  role: text().$type<'user' | 'admin'>().notNull().default('user'),
  banned: boolean().notNull().default(false),
  banReason: text(),
  banExpires: moment(),

  plan: text().$type<Plan>().notNull().default('free'),
  /** Requests in a month, where an administrator has set a number of its own; else the plan's. */
  requestLimit: integer(),
  /** What texts are written in, as `DE`. */
  aiLanguage: text().notNull().default('EN'),
  locale: text().$type<Locale>().notNull().default('en'),
})

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    expiresAt: moment().notNull(),
    token: text().notNull().unique(),
    createdAt: now(),
    updatedAt: now(),
    ipAddress: text(),
    userAgent: text(),
    userId: owner(),
    impersonatedBy: text(),
  },
  table => [index().on(table.userId)],
)

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: owner(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: now(),
    updatedAt: now(),
  },
  table => [index().on(table.userId)],
)

export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: now(),
    updatedAt: now(),
  },
  table => [index().on(table.identifier)],
)

/** Everything the product makes. */
export const run = pgTable(
  'run',
  {
    id: text().primaryKey(),
    user: owner(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    engine: text().notNull(),
    call: text().notNull(),
    by: text().$type<NewRun['by']>().notNull(),
    values: jsonb().$type<Values>().notNull(),
    language: text().notNull(),
    parent: text(),
    origin: text(),
    refinement: jsonb().$type<Refinement>(),
    steps: jsonb().$type<NewRun['steps']>().notNull().default({}),
    cost: integer().notNull(),
    period: text().notNull(),
    model: text().notNull(),
    startedAt: now(),

    state: text().$type<Run['state']>().notNull().default('running'),
    answer: jsonb()
      .$type<Answer>()
      .notNull()
      .default(sql`'""'`),
    text: text().notNull().default(''),
    usage: jsonb().$type<Usage>().notNull().default({ input: 0, output: 0 }),
    /** What was read for it: pages and documents, as the model was given them. */
    sources: jsonb().$type<readonly Source[]>().notNull().default([]),
    cut: text().$type<'length'>(),
    problem: text().$type<ProblemCode>(),
    details: jsonb().$type<Readonly<Record<string, number>>>(),
    charged: boolean().notNull().default(true),
    endedAt: moment(),

    /** What was typed and what came out, folded, for the search in the history. */
    words: text().notNull().default(''),
    /** When its worker was last heard of. */
    heardAt: now(),
  },
  table => [
    unique('run_once').on(table.user, table.key),
    index().on(table.user, table.startedAt.desc().nullsFirst()),
    index('run_open')
      .on(table.user)
      .where(sql`state = 'running'`),
    index('run_versions')
      .on(table.origin)
      .where(sql`origin is not null`),
    // Not while it is written: the row changes every second then.
    index('run_words')
      .using('gin', sql`words gin_trgm_ops`)
      .with(atOnce)
      .where(sql`state <> 'running'`),
  ],
)

/** Requests taken, by person and month. A new month begins by itself. */
export const usage = pgTable('usage', { user: owner(), period: text().notNull(), used: integer().notNull() }, table => [
  primaryKey({ columns: [table.user, table.period] }),
  check('used_is_not_negative', sql`used >= 0`),
])

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
    createdAt: now(),
    /** Prompt and reply, folded, for the search. */
    words: text().notNull().default(''),
  },
  table => [
    unique().on(table.run, table.user),
    index().on(table.user, table.createdAt.desc().nullsFirst()),
    index('bookmark_words')
      .using('gin', sql`words gin_trgm_ops`)
      .with(atOnce),
  ],
)

/** What people have brought. Its bytes lie in the store of files, under its id. */
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
    /** The run that used it last, and with which it goes. */
    run: text().references(() => run.id, { onDelete: 'cascade' }),
    createdAt: now(),
  },
  table => [
    index().on(table.user, table.createdAt.desc().nullsFirst()),
    index().on(table.run),
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

/** What an administrator has set in the browser. Secrets are sealed before they come here. */
export const setting = pgTable('setting', { name: text().primaryKey(), value: jsonb().notNull() })
