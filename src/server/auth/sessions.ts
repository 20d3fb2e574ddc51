import { and, eq, gt, lt } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../store/database.ts'
import { session } from '../store/schema.ts'
import type { User, Users } from '../store/users.ts'
import { cookiesOf, renewedCookie, sessionDays, tokensBy } from './cookie.ts'
import { discreet } from './discreet.ts'

export type Sessions = {
  /** The person behind a request; blocked people and ended sessions are nobody. One statement. */
  find(headers: Headers): Promise<User | undefined>
  /** Lets a session in use last longer, at most once a day: the `Set-Cookie` that says so, if it was time. */
  renew(headers: Headers): Promise<string | undefined>
}

const days = (count: number) => count * 86_400_000

/** Reads sessions without better-auth, which takes several statements for it: this is done with every request. */
export const sessionsOf = (parts: {
  config: Config
  secret: string
  database: Database
  users: Pick<Users, 'bySession' | 'sessionEnds'>
  now(): Date
}): Sessions => {
  const { config, secret, database, users, now } = parts
  const { thisVisitOnly } = cookiesOf(config)
  const read = tokensBy(config, secret)
  const tokenOf = (headers: Headers) => read(headers.get('cookie'))

  return {
    find: async headers => {
      const token = tokenOf(headers)
      return token === undefined ? undefined : users.bySession(token, now())
    },
    renew: async headers => {
      const token = tokenOf(headers)
      if (token === undefined || headers.get('cookie')?.includes(`${thisVisitOnly}=`)) return undefined
      const moment = now().getTime()
      const due = new Date(moment + days(sessionDays - 1))
      // Every change of a session makes all nodes look up everybody anew.
      const ends = await users.sessionEnds(token, new Date(moment))
      if (!ends || ends >= due) return undefined
      const inUse = and(eq(session.token, token), lt(session.expiresAt, due), gt(session.expiresAt, new Date(moment)))
      const later = { expiresAt: new Date(moment + days(sessionDays)), updatedAt: new Date(moment) }
      const renewed = await discreet(database.update(session).set(later).where(inUse).execute())
      return renewed.rowCount ? renewedCookie(token, config, secret) : undefined
    },
  }
}
