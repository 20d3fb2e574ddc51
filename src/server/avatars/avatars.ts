import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '#shared/problems.ts'
import type { Bytes, Files } from '../files/files.ts'
import type { Database } from '../store/database.ts'
import * as query from '../store/avatars.sql.ts'
import type { Bare } from './bare.ts'

/** Pictures of people, and logos of brands: one each. */
export type Avatars = {
  /** Puts a picture in the place of the owner's earlier one; says its name. Throws `not_found` and `unavailable`. */
  set(owners: query.Owners, owner: string, picture: Bare): Promise<string>
  /** Whoever has none keeps none. */
  remove(owners: query.Owners, owner: string): Promise<void>
  find(id: string): Promise<query.AvatarRow | undefined>
  /** Throws `unavailable`. */
  read(picture: Pick<query.AvatarRow, 'id'>): Promise<Bytes>
}

/** Pictures whose rows are in the database and whose bytes lie among the files. */
export const avatarsIn = ({ $client: pool }: Database, files: Files): Avatars => ({
  async set(owners, owner, { type, width, height, bytes }) {
    const path = join(files.incoming, randomUUID())
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true })
      const { id, earlier } = await files.stow(path, async name => {
        const [row] = await query.sets[owners](pool, name, owner, type, bytes.length, width, height)
        if (!row) throw new Problem('not_found')
        return row
      })
      if (earlier) await files.drop([earlier])
      return id
    } catch (error) {
      throw error instanceof Problem ? error : new Problem('unavailable', {}, { cause: error })
    } finally {
      await rm(path, { force: true })
    }
  },
  async remove(owners, owner) {
    const gone = await query.removes[owners](pool, owner)
    await files.drop(gone.map(({ id }) => id))
  },
  find: async id => (await query.finds(pool, id))[0],
  read: picture => files.read(picture),
})
