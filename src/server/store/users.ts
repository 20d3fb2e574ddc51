import { type Plan, requestsIn } from '#shared/plans.ts'
import { Problem } from '#shared/problems.ts'
import type { Locale } from '#shared/text.ts'
import { periodOf } from '../runs/run.ts'
import { type Database, inTransaction } from './database.ts'
import { type Changes, remembered } from './remembered.ts'
import { anywhere, present, slice } from './sql.ts'
import * as query from './users.sql.ts'

/** A signed-in person, read with every request: role, plan and limit are those of this moment. */
export type User = {
  id: string
  email: string
  name: string
  image?: string
  role: 'user' | 'admin'
  plan: Plan
  /** Requests in a month: the person's own number, else the plan's. Nothing means unlimited. */
  limit?: number
  /** What texts are written in, as `DE`. */
  aiLanguage: string
  /** What the screens speak. */
  locale: Locale
}

/** A person as an administrator sees them. */
export type Listed = User & { blocked: boolean; used: number; ownLimit?: number; createdAt: Date }

export type UserChange = { plan?: Plan; role?: User['role']; blocked?: boolean; limit?: number | null }

export type Users = {
  /** Whether anyone has an account yet. */
  any(): Promise<boolean>
  list(asked: {
    search?: string
    page: number
    limit: number
  }): Promise<{ users: Listed[]; total: number; page: number }>
  /**
   * Throws `not_found`, and `last_admin` where nobody would be left to administer. Blocking ends the person's sessions.
   */
  change(id: string, change: UserChange): Promise<Listed>
  setAiLanguage(id: string, language: string): Promise<void>
  /** Whose session this is, by its token; nobody's where it has run out or the person is blocked. */
  bySession(token: string, now: Date): Promise<User | undefined>
}

const asUser = ({ ownLimit, ...row }: query.UserRow): User =>
  present({ ...row, limit: ownLimit ?? requestsIn[row.plan] ?? null })

const asListed = ({ blocked, used, createdAt, ...row }: query.ListedRow): Listed => ({
  ...asUser(row),
  ...present<Pick<Listed, 'ownLimit'>>({ ownLimit: row.ownLimit }),
  blocked,
  used,
  createdAt,
})

type Circumstances = { now?: () => Date; changes?: Changes }

/** The people of this installation, in PostgreSQL. `now` says which month it is. */
export const usersIn = ({ $client: pool }: Database, circumstances: Circumstances = {}): Users => {
  const { now = () => new Date(), changes } = circumstances
  const thisMonth = () => periodOf(now())
  const findBySession = remembered(async (token, moment) => {
    const [row] = await query.findsBySession(pool, token, moment)
    if (!row) return undefined
    const { until, ...user } = row
    return { user: asUser(user), until }
  }, changes)
  return {
    any: async () => (await query.anyone(pool)).length > 0,
    bySession: async (token, moment) => (await findBySession(token, moment))?.user,
    async list({ search, ...asked }) {
      const { page, limit, offset } = slice(asked)
      const pattern = anywhere(search?.trim() ?? '')
      const [rows, [count]] = await Promise.all([
        query.lists(pool, thisMonth(), limit, offset, pattern),
        query.counts(pool, pattern),
      ])
      return { users: rows.map(asListed), total: count?.total ?? 0, page }
    },
    change: (id, { plan, role, blocked, limit }) =>
      inTransaction(pool, async connection => {
        const admins = await query.locksAdmins(connection)
        const last = admins.length === 1 && admins[0]?.id === id
        if (last && (role === 'user' || blocked)) throw new Problem('last_admin')
        await query.changes(connection, id, plan, role, blocked, limit !== undefined, limit)
        if (blocked) await query.endsSessions(connection, id)
        const [row] = await query.findsListed(connection, thisMonth(), id)
        if (!row) throw new Problem('not_found')
        return asListed(row)
      }),
    setAiLanguage: async (id, language) => void (await query.setsAiLanguage(pool, id, language)),
  }
}
