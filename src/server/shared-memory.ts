import { type RateLimiter, rateLimiterInMemory } from './auth/rate-limiter.ts'
import { rateLimiterInEither } from './auth/rate-limiter-in-either.ts'
import { rateLimiterInRedis } from './auth/rate-limiter-in-redis.ts'
import { alone as untold, type Circuits } from './outside/circuits.ts'
import { circuitsInRedis } from './outside/circuits-in-redis.ts'
import { answered, atOnce, connectionTo, patiently } from './process/redis.ts'
import { type Log, memoryLog } from './runs/log.ts'
import { redisLog } from './runs/redis-log.ts'

/** What all nodes of an installation remember together for a short while. */
export type SharedMemory = {
  log: Log
  rateLimiter: RateLimiter
  /** Which models fail. */
  circuits: Circuits
  /** Whether it answers at this moment. */
  health(): Promise<boolean>
  close(): Promise<void>
}

/** In this process (`memory:`), or in Redis for several nodes. */
export const openShared = (address: string, now: () => Date, report: (error: unknown) => void): SharedMemory => {
  const alone = rateLimiterInMemory(now)
  if (address.startsWith('memory:')) {
    const log = memoryLog()
    return { log, rateLimiter: alone, circuits: untold, health: async () => true, close: log.close }
  }
  const redis = connectionTo(address, report, atOnce)
  const log = redisLog(address, report)
  const hearing = connectionTo(address, report, patiently)
  return {
    log,
    circuits: circuitsInRedis(redis, hearing, report),
    rateLimiter: rateLimiterInEither(rateLimiterInRedis(redis), alone, report),
    health: () =>
      Promise.all([answered(redis.ping()), log.health()]).then(
        () => true,
        () => false,
      ),
    async close() {
      await log.close()
      hearing.disconnect()
      redis.disconnect()
    },
  }
}
