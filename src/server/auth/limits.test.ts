import { beforeAll, describe, expect, test } from 'vitest'
import { cookieOf } from '#tests/asker.ts'
import { linksTo } from '#tests/mails.ts'
import { elsewhere, password, wayIn } from '#tests/people.ts'
import { serving, servingOne } from '#tests/serving.ts'

const served = serving({ jobs: true })
let way: ReturnType<typeof wayIn>
beforeAll(async () => {
  way = wayIn(served)
})

type Headers = Readonly<Record<string, string>>

const german = { 'accept-language': 'de' }
const wrong = 'not the password'
const statuses = async (count: number, trying: (number: number) => Promise<Response>) => {
  const seen: number[] = []
  for (let number = 0; number < count; number++) seen.push((await trying(number)).status)
  return seen
}
const tenThen429 = [...Array(10).fill(401), 429, 429]

const orderOf = () => {
  const order: string[] = []
  return { order, note: (who: string) => (answer: Response) => void order.push(`${who} ${answer.status}`) }
}

test('guessing at one account from one address ends after ten tries, and says for how long', async () => {
  await way.signUp('guessed@example.com')
  const here = elsewhere()
  expect(await statuses(12, () => way.signIn('guessed@example.com', wrong, here))).toEqual(tenThen429)
  const refused = await way.signIn('GUESSED@example.com', wrong, { ...here, ...german })
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(900)
  expect(await refused.json()).toEqual({
    success: false,
    code: 'too_many_attempts',
    message: `Zu viele Versuche. Der nächste ist in ${seconds} Sekunden möglich.`,
    seconds,
  })
  expect((await way.signIn('guessed@example.com')).status).toBe(200)
})

test('an address without an account is told the same', async () => {
  const here = elsewhere()
  expect(await statuses(12, () => way.signIn('nobody-here@example.com', wrong, here))).toEqual(tenThen429)
})

