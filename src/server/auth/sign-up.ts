import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { Problem } from '#shared/problems.ts'
import { localeOf } from '../languages.ts'
import { locks } from '../store/locks.ts'
import { user } from '../store/schema.ts'
import { accountsOver, type Newcomer, newcomer } from './accounts.ts'
import type { Parts } from './auth.ts'
import { requireFirstLink } from './first-account.ts'
import type { Values } from './ways.ts'

const closed = { closed: 'registration_closed', invited: 'registration_invited' } as const

/**
 * Makes accounts: the first one the administrator's, every other where registration is open, on the plan of newcomers.
 * Sign-ups take turns, on all nodes, so that of two racing for the first place or for one address the later one knows.
 */
export const signUpWith = (parts: Parts) => {
  const { config, secret, database, settings } = parts

  const newcomerFrom = async (c: Context): Promise<Newcomer> => {
    const plan = config.defaultPlan ?? (await settings.get('defaultPlan')) ?? 'free'
    const locale = localeOf(c)
    return { role: 'user', plan, locale, aiLanguage: locale.toUpperCase() }
  }

  return async (c: Context, { first, ...values }: Values, requestWith: (values: Values) => Request) => {
    const person = await newcomerFrom(c)
    return database.transaction(async transaction => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${locks.signUp})`)
      const [someone] = await transaction.select({ id: user.id }).from(user).limit(1)
      if (!someone) requireFirstLink(config, secret, first)
      else if (config.registration !== 'open') throw new Problem(closed[config.registration])
      const standing: Newcomer = someone ? person : { ...person, role: 'admin', plan: 'premium_plus' }
      return newcomer.run(standing, () => accountsOver(transaction, parts).handler(requestWith(values)))
    })
  }
}
