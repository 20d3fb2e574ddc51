import { type KeptSource, mostKept, type Rhythm } from '#shared/knowledge.ts'
import { Problem } from '#shared/problems.ts'
import type { Database } from './database.ts'
import * as query from './knowledge.sql.ts'
import { makeRoom } from './room.ts'
import { json, present } from './sql.ts'

/** Whose it is: a person's, or a brand's. */
export type Owner = Readonly<{ user: string; brand?: undefined } | { brand: string; user?: undefined }>

/** What was read, to be kept. */
export type NewSource = Omit<KeptSource, 'readAt' | 'dueAt' | 'failedAt'>

/** Pages and documents that are laid under texts. `owner` is part of every look-up: others' do not exist. */
export type Knowledge = {
  /** The oldest first, without their texts. */
  list(owner: Owner): Promise<readonly KeptSource[]>
  /** With its text. Throws `not_found`. */
  find(owner: Owner, id: string): Promise<KeptSource>
  /** All that a person's text may be written with, for a brand or for none, but for some, with their texts. */
  allFor(user: string, brand: string | undefined, without: readonly string[]): Promise<readonly KeptSource[]>
  /** Throws `too_much_knowledge`, and `storage_reached` where a person's would take up more than `limit` bytes. */
  keep(owner: Owner, kept: NewSource, limit: number): Promise<KeptSource>
  /** What was read anew. Nothing where it is gone by now. */
  rewrite(kept: Omit<NewSource, 'kind' | 'address' | 'rhythm'>): Promise<KeptSource | undefined>
  /** It could not be read anew: what was read before holds. */
  fail(id: string): Promise<KeptSource | undefined>
  /** How often it is read anew. Throws `not_found`, also of a document. */
  turn(owner: Owner, id: string, rhythm: Rhythm): Promise<KeptSource>
  /** Throws `not_found`. */
  remove(owner: Owner, id: string): Promise<void>
  /** Some that are to be read anew by now; no other node is given them. */
  takeDue(howMany: number): Promise<readonly query.DueRow[]>
}

const idsOf = ({ user, brand }: Owner) => [user ?? null, brand ?? null] as const
const asKept = (row: query.KnowledgeRow) => present<KeptSource>(row)
const found = ([row]: readonly query.KnowledgeRow[]) => {
  if (!row) throw new Problem('not_found')
  return asKept(row)
}
const sized = <Row extends { text: string }>(row: Row) => ({ ...row, bytes: Buffer.byteLength(row.text) })

export const knowledgeIn = ({ $client: pool }: Database): Knowledge => ({
  list: async owner => (await query.lists(pool, ...idsOf(owner))).map(asKept),
  find: async (owner, id) => found(await query.finds(pool, ...idsOf(owner), id)),
  allFor: async (user, brand, without) => (await query.findsFor(pool, user, brand ?? null, without)).map(asKept),
  async keep(owner, kept, limit) {
    const row = sized(kept)
    const ask = () => query.keeps(pool, ...idsOf(owner), json(row), mostKept, limit)
    const [first] = await ask()
    if (first) return asKept(first)
    const [{ n } = { n: 0 }] = await query.counts(pool, ...idsOf(owner))
    if (n >= mostKept) throw new Problem('too_much_knowledge', { most: mostKept })
    if (owner.user !== undefined) await makeRoom(pool, owner.user, limit, row.bytes)
    const [second] = await ask()
    if (!second) throw new Problem('storage_reached', { used: limit, limit })
    return asKept(second)
  },
  rewrite: async kept => (await query.rewrites(pool, json(sized(kept)))).map(asKept)[0],
  fail: async id => (await query.fails(pool, id)).map(asKept)[0],
  turn: async (owner, id, rhythm) => found(await query.turns(pool, ...idsOf(owner), id, rhythm)),
  async remove(owner, id) {
    if (!(await query.removes(pool, ...idsOf(owner), id)).length) throw new Problem('not_found')
  },
  takeDue: howMany => query.takesDue(pool, howMany),
})
