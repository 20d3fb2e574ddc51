import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, describe, expect, test } from 'vitest'
import { redisAddress, redisAnswers } from '#tests/available.ts'
import { type Attempts, attemptsInMemory, attemptsInRedis } from './attempts.ts'

const limit = { most: 3, seconds: 900 }
const outcomeOf = (taking: Promise<void>) =>
  taking.then(
    () => 'allowed',
    ({ code, details }) => [code, details.seconds],
  )

/** What holds wherever it is counted. */
const promises = (attempts: () => Attempts) => {
  test('allows so many, then says how long to wait', async () => {
    const what = randomUUID()
    const outcomes: unknown[] = []
    for (let tries = 0; tries < 5; tries++) outcomes.push(await outcomeOf(attempts().take(what, limit)))
    const refused = ['too_many_attempts', 900]
    expect(outcomes).toEqual(['allowed', 'allowed', 'allowed', refused, refused])
  })

  test('lets no more through when all come at once', async () => {
    const what = randomUUID()
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(attempts().take(what, limit))))
    expect(outcomes.filter(outcome => outcome === 'allowed')).toHaveLength(3)
  })

  test('counts each thing for itself, and begins anew where it is told to', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    for (let tries = 0; tries < 3; tries++) await attempts().take(one, limit)
    await attempts().take(other, limit)
    await expect(attempts().take(one, limit)).rejects.toMatchObject({ code: 'too_many_attempts' })
    await attempts().forget(one)
    await attempts().take(one, limit)
  })
}

describe('in memory', () => {
  let now = new Date('2026-11-21T12:00:00Z')
  const counted = attemptsInMemory(() => now)
  promises(() => counted)

  test('allows the next when the time is over, and not a second before', async () => {
    for (let tries = 0; tries < 3; tries++) await counted.take('clock', limit)
    now = new Date('2026-11-21T12:14:30Z')
    expect(await outcomeOf(counted.take('clock', limit))).toEqual(['too_many_attempts', 30])
    now = new Date('2026-11-21T12:15:00Z')
    expect(await outcomeOf(counted.take('clock', limit))).toBe('allowed')
  })
})

describe.skipIf(!(await redisAnswers()))('in Redis', () => {
  const redis = new Redis(redisAddress)
  afterAll(() => redis.quit())
  promises(() => attemptsInRedis(redis))

  test('forgets by itself when the time is over', async () => {
    const [what, short] = [randomUUID(), { most: 1, seconds: 1 }]
    const counted = attemptsInRedis(redis)
    await counted.take(what, short)
    await expect(counted.take(what, short)).rejects.toMatchObject({ details: { seconds: 1 } })
    await expect.poll(() => outcomeOf(counted.take(what, short)), { timeout: 5000 }).toBe('allowed')
  })
})
