import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { type Bookmarks, bookmarksIn } from '../bookmarks.ts'
import { learnOf } from './learning.ts'

let database: FreshDatabase
let bookmarks: Bookmarks
beforeAll(async () => {
  database = await freshDatabase()
  bookmarks = bookmarksIn(database.db)
})
afterAll(() => database.close())

let people = 0
/** Somebody who has kept these replies, the oldest first. */
const someoneWith = async (...replies: readonly string[]) => {
  const user = `person-${++people}`
  await database.pool.query(`insert into "user" (id, name, email) values ($1, $1, $1)`, [user])
  for (const reply of replies) await bookmarks.save(user, { type: 'editor', prompt: 'Was soll es sein?', reply })
  return user
}
const asked = { page: 1, limit: 100 }
const finds = async (user: string, search: string) => {
  const { bookmarks: all, total, meant } = await bookmarks.list(user, { ...asked, search })
  expect(total).toBe(all.length)
  return { found: all.map(({ reply }) => reply), ...(meant !== undefined && { meant }) }
}
const words = async (user: string) => {
  await learnOf(database.pool, user)
  const { rows } = await database.pool.query(`select word, n from word where "user" = $1 order by word`, [user])
  return rows as { word: string; n: number }[]
}

describe('a word is found', () => {
  test.each([
    ['Häuser', 'Das Haus am See.'],
    ['Haus', 'Drei Häuser am See.'],
    ['haeuser', 'Das Haus am See.'],
    ['Mitteilung', 'Alle Mitteilungen der Woche.'],
    ['running', 'They run every day.'],
    ['run', 'They were running.'],
    ['studies', 'A study of rivers.'],
    ['oel', 'Öl kostet mehr.'],
    ['Ol', 'Öl kostet mehr.'],
    ['Öl', 'OEL KOSTET MEHR'],
    ['grosse', 'Der größte Saal: eine große Bühne.'],
    ['Cafe', 'Im Café nebenan.'],
    ['Strom', 'Wir liefern Ökostrom.'],
    ['repar', 'Das Reparaturcafé öffnet.'],
    ['r', 'Rad'],
    ['Frau', 'Zwei Frauen gründen.'],
    ['neu', 'Eine neue Bauernzeitung.'],
    ['100 %', '100 % Wolle'],
    ['東京', '東京の天気'],
  ])('%s in “%s”', async (search, reply) => {
    const user = await someoneWith('Ganz anders ist dies und jenes.', reply)
    expect(await finds(user, search)).toEqual({ found: [reply] })
  })
})

test('several words must all occur, in any order; what stands in quotation marks in this one', async () => {
  const [one, other] = ['Der Rat beschließt den neuen Markt.', 'Der neue Rat geht über den Markt.']
  const user = await someoneWith(one, other)
  expect((await finds(user, 'markt rat')).found).toEqual([other, one])
  expect((await finds(user, '"neuen Markt"')).found).toEqual([one])
  expect((await finds(user, '„neue Rat“ markt')).found).toEqual([other])
  expect((await finds(user, '"Markt neuen"')).found).toEqual([])
  expect((await finds(user, 'markt theater')).found).toEqual([])
  // From one text into the next no phrase goes across.
  expect((await finds(user, '"sein Der"')).found).toEqual([])
  expect((await finds(user, '_ % \\')).found).toEqual([])
})

describe('a slip of the finger is forgiven, and said', () => {
  test.each([
    ['Prese', 'Die Presse kommt.', 'Presse'],
    ['Hasu', 'Ein Haus am See.', 'Haus'],
    ['Prsese', 'Die Presse kommt.', 'Presse'],
    ['reparaturkafe', 'Das Reparaturcafé öffnet.', 'reparaturcafé'],
    ['annoucement', 'An announcement of ours.', 'announcement'],
    ['neue Zeitunk', 'Eine neue Zeitung.', 'neue Zeitung'],
  ])('%s', async (search, reply, meant) => {
    const user = await someoneWith('Ganz anders ist dies und jenes.', reply)
    expect(await finds(user, search)).toEqual({ found: [reply], meant })
  })

  test('but not in a word that occurs, nor in a short one, and not beyond recognition', async () => {
    const user = await someoneWith('Die Messe.', 'Die Masse.')
    expect(await finds(user, 'Messe')).toEqual({ found: ['Die Messe.'] })
    expect(await finds(user, 'Mxx')).toEqual({ found: [] })
    expect(await finds(user, 'Schornstein')).toEqual({ found: [] })
  })

  test('by the person’s own words alone', async () => {
    await someoneWith('Quantenkryptographie bleibt geheim.')
    const user = await someoneWith('Ein Haus.')
    expect(await finds(user, 'Quantenkryptografie')).toEqual({ found: [] })
    expect((await words(user)).map(({ word }) => word)).toEqual(['ein', 'es', 'haus', 'sein', 'soll', 'was'])
  })
})

test('the words of a person are those of the bookmarks they have, with their notes', async () => {
  const user = await someoneWith('Rot und rot.', 'Rot und Blau.')
  const list = async () => Object.fromEntries((await words(user)).map(({ word, n }) => [word, n]))
  expect(await list()).toMatchObject({ rot: 2, blau: 1, und: 2, sein: 2 })
  const [blue, red] = (await bookmarks.list(user, asked)).bookmarks
  await bookmarks.note(user, blue?.id ?? '', 'Für die Häuserzeile, rot!')
  expect(await list()).toMatchObject({ rot: 2, für: 1, häuserzeile: 1 })
  expect((await finds(user, 'Häuserzeile')).found).toEqual(['Rot und Blau.'])
  await bookmarks.note(user, blue?.id ?? '', '')
  expect(await list()).not.toHaveProperty('häuserzeile')
  await bookmarks.remove(user, blue?.id ?? '')
  expect(await list()).toMatchObject({ rot: 1 })
  expect(await list()).not.toHaveProperty('blau')
  await bookmarks.restore(user, blue?.id ?? '')
  expect(await list()).toMatchObject({ rot: 2, blau: 1 })
  await bookmarks.remove(user, red?.id ?? '')
  await database.pool.query(`delete from "user" where id = $1`, [user])
  expect(await words(user)).toEqual([])
})

test('many saved at once by one person are all counted', async () => {
  const user = await someoneWith()
  const texts = Array.from({ length: 12 }, (_, at) => `Gemeinsam und allein ${'abcdefghijkl'[at]}.`)
  await Promise.all(texts.map(reply => bookmarks.save(user, { type: 'editor', prompt: '', reply })))
  const known = Object.fromEntries((await words(user)).map(({ word, n }) => [word, n]))
  expect(known).toMatchObject({ gemeinsam: 12, allein: 12, a: 1, l: 1 })
  expect((await bookmarks.list(user, { page: 1, limit: 10 })).total).toBe(12)
})
