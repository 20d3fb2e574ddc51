import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { eq } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Plan } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'
import type { Deed } from '#shared/audit.ts'
import type { Config } from '../config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Audit } from '../store/audit.ts'
import * as schema from '../store/schema.ts'
import { arrival } from './arrival.ts'
import { cookiesOf, sessionDays } from './cookie.ts'
import { withoutValues } from './discreet.ts'
import { clearBeforeProof } from './first-proof.ts'
import { asOneRequest } from './one-request.ts'
import { hash, verify } from './passwords.ts'
import { endSignInsUnderWay, identifiers } from './reset-links.ts'
import { resetMail } from './reset-mail.ts'
import { secondFactor } from './second-factor.ts'

/** The database, or a transaction on it. */
export type Connection = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** What we decide about an account that is being made; nothing of it can come from a body. */
export type Newcomer = {
  role: 'user' | 'admin'
  plan: Plan
  locale: Locale
  aiLanguage: string
  /** Whether somebody has vouched for the address. */
  emailVerified?: true
}

/** Carries the newcomer past better-auth, to the moment when the row is written. */
export const newcomer = new AsyncLocalStorage<Newcomer>()

/** Carries the address of whoever sets a new password by a mailed link back to where that was asked for. */
export const passwordReset = new AsyncLocalStorage<{ email?: string }>()

/** Where our wrapper writes the address it has found; nothing that came in can stand there. */
export const addressHeader = 'x-client-ip'

const ours = { input: false, returned: false, required: false } as const
const blocked = { code: 'ACCOUNT_BLOCKED', message: 'This account is blocked.' }
const localeOf = (user: object): Locale => ('locale' in user && user.locale === 'de' ? 'de' : 'en')

/** What is written down of a person's own doing, by the call that does it. */
const deeds = {
  '/two-factor/verify-totp': 'second_factor_on',
  '/two-factor/disable': 'second_factor_off',
} as const satisfies Record<string, Deed>
const deedAt = (path = ''): Deed | undefined => Object.entries(deeds).find(([at]) => at === path)?.[1]

export type Outside = {
  config: Config
  secret: string
  jobs: Pick<Jobs, 'send'>
  audit: Pick<Audit, 'record'>
  report(error: unknown, about?: object): void
}

/**
 * better-auth as we use it: e-mail and password, sessions in the database, resets by mail. What reaches it was judged
 * before (origin, attempts, form), so its own checks of these are off.
 */
export const accountsOver = (connection: Connection, { config, secret, jobs, audit, report }: Outside) => {
  const { prefix, secure } = cookiesOf(config)
  const adapter = drizzleAdapter(connection, { provider: 'pg', schema, transaction: true })
  return betterAuth({
    baseURL: new URL(config.publicUrl).origin,
    basePath: '/api/auth',
    secret,
    database: (options: Parameters<typeof adapter>[0]) => asOneRequest(adapter(options)),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 256,
      password: { hash, verify },
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      // The link came to the address, and whoever had a password before has none now, nor a sign-in half done.
      onPasswordReset: async ({ user }) => {
        if (config.smtpUrl && !user.emailVerified) await clearBeforeProof(connection, user.id, { password: false })
        await connection.update(schema.user).set({ emailVerified: true }).where(eq(schema.user.id, user.id))
        await endSignInsUnderWay(connection, user.id)
        Object.assign(passwordReset.getStore() ?? {}, { email: user.email })
      },
      sendResetPassword: ({ user, token }) => {
        const locale = localeOf(user)
        return jobs.send('mail', resetMail(user.email, `${config.publicUrl}/${locale}/reset?token=${token}`, locale))
      },
    },
    user: {
      additionalFields: {
        role: { type: 'string', ...ours },
        banned: { type: 'boolean', ...ours },
        plan: { type: 'string', ...ours },
        requestLimit: { type: 'number', ...ours },
        aiLanguage: { type: 'string', ...ours },
        locale: { type: 'string', ...ours },
      },
    },
    session: { expiresIn: sessionDays * 86_400, updateAge: 86_400, freshAge: 0 },
    verification: { storeIdentifier: identifiers },
    databaseHooks: {
      user: {
        create: { before: async user => ({ data: { ...user, ...newcomer.getStore() } }) },
        update: {
          after: async (user, context) => {
            const deed = deedAt(context?.path)
            if (deed === 'second_factor_off')
              await connection.delete(schema.verification).where(eq(schema.verification.value, user.id))
            if (deed) await audit.record(user, deed, user.email)
          },
        },
      },
      session: {
        create: {
          before: async ({ userId }, context) => {
            const user = await context?.context.internalAdapter.findUserById(userId)
            if (user && 'banned' in user && user.banned) throw APIError.from('FORBIDDEN', blocked)
          },
        },
      },
    },
    plugins: [arrival(), secondFactor(connection)],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, error) => report(withoutValues(error ?? new Error(message))) },
    onAPIError: { throw: true },
    advanced: {
      database: { joins: true },
      cookiePrefix: prefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableCSRFCheck: true,
      disableOriginCheck: true,
      backgroundTasks: { handler: task => void task.catch(report) },
    },
  })
}

export type Accounts = ReturnType<typeof accountsOver>
