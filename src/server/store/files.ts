import { Problem } from '#shared/problems.ts'
import { type FilePage, type ListedFile, type StoredFile, unusedDays } from './stored-file.ts'
import type { Database } from './database.ts'
import * as query from './files.sql.ts'
import { makeRoom } from './room.ts'
import { json, present } from './sql.ts'

/** After this time nobody is uploading a file any more that was announced; seconds. */
const uploadTakes = 3600
const looseAtOnce = 100

/** What is written down of a file beside whose it is. */
type NewRow = Omit<StoredFile, 'id' | 'user' | 'createdAt'>

const asFile = (row: object) => present<StoredFile>(row)

/** The rows of what people have brought, in PostgreSQL. Names of bytes go onto a list before there are any. */
export const fileRowsIn = ({ $client: pool }: Database) => {
  const used = async (user: string) => Number((await query.measures(pool, user))[0]?.used ?? 0)
  return {
    used,
    announce: async (id: string) => void (await query.announces(pool, id, uploadTakes)),
    async keep(
      user: string,
      id: string,
      { name, type, bytes, reading, text, credit, extras, seconds, run, made }: NewRow,
      limit: number,
    ) {
      const wanted = json({ id, user, name, type, bytes, reading, text, credit, extras, seconds, run, made })
      const kept = await query.keeps(pool, wanted, limit)
      if (!kept.length) await makeRoom(pool, user, limit, bytes)
      const [row] = kept.length ? kept : await query.keeps(pool, wanted, limit)
      if (!row) throw new Problem('storage_reached', { used: await used(user), limit })
      return asFile(row)
    },
    async find(user: string, id: string) {
      const [row] = await query.finds(pool, user, id)
      return row && asFile(row)
    },
    async list(user: string, asked: { page: number; limit: number; kind?: 'all' | 'pictures' }): Promise<FilePage> {
      const lists = asked.kind === 'pictures' ? query.listsPictures : query.lists
      const { rows, ...page } = await lists(pool, user, asked)
      return { files: rows.map(row => present<ListedFile>(row)), ...page }
    },
    attach: async (user: string, id: string, run: string) => void (await query.attaches(pool, user, id, run)),
    async remove(user: string, id: string) {
      if ((await query.removes(pool, user, id)).length) return
      throw new Problem((await query.finds(pool, user, id)).length ? 'file_made' : 'not_found')
    },
    removeUnused: async () => void (await query.removesUnused(pool, unusedDays)),
    /** The names of bytes that are to be removed, some at a time. */
    loose: async () => (await query.findsLoose(pool, looseAtOnce)).map(({ id }) => id),
    /** These bytes are gone. */
    forget: async (ids: readonly string[]) => void (await query.forgets(pool, ids)),
  }
}
