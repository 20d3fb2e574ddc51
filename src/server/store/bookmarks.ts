import { randomUUID } from 'node:crypto'
import { Problem } from '#shared/problems.ts'
import * as query from './bookmarks.sql.ts'
import type { Database } from './database.ts'
import { folded, present } from './sql.ts'

/** A saved output. */
export type Bookmark = {
  id: string
  /** The engine's slug, `editor` or `picture`. */
  type: string
  prompt: string
  reply: string
  run?: string
  createdAt: Date
}

export type NewBookmark = Omit<Bookmark, 'id' | 'createdAt'>

/** What people saved. Every call names the owner; what belongs to others does not exist. */
export type Bookmarks = {
  list(
    user: string,
    asked: { page: number; limit: number; search?: string },
  ): Promise<{ bookmarks: Bookmark[]; total: number; page: number }>
  /**
   * Saving the result of the same run twice is one bookmark, as it was saved last. Throws `not_found` for others' runs.
   */
  save(user: string, bookmark: NewBookmark): Promise<Bookmark>
  /** Throws `not_found`. */
  find(user: string, id: string): Promise<Bookmark>
  /** Throws `not_found`. */
  remove(user: string, id: string): Promise<void>
  /** The bookmarks of these runs, by run. */
  ofRuns(user: string, runs: readonly string[]): Promise<Map<string, string>>
}

const asBookmark = (row: query.Row) => present<Bookmark>(row)

/** What people saved, in PostgreSQL. */
export const bookmarksIn = ({ $client: pool }: Database): Bookmarks => ({
  async list(user, asked) {
    const { rows, ...page } = await query.lists(pool, user, asked)
    return { bookmarks: rows.map(asBookmark), ...page }
  },
  async save(user, { type, prompt, reply, run }) {
    const [row] = await query.saves(pool, randomUUID(), user, type, prompt, reply, folded(`${prompt} ${reply}`), run)
    if (!row) throw new Problem('not_found')
    return asBookmark(row)
  },
  async find(user, id) {
    const [row] = await query.finds(pool, user, id)
    if (!row) throw new Problem('not_found')
    return asBookmark(row)
  },
  async remove(user, id) {
    if (!(await query.removes(pool, user, id)).length) throw new Problem('not_found')
  },
  async ofRuns(user, runs) {
    const rows = runs.length ? await query.findsOfRuns(pool, user, runs) : []
    return new Map(rows.map(({ run, id }) => [run, id]))
  },
})
