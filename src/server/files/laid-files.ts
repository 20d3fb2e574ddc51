import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { heldFolder } from '../files/held-folder.ts'
import type { GivenPicture } from '../pictures/jobs.ts'

/** A folder for pictures that stand between two pieces of work; who asks for it removes it. */
export const layFiles = async (incoming: string) => {
  const folder = await heldFolder(incoming, 'painted-')
  return {
    /** Lays a picture down as the answer to this question of the next piece of work. */
    async lies(field: string, bytes: Uint8Array, name = field): Promise<GivenPicture> {
      const path = join(folder.path, field)
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
      return { field, path, name }
    },
    remove: folder.remove,
  }
}
