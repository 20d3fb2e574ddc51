import type pg from 'pg'
import type { Answers } from '#shared/account.ts'
import { type Plan, shipped, type Terms } from '#shared/plans.ts'
import { Problem } from '#shared/problems.ts'
import type { Locale } from '#shared/text.ts'
import { periodOf } from './run.ts'
import { type Database, inTransaction } from './database.ts'
import { type Changes, cached } from './cache.ts'
import { giveBackUnused, type GivesBack } from './image-models.ts'
import { anywhere, json, present, slice } from './sql.ts'
import * as query from './users.sql.ts'

/** A signed-in person, read with every request: role, plan and limit are those of this moment. */
export type User = {
  id: string
  email: string
  name: string
  /** The name of the person's picture. */
  picture?: string
  /** Whether it was shown that the address is theirs. */
  proven: boolean
  role: 'user' | 'admin'
  plan: Plan
  /** Requests in a month: the person's own number, else the plan's. Nothing means unlimited. */
  limit?: number
  /** What the plan holds: requests in a month, and what files may take up in bytes. */
  holds: Pick<Terms, 'requests' | 'storage'>
  /** What texts are written in, as `DE`. */
  aiLanguage: string
  /** What the screens speak. */
  locale: Locale
  phone?: string
  country?: string
  /** How the shared questions of forms were answered last. */
  answers?: Answers
  pins?: readonly string[]
}

/** What people keep of themselves. */
export type About = Pick<User, 'phone' | 'country' | 'locale' | 'answers' | 'pins'>

/** A person as an administrator sees them; `reason` is why somebody is blocked. */
export type Listed = User & { blocked: boolean; reason?: string; used: number; ownLimit?: number; createdAt: Date }

/** What else an administrator wants to know of one person: bytes, how many of what, and when they were last here. */
export type Detail = Listed & {
  secondFactor: boolean
  storage: number
  files: number
  runs: number
  sessions: number
  seen?: Date
}

export type UserChange = {
  plan?: Plan
  role?: User['role']
  blocked?: boolean
  /** Why somebody is blocked. */
  reason?: string
  limit?: number | null
}

/** Which people a list is to hold, and in which order. */
export type PeopleAsked = {
  search?: string
  plan?: Plan
  role?: User['role']
  blocked?: boolean
  sort?: query.PeopleOrder
}

export type Changed = { before: Listed; after: Listed }

export type Users = {
  /** Whether anyone has an account yet. */
  any(): Promise<boolean>
  /** How many accounts were made within a day, and how many of them have not proven their address. */
  newcomers(): Promise<{ made: number; unproven: number }>
  list(asked: PeopleAsked & { page: number; limit: number }): Promise<{ users: Listed[]; total: number; page: number }>
  /** All of them, however many. */
  all(asked: PeopleAsked): Promise<Listed[]>
  /** Throws `not_found`. */
  find(id: string): Promise<Detail>
  /**
   * Throws `not_found`, and `last_admin` where nobody would be left to administer. Blocking ends the person's sessions.
   */
  change(id: string, change: UserChange): Promise<Listed>
  /** Changes several people alike, all or none of them, and says what they were before. Throws as `change` does. */
  changeAll(ids: readonly string[], change: UserChange): Promise<Changed[]>
  /** Begins this month anew for a person; says how many requests were used. */
  resetUsage(id: string): Promise<number>
  /** Signs a person out everywhere; says in how many places. */
  endSessions(id: string): Promise<number>
  /** Throws `last_admin` where without this person nobody would administer. */
  requireDispensable(id: string): Promise<void>
  /**
   * Removes an account and everything that is its own, and gives back what was paid for and not begun; says which of
   * its runs were open. Throws `not_found` and `last_admin`.
   */
  remove(id: string, giveBack: GivesBack): Promise<readonly string[]>
  setAiLanguage(id: string, language: string): Promise<void>
  /**
   * Keeps what people say of themselves, made of what is kept; what is missing is kept no longer. Of two changes at
   * once the second sees the first. Throws `not_found`, and what `change` throws.
   */
  changeAbout(id: string, change: (about: About) => About): Promise<About>
  /** Whose session this is, by its token; nobody's where it has run out or the person is blocked. */
  bySession(token: string, now: Date): Promise<User | undefined>
  /** When it ends, if it is anybody's. */
  sessionEnds(token: string, now: Date): Promise<Date | undefined>
}

/** A person as they were read; where an administrator has changed nothing, the plan is as it was shipped. */
export const asUser = ({ ownLimit, terms, ...row }: query.UserRow): User => {
  const { requests, storage } = terms ?? shipped[row.plan]
  return present({ ...row, limit: ownLimit ?? requests, holds: { requests, storage } })
}

