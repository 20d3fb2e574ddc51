import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { bundledFile } from '../process/bundled-file.ts'

const beginnings = (folder: string) => `${basename(folder)}.new-`

/** Clears away what killed first starts have left. */
export const clearBeginnings = async (folder: string) => {
  for (const name of await readdir(dirname(folder)))
    if (name.startsWith(beginnings(folder)))
      await rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 20 })
}

/**
 * Makes a database in a process of its own, because that takes 600 MB which no thread gives back; and in a folder of
 * its own, which gets its name when all is there: so it does not matter where we or it are killed.
 */
export const makeDatabase = async (folder: string) => {
  const fresh = await mkdtemp(join(dirname(folder), beginnings(folder)))
  const child = spawn(process.execPath, [bundledFile('store/pglite-worker.ts', 'pglite-worker.js'), fresh], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(`The database could not be made (${code}): ${said.trim()}`)
  await rename(fresh, folder)
}
