import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Annotations } from '#shared/annotations.ts'
import type { Answer } from '#shared/answers.ts'
import type { LaidBrand } from '#shared/brand.ts'
import type { Usage } from '#shared/events.ts'
import type { Values } from '#shared/fields.ts'
import type { ProblemCode } from '#shared/problems.ts'
import type { Refinement } from '#shared/refinement.ts'
import type { Sender } from '#shared/sender.ts'
import type { Source } from '#shared/sources.ts'
import type { Variant } from '#shared/variants.ts'
import type { NewRun, Run } from '../run.ts'
import { owner } from './accounts.ts'
import { atOnce, moment, now } from './columns.ts'

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
    /** Of an engine made in the browser, the version it was begun with; 0 for a trial of its draft. */
    version: integer(),
    by: text().$type<NewRun['by']>().notNull(),
    values: jsonb().$type<Values>().notNull(),
    language: text().notNull(),
    /** The brand as it was when the run began. */
    brand: jsonb().$type<LaidBrand>(),
    /** What it may say of whoever sends it, as that stood when the run began. */
    sender: jsonb().$type<Sender>(),
    parent: text(),
    origin: text(),
    refinement: jsonb().$type<Refinement>(),
    steps: jsonb().$type<NewRun['steps']>().notNull().default({}),
    /** How many processes have worked on it, one after the other. */
    attempts: integer().notNull().default(1),
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
    /** Where several answers were asked for, all of them; `answer` and `text` are the first that came about. */
    variants: jsonb().$type<readonly Variant[]>(),
    /** What stands beside the answer and is no part of it. */
    annotations: jsonb().$type<Annotations>().notNull().default({}),
    usage: jsonb().$type<Usage>().notNull().default({ tokensIn: 0, tokensOut: 0 }),
    /** What was read for it: pages and documents, as the model was given them. */
    sources: jsonb().$type<readonly Source[]>().notNull().default([]),
    cut: text().$type<'length'>(),
    problem: text().$type<ProblemCode>(),
    details: jsonb().$type<Readonly<Record<string, number>>>(),
    charged: boolean().notNull().default(true),
    endedAt: moment(),

    /** What was typed and what came out, as it is searched in the history: see `search/words.ts`. */
    words: text().notNull().default(''),
    /** Whether its words are in the person's vocabulary and in the index; a little while after it has ended. */
    learned: boolean().notNull().default(false),
    /** When its worker was last heard of. */
    heardAt: now(),
  },
  table => [
    unique('run_once').on(table.user, table.key),
    index('run_newest').on(table.user, table.startedAt.desc().nullsFirst(), table.id.desc().nullsFirst(), table.engine),
    // Everything that is asked of what was spent stands in it: the texts need not be read for that.
    index('run_spent')
      .on(table.user, table.startedAt, table.engine, table.cost)
      .where(sql`charged and cost > 0`),
    index('run_open')
      .on(table.user)
      .where(sql`state = 'running'`),
    index('run_made')
      .on(table.engine, table.startedAt)
      .where(sql`version is not null`),
    index('run_versions')
      .on(table.origin)
      .where(sql`origin is not null`),
    // What a list of texts with their versions is made from: the rows themselves need not be read for that.
    index('run_texts')
      .on(table.user, table.id, table.origin, table.startedAt, table.endedAt, table.engine)
      .where(sql`charged`),
    index('run_without')
      .on(table.user)
      .where(sql`not charged`),
    // Neither while it is written, for the row changes every second then, nor while somebody waits for its end.
    index('run_said')
      .using('gin', sql`string_to_array(words, ' ')`)
      .with(atOnce)
      .where(sql`learned`),
    index('run_unlearned')
      .on(table.user)
      .where(sql`not learned`),
  ],
)

/** Requests taken, by person and month. A new month begins by itself. */
export const usage = pgTable('usage', { user: owner(), period: text().notNull(), used: integer().notNull() }, table => [
  primaryKey({ columns: [table.user, table.period] }),
  check('used_is_not_negative', sql`used >= 0`),
])
