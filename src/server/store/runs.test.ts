import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import type { Ending, NewRun, Runs } from './run.ts'
import { bundledFile } from '../process/bundled-file.ts'
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
    sources: [],
    cost: 1,
    period: '2026-11',
    model: 'ollama:qwen3',
    startedAt: new Date(Date.UTC(2026, 10, 1) + number * 1000),
    ...rest,
  }
}

const unlimited = { atOnce: 100 }
const usage = { tokensIn: 1, tokensOut: 2 }
const done: Ending = { state: 'done', answer: ['a', 'b'], text: 'a\n\nb', usage, charged: true }
const failed: Ending = { state: 'failed', answer: 'Half', text: 'Half', usage, problem: 'model_failed', charged: false }
const november = '2026-11'

test('a run is as it was written, and what it lacks is absent', async () => {
  const anna = await someone()
  const wanted = run(anna, { values: { content: 'Öl, "quoted" \\ and 😀', count: 3, tags: ['a', 'b'], on: true } })
  const { run: begun, fresh } = await runs.begin(wanted, unlimited)
  const atFirst = {
    ...wanted,
    state: 'running',
    answer: '',
    text: '',
    usage: { tokensIn: 0, tokensOut: 0 },
    charged: true,
    annotations: {},
  }
  expect([fresh, begun]).toEqual([true, atFirst])
  expect(await runs.find(anna, wanted.id)).toEqual(atFirst)

  await runs.save([{ id: wanted.id, answer: 'so far', text: 'so far' }])
  await runs.keep(wanted.id, { kept: 'outline', output: 'Beginning' })
  await runs.keep(wanted.id, { kept: 'part 0', output: '# Beginning' })
  const steps = { outline: 'Beginning', 'part 0': '# Beginning' }
  expect(await runs.find(anna, wanted.id)).toEqual({ ...atFirst, answer: 'so far', text: 'so far', steps })

  const closed = await runs.close(wanted.id, done)
  expect(closed).toEqual({ run: { ...wanted, steps, ...done, annotations: {}, endedAt: expect.any(Date) }, used: 1 })
  expect(await runs.find(anna, wanted.id)).toEqual(closed?.run)
})

test('what was read is there at once, with its text; in a list it is only named', async () => {
  const anna = await someone()
  const page = { field: 'url', kind: 'page', address: 'https://a.example/', title: 'A' } as const
  const read = { ...page, words: 2, language: 'de', text: 'Guten\u0000 Tag', readAt: '2026-11-21T12:00:00.000Z' }
  const { id } = run(anna)
  await runs.begin(run(anna, { id, sources: [{ ...read, field: 'more', text: 'Früher' }] }), unlimited)
  await runs.keepSource(id, read)
  const told = (texts: string[]) => ['more', 'url'].map((field, at) => ({ ...read, field, text: texts[at] }))
  expect((await runs.find(anna, id))?.sources).toEqual(told(['Früher', 'Guten Tag']))
  expect((await runs.list(anna, { page: 1, limit: 10 })).runs[0]?.sources).toEqual(told(['', '']))
  await runs.keepSource(id, { ...read, text: 'Guten' })
  await runs.keepSource(id, read)
  expect((await runs.close(id, failed))?.run.sources).toEqual(told(['Früher', 'Guten Tag']))
})

test('what no database can hold is left out, and nothing fails', async () => {
  const anna = await someone()
  const wanted = run(anna, { values: { content: 'a\0b\ud83d' } })
  await runs.begin(wanted, unlimited)
  await runs.save([{ id: wanted.id, answer: ['c\0d'], text: 'c\0d\ud83d' }])
  const found = await runs.find(anna, `${wanted.id}\0`)
  expect(found).toMatchObject({ values: { content: 'ab\ufffd' }, answer: ['cd'], text: 'cd\ufffd' })
})

