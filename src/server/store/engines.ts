import { randomBytes } from 'node:crypto'
import type { Definition } from '#catalogue/custom/definition.ts'
import { madePrefix } from '#shared/custom-engines.ts'
import { Problem } from '#shared/problems.ts'
import type { Database } from './database.ts'
import * as query from './engines.sql.ts'
import { json } from './sql.ts'

export type { MadeRow, VersionRow } from './engines.sql.ts'

/** Engines that were made in the browser: a draft of each, and what was published of it. */
export type Engines = {
  list(): Promise<readonly query.MadeRow[]>
  /** Throws `not_found`. */
  find(id: string): Promise<query.MadeRow>
  /** The name of a new one. */
  create(draft: Definition, by: string): Promise<string>
  /** Throws `changed_meanwhile` where somebody has saved since that revision. */
  save(id: string, draft: Definition, revision: number, by: string): Promise<{ revision: number; updatedAt: Date }>
  /**
   * Publishes a definition as the newest version, and says which; of a draft the one that was read at that revision,
   * else `changed_meanwhile`.
   */
  publish(id: string, definition: Definition, note: string, by: string, revision?: number): Promise<number>
  /** Throws `not_found` where nothing is published. What was made with it stays, and opens. */
  withdraw(id: string): Promise<void>
  remove(id: string): Promise<void>
  versions(id: string): Promise<readonly query.VersionRow[]>
  /** Throws `not_found`. */
  version(id: string, number: number): Promise<{ definition: Definition; rank: number }>
  /** Which versions people can use: of all engines, or of one. */
  published(id?: string): Promise<readonly { id: string; rank: number; number: number }[]>
}

const there = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows
  if (row === undefined) throw new Problem('not_found')
  return row
}

/** Engines that were made in the browser, in PostgreSQL. `now` says which month it is. */
export const enginesIn = ({ $client: pool }: Database, now: () => Date): Engines => {
  const month = () => {
    const day = now()
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth()))
  }
  const find = async (id: string) => there(await query.finds(pool, month(), id))
  /** Nothing was changed: there is no such engine, or it is not what was seen of it. */
  const refused = async (id: string) => {
    const { updatedAt, updatedBy } = await find(id)
    return new Problem('changed_meanwhile', { by: updatedBy, at: updatedAt.toISOString() })
  }
  return {
    find,
    list: () => query.lists(pool, month()),
    async create(draft, by) {
      const id = madePrefix + randomBytes(6).toString('hex')
      await query.creates(pool, id, json(draft), by)
      return id
    },
    async save(id, draft, revision, by) {
      const [saved] = await query.saves(pool, id, json(draft), revision, by)
      if (!saved) throw await refused(id)
      return saved
    },
    async publish(id, definition, note, by, revision) {
      const [version] = await query.publishes(pool, id, json(definition), note, by, revision ?? null)
      if (!version) throw await refused(id)
      return version.number
    },
    withdraw: async id => void there(await query.withdraws(pool, id)),
    remove: async id => void there(await query.removes(pool, id)),
    versions: id => query.listsVersions(pool, id),
    version: async (id, number) => there(await query.findsVersion(pool, id, number)),
    published: (id?: string) => query.findsPublished(pool, id ?? null),
  }
}
