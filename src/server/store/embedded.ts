import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepSmall, keepTidy } from './housekeeping.ts'
import { openLite } from './lite.ts'
import { lockFolder } from './lock.ts'
import { asRefused, migrate } from './migrate.ts'
import type { OpenedDatabase, Watch } from './open.ts'
import { refusal } from './refusal.ts'

/** A new database takes this much, and one at work must not run out of it; bytes. */
const enoughRoom = 100_000_000

const requireWritable = async (folder: string) => {
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, 'x')
    await rm(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw refusal(
      {
        de: `DATA_DIR: In das Verzeichnis ${folder} kann nicht geschrieben werden (${code}).`,
        en: `DATA_DIR: the folder ${folder} cannot be written to (${code}).`,
      },
      error,
    )
  }
}

const requireRoom = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const megabytes = Math.floor(free / 1_000_000)
  if (free < enoughRoom)
    throw refusal({
      de: `DATA_DIR: Auf dem Datenträger von ${folder} sind nur noch ${megabytes} MB frei, nötig sind 100 MB.`,
      en: `DATA_DIR: the disk of ${folder} has only ${megabytes} MB left, 100 MB are needed.`,
    })
}

/** The database in our own folder, which only one process may use: so whatever earlier ones left open is nobody's. */
export async function openEmbedded(
  dataDir: string,
  folder: string,
  { report, failed }: Watch,
): Promise<OpenedDatabase> {
  await requireWritable(dataDir)
  const unlock = await lockFolder(dataDir)
  try {
    await requireRoom(dataDir)
    const lite = await openLite({ folder }, failed)
    const { pool, changes } = lite
    pool.on('error', report)
    const connection = await pool.connect()
    await migrate(connection).catch(async (error: unknown) => {
      connection.release(true)
      await lite.close()
      throw asRefused(error)
    })
    connection.release(true)
    const stopTidying = keepTidy(pool, report)
    const stopShrinking = keepSmall(pool, folder, report)
    const close = async () => {
      await stopTidying()
      await stopShrinking().catch(report)
      await lite.close()
      await unlock()
    }
    return { pool, proof: 'all', changes, close }
  } catch (error) {
    await unlock()
    throw error
  }
}
