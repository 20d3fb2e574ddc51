import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { type Bookmarks, bookmarksIn } from './bookmarks.ts'

let database: FreshDatabase
let bookmarks: Bookmarks
beforeAll(async () => {
  database = await freshDatabase()
  bookmarks = bookmarksIn(database.db)
  for (const id of ['anna', 'bernd', 'carla']) {
    await database.pool.query(`insert into "user" (id, name, email) values ($1, $1, $1)`, [id])
    await database.pool.query(
      `insert into run (id, "user", key, fingerprint, engine, call, by, "values", language, cost, period, model)
      values ($1, $2, '', '', '', '', 'once', '{}', 'de', 1, '2026-11', '')`,
      [`run of ${id}`, id],
    )
  }
})
afterAll(() => database.close())

const page = { page: 1, limit: 10 }
const note = { type: 'press_release', prompt: 'Wozu?', reply: 'Darum.' }

test('what was saved is listed, newest first, and can be removed', async () => {
  const first = await bookmarks.save('anna', note)
  const second = await bookmarks.save('anna', { ...note, reply: 'Öl kostet 100 %\0' })
  expect(first).toEqual({ ...note, note: '', variant: 1, id: expect.any(String), createdAt: expect.any(Date) })
  expect(await bookmarks.list('anna', page)).toEqual({ bookmarks: [second, first], total: 2, page: 1 })
  const found = async (search: string) => (await bookmarks.list('anna', { ...page, search })).total
  expect([await found('öl'), await found('100 %'), await found('wozu'), await found('_')]).toEqual([1, 1, 2, 0])
  await bookmarks.remove('anna', first.id)
  await expect(bookmarks.remove('anna', first.id)).rejects.toMatchObject({ code: 'not_found' })
  expect((await bookmarks.list('anna', page)).total).toBe(1)
})

test('every page of a long list is found, from whichever end it is counted off', async () => {
  await database.pool.query(`insert into "user" (id, name, email) values ('dora', 'dora', 'dora')`)
  await database.pool.query(
    `insert into bookmark (id, "user", type, prompt, reply, created_at)
    select 'of dora ' || n, 'dora', case when n % 2 = 0 then 'editor' else 'press_release' end, '', n::text,
      '2026-11-01Z'::timestamptz - make_interval(secs => n / 3) from generate_series(1, 2105) as n`,
  )
  for (const types of [undefined, ['editor']]) {
    const all: string[] = []
    for (const some of await Array.fromAsync(bookmarks.each('dora', { types }))) all.push(...some.map(({ id }) => id))
    for (const page of [1, 101, 105, 106, 107, 150, 210, 211, 212]) {
      const { bookmarks: shown, total } = await bookmarks.list('dora', { page, limit: 10, types })
      expect([page, shown.map(({ id }) => id), total]).toEqual([page, all.slice(10 * page - 10, 10 * page), all.length])
    }
  }
})

test('the result of a run is one bookmark, as it was saved last', async () => {
  const run = 'run of carla'
  const saved = await Promise.all([1, 2, 3].map(() => bookmarks.save('carla', { ...note, run })))
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
  const again = await bookmarks.save('carla', { ...note, reply: 'Besser.', run })
  expect(again).toMatchObject({ id: saved[0]?.id, reply: 'Besser.', run })
  expect(await bookmarks.ofRuns('carla', [run, 'another'])).toEqual(new Map([[run, new Map([[1, again.id]])]]))
  expect(await bookmarks.ofRuns('carla', [])).toEqual(new Map())
})

test('each of several answers of a run is a bookmark of its own', async () => {
  const run = 'run of carla'
  const places = JSON.stringify([1, 2, 3].map(() => ({ answer: '', text: '', values: {} })))
  await database.pool.query(`update run set variants = $2 where id = $1`, [run, places])
  const third = await bookmarks.save('carla', { ...note, run, variant: 3 })
  expect(await bookmarks.save('carla', { ...note, run, variant: 3 })).toMatchObject({ id: third.id, variant: 3 })
  expect([...((await bookmarks.ofRuns('carla', [run])).get(run) ?? [])]).toContainEqual([3, third.id])
  for (const variant of [0, 4])
    await expect(bookmarks.save('carla', { ...note, run, variant })).rejects.toMatchObject({ code: 'not_found' })
})

test('what belongs to others does not exist', async () => {
  const annas = await bookmarks.save('anna', { ...note, run: 'run of anna' })
  expect(await bookmarks.list('bernd', page)).toEqual({ bookmarks: [], total: 0, page: 1 })
  await expect(bookmarks.remove('bernd', annas.id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(bookmarks.save('bernd', { ...note, run: 'run of anna' })).rejects.toMatchObject({ code: 'not_found' })
  await expect(bookmarks.save('bernd', { ...note, run: 'no run' })).rejects.toMatchObject({ code: 'not_found' })
  expect(await bookmarks.ofRuns('bernd', ['run of anna'])).toEqual(new Map())
})

test('what was saved goes with the person, and stays when its run goes', async () => {
  await bookmarks.save('bernd', { ...note, run: 'run of bernd' })
  await database.pool.query(`delete from run where id = 'run of bernd'`)
  expect((await bookmarks.list('bernd', page)).bookmarks).toEqual([
    expect.not.objectContaining({ run: expect.anything() }),
  ])
  await database.pool.query(`delete from "user" where id = 'bernd'`)
  expect((await bookmarks.list('bernd', page)).total).toBe(0)
})
