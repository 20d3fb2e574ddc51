import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/answers.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { runsIn } from '../store/runs.ts'
import { openKeeper } from './keeper.ts'
import type { Progress, Runs } from '../store/run.ts'

let database: FreshDatabase
let runs: Runs
beforeAll(async () => {
  database = await freshDatabase()
  runs = runsIn(database.db)
  await database.pool.query(`insert into "user" (id, name, email) values ('anna', 'Anna', 'anna@example.com')`)
})
afterAll(() => database.close())

let number = 0
const begun = async () => {
  const id = `run-${++number}`
  const call = { engine: 'press_release', call: 'press', by: 'once', language: 'de', model: 'ollama:qwen3' } as const
  const who = { id, user: 'anna', key: id, fingerprint: '', period: '2026-11', startedAt: new Date() }
  await runs.begin({ ...who, ...call, values: {}, steps: {}, sources: [], cost: 1 }, { atOnce: 100 })
  return id
}
const rowOf = async (id: string) => {
  const { answer, text } = (await runs.find('anna', id)) ?? {}
  return { answer, text }
}

/** So soon it writes here; milliseconds. */
const aMoment = 150

/** A keeper on the real rows that notes what it sends, and whose line can be lost after something was written. */
const keeping = () => {
  const sent: Progress[] = []
  let loses = false
  const save = async (progress: readonly Progress[]) => {
    sent.push(...progress)
    await runs.save(progress)
    if (loses) throw new Error('The line was lost.')
  }
  const keeper = openKeeper({ save, touch: runs.touch }, () => (loses = false), aMoment)
  return { keeper, sent, lose: () => void (loses = true) }
}

const annotations = {}

/** Says how it goes on, and waits until the row says so. */
const written = async (keeper: ReturnType<typeof openKeeper>, answers: readonly Answer[]) => {
  const id = await begun()
  const kept = keeper.open(id, answer => `as text: ${String(answer)}`)
  for (const answer of answers) {
    kept.said({ answer, annotations })
    await expect.poll(() => rowOf(id), { timeout: 5000, interval: 20 }).toMatchObject({ answer })
  }
  kept.done()
  return id
}

test('of a text that grows only what is new is sent, once its beginning is in the row', async () => {
  const { keeper, sent } = keeping()
  const id = await written(keeper, ['Es ', 'Es war ', 'Es war einmal 😀', 'Anders.', 'Anders. Ja.'])
  expect(sent.map(({ id: _, ...rest }) => rest)).toEqual([
    { answer: 'Es ', annotations },
    { more: 'war ' },
    { more: 'einmal 😀' },
    { answer: 'Anders.' },
    { more: ' Ja.' },
  ])
  expect(await rowOf(id)).toEqual({ answer: 'Anders. Ja.', text: 'Anders. Ja.' })
  await keeper.close(0)
})

test('half an emoji waits for its other half', async () => {
  const { keeper } = keeping()
  const id = await begun()
  const kept = keeper.open(id, String)
  kept.said({ annotations, answer: 'Gut \ud83d' })
  await expect.poll(() => rowOf(id), { timeout: 5000, interval: 20 }).toMatchObject({ text: 'Gut ' })
  kept.said({ annotations, answer: 'Gut \ud83d\ude00!' })
  await expect.poll(() => rowOf(id), { timeout: 5000, interval: 20 }).toEqual({ answer: 'Gut 😀!', text: 'Gut 😀!' })
  kept.done()
  await keeper.close(0)
})

test('where it is unknown whether something was written, nothing is written twice', async () => {
  const { keeper, sent, lose } = keeping()
  const id = await begun()
  const kept = keeper.open(id, String)
  kept.said({ annotations, answer: 'Eins ' })
  await expect.poll(() => rowOf(id), { timeout: 5000, interval: 20 }).toMatchObject({ text: 'Eins ' })
  lose()
  kept.said({ annotations, answer: 'Eins zwei ' })
  await expect.poll(() => sent.length, { timeout: 5000, interval: 20 }).toBe(3)
  kept.said({ annotations, answer: 'Eins zwei drei' })
  await expect
    .poll(() => rowOf(id), { timeout: 5000, interval: 20 })
    .toEqual({ answer: 'Eins zwei drei', text: 'Eins zwei drei' })
  expect(sent[2]).toEqual({ id, answer: 'Eins zwei ', annotations })
  kept.done()
  await keeper.close(0)
})

test('a list is written whole, with its text', async () => {
  const { keeper } = keeping()
  const id = await written(keeper, [['a'], ['a', 'b']])
  expect(await rowOf(id)).toEqual({ answer: ['a', 'b'], text: 'as text: a,b' })
  await keeper.close(0)
})

test('one whose answer cannot be told keeps none of the others from being written down', async () => {
  const { keeper, sent } = keeping()
  const [odd, even] = [await begun(), await begun()]
  const unreadable = () => {
    throw new TypeError('Nothing that reads')
  }
  const first = keeper.open(odd, unreadable)
  const second = keeper.open(even, String)
  const both = [[odd, even]]
  await database.pool.query(`update run set heard_at = now() - interval '1 h' where id = any($1)`, both)
  for (const answer of ['Eins', 'Eins zwei']) {
    first.said({ annotations, answer: ['a'] })
    second.said({ annotations, answer })
    await expect.poll(() => rowOf(even), { timeout: 5000, interval: 20 }).toMatchObject({ answer })
  }
  expect(sent.filter(({ id }) => id === odd)).toEqual([])
  const alive = `select id from run where id = any($1) and heard_at > now() - interval '30 min'`
  await expect.poll(async () => (await database.pool.query(alive, both)).rowCount, { interval: 20 }).toBe(2)
  first.done()
  second.done()
  await keeper.close(0)
})
