import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extract } from 'tar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configFrom } from '../config.ts'
import { type Lite, openLite } from '../store/lite.ts'
import type { BackupPlan } from '../store/settings.ts'
import { openBackups } from './backups.ts'
import { copyDatabase } from './copy-database.ts'

const fail = (error: unknown) => {
  throw error
}
const id = '3f0c1d2e-aaaa-4bbb-8ccc-0123456789ab'
let dataDir: string
let lite: Lite
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'federwerk-'))
  mkdirSync(join(dataDir, 'files', '3f'), { recursive: true })
  mkdirSync(join(dataDir, 'files', 'incoming'))
  writeFileSync(join(dataDir, 'files', '3f', id), 'Notiz')
  writeFileSync(join(dataDir, 'files', 'incoming', 'half'), 'hal')
  writeFileSync(join(dataDir, 'secret'), 'geheim')
  lite = await openLite({ folder: join(dataDir, 'pg18') }, fail)
  await lite.pool.query('create table note (number int, words text)')
})
afterAll(async () => {
  await lite.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const deeds: string[] = []
const audit = { record: async (_: unknown, did: string, to = '') => void deeds.push(`${did} ${to}`) }
const backupsAt = (now: () => Date, plan?: BackupPlan, environment = {}) =>
  openBackups({
    ...{ pool: lite.pool, config: configFrom({ DATA_DIR: dataDir, ...environment }), audit, now },
    settings: { get: async () => plan as never },
  })
const write = (number: number) => lite.pool.query(`insert into note values ($1, repeat('Wort ', 400))`, [number])

test('a copy of a database that is written to opens with everything that was written before', async () => {
  for (let number = 0; number < 300; number++) await write(number)
  let over = false
  let last = 299
  const writing = (async () => {
    while (!over) {
      await write(last + 1)
      last += 1
    }
  })()
  const copy = join(dataDir, 'copy')
  const paused = await copyDatabase(lite.pool, join(dataDir, 'pg18'), copy)
  const after = last
  over = true
  await writing
  expect(paused).toBeGreaterThan(0)
  const restored = await openLite({ folder: copy }, fail)
  const { rows } = await restored.pool.query(
    `select count(*)::int as count, max(number) as last, count(distinct number)::int as different from note`,
  )
  await restored.close()
  expect(rows[0].count).toBe(rows[0].different)
  expect(rows[0].count).toBe(rows[0].last + 1)
  expect(rows[0].last).toBeGreaterThanOrEqual(300)
  expect(rows[0].last).toBeLessThanOrEqual(after + 1)
})

test('a backup holds database, files and secret as they lie in the data folder, and nothing else', async () => {
  const backups = await backupsAt(() => new Date('2026-11-21T17:00:05Z'))
  const [made, refused] = await Promise.allSettled([backups.make(), backups.make()])
  expect(made).toMatchObject({ value: { name: 'federwerk-2026-11-21-170005.tar.gz', nightly: false } })
  expect(refused).toMatchObject({ reason: { code: 'backup_running' } })
  expect(await readdir(join(dataDir, 'backups'))).toEqual(['federwerk-2026-11-21-170005.tar.gz'])
  const cwd = join(dataDir, 'unpacked')
  mkdirSync(cwd)
  await extract({ cwd, file: join(dataDir, 'backups', 'federwerk-2026-11-21-170005.tar.gz') })
  expect((await readdir(cwd)).toSorted()).toEqual(['backup.json', 'files', 'pg18', 'secret'])
  expect(await readFile(join(cwd, 'files', '3f', id), 'utf8')).toBe('Notiz')
  expect(existsSync(join(cwd, 'files', 'incoming'))).toBe(false)
  expect(existsSync(join(cwd, 'pg18', 'pg_notify'))).toBe(true)
  expect(backups.lacks).toEqual([])
  await backups.remove('federwerk-2026-11-21-170005.tar.gz')
})

test('what lies elsewhere is said to be missing', async () => {
  const elsewhere = { SECRET: 'x'.repeat(40), FILES_URL: 'file:/srv/files' }
  expect((await backupsAt(() => new Date(), undefined, elsewhere)).lacks).toEqual(['secret', 'files'])
})

test('one is made in each night, the oldest nightly ones go, and those made by hand stay', async () => {
  let now = new Date(2026, 10, 21, 12)
  const backups = await backupsAt(() => now, { nightly: true, keep: 2 })
  const { name: byHand } = await backups.make()
  const days = async () => (await backups.list()).filter(({ nightly }) => nightly).map(({ at }) => at.getDate())
  for (const [day, hour] of [
    [22, 2],
    [22, 3],
    [22, 4],
    [23, 9],
    [24, 3],
  ] as const) {
    now = new Date(2026, 10, day, hour, 1)
    await backups.tick()
  }
  expect(await days()).toEqual([24, 23])
  expect((await backups.list()).map(({ name }) => name)).toContain(byHand)
  expect(deeds.filter(deed => deed.startsWith('backup_made'))).toHaveLength(3)
  const never = await backupsAt(() => new Date(2026, 10, 25, 4), { nightly: false, keep: 2 })
  await never.tick()
  expect(await days()).toEqual([24, 23])
}, 60_000)

test('only backups can be read and removed', async () => {
  const backups = await backupsAt(() => new Date())
  for (const name of ['../secret', 'secret', '..%2fsecret', '', 'federwerk-2026-11-21-170005.tar.gz']) {
    await expect(backups.read(name)).rejects.toMatchObject({ code: 'not_found' })
    await expect(backups.remove(name)).rejects.toMatchObject({ code: 'not_found' })
  }
})
