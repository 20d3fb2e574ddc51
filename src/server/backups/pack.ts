import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type pg from 'pg'
import { create } from 'tar'
import { alias } from '../files/alias.ts'
import { version } from '../process/version.ts'
import { copyDatabase } from './copy-database.ts'

/** What belongs into a backup, as paths; what is not there is not in the data folder. */
export type Content = { pool: pg.Pool; dataDir: string; database: string; secret?: string; files?: string }

const beginning = '.making-'

/** Takes away what backups that were broken off have left. */
export const clearUnfinished = async (folder: string) => {
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith(beginning)) await rm(join(folder, name), { recursive: true, force: true })
}

/** What people have brought, but for uploads that are still coming in. */
const collect = async (from: string, to: string) => {
  for (const part of await readdir(from, { withFileTypes: true })) {
    if (!part.isDirectory() || part.name === 'incoming') continue
    await mkdir(join(to, part.name), { recursive: true, mode: 0o700 })
    for (const name of await readdir(join(from, part.name)))
      await alias(join(from, part.name, name), join(to, part.name, name))
  }
}

/**
 * Writes a data folder as it is at this moment into one file: unpacked, it is a data folder to start from. Says how
 * large it is, and for how many milliseconds the database could not be asked.
 */
export const pack = async ({ pool, dataDir, database, secret, files }: Content, file: string) => {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const staged = await mkdtemp(join(folder, beginning))
  const packed = `${staged}.tar.gz`
  try {
    const within = (path: string) => join(staged, relative(dataDir, path))
    // Once before and once after: so each file that the copied database speaks for is there.
    if (files) await collect(files, within(files))
    const paused = await copyDatabase(pool, database, within(database))
    if (files) await collect(files, within(files))
    if (secret) await copyFile(secret, within(secret))
    await chmod(within(database), 0o700)
    await writeFile(
      join(staged, 'backup.json'),
      `${JSON.stringify({ program: 'Federwerk', version, at: new Date().toISOString(), secret: !!secret, files: !!files })}\n`,
    )
    await create({ cwd: staged, file: packed, gzip: { level: 1 }, portable: true, mode: 0o600 }, await readdir(staged))
    await chmod(packed, 0o600)
    await rename(packed, file)
    return { name: basename(file), bytes: (await stat(file)).size, paused }
  } finally {
    await rm(staged, { recursive: true, force: true })
    await rm(packed, { force: true })
  }
}
