import type { Redis } from 'ioredis'
import { Problem } from '#shared/problems.ts'

/** So many within so many seconds, counted from the first. */
export type Limit = { most: number; seconds: number }

/** How often someone has tried something, so that guessing and flooding end. */
export type Attempts = {
  /** Counts one more. Throws `too_many_attempts` with the seconds until the next is possible. */
  take(what: string, limit: Limit): Promise<void>
  /** Begins anew. */
  forget(what: string): Promise<void>
}

const refuse = (milliseconds: number): never => {
  throw new Problem('too_many_attempts', { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) })
}

const mostKept = 100_000

/** Counts in the memory of this process: for one node. */
export const attemptsInMemory = (now: () => Date): Attempts => {
  const counted = new Map<string, { count: number; ends: number }>()

  /** The oldest go first when someone tries to fill the memory. */
  const makeRoom = (moment: number) => {
    for (const [what, { ends }] of counted) if (ends <= moment) counted.delete(what)
    for (const what of counted.keys()) {
      if (counted.size < mostKept) break
      counted.delete(what)
    }
  }

  return {
    take: async (what, { most, seconds }) => {
      const moment = now().getTime()
      const known = counted.get(what)
      if (!known || known.ends <= moment) {
        counted.delete(what)
        if (counted.size >= mostKept) makeRoom(moment)
        counted.set(what, { count: 1, ends: moment + seconds * 1000 })
      } else if (known.count >= most) refuse(known.ends - moment)
      else known.count += 1
    },
    forget: async what => {
      counted.delete(what)
    },
  }
}

const counting = `
local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { count, redis.call('pttl', KEYS[1]) }
`

/** Counts in Redis: for several nodes. */
export const attemptsInRedis = (redis: Redis): Attempts => {
  const keyOf = (what: string) => `federwerk:attempts:${what}`
  return {
    take: async (what, { most, seconds }) => {
      const answer = await redis.eval(counting, 1, keyOf(what), seconds * 1000)
      const [count, left] = answer as [number, number]
      if (count > most) refuse(left)
    },
    forget: async what => {
      await redis.del(keyOf(what))
    },
  }
}
