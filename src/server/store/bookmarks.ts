import { randomUUID } from 'node:crypto'
import { Problem } from '#shared/problems.ts'
import * as query from './bookmarks.sql.ts'
import type { Database } from './database.ts'
import { learnOf } from './search/learning.ts'
import { found, type Page } from './search/listing.ts'
import { meaningOf, toldOf, type SearchNotice } from './search/meaning.ts'
import { type Tally, tallyOf } from './search/tally.ts'
import { wordsOf } from './search/words.ts'
import { present } from './sql.ts'

/** A saved output. */
export type Bookmark = {
  id: string
  /** The engine's slug, `editor` or `picture`. */
  type: string
  prompt: string
  reply: string
  /** What its person has noted beside it, as it was typed. */
  note: string
  run?: string
  /** Which of the run's answers it holds, counted from 1; below 0 it is an item of its list, -1 the first. */
  variant: number
  createdAt: Date
}

export type NewBookmark = Omit<Bookmark, 'id' | 'createdAt' | 'variant' | 'note'> & Partial<Pick<Bookmark, 'variant'>>

/** The bookmarks of the answers of a run, by the number of the answer. */
export type OfRun = ReadonlyMap<number, string>

/** Which bookmarks: those that hold what was searched, of these types; nothing means any. */
export type Sought = { readonly search?: string; readonly types?: readonly string[] }

/** A part of the bookmarks, and what is told of the search. */
export type BookmarkPage = Omit<Page<Bookmark>, 'rows'> & { bookmarks: Bookmark[] } & SearchNotice

/** What people saved. Every call names the owner; what belongs to others does not exist. */
export type Bookmarks = {
  list(user: string, asked: Sought & { page: number; limit: number }): Promise<BookmarkPage>
  /** All that a list would show, newest first, some at a time. */
  each(user: string, sought: Sought): AsyncIterable<readonly Bookmark[]>
  /** How many there are of each type. */
  types(user: string): Promise<readonly Tally[]>
  /**
   * Saving an answer of the same run twice is one bookmark, as it was saved last. Throws `not_found` for others' runs,
   * and for answers that a run does not have.
   */
  save(user: string, bookmark: NewBookmark): Promise<Bookmark>
  /** Throws `not_found`. */
  find(user: string, id: string): Promise<Bookmark>
  /** Keeps what somebody notes beside a bookmark. Throws `not_found`. */
  note(user: string, id: string, note: string): Promise<Bookmark>
  /** Throws `not_found`. */
  remove(user: string, id: string): Promise<void>
  /** Brings back what was removed within the last hour, as it was. Throws `not_found`. */
  restore(user: string, id: string): Promise<Bookmark>
  /** The items that were kept of the list of a run, or of another version of it. */
  items(user: string, run: string): Promise<readonly Pick<Bookmark, 'id' | 'reply'>[]>
  /** The bookmarks of these runs, by run. */
  ofRuns(user: string, runs: readonly string[]): Promise<ReadonlyMap<string, OfRun>>
}

/** So many bookmarks are read at a time. */
const atATime = 200

const asBookmark = (row: query.Row) => present<Bookmark>(row)
const theOne = (rows: readonly query.Row[]) => {
  const [row] = rows
  if (!row) throw new Problem('not_found')
  return asBookmark(row)
}

/** What people saved, in PostgreSQL. */
export const bookmarksIn = ({ $client: pool }: Database): Bookmarks => {
  /** What was kept a moment ago is found like everything else. */
  const meaningIn = async (user: string, search?: string) => {
    if (search) await learnOf(pool, user)
    return meaningOf(pool, user, 'bookmark', search)
  }

  return {
    async list(user, { search, types, ...asked }) {
      const meaning = await meaningIn(user, search)
      const { rows, ...page } = await query.lists(pool, user, asked, { meaning, names: types })
      return { bookmarks: rows.map(asBookmark), ...page, ...(await toldOf(pool, user, 'bookmark', meaning)) }
    },
    async *each(user, { search, types }) {
      const meaning = await meaningIn(user, search)
      const ids = await found(pool, user, query.source, { meaning, names: types })
      for (let at = 0; at < ids.length; at += atATime) {
        const rows = await query.findsAll(pool, user, ids.slice(at, at + atATime))
        yield rows.map(asBookmark)
      }
    },
    types: user => tallyOf(pool, user, 'bookmark'),
    async save(user, { type, prompt, reply, run, variant = 1 }) {
      const words = wordsOf(prompt, reply)
      return theOne(await query.saves(pool, randomUUID(), user, type, prompt, reply, words, run, variant))
    },
    find: async (user, id) => theOne(await query.finds(pool, user, id)),
    note: async (user, id, note) => theOne(await query.notes(pool, user, id, note, wordsOf(note))),
    async remove(user, id) {
      if (!(await query.removes(pool, user, id)).length) throw new Problem('not_found')
    },
    restore: async (user, id) => theOne(await query.restores(pool, user, id)),
    items: (user, run) => query.findsItems(pool, user, run),
    async ofRuns(user, runs) {
      const rows = runs.length ? await query.findsOfRuns(pool, user, runs) : []
      const byRun = Map.groupBy(rows, ({ run }) => run)
      return new Map([...byRun].map(([run, ones]) => [run, new Map(ones.map(({ variant, id }) => [variant, id]))]))
    },
  }
}
