import { relations } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Answers } from '#shared/account.ts'
import type { Plan } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'
import { moment, now } from './columns.ts'

// The tables `user`, `session`, `account`, `verification`, `twoFactor` are those better-auth expects; the columns below
// the gap are ours.
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
  twoFactorEnabled: boolean().notNull().default(false),

  plan: text().$type<Plan>().notNull().default('free'),
  /** Requests in a month, where an administrator has set a number of its own; else the plan's. */
  requestLimit: integer(),
  /** What texts are written in, as `DE`. */
  aiLanguage: text().notNull().default('EN'),
  locale: text().$type<Locale>().notNull().default('en'),
  phone: text(),
  country: text(),
  /** How the shared questions of forms were answered last. */
  answers: jsonb().$type<Answers>(),
  /** The tools the person keeps at hand, by their slugs, in the order in which they were pinned. */
  pins: jsonb().$type<readonly string[]>(),
})

/** What belongs to a person goes with the person. */
export const owner = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

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

/** A second factor; its secret and backup codes are encrypted with the installation's secret. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: owner(),
    /** Whether a code has confirmed that the app knows the secret. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
    /** The half minute, counted since 1970, of the last code that was accepted: it and those before it are over. */
    lastStep: integer(),
  },
  table => [index().on(table.userId)],
)

// What better-auth reads together.
export const userRelations = relations(user, ({ many }) => ({ accounts: many(account) }))
export const accountRelations = relations(account, ({ one }) => ({
  user: one(user, { fields: [account.userId], references: [user.id] }),
}))
export const sessionRelations = relations(session, ({ one }) => ({
  user: one(user, { fields: [session.userId], references: [user.id] }),
}))