const asListed = ({ blocked, reason, used, createdAt, ...row }: query.ListedRow): Listed => ({
  ...asUser(row),
  ...present<Pick<Listed, 'ownLimit' | 'reason'>>({ ownLimit: row.ownLimit, reason }),
  blocked,
  used,
  createdAt,
})

const asDetail = ({ secondFactor, storage, files, runs, sessions, seen, ...row }: query.DetailRow): Detail => ({
  ...asListed(row),
  ...present<Pick<Detail, 'seen'>>({ seen }),
  ...{ secondFactor, storage: Number(storage), files, runs, sessions },
})

const filters = ({ search, plan, role, blocked }: PeopleAsked) => [
  search?.trim() ? anywhere(search.trim()) : null,
  ...[plan ?? null, role ?? null, blocked ?? null],
]

type Circumstances = { now?: () => Date; changes?: Changes }

/** The people of this installation, in PostgreSQL. `now` says which month it is. */
export const usersIn = ({ $client: pool }: Database, circumstances: Circumstances = {}): Users => {
  const { now = () => new Date(), changes } = circumstances
  const thisMonth = () => periodOf(now())
  const findBySession = cached(async (token, moment) => {
    const [row] = await query.findsBySession(pool, token, moment)
    if (!row) return undefined
    const { until, ...user } = row
    return { user: asUser(user), until }
  }, changes)
  /** Throws `last_admin` where all who administer are among these. */
  const requireAnother = async (connection: pg.ClientBase, ids: readonly string[]) => {
    const admins = await query.locksAdmins(connection)
    if (admins.length && admins.every(({ id }) => ids.includes(id))) throw new Problem('last_admin')
  }

  const changeAll: Users['changeAll'] = (ids, { plan, role, blocked, reason, limit }) =>
    inTransaction(pool, async connection => {
      if (role === 'user' || blocked) await requireAnother(connection, ids)
      else await query.locksAdmins(connection)
      const found = async (id: string) => {
        const [row] = await query.findsListed(connection, thisMonth(), id)
        if (!row) throw new Problem('not_found')
        return asListed(row)
      }
      const changed: Changed[] = []
      for (const id of ids) {
        const before = await found(id)
        await query.changes(connection, id, plan, role, blocked, limit !== undefined, limit, reason)
        if (blocked) await query.endsSessions(connection, id)
        changed.push({ before, after: await found(id) })
      }
      return changed
    })

  return {
    any: async () => (await query.anyone(pool)).length > 0,
    async newcomers() {
      const [counted] = await query.countsNew(pool, new Date(now().getTime() - 86_400_000))
      return counted ?? { made: 0, unproven: 0 }
    },
    bySession: async (token, moment) => (await findBySession(token, moment))?.user,
    sessionEnds: async (token, moment) => (await findBySession(token, moment))?.until,
    async list({ page: wanted, limit: most, ...asked }) {
      const { page, limit, offset } = slice({ page: wanted, limit: most })
      const [rows, [count]] = await Promise.all([
        query.lists[asked.sort ?? 'newest'](pool, thisMonth(), ...filters(asked), limit, offset),
        query.counts(pool, thisMonth(), ...filters(asked)),
      ])
      return { users: rows.map(asListed), total: count?.total ?? 0, page }
    },
    all: async asked =>
      (await query.lists[asked.sort ?? 'newest'](pool, thisMonth(), ...filters(asked), null, 0)).map(asListed),
    async find(id) {
      const [row] = await query.findsDetail(pool, thisMonth(), id)
      if (!row) throw new Problem('not_found')
      return asDetail(row)
    },
    async change(id, change) {
      const [changed] = await changeAll([id], change)
      if (!changed) throw new Problem('not_found')
      return changed.after
    },
    changeAll,
    resetUsage: async id => (await query.resetsUsage(pool, id, thisMonth()))[0]?.used ?? 0,
    endSessions: async id => (await query.endsSessions(pool, id)).length,
    requireDispensable: id => inTransaction(pool, connection => requireAnother(connection, [id])),
    remove: (id, giveBack) =>
      inTransaction(pool, async connection => {
        await requireAnother(connection, [id])
        await query.locksPerson(connection, id)
        await giveBackUnused(connection, giveBack, id)
        const open = await query.findsOpenRuns(connection, id)
        if (!(await query.removes(connection, id)).length) throw new Problem('not_found')
        return open.map(({ id: run }) => run)
      }),
    changeAbout: (id, change) =>
      inTransaction(pool, async connection => {
        const [row] = await query.locksAbout(connection, id)
        if (!row) throw new Problem('not_found')
        const about = change(present<About>(row))
        const { phone, country, locale, answers, pins } = about
        await query.setsAbout(connection, id, phone, country, locale, answers && json(answers), pins && json(pins))
        return about
      }),
    setAiLanguage: async (id, language) => void (await query.setsAiLanguage(pool, id, language)),
  }
}