test.each([
  { cost: 1, limit: 20, fit: 20 },
  { cost: 3, limit: 20, fit: 6 },
])('50 that begin at once for $cost each fit $fit times into $limit', async ({ cost, limit, fit }) => {
  const anna = await someone()
  const wanted = Array.from({ length: 50 }, () => run(anna, { cost }))
  const begun = await Promise.allSettled(wanted.map(one => runs.begin(one, { ...unlimited, requests: limit })))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(fit)
  const refused = begun.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  for (const reason of refused) expect(reason).toMatchObject({ code: 'limit_reached', details: { limit } })
  expect(await runs.used(anna, november)).toBe(fit * cost)
  expect((await runs.list(anna, { page: 1, limit: 1 })).total).toBe(fit)
})

test('the same click sent three times is one run, and charged once, however many come at once', async () => {
  const anna = await someone()
  const clicks = Array.from({ length: 20 }, (_, at) => `click-${at}`)
  const wanted = clicks.flatMap(key => [1, 2, 3].map(() => run(anna, { key })))
  const begun = await Promise.all(wanted.map(one => runs.begin(one, { ...unlimited, requests: 20 })))
  expect(begun.filter(({ fresh }) => fresh)).toHaveLength(20)
  expect(new Set(begun.map(one => one.run.id)).size).toBe(20)
  expect(await runs.used(anna, november)).toBe(20)
})

test('an earlier run is found again where the limit would refuse it, as it is now', async () => {
  const anna = await someone()
  const first = run(anna)
  await runs.begin(first, { ...unlimited, requests: 1 })
  await runs.close(first.id, done)
  const again = await runs.begin(run(anna, { key: first.key }), { ...unlimited, requests: 1 })
  expect(again).toMatchObject({ fresh: false, run: { id: first.id, state: 'done', text: 'a\n\nb' } })
})

test('a key that was used for something else is refused, and belongs to its person alone', async () => {
  const [anna, bernd] = [await someone(), await someone()]
  const first = run(anna)
  await runs.begin(first, unlimited)
  const other = run(anna, { key: first.key, fingerprint: 'other' })
  await expect(runs.begin(other, unlimited)).rejects.toMatchObject({ code: 'key_reused' })
  expect((await runs.begin(run(bernd, { key: first.key, fingerprint: 'other' }), unlimited)).fresh).toBe(true)
  expect(await runs.used(anna, november)).toBe(1)
})

test('no more run at once than allowed, also when all begin at once', async () => {
  const anna = await someone()
  const wanted = Array.from({ length: 30 }, () => run(anna))
  const begun = await Promise.allSettled(wanted.map(one => runs.begin(one, { atOnce: 4 })))
  const refused = begun.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(26)
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'too_many', details: { seconds: expect.any(Number) } })
  const open = begun.find(one => one.status === 'fulfilled')
  await runs.close(open?.value.run.id ?? '', done)
  expect((await runs.begin(run(anna), { atOnce: 4 })).fresh).toBe(true)
})

test('many people who begin at once are written together, and each is held to their own limit', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, someone))
  const wanted = [1, 2, 3, 4, 5].flatMap(() => people.map(person => run(person, { cost: 2 })))
  const limitOf = (user: string) => people.indexOf(user) % 4
  const begun = await Promise.allSettled(
    wanted.map(one => runs.begin(one, { ...unlimited, requests: limitOf(one.user) * 2 })),
  )
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(
    people.reduce((sum, user) => sum + limitOf(user), 0),
  )
  for (const user of people) expect(await runs.used(user, november)).toBe(limitOf(user) * 2)

  const later = people.map(user => run(user))
  await Promise.all(later.map(one => runs.begin(one, unlimited)))
  const { rows } = await database.pool.query(
    'select count(distinct xmin::text)::int as times, count(*)::int as runs from run where id = any($1)',
    [later.map(({ id }) => id)],
  )
  expect(rows).toEqual([{ times: 2, runs: 30 }])
})

test('a run that cannot be written, of somebody who was removed, hinders none that begin with it', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, someone))
  const wanted = ['nobody', ...people, 'nobody', ...people].map(user => run(user))
  const begun = await Promise.allSettled(wanted.map(one => runs.begin(one, unlimited)))
  const failing = begun.flatMap(({ status }, at) => (status === 'rejected' ? [wanted[at]?.user] : []))
  expect(failing).toEqual(['nobody', 'nobody'])
  for (const user of people) expect(await runs.used(user, november)).toBe(2)
})

