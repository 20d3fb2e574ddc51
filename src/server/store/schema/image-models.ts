import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ImageModelKind, ImageModelState } from '#shared/image-models.ts'
import type { ProblemCode } from '#shared/problems.ts'
import { owner } from './accounts.ts'
import { moment, now } from './columns.ts'
import { file } from './files.ts'

/** Models that people have trained with their own pictures, from the first picture on. */
export const imageModel = pgTable(
  'image_model',
  {
    id: text().primaryKey(),
    user: owner(),
    name: text().notNull(),
    kind: text().$type<ImageModelKind>().notNull(),
    /** The word by which the model knows what it has learned. */
    trigger: text().notNull(),
    state: text().$type<ImageModelState>().notNull().default('draft'),
    /** When its person agreed that the pictures are sent away. */
    consentedAt: moment(),
    /** What its training cost, in cents; 0 where it is free here. */
    fee: integer(),
    /** The payment at Stripe, and when it was given back. */
    payment: text(),
    refundedAt: moment(),
    /** Who trains it, and under which name there. */
    service: text(),
    request: text(),
    /** Where what it has learned lies. */
    weights: text(),
    /** What went wrong. */
    problem: text().$type<ProblemCode>(),
    /** How often nobody could be reached since it was last heard of. */
    tries: integer().notNull().default(0),
    /** When it is looked after next. */
    dueAt: moment(),
    begunAt: moment(),
    endedAt: moment(),
    createdAt: now(),
  },
  table => [
    index().on(table.user, table.createdAt),
    index('image_model_request').on(table.request),
    index('image_model_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
)

/** The pictures that a model is trained with, and what was seen in each. */
export const imageModelPicture = pgTable(
  'image_model_picture',
  {
    model: text()
      .notNull()
      .references(() => imageModel.id, { onDelete: 'cascade' }),
    file: text()
      .notNull()
      .references(() => file.id, { onDelete: 'cascade' }),
    caption: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    sharpness: integer().notNull(),
    /** How it looks, in 64 bits. */
    print: text().notNull(),
    face: boolean().notNull(),
    createdAt: now(),
  },
  table => [primaryKey({ columns: [table.model, table.file] }), index().on(table.file)],
)

/** Trainings at a service that no model speaks for any more; the service is asked to forget them. */
export const looseTraining = pgTable(
  'loose_training',
  {
    request: text().primaryKey(),
    service: text().notNull(),
    tries: integer().notNull().default(0),
    due: now(),
  },
  table => [index().on(table.due)],
)
