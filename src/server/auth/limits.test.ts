import { afterAll, beforeAll, expect, test } from 'vitest'
import { elsewhere, wayIn } from '#tests/people.ts'
import { serve, type Served } from '#tests/serve.ts'

let served: Served
let way: ReturnType<typeof wayIn>
beforeAll(async () => {
  served = await serve()
  way = wayIn(served)
})
afterAll(() => served.close())

const german = { 'accept-language': 'de' }
const wrong = 'not the password'
const statuses = async (count: number, trying: (number: number) => Promise<Response>) => {
  const seen: number[] = []
  for (let number = 0; number < count; number++) seen.push((await trying(number)).status)
  return seen
}
const tenThen429 = [...Array(10).fill(401), 429, 429]

test('guessing at one account ends after ten tries, from wherever, and says for how long', async () => {
  await way.signUp('guessed@example.com')
  expect(await statuses(12, () => way.signIn('guessed@example.com', wrong))).toEqual(tenThen429)
  const refused = await way.signIn('GUESSED@example.com', wrong, german)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(900)
  expect(await refused.json()).toEqual({
    success: false,
    code: 'too_many_attempts',
    message: `Zu viele Versuche. Der nächste ist in ${seconds} Sekunden möglich.`,
    seconds,
  })
})

test('an address without an account is told the same', async () => {
  expect(await statuses(12, () => way.signIn('nobody-here@example.com', wrong))).toEqual(tenThen429)
})

test('a hundred guesses at once get no further than ten', async () => {
  await way.signUp('stormed@example.com')
  const answers = await Promise.all(Array.from({ length: 100 }, () => way.signIn('stormed@example.com', wrong)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('whoever remembers in time begins anew', async () => {
  await way.signUp('remembers@example.com')
  for (let round = 0; round < 2; round++) {
    expect(await statuses(9, () => way.signIn('remembers@example.com', wrong))).toEqual(Array(9).fill(401))
    expect((await way.signIn('remembers@example.com')).status).toBe(200)
  }
})

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

test('nobody’s letter box is filled with links', async () => {
  await way.signUp('annoyed@example.com')
  const ask = (email: string) => statuses(7, () => way.post('/request-password-reset', { email }))
  expect(await ask('annoyed@example.com')).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await ask('unknown@example.com')).toEqual([200, 200, 200, 200, 200, 429, 429])
})

test('an address that is claimed counts for nothing where no proxy is trusted', async () => {
  const alone = await serve({ environment: { TRUSTED_PROXIES: '' } })
  const { signIn } = wayIn(alone)
  const claims = (number: number) => ({
    ...elsewhere(),
    'x-client-ip': `203.0.113.${number}`,
    'x-real-ip': '203.0.113.9',
  })
  const tries = await statuses(12, number => signIn(`claimed-${number}@example.com`, wrong, claims(number)))
  await alone.close()
  expect(tries).toEqual(tenThen429)
})
