import { Problem } from '#shared/problems.ts'
import type { Attempts } from './attempts.ts'

/** How long we do not ask again where nobody has answered; milliseconds. */
const leaveAloneFor = 5000

/**
 * Counts where all nodes see it, and in this node alone while that does not answer: then each node allows as much as is
 * allowed in all, but nobody waits, and nobody is kept out.
 */
export const attemptsInEither = (shared: Attempts, alone: Attempts, report: (error: unknown) => void): Attempts => {
  let askAgainAt = -Infinity
  const inEither = async <Result>(count: (attempts: Attempts) => Promise<Result>) => {
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
    take: (what, limit) => inEither(attempts => attempts.take(what, limit)),
    count: (what, seconds) => inEither(attempts => attempts.count(what, seconds)),
    giveBack: what => inEither(attempts => attempts.giveBack(what)),
    pace: (what, pace) => inEither(attempts => attempts.pace(what, pace)),
    forget: what => inEither(attempts => attempts.forget(what)),
  }
}
