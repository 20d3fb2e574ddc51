import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Problem } from '#shared/problems.ts'
import type { Database } from './database.ts'
import * as query from './keys.sql.ts'
import { type Changes, cached } from './cache.ts'
import { present } from './sql.ts'
import { asUser, type User } from './users.ts'

/** A key as its owner sees it after it was made: never the key itself. */
export type ApiKey = {
  id: string
  name: string
  /** How it begins: `fw_3kQ9`. */
  begins: string
  createdAt: Date
  /** To ten minutes. */
  usedAt?: Date
  expiresAt?: Date
}

/** The keys with which people's programs come in. */
export type Keys = {
  list(user: string): Promise<ApiKey[]>
  /** Makes a key and gives it away this once. Throws `too_many_keys`. */
  make(user: string, wanted: { name: string; expiresAt?: Date }): Promise<ApiKey & { key: string }>
  /** Holds from the next request on. Throws `not_found`. */
  remove(user: string, id: string): Promise<ApiKey>
  /** Whose key this is; nobody's where it has run out or was taken back, or where the person is blocked. */
  find(key: string): Promise<User | undefined>
}

/** So many one person may have. */
export const mostKeys = 20

const bytesOfKey = 32
const shownOfKey = 7
const forEver = new Date(8.64e15)
/** A key in use is noted at most this often; milliseconds. */
const noteEvery = 10 * 60_000
const mostNoted = 10_000

// A key is random and long: nobody finds it by trying, so a slow hash would only cost time.
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

const asKey = (row: query.Row) => present<ApiKey>(row)

type Circumstances = { now?: () => Date; changes?: Changes; report(error: unknown): void }

/** People's keys, in PostgreSQL. */
export const keysIn = (
  { $client: pool }: Database,
  { now = () => new Date(), changes, report }: Circumstances,
): Keys => {
  const findByDigest = cached(async (digest, moment) => {
    const [row] = await query.findsByDigest(pool, digest, moment)
    if (!row) return undefined
    const { until, ...user } = row
    return { user: asUser(user), until: until ?? forEver }
  }, changes)

  const noted = new Map<string, number>()
  const note = (digest: string, moment: Date) => {
    if (moment.getTime() - (noted.get(digest) ?? 0) < noteEvery) return
    if (noted.size >= mostNoted) noted.clear()
    noted.set(digest, moment.getTime())
    query.notes(pool, digest, moment).catch(report)
  }

  return {
    list: async user => (await query.lists(pool, user)).map(asKey),
    async make(user, { name, expiresAt }) {
      const key = `fw_${randomBytes(bytesOfKey).toString('base64url')}`
      const told = [name, digestOf(key), key.slice(0, shownOfKey), expiresAt ?? null] as const
      const [row] = await query.makes(pool, randomUUID(), user, ...told, mostKeys)
      if (!row) throw new Problem('too_many_keys', { most: mostKeys })
      return { ...asKey(row), key }
    },
    async remove(user, id) {
      const [row] = await query.removes(pool, user, id)
      if (!row) throw new Problem('not_found')
      return asKey(row)
    },
    async find(key) {
      const digest = digestOf(key)
      const moment = now()
      const found = await findByDigest(digest, moment)
      if (found) note(digest, moment)
      return found?.user
    },
  }
}
