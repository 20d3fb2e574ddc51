import { and, eq } from 'drizzle-orm'
import { Problem } from '#shared/problems.ts'
import { session, user } from '../store/schema.ts'
import type { Parts } from './auth.ts'
import { tokensBy } from './cookie.ts'

/** One entry for an account within this time is enough; seconds. */
const once = { most: 1, seconds: 15 * 60 }

/**
 * Writes down what whoever looks after the accounts wants to know: that an administrator has come in, by whatever way,
 * and that somebody has tried an account too often. Nothing of it holds anybody up or makes a sign-in fail.
 */
export const watchOn = (parts: Pick<Parts, 'config' | 'secret' | 'database' | 'audit' | 'attempts' | 'report'>) => {
  const { config, secret, database, audit, attempts, report } = parts
  const tokenOf = tokensBy(config, secret)

  const administrator = async (token: string) => {
    const found = await database
      .select({ id: user.id, email: user.email })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(and(eq(session.token, token), eq(user.role, 'admin')))
    return found[0]
  }

  const noteArrival = async (token: string, address: string | undefined) => {
    const admin = await administrator(token)
    if (admin) await audit.record(admin, 'admin_signed_in', admin.email, { address })
  }

  const noteRefusal = async (email: string, address: string | undefined) => {
    try {
      await attempts.take(`noted ${email}`, once)
    } catch (error) {
      if (error instanceof Problem) return
      throw error
    }
    const [known] = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
    if (known) await audit.record(undefined, 'sign_in_refused', email, { address })
  }

  return {
    /** A session began where there was none, or another one. */
    arrived(cookie: string | undefined, response: Response, address: string | undefined) {
      const token = response.headers.getSetCookie().map(tokenOf).find(Boolean)
      if (token && token !== tokenOf(cookie)) void noteArrival(token, address).catch(report)
    },
    /** An account was tried more often than is allowed. Of addresses without an account nothing is written down. */
    refused: (email: string, address: string | undefined) => void noteRefusal(email, address).catch(report),
  }
}
