import { beforeAll, describe, expect, test } from 'vitest'
import { cookieOf } from '#tests/asker.ts'
import { password, wayIn } from '#tests/people.ts'
import { serving } from '#tests/serving.ts'
import { codeOf, secretIn } from '#tests/totp.ts'

// Nobody listens there: what is mailed stays among the jobs, where we read it.
const served = serving({ jobs: true, environment: { SMTP_URL: 'smtp://127.0.0.1:9', REGISTRATION: 'open' } })
let way: ReturnType<typeof wayIn>
beforeAll(async () => {
  way = wayIn(served)
})

const linksTo = async (email: string) => {
  const { rows } = await served.query(
    `select data->>'text' as text from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on`,
    [email],
  )
  return (rows as { text: string }[]).flatMap(({ text }) => /(?:token|invitation)=([\w-]+)/.exec(text)?.[1] ?? [])
}
const writes = (cookie: string, headers = {}) =>
  way.get('/api/session', cookie).then(async session => {
    const { confirm } = await session.json()
    served.model.says('Ein Absatz.')
    const answer = await served.nobody.send('/api/engins/summarize', {
      method: 'POST',
      body: JSON.stringify({ content: 'Wasser ist nass. Eis ist kalt. Dampf ist warm.' }),
      headers: { cookie, ...headers },
    })
    return { confirm, status: answer.status, code: answer.ok ? undefined : (await answer.json()).code }
  })
const refused = { confirm: true, status: 403, code: 'address_unproven' }

test('where mails are sent, requests are given to proven addresses', async () => {
  const email = 'new@example.com'
  const cookie = cookieOf(await way.signUp(email))
  expect(await writes(cookie)).toEqual(refused)
  expect((await (await way.get('/api/session', cookie)).json()).anzahlrequest_number).toBe(0)
  await expect.poll(() => linksTo(email)).toHaveLength(1)
  expect((await way.post('/confirm-address', {}, { cookie })).status).toBe(200)
  await expect.poll(() => linksTo(email)).toHaveLength(2)
  const [first, second] = await linksTo(email)
  expect((await way.post('/sign-in/link/open', { token: first })).status).toBe(422)
  // A stranger's request for a link to sign in ends nothing.
  await way.post('/sign-in/link', { email })
  expect((await way.post('/sign-in/link/open', { token: second })).status).toBe(200)
  expect(await writes(cookie)).toMatchObject({ confirm: false, status: 200 })
})

describe('whoever makes an account with a stranger’s address', () => {
  /** All that lets them in: a session, a password, a key and a second factor. */
  const made = async (email: string) => {
    const cookie = cookieOf(await way.signUp(email))
    const { key } = await (await served.nobody.post('/api/keys', { name: 'Skript', days: null }, { cookie })).json()
    const { totpURI } = await (await way.post('/two-factor/enable', { password }, { cookie })).json()
    const confirmed = await way.post('/two-factor/verify-totp', { code: codeOf(secretIn(totpURI)) }, { cookie })
    await expect.poll(() => linksTo(email)).toHaveLength(1)
    return { email, cookie: cookieOf(confirmed), key: key as string }
  }
  const asked = async (path: string, email: string) => {
    await way.post(path, { email })
    await expect.poll(() => linksTo(email)).toHaveLength(2)
    return (await linksTo(email))[1]
  }
  const isOut = async ({ email, cookie, key }: Awaited<ReturnType<typeof made>>) => {
    const byKey = await served.nobody.get('/api/session', { authorization: `Bearer ${key}` })
    expect([(await way.get('/api/session', cookie)).status, byKey.status]).toEqual([401, 401])
    expect((await way.signIn(email)).status).toBe(401)
  }

  test('is out when that person signs in by a link', async () => {
    const maker = await made('taken-by-link@example.com')
    const opened = await way.post('/sign-in/link/open', { token: await asked('/sign-in/link', maker.email) })
    expect(await (await way.get('/api/session', cookieOf(opened))).json()).toMatchObject({ confirm: false })
    await isOut(maker)
  })

  test('is out when that person sets a password, who is then asked for no code of another', async () => {
    const maker = await made('taken-by-reset@example.com')
    const newPassword = 'ein ganz anderes Passwort'
    const token = await asked('/request-password-reset', maker.email)
    expect((await way.post('/reset-password', { token, newPassword })).status).toBe(200)
    const signedIn = await way.signIn(maker.email, newPassword)
    expect((await way.get('/api/session', cookieOf(signedIn))).status).toBe(200)
    await isOut(maker)
  })

  test('stays in where it is their own, in the browser they made it with', async () => {
    const email = 'own@example.com'
    const cookie = cookieOf(await way.signUp(email))
    await expect.poll(() => linksTo(email)).toHaveLength(1)
    const token = await asked('/sign-in/link', email)
    expect((await way.post('/sign-in/link/open', { token }, { cookie })).status).toBe(200)
    expect((await way.signIn(email)).status).toBe(200)
  })
})

test('the link proves an address also where links to sign in are switched off', async () => {
  const email = 'no-links@example.com'
  const cookie = cookieOf(await way.signUp(email))
  await expect.poll(() => linksTo(email)).toHaveLength(1)
  await served.admin.put('/api/admin/registration', { link: false })
  const opened = await way.post('/sign-in/link/open', { token: (await linksTo(email))[0] })
  await served.admin.put('/api/admin/registration', { link: true })
  expect(opened.status).toBe(200)
  expect(await writes(cookie)).toMatchObject({ status: 200 })
})

test('whom an administrator gives more, or an invitation vouches for, need prove nothing', async () => {
  const [raised, numbered] = [await way.signUp('raised@example.com'), await way.signUp('numbered@example.com')]
  await served.world.users.change((await raised.clone().json()).user.id, { plan: 'premium' })
  await served.world.users.change((await numbered.clone().json()).user.id, { limit: 5 })
  const sent = await served.admin.post('/api/admin/invitations', {
    ...{ email: 'invited@example.com', role: 'user', plan: 'free', locale: 'en' },
  })
  expect(sent.status).toBe(200)
  await expect.poll(() => linksTo('invited@example.com')).toHaveLength(1)
  const [invitation] = await linksTo('invited@example.com')
  const invited = await way.signUp('invited@example.com', { invitation })
  for (const answer of [raised, numbered, invited])
    expect(await writes(cookieOf(answer))).toMatchObject({ confirm: false })
  expect(await (await served.admin.get('/api/session')).json()).toMatchObject({ confirm: false })
})

test('somebody has the mail sent again a few times, then is told to wait', async () => {
  const cookie = cookieOf(await way.signUp('impatient@example.com'))
  const statuses = []
  for (let count = 0; count < 5; count++) statuses.push((await way.post('/confirm-address', {}, { cookie })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await way.post('/confirm-address')).status).toBe(401)
})

test('one network makes at most forty accounts a day, also by many addresses; what fails does not count', async () => {
  const from = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` })
  for (let number = 0; number < 45; number++)
    expect((await way.signUp('admin@example.com', {}, from(number))).status).toBe(422)
  const made = []
  for (let number = 0; number < 42; number++)
    made.push((await way.signUp(`wave-${number}@example.com`, {}, from(number))).status)
  expect(made).toEqual([...Array(40).fill(200), 429, 429])
  expect((await way.signUp('neighbour@example.com', {}, { 'x-forwarded-for': '203.0.114.1' })).status).toBe(200)
  const { newcomers } = await (await served.admin.get('/api/admin/registration')).json()
  expect(newcomers.made).toBeGreaterThan(40)
  expect(newcomers.unproven).toBeGreaterThan(40)
}, 60_000)
