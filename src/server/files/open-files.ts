import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Problem } from '#shared/problems.ts'
import type { Config } from '../config.ts'
import type { Database } from '../store/database.ts'
import { fileRowsIn } from '../store/files.ts'
import { refusal } from '../store/refusal.ts'
import { bucketIn } from './bucket.ts'
import type { Files } from './files.ts'
import { folderStore } from './folder.ts'
import { incomingIn } from './incoming.ts'
import { s3Store } from './s3.ts'
import type { ByteStore } from './store.ts'

type Report = (error: unknown) => void
type Settings = Pick<Config, 'dataDir' | 'filesUrl'>

/** The folder that `file:` or `file:/srv/files` names; a relative one lies in the data folder. */
export const folderIn = ({ dataDir, filesUrl }: Settings) =>
  resolve(dataDir, filesUrl.replace(/^file:(\/\/(?=\/))?/, '') || 'files')

/** The store that the configuration names, and a folder on the same disk, where there is one. */
const storeOf = (settings: Settings) => {
  const bucket = bucketIn(settings.filesUrl)
  if (bucket) return { store: s3Store(bucket), incoming: join(settings.dataDir, 'incoming') }
  const folder = folderIn(settings)
  return { store: folderStore(folder), incoming: join(folder, 'incoming') }
}

/** Writes something and takes it away again. Throws a `ConfigError` where that cannot be done. */
const requireWritable = async (store: ByteStore, incoming: string) => {
  const [id, probe] = [randomUUID(), join(incoming, randomUUID())]
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    await writeFile(probe, 'x')
    await store.put(id, probe)
    await store.remove(id)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw refusal(
      {
        de: `FILES_URL: Dort lassen sich keine Dateien ablegen (${why}).`,
        en: `FILES_URL: files cannot be kept there (${why}).`,
      },
      error,
    )
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}

/** As people are told it where the store is away, full or broken. */
const unavailable = (error: unknown): never => {
  throw error instanceof Problem ? error : new Problem('unavailable', {}, { cause: error })
}

/**
 * What people have brought: rows in the database, bytes in the store that `FILES_URL` names. Throws a `ConfigError`
 * where nothing can be written there.
 */
export const openFiles = async (settings: Settings, database: Database, report: Report): Promise<Files> => {
  const { store, incoming } = storeOf(settings)
  await requireWritable(store, incoming)
  const rows = fileRowsIn(database)
  const { clean: cleanIncoming } = await incomingIn(incoming)

  /** Removes bytes that are on the list of loose ones; what cannot be removed now stays on it. */
  const sweep = async (ids: readonly string[]) => {
    const outcomes = await Promise.allSettled(ids.map(store.remove))
    for (const outcome of outcomes) if (outcome.status === 'rejected') report(outcome.reason)
    const gone = ids.filter((_, at) => outcomes[at]?.status === 'fulfilled')
    await rows.forget(gone)
    return gone.length === ids.length
  }

  const stow: Files['stow'] = async (path, write) => {
    const id = randomUUID()
    await rows.announce(id)
    await store.put(id, path).catch(unavailable)
    try {
      return await write(id)
    } catch (error) {
      await sweep([id]).catch(report)
      throw error
    }
  }

  /** Stows what lies nowhere yet. */
  const stowBytes = async <Row>(bytes: Uint8Array, write: (id: string) => Promise<Row>) => {
    const path = join(incoming, randomUUID())
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true }).catch(unavailable)
      return await stow(path, write)
    } finally {
      await rm(path, { force: true })
    }
  }

  return {
    ...rows,
    incoming,
    stow,
    keepMade: ({ user, run }, { bytes, ...made }, limit) =>
      stowBytes(bytes, id => rows.keep(user, id, { ...made, bytes: bytes.length, run, made: true }, limit)),
    keepPicture: (user, { bytes, ...picture }, limit) =>
      stowBytes(bytes, id => rows.keep(user, id, { ...picture, bytes: bytes.length }, limit)),
    keep: (user, file, limit) => stow(file.path, id => rows.keep(user, id, file, limit)),
    drop: async ids => void (await sweep(ids).catch(report)),
    read: ({ id }, part) => store.get(id, part).catch(unavailable),
    async remove(user, id) {
      await rows.remove(user, id)
      await sweep([id]).catch(report)
    },
    async clean() {
      await cleanIncoming()
      await rows.removeUnused()
      for (let done = false; !done;) {
        const ids = await rows.loose()
        done = !ids.length || !(await sweep(ids))
      }
    },
  }
}
