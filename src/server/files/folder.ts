import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Bytes } from './files.ts'
import { type ByteStore, safeName } from './store.ts'

/** Bytes in a folder, spread over 256 others by the beginnings of their names. */
export const folderStore = (folder: string): ByteStore => {
  const pathOf = (id: string) => join(folder, safeName(id).slice(0, 2), id)
  return {
    async put(id, path) {
      await mkdir(dirname(pathOf(id)), { recursive: true, mode: 0o700 })
      await rename(path, pathOf(id))
    },
    async get(id, part) {
      const file = await open(pathOf(id))
      // Node's type of the same class is another one than ours: hence the cast.
      return Readable.toWeb(file.createReadStream(part && { start: part.from, end: part.to })) as Bytes
    },
    remove: id => rm(pathOf(id), { force: true }),
  }
}
