import { constants, type Stats } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'

/** What was written less than this before we looked may be written again without a new time; milliseconds. */
const tick = 2000

type Known = Pick<Stats, 'mtimeMs' | 'size'>

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Every file below a folder with its time and size, and every folder. What vanishes while we look is left out. */
const contentOf = async (folder: string) => {
  const [files, folders] = [new Map<string, Known>(), [] as string[]]
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1)
    if (entry.isDirectory()) folders.push(path)
    if (!entry.isFile()) continue
    const known = await stat(join(folder, path)).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
    if (known) files.set(path, { mtimeMs: known.mtimeMs, size: known.size })
  }
  return { files, folders }
}

/** What a folder takes up; bytes. */
export const bytesIn = async (folder: string) =>
  [...(await contentOf(folder)).files.values()].reduce((sum, { size }) => sum + size, 0)

/** A copy that shares its blocks with the original where the disk can do that. */
const copy = async (from: string, to: string) => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}

/**
 * Copies the folder of the embedded database while it is in use, and says for how many milliseconds nobody could ask
 * it. Everything is copied first; then, with the database's only session in our hands and everything written to disk,
 * what has changed since is copied again.
 */
export const copyDatabase = async (pool: pg.Pool, from: string, to: string) => {
  const begun = Date.now()
  const first = await contentOf(from)
  for (const path of first.files.keys()) await copy(join(from, path), join(to, path))

  const connection = await pool.connect()
  const paused = performance.now()
  try {
    await connection.query('checkpoint')
    const { files, folders } = await contentOf(from)
    const isNew = ([path, { mtimeMs, size }]: [string, Known]) => {
      const before = first.files.get(path)
      return before?.size !== size || before.mtimeMs !== mtimeMs || mtimeMs > begun - tick
    }
    for (const path of folders) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
    for (const [path] of [...files].filter(isNew)) await copy(join(from, path), join(to, path))
    for (const path of first.files.keys()) if (!files.has(path)) await rm(join(to, path), { force: true })
  } finally {
    connection.release()
  }
  return performance.now() - paused
}
