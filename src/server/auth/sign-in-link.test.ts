import { beforeAll, expect, test } from 'vitest'
import { cookieOf } from '#tests/asker.ts'
import { linksTo } from '#tests/mails.ts'
import { wayIn } from '#tests/people.ts'
import { serving } from '#tests/serving.ts'

const served = serving({ jobs: true })
let way: ReturnType<typeof wayIn>
beforeAll(async () => {
  way = wayIn(served)
})

const german = { 'accept-language': 'de' }
const ask = (email: string) => way.post('/sign-in/link', { email })
const open = (token: string) => way.post('/sign-in/link/open', { token }, german)
const linksFor = async (email: string, count: number) => {
  const theirs = () => linksTo(served.world.config.dataDir, email)
  await expect.poll(theirs, { timeout: 15_000 }).toHaveLength(count)
  return theirs().map(link => new URL(link))
}
const tokenOf = (link: URL | undefined) => link?.searchParams.get('token') ?? ''

test('a mailed link signs in once; looking at it uses nothing up', async () => {
  await way.signUp('linked@example.com', {}, german)
  expect(await (await ask('Linked@example.com')).json()).toEqual({ status: true })
  const [link] = await linksFor('linked@example.com', 1)
  expect(link?.pathname).toBe('/de/login/link')
  await served.nobody.get(`${link?.pathname}${link?.search}`)
  await served.nobody.send(`${link?.pathname}${link?.search}`, { method: 'HEAD' })

  const opened = await open(tokenOf(link))
  expect(opened.status).toBe(200)
  const session = await way.get('/api/session', cookieOf(opened))
  expect(await session.json()).toMatchObject({ email: 'linked@example.com' })

  const again = await open(tokenOf(link))
  expect(again.status).toBe(422)
  expect(await again.json()).toMatchObject({ code: 'link_ended' })
})

test('two who open a link at once are one', async () => {
  await way.signUp('raced@example.com')
  await ask('raced@example.com')
  const [link] = await linksFor('raced@example.com', 1)
  const answers = await Promise.all([open(tokenOf(link)), open(tokenOf(link)), open(tokenOf(link))])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test('a new link ends the one before', async () => {
  await way.signUp('twice@example.com')
  await ask('twice@example.com')
  await linksFor('twice@example.com', 1)
  await ask('twice@example.com')
  const [first, second] = await linksFor('twice@example.com', 2)
  expect([(await open(tokenOf(first))).status, (await open(tokenOf(second))).status]).toEqual([422, 200])
})

test('a link is over after ten minutes', async () => {
  await way.signUp('late@example.com')
  await ask('late@example.com')
  const [link] = await linksFor('late@example.com', 1)
  await served.query(
    `update verification set expires_at = expires_at - interval '10 minutes' where value like 'link:%'`,
  )
  expect((await open(tokenOf(link))).status).toBe(422)
})

test('whether an address has an account is not told', async () => {
  await way.signUp('here@example.com')
  const [known, unknown] = await Promise.all([ask('here@example.com'), ask('not-here@example.com')])
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  await linksFor('here@example.com', 1)
  expect(linksTo(served.world.config.dataDir, 'not-here@example.com')).toEqual([])
})

test('blocked people get no link, and one they have lets nobody in', async () => {
  const { user } = await (await way.signUp('banned@example.com')).json()
  await ask('banned@example.com')
  const [link] = await linksFor('banned@example.com', 1)
  await served.world.users.change(user.id, { blocked: true })
  const refused = await open(tokenOf(link))
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'account_blocked'])
  expect(refused.headers.getSetCookie()).toEqual([])
})

test('where links are switched off, none is sent or opened, and the page does not offer them', async () => {
  await way.signUp('off@example.com')
  await ask('off@example.com')
  const [link] = await linksFor('off@example.com', 1)
  await served.admin.put('/api/admin/registration', { link: false })
  for (const refused of [await ask('off@example.com'), await open(tokenOf(link))])
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'sign_in_link_off'])
  expect(await (await served.nobody.get('/api/installation')).json()).toMatchObject({ link: false })
  await served.admin.put('/api/admin/registration', { link: true })
  expect((await open(tokenOf(link))).status).toBe(200)
})

test.each(['', 'x', 'a'.repeat(256), '../..', null, {}])('the token %j opens nothing', async token => {
  expect((await way.post('/sign-in/link/open', { token })).status).toBe(422)
})

test('nobody arrives by better-auth’s own doors', async () => {
  for (const path of ['/sign-in/arrived', '/sign-in/magic-link', '/two-factor/send-otp', '/two-factor/get-totp-uri'])
    expect((await way.post(path, { userId: 'x' })).status, path).toBe(404)
})
