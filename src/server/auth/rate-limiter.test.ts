import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, describe, expect, test } from 'vitest'
import { redisAddress, redisAnswers } from '#tests/available.ts'
import { type RateLimiter, rateLimiterInMemory } from './rate-limiter.ts'
import { rateLimiterInRedis } from './rate-limiter-in-redis.ts'

const limit = { most: 3, seconds: 900 }
const outcomeOf = (taking: Promise<void>) =>
  taking.then(
    () => 'allowed',
    ({ code, details }) => [code, details.seconds],
  )

/** What holds wherever it is counted. */
const promises = (rateLimiter: () => RateLimiter) => {
  test('allows so many, then says how long to wait', async () => {
    const what = randomUUID()
    const outcomes: unknown[] = []
    for (let tries = 0; tries < 5; tries++) outcomes.push(await outcomeOf(rateLimiter().take(what, limit)))
    const refused = ['too_many_attempts', 900]
    expect(outcomes).toEqual(['allowed', 'allowed', 'allowed', refused, refused])
  })

  test('lets no more through when all come at once', async () => {
    const what = randomUUID()
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(rateLimiter().take(what, limit))))
    expect(outcomes.filter(outcome => outcome === 'allowed')).toHaveLength(3)
  })

  test('counts each thing for itself, and begins anew where it is told to', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    for (let tries = 0; tries < 3; tries++) await rateLimiter().take(one, limit)
    await rateLimiter().take(other, limit)
    await expect(rateLimiter().take(one, limit)).rejects.toMatchObject({ code: 'too_many_attempts' })
    await rateLimiter().forget(one)
    await rateLimiter().take(one, limit)
  })

  test('takes back what should not have counted', async () => {
    const what = randomUUID()
    for (let round = 0; round < 5; round++) {
      await rateLimiter().take(what, limit)
      await rateLimiter().giveBack(what)
    }
    expect(await rateLimiter().count(what, 900)).toMatchObject({ count: 1 })
  })

  test('gives so many at once, then one each so many seconds, also where all come at once', async () => {
    const [what, pace] = [randomUUID(), { burst: 3, every: 600 }]
    const waits = await Promise.all(Array.from({ length: 20 }, () => rateLimiter().pace(what, pace)))
    expect(waits.filter(wait => wait === 0)).toHaveLength(3)
    const longest = Math.max(...waits)
    expect(longest).toBeGreaterThan(590_000)
    expect(longest).toBeLessThanOrEqual(600_000)
  })
}

describe('in memory', () => {
  let now = new Date('2026-11-21T12:00:00Z')
  const counted = rateLimiterInMemory(() => now)
  promises(() => counted)

  test('allows the next when the time is over, and not a second before', async () => {
    for (let tries = 0; tries < 3; tries++) await counted.take('clock', limit)
    now = new Date('2026-11-21T12:14:30Z')
    expect(await outcomeOf(counted.take('clock', limit))).toEqual(['too_many_attempts', 30])
    now = new Date('2026-11-21T12:15:00Z')
    expect(await outcomeOf(counted.take('clock', limit))).toBe('allowed')
  })

  test('goes on at its pace as time passes', async () => {
    const pace = { burst: 2, every: 60 }
    const at = async (time: string) => {
      now = new Date(`2026-11-21T13:${time}Z`)
      return counted.pace('paced', pace)
    }
    expect([await at('00:00'), await at('00:00'), await at('00:30')]).toEqual([0, 0, 30_000])
    expect([await at('01:00'), await at('01:59'), await at('02:00')]).toEqual([0, 1000, 0])
  })

  test('what was tried often stays counted while someone fills the memory with made-up names', async () => {
    const small = rateLimiterInMemory(() => now, 1000)
    for (let tries = 0; tries < 5; tries++) await small.count('under attack', 3600)
    for (let made = 0; made < 5000; made++) await small.count(`made up ${made}`, 3600)
    expect(await small.count('under attack', 3600)).toMatchObject({ count: 6 })
  })
})

describe.skipIf(!(await redisAnswers()))('in Redis', () => {
  const redis = new Redis(redisAddress)
  afterAll(() => redis.quit())
  promises(() => rateLimiterInRedis(redis))

  test('forgets by itself when the time is over', async () => {
    const [what, short] = [randomUUID(), { most: 1, seconds: 1 }]
    const counted = rateLimiterInRedis(redis)
    await counted.take(what, short)
    await expect(counted.take(what, short)).rejects.toMatchObject({ details: { seconds: 1 } })
    await expect.poll(() => outcomeOf(counted.take(what, short)), { timeout: 5000 }).toBe('allowed')
  })
})