test('a hundred guesses at once from one address get no further than ten', async () => {
  await way.signUp('stormed@example.com')
  const here = elsewhere()
  const answers = await Promise.all(Array.from({ length: 100 }, () => way.signIn('stormed@example.com', wrong, here)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('strangers who guess from everywhere lock nobody out, neither where the person is known nor elsewhere', async () => {
  const email = 'besieged@example.com'
  const cookie = cookieOf(await way.signUp(email))
  const { order, note } = orderOf()
  const addresses = Array.from({ length: 12 }, elsewhere)
  for (const from of addresses) expect((await way.signIn(email, wrong, from)).status).toBe(401)
  for (const from of addresses) void way.signIn(email, wrong, from).then(note('stranger'), () => {})
  await way.signIn(email, wrong, { cookie, ...addresses[0] }).then(note('known browser'))
  await way.signIn(email, password, { cookie, ...addresses[0] }).then(note('known browser'))
  // One of the strangers may have had a turn that was free; the others wait.
  expect(order.filter(said => said.startsWith('known'))).toEqual(['known browser 401', 'known browser 200'])
  expect(order.length).toBeLessThanOrEqual(5)
  order.length = 0
  await way.signIn(email, password).then(note('owner'))
  expect(order.at(-1)).toBe('owner 200')
  expect(order.length).toBeLessThanOrEqual(3)
}, 120_000)

test('a browser in which only others have signed in is a stranger’s', async () => {
  const mine = cookieOf(await way.signUp('curious@example.com'))
  const here = { cookie: mine, ...elsewhere() }
  await way.signUp('their-neighbour@example.com')
  expect(await statuses(12, () => way.signIn('their-neighbour@example.com', wrong, here))).toEqual(tenThen429)
})

test('a known browser guesses no longer than others', async () => {
  const cookie = cookieOf(await way.signUp('forgetful@example.com'))
  const from = elsewhere()
  const tries = await statuses(23, () => way.signIn('forgetful@example.com', wrong, { cookie, ...from }))
  expect(tries.filter(status => status === 401)).toHaveLength(20)
  expect(tries.slice(-3)).toEqual([429, 429, 429])
}, 60_000)

test('guessing at many accounts from one address ends too, and others are not held up', async () => {
  const here = elsewhere()
  const tries = await statuses(12, number => way.signIn(`someone-${number}@example.com`, wrong, here))
  expect(tries).toEqual(tenThen429)
  expect((await way.signIn('someone-else@example.com', wrong, elsewhere())).status).toBe(401)
})

test('a household’s many IPv6 addresses are one', async () => {
  const tries = await statuses(12, number =>
    way.signIn(`sixth-${number}@example.com`, wrong, { 'x-forwarded-for': `2001:db8:7:7::${number + 1}` }),
  )
  expect(tries).toEqual(tenThen429)
})

describe.each([
  ['/request-password-reset', '/reset'],
  ['/sign-in/link', '/login/link'],
])('mails asked for at %s', (path, page) => {
  const email = `annoyed${path.replaceAll('/', '-')}@example.com`
  const ask = (to = email, headers: Headers = {}) => way.post(path, { email: to }, headers)
  /** The links that were mailed or wait to be. */
  const mails = async () => {
    const found = await served.query(
      `select data->>'text' as text from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on`,
      [email],
    )
    return (found.rows as { text: string }[]).flatMap(({ text }) => /http\S+/.exec(text)?.[0] ?? [])
  }

  test('end at five from one address, whether there is an account or not', async () => {
    for (const to of ['asked-often@example.com', 'unknown@example.com']) {
      const here = elsewhere()
      expect(await statuses(7, () => ask(to, here))).toEqual([200, 200, 200, 200, 200, 429, 429])
    }
  })

  test('fill nobody’s letter box; the last link counts on, and who is known gets one more', async () => {
    const cookie = cookieOf(await way.signUp(email))
    expect(await statuses(5, () => ask())).toEqual(Array(5).fill(200))
    await expect.poll(mails).toHaveLength(5)
    expect(await statuses(10, () => ask())).toEqual(Array(10).fill(200))
    await expect.poll(mails).toHaveLength(6)
    expect((await ask(email, { cookie })).status).toBe(200)
    await expect.poll(mails).toHaveLength(7)
    expect(await statuses(3, () => ask())).toEqual(Array(3).fill(200))
    const last = new URL((await mails()).at(-1) ?? '')
    expect(last.pathname).toBe(`/en${page}`)
    const token = last.searchParams.get('token')
    const opened =
      path === '/sign-in/link'
        ? await way.post('/sign-in/link/open', { token })
        : await way.post('/reset-password', { token, newPassword: 'ein neues Passwort' })
    expect(opened.status).toBe(200)
    expect(await mails()).toHaveLength(7)
  })
})

test('whoever sets a new password by a mailed link is known there, however many strangers guess', async () => {
  const email = 'begins-anew@example.com'
  await way.signUp(email)
  await way.post('/request-password-reset', { email })
  const links = () => linksTo(served.world.config.dataDir, email)
  await expect.poll(links).toHaveLength(1)
  const addresses = Array.from({ length: 12 }, elsewhere)
  for (const from of addresses) await way.signIn(email, wrong, from)
  const { order, note } = orderOf()
  for (const from of addresses) void way.signIn(email, wrong, from).then(note('stranger'), () => {})
  const token = new URL(links()[0] ?? '').searchParams.get('token')
  const set = await way.post('/reset-password', { token, newPassword: 'ein neues Passwort' })
  await way.signIn(email, 'ein neues Passwort', { cookie: cookieOf(set) }).then(note('owner'))
  expect(order.at(-1)).toBe('owner 200')
  expect(order.length).toBeLessThanOrEqual(4)
}, 120_000)

test('an address that is claimed counts for nothing where no proxy is trusted', async () => {
  const alone = await servingOne({ environment: { TRUSTED_PROXIES: '' } })
  const { signIn } = wayIn(alone)
  const claims = (number: number) => ({
    ...elsewhere(),
    'x-client-ip': `203.0.113.${number}`,
    'x-real-ip': '203.0.113.9',
  })
  const tries = await statuses(12, number => signIn(`claimed-${number}@example.com`, wrong, claims(number)))
  expect(tries).toEqual(tenThen429)
})
