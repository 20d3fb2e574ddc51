import type { Redis } from 'ioredis'
import { type RateLimiter, takingBy } from './rate-limiter.ts'

const counting = `
local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { count, redis.call('pttl', KEYS[1]) }
`

const givingBack = `
if redis.call('exists', KEYS[1]) == 1 and redis.call('decr', KEYS[1]) < 1 then redis.call('del', KEYS[1]) end
`

/** The key lives until the last one that was taken has been paid for; all in milliseconds. */
const pacing = `
local left = math.max(0, redis.call('pttl', KEYS[1]))
local wait = left - (ARGV[1] - 1) * ARGV[2]
if wait > 0 then return wait end
redis.call('set', KEYS[1], 1, 'px', left + ARGV[2])
return 0
`

/** Counts in Redis: for several nodes. */
export const rateLimiterInRedis = (redis: Redis): RateLimiter => {
  const keyOf = (what: string) => `federwerk:attempts:${what}`
  const count: RateLimiter['count'] = async (what, seconds) => {
    const [count, left] = (await redis.eval(counting, 1, keyOf(what), seconds * 1000)) as [number, number]
    return { count, left }
  }
  return {
    take: takingBy(count),
    count,
    giveBack: async what => void (await redis.eval(givingBack, 1, keyOf(what))),
    forget: async what => void (await redis.del(keyOf(what))),
    pace: async (what, { burst, every }) =>
      (await redis.eval(pacing, 1, keyOf(what), burst, Math.round(every * 1000))) as number,
  }
}
