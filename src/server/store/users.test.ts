import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { inTransaction } from './database.ts'
import { usersIn, type Users } from './users.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-12-01T00:00:00Z')
let database: FreshDatabase
let users: Users
beforeAll(async () => {
  database = await freshDatabase()
  users = usersIn(database.db, { now: () => now, changes: database.changes })
})
afterAll(() => database.close())

const ask = (text: string, ...values: unknown[]) => database.pool.query(text, values)
let number = 0
/** A person with a session; the session's token is the person's id. */
const someone = async ({ role = 'user', plan = 'free', name = '', email = '' } = {}) => {
  const id = `person-${++number}`
  await ask(
    `insert into "user" (id, name, email, role, plan) values ($1, $2, $3, $4, $5)`,
    ...[id, name || id, email || `${id}@example.org`, role, plan],
  )
  await ask(`insert into session (id, token, user_id, expires_at) values ($1, $1, $1, $2)`, id, later)
  return id
}

test('nobody has an account at first', async () => {
  expect(await users.any()).toBe(false)
  await someone()
  expect(await users.any()).toBe(true)
})

test('a session says who somebody is, with the limit of their plan or their own', async () => {
  const anna = await someone({ plan: 'lite', name: 'Änne Öhler' })
  const person = { id: anna, email: `${anna}@example.org`, name: 'Änne Öhler', role: 'user', plan: 'lite' }
  const holds = { requests: 200, storage: 500_000_000 }
  const told = { ...person, proven: false, limit: 200, holds, aiLanguage: 'EN', locale: 'en' }
  expect(await users.bySession(anna, now)).toEqual(told)
  await users.change(anna, { limit: 7 })
  await users.setAiLanguage(anna, 'FR')
  expect(await users.bySession(anna, now)).toMatchObject({ limit: 7, aiLanguage: 'FR' })
  await users.change(anna, { limit: 0 })
  expect(await users.bySession(anna, now)).toMatchObject({ limit: 0 })
  await users.change(anna, { limit: null, plan: 'premium' })
  expect(await users.bySession(anna, now)).toEqual(expect.not.objectContaining({ limit: expect.anything() }))
})

test('whatever way a person is changed, the next request knows', async () => {
  const anna = await someone()
  const asked = async () => (await users.bySession(anna, now))?.name
  expect(await asked()).toBe(anna)
  await ask(`update "user" set name = 'Änne' where id = $1`, anna)
  expect(await asked()).toBe('Änne')

  const [, amid, after] = await Promise.all([
    ask(`update "user" set name = 'Anja' where id = $1`, anna),
    asked(),
    ask(`update "user" set name = 'Anke' where id = $1`, anna),
  ])
  expect(['Änne', 'Anja', 'Anke']).toContain(amid)
  expect(after.rowCount).toBe(1)
  // Which of two that begin at once is written last, the database decides.
  const { rows } = await ask('select name from "user" where id = $1', anna)
  expect(await asked()).toBe(rows[0].name)

  await inTransaction(database.pool, async connection => {
    await connection.query(`update "user" set name = 'Anni' where id = $1`, [anna])
  })
  expect(await asked()).toBe('Anni')
  await ask('delete from session where user_id = $1', anna)
  expect(await users.bySession(anna, now)).toBeUndefined()
})

test('a session that has run out, an unknown one, and a blocked person are nobody', async () => {
  const anna = await someone()
  expect(await users.bySession(anna, later)).toBeUndefined()
  expect(await users.bySession('unknown', now)).toBeUndefined()
  await ask(`update "user" set banned = true, ban_expires = $2 where id = $1`, anna, new Date('2026-11-22'))
  expect(await users.bySession(anna, now)).toBeUndefined()
  expect(await users.bySession(anna, new Date('2026-11-23'))).toMatchObject({ id: anna })
})

test('blocking ends the sessions of that person alone, and can be taken back', async () => {
  const [anna, bernd] = [await someone(), await someone()]
  expect(await users.change(anna, { blocked: true })).toMatchObject({ id: anna, blocked: true })
  expect(await users.bySession(anna, now)).toBeUndefined()
  expect(await users.bySession(bernd, now)).toMatchObject({ id: bernd })
  expect((await ask('select from session where user_id = $1', anna)).rowCount).toBe(0)
  expect(await users.change(anna, { blocked: false })).toMatchObject({ blocked: false })
})

test('only what is named is changed, and nothing else can be', async () => {
  const anna = await someone({ plan: 'basic' })
  const sent = { plan: 'lite', id: 'person-0', email: 'else@example.org', banned: true, requestLimit: 9 } as const
  const changed = await users.change(anna, sent)
  expect(changed).toMatchObject({ id: anna, email: `${anna}@example.org`, plan: 'lite', blocked: false, role: 'user' })
  expect(changed.ownLimit).toBeUndefined()
  expect(await users.change(anna, {})).toEqual(changed)
  await expect(users.change('unknown', { plan: 'lite' })).rejects.toMatchObject({ code: 'not_found' })
})

test('somebody always administers, also when two step down at the same moment', async () => {
  const [anna, bernd] = [await someone({ role: 'admin' }), await someone({ role: 'admin' })]
  const both = await Promise.allSettled([users.change(anna, { role: 'user' }), users.change(bernd, { blocked: true })])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(one => one.status === 'rejected')?.reason).toMatchObject({ code: 'last_admin' })
  const { rows } = await ask(`select id from "user" where role = 'admin' and not banned`)
  expect(rows).toHaveLength(1)
  const last = rows[0].id
  expect(await users.change(last, { plan: 'basic', role: 'admin', blocked: false })).toMatchObject({ plan: 'basic' })
  const other = last === anna ? bernd : anna
  await users.change(other, { role: 'admin', blocked: false })
  expect(await users.change(last, { role: 'user' })).toMatchObject({ role: 'user' })
})

test('people are found by name and address, with what they used this month', async () => {
  const anna = await someone({ name: 'Jürgen 100%', email: 'j_m@such.example' })
  await someone({ name: 'Jurgen', email: 'jxm@such.example' })
  await ask(`insert into usage ("user", period, used) values ($1, '2026-11', 3), ($1, '2026-10', 5)`, anna)
  const found = async (search: string) => {
    const { users: listed, total } = await users.list({ search, page: 1, limit: 25 })
    expect(listed).toHaveLength(total)
    return listed
  }
  expect(await found('JÜRGEN')).toEqual([
    expect.objectContaining({ id: anna, used: 3, blocked: false, limit: 20, createdAt: expect.any(Date) }),
  ])
  expect(await found('0%')).toHaveLength(1)
  expect(await found('j_m@')).toHaveLength(1)
  expect(await found('@such.example')).toHaveLength(2)
  expect((await users.list({ page: 2, limit: 1 })).users).toHaveLength(1)
})
