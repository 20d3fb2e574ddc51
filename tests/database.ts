import { createHash, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { bundledFile } from '#server/process/bundled-file.ts'
import { type Database, databaseOn } from '#server/store/database.ts'
import { openLite } from '#server/store/lite.ts'
import { migrate } from '#server/store/migrate.ts'
import type { Changes } from '#server/store/cache.ts'
import { postgresAddress } from './available.ts'
import { embeddedFrom } from './embedded.ts'
import { addressOf, connected } from './postgres.ts'

/** An empty database with our tables, for one test or a file of them. */
export type FreshDatabase = {
  db: Database
  pool: pg.Pool
  kind: 'embedded' | 'postgres'
  changes?: Changes
  close(): Promise<void>
}

const root = join(import.meta.dirname, '..')
const fail = (error: Error) => {
  throw error
}

/** Another one as soon as a migration or the embedded engine changes. */
const version = () => {
  const hash = createHash('sha256')
  const folder = bundledFile('store/migrations', 'migrations')
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(folder, name)))
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  return hash.digest('hex').slice(0, 12)
}

/** A dump of the migrated database, made once and kept in node_modules: making a database takes seconds. */
const embeddedTemplate = async () => {
  const cache = join(root, 'node_modules/.cache/federwerk')
  const file = join(cache, `${version()}.tar`)
  if (existsSync(file)) return file
  mkdirSync(cache, { recursive: true })
  const outdated = (name: string) => name.endsWith('.tar') && join(cache, name) !== file
  for (const old of readdirSync(cache)) if (outdated(old)) rmSync(join(cache, old), { force: true })
  const lite = await openLite({}, fail)
  const connection = await lite.pool.connect()
  await migrate(connection)
  connection.release(true)
  const unfinished = join(cache, randomUUID())
  await lite.dump(unfinished)
  await lite.close()
  // The first stays: whoever opens it while it is replaced could not read it.
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  }
  rmSync(unfinished)
  return file
}

const embedded = async (): Promise<FreshDatabase> => {
  const { pool, changes, close } = await embeddedFrom(await embeddedTemplate(), fail)
  return { db: databaseOn(pool), pool, kind: 'embedded', changes, close }
}

const hour = 3_600_000

/** What killed runs have left behind, and templates of yesterday: another clone may be at another migration. */
const tidy = async (client: pg.Client) => {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'federwerk\\_t%'`,
  )
  for (const { name } of rows) {
    const age = Date.now() - Number(name.split('_')[2])
    if (age > (name.startsWith('federwerk_template_') ? 24 * hour : hour))
      await client.query(`drop database if exists ${name} with (force)`)
  }
}

/** A migrated database to copy from, made once by whoever comes first. */
const postgresTemplate = async (client: pg.Client) => {
  await client.query('select pg_advisory_lock(736320)')
  const made = await client.query<{ name: string }>('select datname as name from pg_database where datname like $1', [
    `federwerk\\_template\\_%\\_${version()}`,
  ])
  const template = made.rows[0]?.name ?? `federwerk_template_${Date.now()}_${version()}`
  if (!made.rowCount) {
    await tidy(client)
    const unfinished = `federwerk_test_${Date.now()}_template`
    await client.query(`create database ${unfinished}`)
    await connected(addressOf(unfinished), migrate)
    await client.query(`alter database ${unfinished} rename to ${template}`)
  }
  await client.query('select pg_advisory_unlock(736320)')
  return template
}

const postgres = async (): Promise<FreshDatabase> => {
  const name = `federwerk_test_${Date.now()}_${randomUUID().slice(0, 8)}`
  await connected(postgresAddress, async client => {
    await client.query(`create database ${name} template ${await postgresTemplate(client)}`)
  })
  const pool = new pg.Pool({ connectionString: addressOf(name), max: 10 })
  // Dropping the database cuts what has not quite gone yet.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const close = async () => {
    await pool.end()
    await connected(postgresAddress, client => client.query(`drop database if exists ${name} with (force)`))
  }
  return { db: databaseOn(pool), pool, kind: 'postgres', close }
}

/** Embedded and in memory, or on the PostgreSQL of this machine where `TEST_STORE` is `postgres`. */
export const freshDatabase = (): Promise<FreshDatabase> =>
  process.env.TEST_STORE === 'postgres' ? postgres() : embedded()
