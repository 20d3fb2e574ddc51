import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const minute = 60_000

/**
 * A folder of one's own among the uploads, until it is removed. Work may wait long for its turn, so the folder tells
 * again and again that it is in use, also to other nodes that clean the same disk.
 */
export const heldFolder = async (incoming: string, prefix: string, every = 10 * minute) => {
  const path = await mkdtemp(join(incoming, prefix))
  const telling = setInterval(() => {
    const now = new Date()
    // It is gone already, or the disk is away, of which whoever works in it hears.
    utimes(path, now, now).catch(() => {})
  }, every)
  telling.unref()
  return {
    path,
    async remove() {
      clearInterval(telling)
      await rm(path, { recursive: true, force: true })
    },
  }
}
