import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { heldFolder } from './held-folder.ts'

/** A folder for files that a piece of work is given; who asks for it removes it. */
export const layFiles = async (incoming: string) => {
  const folder = await heldFolder(incoming, 'given-')
  return {
    /** Lays a file down as the answer to this question of the next piece of work. */
    async lies(field: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, name = field) {
      const path = join(folder.path, field)
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
      return { field, path, name }
    },
    remove: folder.remove,
  }
}
