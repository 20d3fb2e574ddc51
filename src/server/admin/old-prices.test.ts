import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { bundledFile } from '../process/bundled-file.ts'
import { consumptionIn } from '../store/consumption.ts'
import { databaseOn } from '../store/database.ts'
import { openLite } from '../store/lite.ts'
import { migrate } from '../store/migrate.ts'
import { settingsIn } from '../store/settings.ts'
import { priced } from './priced.ts'

const folder = mkdtempSync(join(tmpdir(), 'federwerk-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A database as it was before images, sound and searches were counted. */
const beforeMeters = async (connection: pg.PoolClient) => {
  cpSync(bundledFile('store/migrations', 'migrations'), folder, { recursive: true })
  const list = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(list, 'utf8'))
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('_meters'))
  writeFileSync(list, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  await apply(drizzle(connection), { migrationsFolder: folder })
  await connection.query(`insert into "user" (id, name, email) values ('anna', 'Anna', 'anna@example.com')`)
  await connection.query(`insert into engine_use (day, model, runs, requests, failed, input, output, estimated, unreported, engine)
    values ('2026-11-20', 'openai:gpt', 7, 6, 1, 1500000, 200001, 2, 1, 'slogan_engine')`)
  await connection.query(`insert into person_use (day, model, runs, requests, failed, input, output, estimated, unreported, "user")
    values ('2026-11-20', 'openai:gpt', 7, 6, 1, 1500000, 200001, 2, 1, 'anna')`)
  for (const id of ['ended', 'running'])
    await connection.query(
      `insert into run (id, "user", key, fingerprint, engine, call, by, "values", language, cost, period, model, usage)
      values ($1, 'anna', $1, '', 'slogan_engine', 'slogan', 'once', '{}', 'de', 1, '2026-11', 'openai:gpt', $2)`,
      [id, { input: 12, output: 3, estimated: true }],
    )
  await connection.query(`insert into setting (name, value) values ('prices', $1)`, [
    { currency: 'USD', models: { 'openai:gpt': { input: 0.35, output: 2.8 } } },
  ])
}

test('a database from before further meters shows the same counts and the same money', async () => {
  const lite = await openLite({}, error => {
    throw error
  })
  const connection = await lite.pool.connect()
  await beforeMeters(connection)
  await migrate(connection)
  connection.release(true)
  const database = databaseOn(lite.pool)
  const prices = await settingsIn(database).get('prices')
  expect(prices).toEqual({ currency: 'USD', models: { 'openai:gpt': { tokensIn: 0.35, tokensOut: 2.8 } } })
  const figures = (await consumptionIn(database).since('2026-11-01')).map(one => priced(one, prices!))
  expect(figures).toEqual(
    Array(3).fill({
      ...{ runs: 7, requests: 6, failed: 1, estimated: 2, unreported: 1 },
      ...{ tokensIn: 1_500_000, tokensOut: 200_001, images: 0, seconds: 0, characters: 0, searches: 0 },
      ...{ cost: (1_500_000 * 0.35 + 200_001 * 2.8) / 1_000_000, unpriced: 1 },
    }),
  )
  const { rows } = await lite.pool.query('select usage from run')
  expect(rows).toEqual(Array(2).fill({ usage: { tokensIn: 12, tokensOut: 3, estimated: true } }))
  await lite.close()
}, 60_000)
