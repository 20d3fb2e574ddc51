import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Problem } from '#shared/problems.ts'
import { session, user } from '../store/schema.ts'
import type { Parts } from './auth.ts'
import { tokensBy } from './cookie.ts'
import { discreet } from './discreet.ts'

/** One entry for an account within this time is enough; seconds. */
const once = { most: 1, seconds: 15 * 60 }

/**
 * Writes down what whoever looks after the accounts wants to know: that an administrator has come in, by whatever way,
 * and that somebody has tried an account too often. Nothing of it holds anybody up or makes a sign-in fail.
 */
export const watchOn = (parts: Pick<Parts, 'config' | 'secret' | 'database' | 'audit' | 'rateLimiter' | 'report'>) => {
  const { config, secret, database, audit, rateLimiter, report } = parts
  const tokenOf = tokensBy(config, secret)
  /** A name that tells no address to whoever reads the counts. */
  const keyed = (email: string) => createHmac('sha256', secret).update(`noted ${email}`).digest('base64url')

  const personOf = async (token: string) => {
    const found = await database
      .select({ id: user.id, email: user.email, role: user.role })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(eq(session.token, token))
    return found[0]
  }

  const noteRefusal = async (email: string, address: string | undefined) => {
    try {
      await rateLimiter.take(`noted ${keyed(email)}`, once)
    } catch (error) {
      if (error instanceof Problem) return
      throw error
    }
    const [known] = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
    if (known) await audit.record(undefined, 'sign_in_refused', email, { address })
  }

  return {
    /** Whose session began where there was none, or another one, and whether for this visit only. */
    async arrived(cookie: string | undefined, response: Response, address: string | undefined) {
      const began = response.headers.getSetCookie().find(tokenOf)
      const token = tokenOf(began)
      if (!began || !token || token === tokenOf(cookie)) return undefined
      const person = await discreet(personOf(token)).catch(report)
      if (person?.role === 'admin')
        void audit.record(person, 'admin_signed_in', person.email, { address }).catch(report)
      return person && { email: person.email, thisVisitOnly: !/;\s*max-age=/i.test(began) }
    },
    /** An account was tried more often than is allowed. Of addresses without an account nothing is written down. */
    refused: (email: string, address: string | undefined) => void noteRefusal(email, address).catch(report),
  }
}
