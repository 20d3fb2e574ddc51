import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountsOn } from '#tests/accounts.ts'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'

let fresh: FreshDatabase
beforeEach(async () => void (fresh = await freshDatabase()))
afterEach(() => fresh.close())

const anna = { email: 'anna@example.com', password: 'ein gutes Passwort' }

/** All that is said of what went wrong, as deep as it goes. */
const said = (reported: readonly unknown[]) => inspect(reported, { depth: 20, showHidden: true })

test.each([
  ['account', '/sign-up/email', { ...anna, name: 'Anna Blum', email: 'ben@example.com' }],
  ['session', '/sign-in/email', anna],
  ['verification', '/request-password-reset', anna],
])('when the table %s is broken, the operator hears why, and nothing about anyone', async (table, path, body) => {
  const { post, reported } = accountsOn(fresh.db)
  expect((await post('/sign-up/email', { ...anna, name: 'Anna Blum' })).ok).toBe(true)
  await fresh.pool.query(`alter table ${table} rename to broken`)
  expect(await (await post(path, body)).json()).toEqual({ code: 'unexpected' })
  expect(said(reported)).toContain(`relation "${table}" does not exist`)
  expect(said(reported)).not.toMatch(/anna|ben@|argon2|Passwort/)
})
