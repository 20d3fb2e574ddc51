import { createReadStream, existsSync } from 'node:fs'
import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { Problem } from '#shared/problems.ts'
import { type Config, foldersOf } from '../config.ts'
import type { Bytes } from '../files/files.ts'
import { folderIn } from '../files/open-files.ts'
import type { Audit } from '../store/audit.ts'
import type { BackupPlan, Settings } from '../store/settings.ts'
import { bytesIn } from './copy-database.ts'
import { clearUnfinished, type Content, pack } from './pack.ts'

export const usualPlan: BackupPlan = { nightly: false, keep: 7 }

/** The hour of the night from which on one is due, where the server stands. */
const hour = 3
/** What else the disk must hold; bytes. */
const reserve = 100_000_000

export type Backup = { name: string; at: Date; bytes: number; nightly: boolean }

/** Backups of the embedded database with everything that belongs to it, as files in the data folder. */
export type Backups = {
  /** Newest first. */
  list(): Promise<Backup[]>
  /** Whether one is being made. */
  making(): boolean
  /** Throws `backup_running` and `backup_no_room`. `paused` is how many milliseconds nobody could ask it. */
  make(nightly?: boolean): Promise<Backup & { paused: number }>
  /** Throws `not_found`. */
  read(name: string): Promise<{ bytes: number; content: Bytes }>
  /** Throws `not_found`. */
  remove(name: string): Promise<void>
  plan(): Promise<BackupPlan>
  /** Makes tonight's, where it is due, and removes nightly ones that are too many. */
  tick(): Promise<void>
  /** What lies elsewhere and is not in it: the secret of the environment, files in another place. */
  readonly lacks: readonly ('secret' | 'files')[]
  /** Waits for what is being made. */
  close(): Promise<void>
}

type Parts = {
  pool: pg.Pool
  config: Config
  settings: Pick<Settings, 'get'>
  audit: Pick<Audit, 'record'>
  now(): Date
}

const shape = /^federwerk-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})(-nightly)?\.tar\.gz$/

const nameAt = (moment: Date, nightly: boolean) => {
  const [day = '', time = ''] = moment.toISOString().split('T')
  return `federwerk-${day}-${time.slice(0, 8).replaceAll(':', '')}${nightly ? '-nightly' : ''}.tar.gz`
}

const asBackup = (name: string, bytes: number): Backup => {
  const [, day, hours, minutes, seconds, nightly] = shape.exec(name) ?? []
  return { name, at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`), bytes, nightly: nightly !== undefined }
}

const isWithin = (folder: string, path: string) => {
  const way = relative(folder, path)
  return way !== '' && !way.startsWith('..') && !isAbsolute(way)
}

/** Opens the backups of a data folder. */
export const openBackups = async ({ pool, config, settings, audit, now }: Parts): Promise<Backups> => {
  const { dataDir } = config
  const { database, secret, backups: folder } = foldersOf(config)
  const own = config.filesUrl.startsWith('s3:') ? undefined : folderIn(config)
  const files = own && isWithin(dataDir, own) ? own : undefined
  const content: Content = { pool, dataDir, database, secret: config.secret ? undefined : secret, files }
  await clearUnfinished(folder)
  let current: Promise<Backup & { paused: number }> | undefined

  const pathOf = (name: string) => {
    const path = join(folder, name)
    if (!shape.test(name) || !existsSync(path)) throw new Problem('not_found')
    return path
  }
  const requireRoom = async () => {
    const [{ bavail, bsize }, size] = [await statfs(dataDir), await bytesIn(database)]
    const stored = files && existsSync(files) ? await bytesIn(files) : 0
    const free = bavail * bsize
    const needed = 2 * size + stored + reserve
    const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000)
    if (free < needed) throw new Problem('backup_no_room', { free: megabytes(free), needed: megabytes(needed) })
  }
  const begin = async (nightly: boolean) => {
    await requireRoom()
    const { name, bytes, paused } = await pack(content, join(folder, nameAt(now(), nightly)))
    return { ...asBackup(name, bytes), paused }
  }

  const list = async () => {
    const names = (await readdir(folder).catch(() => [])).filter(name => shape.test(name))
    const all = await Promise.all(names.map(async name => asBackup(name, (await stat(join(folder, name))).size)))
    return all.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  }
  const make = async (nightly = false) => {
    if (current) throw new Problem('backup_running')
    current = begin(nightly)
    try {
      return await current
    } finally {
      current = undefined
    }
  }
  const plan = async () => (await settings.get('backups')) ?? usualPlan

  return {
    list,
    make,
    making: () => current !== undefined,
    plan,
    lacks: [...(config.secret ? (['secret'] as const) : []), ...(files ? [] : (['files'] as const))],
    async read(name) {
      const path = pathOf(name)
      // Node's type of the same class is another one than ours: hence the cast.
      return { bytes: (await stat(path)).size, content: Readable.toWeb(createReadStream(path)) as Bytes }
    },
    remove: async name => rm(pathOf(name), { force: true }),
    async tick() {
      const { nightly, keep } = await plan()
      if (!nightly || current) return
      const moment = now()
      const due = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate(), hour)
      const ofNights = (await list()).filter(one => one.nightly)
      if (moment < due || ofNights.some(({ at }) => at >= due)) return
      const made = await make(true)
      await audit.record(undefined, 'backup_made', made.name, { bytes: made.bytes })
      for (const { name } of [made, ...ofNights].slice(keep)) await rm(join(folder, name), { force: true })
    },
    close: async () => void (await current?.catch(() => undefined)),
  }
}
