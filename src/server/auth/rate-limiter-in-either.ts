import { Problem } from '#shared/problems.ts'
import type { RateLimiter } from './rate-limiter.ts'

/** How long we do not ask again where nobody has answered; milliseconds. */
const leaveAloneFor = 5000

/**
 * Counts where all nodes see it, and in this node alone while that does not answer: then each node allows as much as is
 * allowed in all, but nobody waits, and nobody is kept out.
 */
export const rateLimiterInEither = (
  shared: RateLimiter,
  alone: RateLimiter,
  report: (error: unknown) => void,
): RateLimiter => {
  let askAgainAt = -Infinity
  const inEither = async <Result>(count: (rateLimiter: RateLimiter) => Promise<Result>) => {
    if (performance.now() < askAgainAt) return count(alone)
    try {
      return await count(shared)
    } catch (error) {
      if (error instanceof Problem) throw error
      report(error)
      askAgainAt = performance.now() + leaveAloneFor
      return count(alone)
    }
  }
  return {
    take: (what, limit) => inEither(rateLimiter => rateLimiter.take(what, limit)),
    count: (what, seconds) => inEither(rateLimiter => rateLimiter.count(what, seconds)),
    giveBack: what => inEither(rateLimiter => rateLimiter.giveBack(what)),
    pace: (what, pace) => inEither(rateLimiter => rateLimiter.pace(what, pace)),
    forget: what => inEither(rateLimiter => rateLimiter.forget(what)),
  }
}
