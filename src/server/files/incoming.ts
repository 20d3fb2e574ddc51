import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const hour = 3_600_000

/** What a process has left lying here when it was killed, or undefined while somebody may still be writing it. */
const isLeft = async (path: string) => {
  const found = await stat(path).catch(() => undefined)
  return found && Date.now() - found.mtimeMs > hour
}

/** The folder where uploads lie until they are kept. Nothing stays in it for long. */
export const incomingIn = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    folder,
    async clean() {
      for (const name of await readdir(folder)) {
        const path = join(folder, name)
        if (await isLeft(path)) await rm(path, { recursive: true, force: true })
      }
    },
  }
}
