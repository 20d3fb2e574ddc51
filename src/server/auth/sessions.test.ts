import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsOn } from '#tests/accounts.ts'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { cookieOf } from '#tests/asker.ts'
import { usersIn } from '../store/users.ts'
import { type Sessions, sessionsOf } from './sessions.ts'

let fresh: FreshDatabase
let sessions: Sessions
let now: Date
let signIn: (more?: object) => Promise<string>
let sessionsWith: (secret: string) => Sessions

beforeAll(async () => {
  fresh = await freshDatabase()
  const clock = () => now
  const users = usersIn(fresh.db, { changes: fresh.changes })
  const { post, config, secret } = accountsOn(fresh.db)
  const who = { email: 'anna@example.com', password: 'ein gutes Passwort' }
  await post('/sign-up/email', { name: 'Anna', ...who })
  signIn = async (more = {}) =>
    cookieOf(await post('/sign-in/email', { ...who, ...more })).replace(/; [^=]*known=.*/, '')
  sessionsWith = key => sessionsOf({ config, secret: key, database: fresh.db, users, now: clock })
  sessions = sessionsWith(secret)
})
beforeEach(() => void (now = new Date()))
afterAll(() => fresh.close())

const find = async (cookie: string) => (await sessions.find(new Headers({ cookie })))?.email
const daysLater = (days: number) => void (now = new Date(Date.now() + days * 86_400_000))

test('a session is found by its cookie, among others and quoted', async () => {
  const cookie = await signIn()
  expect(await find(cookie)).toBe('anna@example.com')
  expect(await find(`theme=dark; ${cookie}; other=1`)).toBe('anna@example.com')
  expect(await find(cookie.replace(/=(.*)/, '="$1"'))).toBe('anna@example.com')
})

test('a cookie that was tampered with is nobody’s', async () => {
  const cookie = await signIn()
  const [name = '', value = ''] = cookie.split('=')
  const [token = '', signature = ''] = decodeURIComponent(value).split('.')
  const other = (await signIn()).split('=')[1] ?? ''
  const forged = [
    token,
    `${token}.`,
    `.${signature}`,
    `${token}x.${signature}`,
    `${token.slice(0, -1)}.${signature}`,
    `${token}.${signature.slice(0, -4)}`,
    `${token}.${signature}${signature}`,
    `${token}.${decodeURIComponent(other).split('.')[1]}`,
    `${token}.${Buffer.alloc(32).toString('base64')}`,
    '%',
    '%00.%00',
    '',
  ]
  for (const value of forged) expect(await find(`${name}=${encodeURIComponent(value)}`), value).toBeUndefined()
  expect(await find(`${name}.x=${value}`)).toBeUndefined()
  expect(await find('')).toBeUndefined()
  expect(await sessions.find(new Headers())).toBeUndefined()
})

test('one signed by another installation is nobody’s', async () => {
  const elsewhere = sessionsWith('the secret of another installation, also long enough')
  expect(await elsewhere.find(new Headers({ cookie: await signIn() }))).toBeUndefined()
})

test('a session ends thirty days after it was last used', async () => {
  const cookie = await signIn()
  daysLater(29.9)
  expect(await find(cookie)).toBe('anna@example.com')
  daysLater(30.1)
  expect(await find(cookie)).toBeUndefined()
})

test('one in use lasts on, by a new cookie once a day', async () => {
  const cookie = await signIn()
  const renew = (with_ = cookie) => sessions.renew(new Headers({ cookie: with_ }))
  expect(await renew()).toBeUndefined()
  daysLater(2)
  const renewed = await renew()
  expect(renewed).toBe(`${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`)
  expect(await renew()).toBeUndefined()
  daysLater(31)
  expect(await find(cookie)).toBe('anna@example.com')
  daysLater(33)
  expect(await renew()).toBeUndefined()
  expect(await find(cookie)).toBeUndefined()
})

test('one for this visit only does not last on', async () => {
  const cookie = await signIn({ rememberMe: false })
  expect(await sessions.renew(new Headers({ cookie }))).toBeUndefined()
  daysLater(1.1)
  expect(await find(cookie)).toBeUndefined()
})

test('a forged cookie renews nothing', async () => {
  const cookie = await signIn()
  daysLater(2)
  expect(await sessions.renew(new Headers({ cookie: cookie.slice(0, -8) }))).toBeUndefined()
  expect(await sessions.renew(new Headers())).toBeUndefined()
})
