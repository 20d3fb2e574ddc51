import { Context } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configFrom } from '../config.ts'
import { rateLimiterInMemory } from './rate-limiter.ts'
import { knownBrowsers } from './known-browser.ts'
import { limitsOn } from './limits.ts'
import { authRoutes } from './auth-routes.ts'

const secret = 'a secret that is long enough to be one'
const path = '/sign-in/email'
const way = authRoutes[`POST ${path}`]
if (!way) throw new Error('no way in')

/** What stands before the passwords, on a clock that we set forward. */
const guarded = () => {
  const browsers = knownBrowsers(configFrom({}), secret, () => new Date())
  const rateLimiter = rateLimiterInMemory(() => new Date())
  return limitsOn({ secret, rateLimiter }, browsers, { refused: () => {} })
}
type Guarded = ReturnType<typeof guarded>

const admit = (limits: Guarded, address: string, signal?: AbortSignal) => {
  const c = new Context(new Request('http://localhost', { signal }))
  return limits.admit({ c, path, way, address, email: 'victim@example.com' })
}
/** One wrong password: whether it was looked at. */
const guess = (...asked: Parameters<typeof admit>) =>
  admit(...asked).then(
    () => true,
    () => false,
  )
const addressOf = (number: number) => `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

/** So many at once who go on guessing, each time from the address that is given; counts what was looked at. */
const attack = (limits: Guarded, atOnce: number, from: (guesses: number) => string) => {
  const seen = { guesses: 0, lookedAt: 0 }
  const go = async (): Promise<never> => {
    for (;;) {
      if (await guess(limits, from(seen.guesses++))) seen.lookedAt++
      await new Promise(resolve => setTimeout(resolve, 15_000))
    }
  }
  for (let one = 0; one < atOnce; one++) void go()
  return seen
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('who has as many addresses as they like gets at most 400 guesses an hour at one account', async () => {
  const seen = attack(guarded(), 100, addressOf)
  for (let hour = 0, before = 0; hour < 2; hour++, before = seen.lookedAt) {
    await minutes(60)
    expect(seen.lookedAt - before, `hour ${hour}`).toBeLessThanOrEqual(400)
    expect(seen.lookedAt - before, `hour ${hour}`).toBeGreaterThan(300)
  }
  expect(seen.guesses).toBeGreaterThan(10_000)
}, 120_000)

test('who has not tried comes before two hundred who have, however long these go on', async () => {
  const limits = guarded()
  const seen = attack(limits, 200, guesses => addressOf(guesses % 200))
  for (let hour = 0; hour < 3; hour++) {
    await minutes(60)
    const before = seen.lookedAt
    const owner = guess(limits, `203.0.113.${hour}`)
    await Promise.race([owner, minutes(1)])
    expect([await owner, seen.lookedAt - before <= 1]).toEqual([true, true])
  }
}, 60_000)

test('a rented network of IPv6 addresses counts as one', async () => {
  const limits = guarded()
  attack(limits, 200, guesses => `2001:db8:7:${(guesses % 65_536).toString(16)}::1`)
  await minutes(30)
  const owner = guess(limits, '2001:db8:8:1::1')
  await minutes(1)
  expect(await owner).toBe(true)
}, 60_000)

test('whoever goes away waits no longer, and takes no turn', async () => {
  const limits = guarded()
  for (let number = 0; number < 17; number++) void guess(limits, addressOf(number))
  await minutes(1)
  const busy = guess(limits, addressOf(17))
  const gone = Array.from({ length: 15 }, () => new AbortController())
  const left = gone.map((controller, number) => guess(limits, addressOf(100 + number), controller.signal))
  const last = guess(limits, addressOf(18))
  for (const controller of gone) controller.abort()
  expect(await Promise.all(left)).toEqual(Array(15).fill(false))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await Promise.all([busy, last])).toEqual([true, true])
})

test('whoever remembers in time begins anew', async () => {
  const limits = guarded()
  for (let round = 0; round < 3; round++) {
    for (let number = 0; number < 3; number++) expect(await guess(limits, '203.0.113.1')).toBe(true)
    await (await admit(limits, '203.0.113.1')).forgive()
  }
  expect(await guess(limits, '203.0.113.1')).toBe(true)
})

test('what turned out to be no wrong password slows nobody', async () => {
  const limits = guarded()
  for (let times = 0; times < 50; times++) await (await admit(limits, addressOf(times % 4))).forgive()
})
