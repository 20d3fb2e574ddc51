import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { inTransaction } from './database.ts'
import { migrate } from './migrate.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const set = (name: string) => ({ text: 'insert into setting (name, value) values ($1, $2)', values: [name, '1'] })
const names = async () =>
  (await database.pool.query('select name from setting order by name')).rows.map(({ name }) => name)

test('a transaction that fails leaves nothing behind, and the next query does not notice', async () => {
  const failing = inTransaction(database.pool, async connection => {
    await connection.query(set('half'))
    await connection.query('select 1 / 0')
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  await inTransaction(database.pool, connection => connection.query(set('whole')))
  expect(await names()).toEqual(['whole'])
})

test('a connection that is thrown away in the middle of a transaction takes it with it', async () => {
  const connection = await database.pool.connect()
  await connection.query('begin')
  await connection.query(set('lost'))
  await connection.query(`set statement_timeout = '7s'`)
  connection.release(true)
  await database.pool.query(set('kept'))
  expect(await names()).toEqual(['kept', 'whole'])
  expect((await database.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
})

test('a query that is still running when its connection is thrown away does not answer the next one', async () => {
  const connection = await database.pool.connect()
  connection.on('error', () => {})
  const given = connection.query('select generate_series(1, 50000) as number').catch(() => undefined)
  connection.release(true)
  await given
  expect((await database.pool.query(`select 'mine' as answer`)).rows).toEqual([{ answer: 'mine' }])
})

test('a named statement works again after any other query has failed', async () => {
  const named = () => database.pool.query({ name: 'sum', text: 'select $1::int + 1 as sum', values: [1] })
  await named()
  await expect(database.pool.query(set('whole'))).rejects.toMatchObject({ code: '23505' })
  await expect(database.pool.query('select nonsense')).rejects.toMatchObject({ code: '42703' })
  expect((await named()).rows).toEqual([{ sum: 2 }])
})

test('values come back as they are: large ones, umlauts, moments, JSON', async () => {
  const value = { long: 'ä😀'.repeat(400_000), list: ['"', '\\', null] }
  const moment = new Date('2026-11-21T12:34:56.789Z')
  const { rows } = await database.pool.query('select $1::jsonb as value, $2::timestamptz as moment', [value, moment])
  expect(rows).toEqual([{ value, moment }])
})

test('several statements at once, as migrations send them', async () => {
  const results = await database.pool.query('begin; select 1 as one; select 2 as two; commit')
  expect((results as unknown as { rows: object[] }[]).map(({ rows }) => rows)).toEqual([
    [],
    [{ one: 1 }],
    [{ two: 2 }],
    [],
  ])
})

test('nodes that start together bring the database up to date once', async () => {
  const migrations = () => database.pool.query('select hash from drizzle.__drizzle_migrations')
  const before = (await migrations()).rowCount
  const nodes = [1, 2, 3].map(async () => {
    const connection = await database.pool.connect()
    await migrate(connection)
    connection.release(true)
  })
  await Promise.all(nodes)
  expect((await migrations()).rowCount).toBe(before)
})