test('what costs nothing is never refused for the limit', async () => {
  const anna = await someone()
  await runs.begin(run(anna, { cost: 3 }), unlimited)
  expect((await runs.begin(run(anna, { cost: 0, by: 'house' }), { ...unlimited, requests: 0 })).fresh).toBe(true)
  expect(await runs.used(anna, november)).toBe(3)
})

test('it is given back once, to the month it was taken from', async () => {
  const anna = await someone()
  const [earlier, now] = [run(anna, { period: '2026-10', cost: 3 }), run(anna)]
  await runs.begin(earlier, unlimited)
  await runs.begin(now, unlimited)
  const closed = await Promise.all(
    [failed, failed, done].map(ending => runs.close(earlier.id, { ...ending, charged: false })),
  )
  expect(closed.filter(Boolean)).toEqual([expect.objectContaining({ used: 0 })])
  expect([await runs.used(anna, '2026-10'), await runs.used(anna, november)]).toEqual([0, 1])
})

test('what has ended is not written any more', async () => {
  const anna = await someone()
  const wanted = run(anna)
  await runs.begin(wanted, unlimited)
  await runs.close(wanted.id, done)
  await runs.save([{ id: wanted.id, answer: 'late', text: 'late' }])
  expect(await runs.find(anna, wanted.id)).toMatchObject({ answer: ['a', 'b'], text: 'a\n\nb', state: 'done' })
})

test('why a run failed is kept, with its numbers', async () => {
  const anna = await someone()
  const wanted = run(anna)
  await runs.begin(wanted, unlimited)
  await runs.close(wanted.id, { ...failed, problem: 'model_timeout', details: { seconds: 30 }, cut: 'length' })
  const found = await runs.find(anna, wanted.id)
  expect(found).toMatchObject({ state: 'failed', problem: 'model_timeout', details: { seconds: 30 }, cut: 'length' })
})

test('what dead processes left open is closed and given back, what is alive goes on', async () => {
  const [anna, bernd] = [await someone(), await someone()]
  const [one, two, three, ended, bernds] = [run(anna, { cost: 3 }), run(anna), run(anna), run(anna), run(bernd)]
  for (const wanted of [one, two, three, ended, bernds]) await runs.begin(wanted, unlimited)
  await runs.save([{ id: one.id, answer: 'so far', text: 'so far' }])
  await runs.close(ended.id, done)
  await database.pool.query(`update run set heard_at = now() - interval '11 seconds' where id = any($1)`, [
    [one.id, two.id, three.id, bernds.id],
  ])
  await runs.save([{ id: three.id, answer: 'still here', text: 'still here' }])

  const silent = await runs.silent(10, [bernds.id])
  expect([...silent].sort()).toEqual([one.id, two.id].sort())
  const ids = [...silent, three.id, bernds.id]
  await runs.touch([two.id, ended.id])
  expect(await runs.silent(10, [])).not.toContain(two.id)
  await database.pool.query(`update run set heard_at = now() - interval '11 seconds' where id = $1`, [two.id])
  const swept = await Promise.all([1, 2, 3].map(() => runs.sweep({ seconds: 10, ids })))
  expect(swept.flat().sort()).toEqual([one.id, two.id, bernds.id].sort())
  const found = await runs.find(anna, one.id)
  expect(found).toMatchObject({ state: 'interrupted', problem: 'interrupted', charged: false, text: 'so far' })
  expect([await runs.used(anna, november), await runs.used(bernd, november)]).toEqual([2, 0])
  expect((await runs.ended([one.id, three.id, ended.id])).map(({ id }) => id).sort()).toEqual([one.id, ended.id].sort())
  expect(await runs.sweep()).toContain(three.id)
  expect(await runs.used(anna, november)).toBe(1)
  expect(await runs.sweep()).toEqual([])
})

test('what belongs to others does not exist', async () => {
  const [anna, bernd] = [await someone(), await someone()]
  const wanted = run(anna)
  await runs.begin(wanted, unlimited)
  expect(await runs.find(bernd, wanted.id)).toBeUndefined()
  expect(await runs.list(bernd, { page: 1, limit: 10 })).toEqual({ runs: [], total: 0, page: 1 })
})

