import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { byMeter } from '#shared/meters.ts'
import type { Ending, NewRun } from './run.ts'
import { type Consumption, consumptionIn } from './consumption.ts'
import { runsIn } from './runs.ts'

let database: FreshDatabase
let consumption: Consumption
beforeAll(async () => {
  database = await freshDatabase()
  consumption = consumptionIn(database.db)
  for (const id of ['anna', 'ben'])
    await database.pool.query(`insert into "user" (id, name, email) values ($1, $1, $1 || '@example.com')`, [id])
})
afterAll(() => database.close())

const begun = (id: string, of: Partial<NewRun> = {}): NewRun => ({
  ...{ id, user: 'anna', key: id, fingerprint: '', engine: 'slogan_engine', call: 'slogan', by: 'once', values: {} },
  ...{ language: 'de', steps: {}, sources: [], cost: 1, period: '2026-11', model: 'openai:gpt' },
  startedAt: new Date('2026-11-20T23:30:00Z'),
  ...of,
})
const done: Ending = { state: 'done', answer: 'A', text: 'A', usage: { tokensIn: 100, tokensOut: 20 }, charged: true }
const none = byMeter(() => 0)

const ended = async (run: NewRun, ending: Partial<Ending> = {}) => {
  const runs = runsIn(database.db)
  await runs.begin(run, { atOnce: 10 })
  await runs.close(run.id, { ...done, ...ending })
}
const counted = async (by: string, day = '2026-01-01') =>
  (await consumption.since(day)).flatMap(({ by: counted, ...rest }) => (counted === by ? [rest] : []))

test('a run is counted once it has ended, whatever becomes of it', async () => {
  const runs = runsIn(database.db)
  await ended(begun('a', { cost: 3 }))
  await ended(begun('b', { user: 'ben' }), { usage: { tokensIn: 5, tokensOut: 5, estimated: true } })
  await ended(begun('c', { startedAt: new Date('2026-11-21T00:30:00Z') }), {
    state: 'failed',
    problem: 'model_failed',
    usage: none,
    charged: false,
  })
  await ended(begun('d', { engine: 'blog', model: 'ollama:qwen3' }), {
    usage: { tokensIn: 1, tokensOut: 2, images: 2 },
    cost: 0,
  })
  await runs.begin(begun('e'), { atOnce: 10 })

  const gpt = { ...none, model: 'openai:gpt', estimated: 1, unreported: 0, failed: 0 }
  const qwen = {
    ...none,
    images: 2,
    model: 'ollama:qwen3',
    runs: 1,
    requests: 0,
    failed: 0,
    tokensIn: 1,
    tokensOut: 2,
    estimated: 0,
    unreported: 0,
  }
  const both = { ...gpt, runs: 2, requests: 4, tokensIn: 105, tokensOut: 25 }
  const missed = { model: 'openai:gpt', runs: 1, requests: 0, failed: 1, ...none, estimated: 0, unreported: 1 }
  expect(new Set(await counted('day'))).toEqual(
    new Set([
      { name: '2026-11-20', ...both },
      { name: '2026-11-20', ...qwen },
      { name: '2026-11-21', ...missed },
    ]),
  )
  expect(await counted('day', '2026-11-21')).toEqual([{ name: '2026-11-21', ...missed }])
  expect(await counted('engine')).toContainEqual({ name: 'blog', ...qwen })
  expect(await counted('person')).toContainEqual({
    ...{
      ...none,
      name: 'anna',
      model: 'openai:gpt',
      runs: 2,
      requests: 3,
      failed: 1,
      tokensIn: 100,
      tokensOut: 20,
      estimated: 0,
      unreported: 1,
    },
  })

  await runs.remove('anna', ['a', 'c'], 'gone')
  expect(await counted('day')).toContainEqual({ name: '2026-11-20', ...both })

  await runs.sweep()
  expect(await counted('engine')).toContainEqual({
    ...none,
    ...{ name: 'slogan_engine', model: 'openai:gpt', runs: 4, requests: 4, failed: 2, tokensIn: 105, tokensOut: 25 },
    ...{ estimated: 1, unreported: 2 },
  })

  await database.pool.query(`delete from "user" where id = 'anna'`)
  expect((await counted('person')).map(({ name }) => name)).toEqual(['ben'])
  expect(await counted('day')).toContainEqual({ name: '2026-11-20', ...qwen })
  expect(await consumption.people(['anna', 'ben'])).toEqual([{ id: 'ben', name: 'ben', email: 'ben@example.com' }])
})
