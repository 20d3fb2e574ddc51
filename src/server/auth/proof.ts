import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { Problem } from '#shared/problems.ts'
import { account } from '../store/schema.ts'
import type { Accounts } from './accounts.ts'
import type { Limit } from './rate-limiter.ts'
import type { Parts } from './auth.ts'
import { verify } from './passwords.ts'
import { notYourPassword } from './refusals.ts'

/** How often a password may be tried to prove who one is. */
export const proofTries: Limit = { most: 10, seconds: 900 }

/** How long a sign-in counts as one of just now; minutes. */
export const freshMinutes = 10

/** Makes sure that it is the person, and not somebody who found their browser open. */
export const proofBy = ({ database, now }: Pick<Parts, 'database' | 'now'>, accounts: Accounts) => {
  const passwordOf = async (userId: string) => {
    const theirs = and(eq(account.userId, userId), eq(account.providerId, 'credential'))
    const [found] = await database.select({ hash: account.password }).from(account).where(theirs)
    return found?.hash ?? undefined
  }
  const requireFresh = async (c: Context) => {
    const found = await accounts.api.getSession({ headers: c.req.raw.headers, query: { disableRefresh: true } })
    const since = found ? now().getTime() - found.session.createdAt.getTime() : Infinity
    if (since > freshMinutes * 60_000) throw new Problem('sign_in_not_fresh', { minutes: freshMinutes })
  }
  /** By the password; where there is none, by a sign-in of just now. */
  return async (c: Context, userId: string, password: string) => {
    const hash = await passwordOf(userId)
    if (hash === undefined) return requireFresh(c)
    if (!(await verify({ hash, password }))) throw new Problem('invalid', { fields: { password: notYourPassword } })
  }
}
