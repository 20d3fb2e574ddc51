import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'

/** A file whose reader waits, as long as the test wants work to be under way; let go, there is nothing in it. */
export const heldFile = (path: string) => {
  execFileSync('mkfifo', [path])
  return { path, letGo: () => writeFile(path, '') }
}
