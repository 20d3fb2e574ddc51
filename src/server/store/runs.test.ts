import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import type { Ending, NewRun, Runs } from '../runs/run.ts'
import { runsIn } from './runs.ts'

let database: FreshDatabase
let runs: Runs
beforeAll(async () => {
  database = await freshDatabase()
  runs = runsIn(database.db)
})
afterAll(() => database.close())

let number = 0
const someone = async () => {
  const id = `person-${++number}`
  await database.pool.query(`insert into "user" (id, name, email) values ($1, $1, $1)`, [id])
  return id
}

const run = (user: string, rest: Partial<NewRun> = {}): NewRun => {
  const id = `run-${++number}`
  return {
    id,
    user,
    key: id,
    fingerprint: 'same',
    engine: 'press_release',
    call: 'press',
    by: 'once',
    values: { content: 'News' },
    language: 'de',
    steps: {},
    cost: 1,
    period: '2026-11',
    model: 'ollama:qwen3',
    startedAt: new Date(Date.UTC(2026, 10, 1) + number * 1000),
    ...rest,
  }
}

const unlimited = { atOnce: 100 }
const usage = { input: 1, output: 2 }
const done: Ending = { state: 'done', answer: ['a', 'b'], text: 'a\n\nb', usage, charged: true }

test('a run is as it was written, and what it lacks is absent', async () => {
  const anna = await someone()
  const wanted = run(anna, { values: { content: 'Öl, "quoted" \\ and 😀', count: 3, tags: ['a', 'b'], on: true } })
  const { run: begun, fresh } = await runs.begin(wanted, unlimited)
  const atFirst = { ...wanted, state: 'running', answer: '', text: '', usage: { input: 0, output: 0 }, charged: true }
  expect([fresh, begun]).toEqual([true, atFirst])
  expect(await runs.find(anna, wanted.id)).toEqual(atFirst)

  await runs.save([{ id: wanted.id, answer: 'so far', text: 'so far' }])
  await runs.keep(wanted.id, { kept: 'outline', output: 'Beginning' })
  await runs.keep(wanted.id, { kept: 'part 0', output: '# Beginning' })
  const steps = { outline: 'Beginning', 'part 0': '# Beginning' }
  expect(await runs.find(anna, wanted.id)).toEqual({ ...atFirst, answer: 'so far', text: 'so far', steps })

  const closed = await runs.close(wanted.id, done)
  expect(closed).toEqual({ run: { ...wanted, steps, ...done, endedAt: expect.any(Date) }, used: 1 })
  expect(await runs.find(anna, wanted.id)).toEqual(closed?.run)
})
