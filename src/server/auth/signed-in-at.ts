import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { Problem } from '#shared/problems.ts'
import type { Database } from '../store/database.ts'
import { session } from '../store/schema.ts'

const mine = alias(session, 'mine')

/** Where somebody is signed in, by the token of one of their sessions. */
export const signedInAt = (database: Database, now: () => Date) => ({
  /**
   * All sessions of a person that have not ended, the one that asks marked `here` and first, then those used last. In
   * one statement, for which better-auth takes several and a second call to tell which one asks. Throws `signed_out`.
   */
  async all(token: string | undefined) {
    if (token === undefined) throw new Problem('signed_out')
    const moment = now()
    const here = sql<boolean>`${session.token} = ${mine.token}`
    const { id, createdAt, updatedAt, expiresAt, ipAddress, userAgent, userId } = session
    const rows = await database
      .select({ id, token: session.token, createdAt, updatedAt, expiresAt, ipAddress, userAgent, userId, here })
      .from(mine)
      .innerJoin(session, and(eq(session.userId, mine.userId), gt(session.expiresAt, moment)))
      .where(and(eq(mine.token, token), gt(mine.expiresAt, moment)))
      .orderBy(desc(here), desc(session.updatedAt))
    if (rows.length === 0) throw new Problem('signed_out')
    return rows
  },
})
