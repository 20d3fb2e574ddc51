import { afterAll, beforeAll, expect, test } from 'vitest'
import { plans } from '#shared/plans.ts'
import { accountsOn } from '#tests/accounts.ts'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { seed } from './seed.ts'
import { bookmarksIn } from '../store/bookmarks.ts'
import { type Listed, usersIn } from '../store/users.ts'

let fresh: FreshDatabase
beforeAll(async () => void (fresh = await freshDatabase()))
afterAll(() => fresh.close())

const everyone = async () => (await usersIn(fresh.db).list({ page: 1, limit: 100 })).users
const keptBy = async ({ id }: Listed) => (await bookmarksIn(fresh.db).list(id, { page: 1, limit: 10 })).total
const signsIn = async (email: string, password: string) =>
  (await accountsOn(fresh.db).post('/sign-in/email', { email, password })).ok

test('makes a person for each plan and an administrator, who can sign in and have kept something', async () => {
  const addresses = await seed(fresh.db, 'the first password')
  const people = await everyone()
  expect(people.map(({ email }) => email).sort()).toEqual(addresses.toSorted())
  expect(new Set(people.map(({ plan }) => plan))).toEqual(new Set(plans))
  expect(people.filter(({ role }) => role === 'admin')).toMatchObject([{ email: 'admin@example.com' }])
  for (const email of addresses) expect(await signsIn(email, 'the first password')).toBe(true)
  for (const person of people) expect(await keptBy(person)).toBe(3)
})

test('done again, puts everyone back and changes the password, and doubles nothing', async () => {
  const before = await everyone()
  const one = before.find(({ plan }) => plan === 'lite')
  await usersIn(fresh.db).change(one?.id ?? '', { plan: 'premium', blocked: true, limit: 1 })
  await seed(fresh.db, 'the second password')
  expect(await everyone()).toEqual(before)
  expect(await signsIn('lite@example.com', 'the first password')).toBe(false)
  expect(await signsIn('lite@example.com', 'the second password')).toBe(true)
  for (const person of before) expect(await keptBy(person)).toBe(3)
})