test('the history is searched as it is written, newest first', async () => {
  const anna = await someone()
  const texts = ['100 % Ökostrom', '1000 Äpfel', 'snake_case', 'snakeXcase', String.raw`C:\Ordner`]
  for (const content of texts) {
    const wanted = run(anna, { values: { content, tags: ['Etikett'] } })
    await runs.begin(wanted, unlimited)
    await runs.close(wanted.id, { ...done, text: `Über ${content}` })
  }
  const open = run(anna, { values: { content: 'noch ökonomisch' } })
  await runs.begin(open, unlimited)
  const found = async (search: string) => {
    const { runs: rows, total } = await runs.list(anna, { page: 1, limit: 10, search })
    expect(rows).toHaveLength(total)
    return rows.map(({ values }) => values.content)
  }
  expect(await found('%')).toEqual([])
  expect(await found('"snake_case"')).toEqual(['snake_case'])
  expect(await found('ÖKO')).toEqual(['noch ökonomisch', '100 % Ökostrom'])
  expect(await found('über 1000 ä')).toEqual(['1000 Äpfel'])
  expect(await found('c:\\ordner')).toEqual([String.raw`C:\Ordner`])
  expect(await found('etikett')).toHaveLength(5)
  expect(await found('  ')).toHaveLength(6)
  expect(await found('nirgends')).toEqual([])
  expect(await found('Apfel')).toEqual(['1000 Äpfel'])
})

test('a page counts from one, and holds a hundred at most', async () => {
  const anna = await someone()
  for (let at = 0; at < 103; at++) await runs.begin(run(anna, { values: { at } }), { atOnce: 200 })
  const at = async (page: number, limit: number) => {
    const { runs: rows, ...rest } = await runs.list(anna, { page, limit })
    return { ...rest, length: rows.length, first: rows[0]?.values.at }
  }
  expect(await at(1, 1000)).toEqual({ page: 1, total: 103, length: 100, first: 102 })
  expect(await at(2, 100)).toEqual({ page: 2, total: 103, length: 3, first: 2 })
  expect(await at(0, 0)).toEqual({ page: 1, total: 103, length: 1, first: 102 })
  expect(await at(9, 100)).toEqual({ page: 9, total: 103, length: 0, first: undefined })
})

test('what stands beside an answer is kept as it comes, and stays where nothing more is said', async () => {
  const anna = await someone()
  const { id } = run(anna)
  await runs.begin(run(anna, { id, key: id }), unlimited)
  await runs.save([{ id, answer: 'Half', annotations: { notes: ['Check the date.'] } }])
  await runs.save([{ id, answer: 'Whole' }])
  expect((await runs.find(anna, id))?.annotations).toEqual({ notes: ['Check the date.'] })
  await runs.close(id, done)
  expect((await runs.find(anna, id))?.annotations).toEqual({ notes: ['Check the date.'] })
  const other = run(anna)
  await runs.begin(other, unlimited)
  const corrections = [{ was: 'a', now: 'b' }]
  const closed = await runs.close(other.id, { ...done, annotations: { corrections } })
  expect(closed?.run.annotations).toEqual({ corrections })
})

test('corrections that were kept among the steps move to their own place', async () => {
  const anna = await someone()
  const corrections = [{ was: 'begint', now: 'beginnt', reason: 'Ein „n“ fehlt.' }]
  const [corrected, other] = [
    run(anna, { steps: { text: 'Er beginnt.' } }),
    run(anna, { steps: { outline: 'corrections' } }),
  ]
  for (const one of [corrected, other]) await runs.begin(one, unlimited)
  await runs.keep(corrected.id, { kept: 'corrections', output: JSON.stringify(corrections) })
  const [, moves = ''] = readFileSync(bundledFile('store/migrations/0024_annotations.sql'), 'utf8').split(
    '--> statement-breakpoint',
  )
  await database.pool.query(moves)
  expect(await runs.find(anna, corrected.id)).toMatchObject({
    steps: { text: 'Er beginnt.' },
    annotations: { corrections },
  })
  expect((await runs.find(anna, corrected.id))?.steps).toEqual({ text: 'Er beginnt.' })
  expect(await runs.find(anna, other.id)).toMatchObject({ steps: { outline: 'corrections' }, annotations: {} })
})
