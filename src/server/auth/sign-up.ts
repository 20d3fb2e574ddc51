import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { Problem } from '#shared/problems.ts'
import { localeOf } from '../languages.ts'
import { locks } from '../store/locks.ts'
import { user } from '../store/schema.ts'
import { type Accounts, accountsOver, type Newcomer, newcomer } from './accounts.ts'
import type { Parts } from './auth.ts'
import { requireFirstLink } from './first-account.ts'
import type { Values } from './ways.ts'

const closed = { closed: 'registration_closed', invited: 'registration_invited' } as const

/** Makes accounts: the first one the administrator's, every other where registration is open, on the plan of newcomers. */
export const signUpWith = (accounts: Accounts, parts: Parts) => {
  const { config, secret, database, users, settings } = parts

  const newcomerFrom = async (c: Context): Promise<Newcomer> => {
    const plan = config.defaultPlan ?? (await settings.get('defaultPlan')) ?? 'free'
    const locale = localeOf(c)
    return { role: 'user', plan, locale, aiLanguage: locale.toUpperCase() }
  }

  /** Whoever races for the first place waits at the lock; undefined for all who come second. */
  const signUpFirst = (request: Request, person: Newcomer) =>
    database.transaction(async transaction => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${locks.firstAccount})`)
      const [someone] = await transaction.select({ id: user.id }).from(user).limit(1)
      if (someone) return undefined
      const first: Newcomer = { ...person, role: 'admin', plan: 'premium_plus' }
      return newcomer.run(first, () => accountsOver(transaction, parts).handler(request))
    })

  return async (c: Context, { first, ...values }: Values, requestWith: (values: Values) => Request) => {
    const person = await newcomerFrom(c)
    if (!(await users.any())) {
      requireFirstLink(config, secret, first)
      const answer = await signUpFirst(requestWith(values), person)
      if (answer) return answer
    }
    if (config.registration !== 'open') throw new Problem(closed[config.registration])
    const ask = () => newcomer.run(person, () => accounts.handler(requestWith(values)))
    const answer = await ask()
    // Of two sign-ups with one address at the same moment the later learns at a second look what is wrong.
    return answer.status === 422 ? ask() : answer
  }
}
