import { Redis, type RedisOptions } from 'ioredis'
import { Problem } from '#shared/problems.ts'

/** How long anybody waits for an answer of Redis; milliseconds. */
const patience = 2000

/** For what must arrive some time, and in order: it waits for Redis, however long. */
export const patiently: RedisOptions = { maxRetriesPerRequest: null }
/** For what is asked once and answered at once or not at all. */
export const atOnce: RedisOptions = { maxRetriesPerRequest: 1, commandTimeout: patience / 2 }

/**
 * A connection to Redis. One that has brought nothing for a while, though something was asked, is given up and made
 * anew: a server that stands still accepts everything.
 */
export const connectionTo = (address: string, report: (error: unknown) => void, options: RedisOptions) => {
  const redis = new Redis(address, { ...options, connectTimeout: patience, socketTimeout: 1.5 * patience })
  redis.on('error', report)
  return redis
}

/** What Redis answers. Rejects with `unavailable` where it does not. */
export const answered = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Redis has not answered for ${patience} ms.`)), patience)
  try {
    return await Promise.race([answer, late])
  } catch (error) {
    throw new Problem('unavailable', {}, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
