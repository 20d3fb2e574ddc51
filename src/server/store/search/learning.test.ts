import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { type Bookmarks, bookmarksIn } from '../bookmarks.ts'
import { runsIn } from '../runs.ts'
import { learnOf, learnSome } from './learning.ts'
import { wordsOf } from './words.ts'

let database: FreshDatabase
let bookmarks: Bookmarks
beforeAll(async () => {
  database = await freshDatabase()
  bookmarks = bookmarksIn(database.db)
})
afterAll(() => database.close())

let people = 0
const someone = async () => {
  const user = `reader-${++people}`
  await database.pool.query(`insert into "user" (id, name, email) values ($1, $1, $1)`, [user])
  return user
}
/** Another word for each number, of letters alone. */
const wordAt = (at: number) => `wort${[...String(at)].map(digit => 'abcdefghij'[Number(digit)]).join('')}`
const manyWords = (count: number, from = 0) => Array.from({ length: count }, (_, at) => wordAt(from + at)).join(' ')
/** A run that has ended a moment ago. */
const ended = async (user: string, text: string) => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into run (id, "user", key, fingerprint, engine, call, by, "values", language, cost, period, model, state, ended_at, "text", words)
    values (gen_random_uuid(), $1, gen_random_uuid(), '', 'editor', 'editor', 'page', '{}', 'de', 0, '2026-11', 'm', 'done', now(), $2, $3)
    returning id`,
    [user, text, wordsOf(text)],
  )
  return rows[0]?.id ?? ''
}
const known = async (user: string) => {
  const { rows } = await database.pool.query<{ word: string; n: number }>(
    `select word, n from word where "user" = $1 order by word`,
    [user],
  )
  return new Map(rows.map(({ word, n }) => [word, n]))
}
const isOpen = async () => {
  const { rows } = await database.pool.query<{ open: boolean }>(
    `select exists (select from word_change) or exists (select from run where not learned) as open`,
  )
  return rows[0]?.open
}
const learnAll = async () => {
  while (await isOpen()) await learnSome(database.pool)
}
const asked = { page: 1, limit: 10 }

test('while two very long texts of one person are learned, others’ lists are answered in between', async () => {
  const [anna, ben] = [await someone(), await someone()]
  await ended(anna, manyWords(100_000))
  await ended(anna, manyWords(100_000, 100_000))
  await bookmarks.save(ben, { type: 'editor', prompt: '', reply: 'Kurz.' })
  let isLearning = true
  const learning = learnOf(database.pool, anna).finally(() => (isLearning = false))
  let answered = 0
  while (isLearning) {
    await bookmarks.list(ben, asked)
    answered++
  }
  await learning
  expect(answered).toBeGreaterThan(15)
})

test('a text is learned in small pieces, by whoever goes on, and each word counts once', async () => {
  const user = await someone()
  await learnAll()
  await ended(user, `${manyWords(3_000)} ${manyWords(3_000)}`)
  await learnSome(database.pool)
  const begun = (await known(user)).size
  expect(begun).toBeLessThan(3_000)
  await learnAll()
  const words = await known(user)
  expect(words.size).toBe(3_000)
  expect(new Set(words.values())).toEqual(new Set([1]))
})

test('a text that goes while it is learned leaves no word behind', async () => {
  const user = await someone()
  const runs = runsIn(database.db)
  const id = await ended(user, manyWords(3_000))
  await ended(user, 'Bleibendes wortaaa')
  await learnSome(database.pool)
  await runs.remove(user, [id], 'gone')
  // Newest first: the words go before the last of them have come.
  await learnOf(database.pool, user)
  await learnAll()
  expect([...(await known(user)).keys()]).toEqual(['bleibendes', 'wortaaa'])
})

test('a very long text is found by its beginning, and the search says so', async () => {
  const user = await someone()
  const runs = runsIn(database.db)
  const long = `Anfangs stand ein Leuchtturm. ${'Und dann noch mehr davon. '.repeat(20_000)} Zuletzt ein Mühlrad.`
  await ended(user, long)
  await bookmarks.save(user, { type: 'editor', prompt: '', reply: long })
  for (const list of [runs.list, bookmarks.list]) {
    expect(await list(user, { ...asked, search: 'Leuchttürme' })).toMatchObject({ total: 1, beginnings: true })
    expect(await list(user, { ...asked, search: 'Mühlrad' })).toMatchObject({ total: 0, beginnings: true })
    expect(await list(user, asked)).not.toHaveProperty('beginnings')
  }
  const other = await someone()
  await bookmarks.save(other, { type: 'editor', prompt: '', reply: 'Ein Leuchtturm' })
  expect(await bookmarks.list(other, { ...asked, search: 'Leuchtturm' })).not.toHaveProperty('beginnings')
})

test('a note is found beside a very long text', async () => {
  const user = await someone()
  await bookmarks.save(user, { type: 'editor', prompt: '', reply: manyWords(20_000) })
  const [first] = (await bookmarks.list(user, asked)).bookmarks
  await bookmarks.note(user, first?.id ?? '', 'Für den Leuchtturm')
  expect((await bookmarks.list(user, { ...asked, search: 'Leuchttürme' })).total).toBe(1)
})
