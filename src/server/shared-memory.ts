import { Redis } from 'ioredis'
import { type Attempts, attemptsInMemory, attemptsInRedis } from './auth/attempts.ts'
import { type Log, memoryLog } from './runs/log.ts'
import { redisLog } from './runs/redis-log.ts'

/** What all nodes of an installation remember together for a short while. */
export type SharedMemory = {
  log: Log
  attempts: Attempts
  health(): Promise<boolean>
  close(): Promise<void>
}

/** In this process (`memory:`), or in Redis for several nodes. */
export const openShared = (address: string, now: () => Date, report: (error: unknown) => void): SharedMemory => {
  if (address.startsWith('memory:')) {
    const log = memoryLog()
    return { log, attempts: attemptsInMemory(now), health: async () => true, close: log.close }
  }
  const redis = new Redis(address, { maxRetriesPerRequest: 1 })
  redis.on('error', report)
  const log = redisLog(address, report)
  return {
    log,
    attempts: attemptsInRedis(redis),
    health: async () => redis.status === 'ready',
    async close() {
      await log.close()
      redis.disconnect()
    },
  }
}
