import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'

/** A file whose reader waits, as long as the test wants work to be under way; let go, it was empty, and is gone. */
export const heldFile = (path: string) => {
  execFileSync('mkfifo', [path])
  const letGo = async () => {
    const file = await open(path, 'w')
    await rm(path)
    await file.close()
  }
  return { path, letGo }
}
