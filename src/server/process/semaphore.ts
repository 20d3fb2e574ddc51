type Waiting = { whose: string; round: number; begin(): void }

/**
 * A fair semaphore: lets so many work at the same time, and so many of each person; the others wait. They are served in
 * rounds, one of each in a round, so that nobody waits behind all that somebody else has asked for.
 */
export const fairSemaphore = ({ inAll, each }: { inAll: number; each: number }) => {
  const working = new Map<string, number>()
  /** The last round of everyone who works or waits; `now` is the one that is served. */
  const rounds = new Map<string, number>()
  let now = 0
  /** In the order of their rounds. */
  const line: Waiting[] = []
  let busy = 0

  const of = (whose: string) => working.get(whose) ?? 0
  const next = () => {
    for (let at = 0; busy < inAll && at < line.length;) {
      const { whose, round, begin } = line[at] as Waiting
      if (of(whose) >= each) {
        at++
        continue
      }
      line.splice(at, 1)
      busy++
      now = Math.max(now, round)
      working.set(whose, of(whose) + 1)
      begin()
    }
  }
  const forget = (whose: string) => {
    if (!working.has(whose) && !line.some(other => other.whose === whose)) rounds.delete(whose)
  }
  const leave = (whose: string) => {
    busy--
    if (of(whose) > 1) working.set(whose, of(whose) - 1)
    else working.delete(whose)
    forget(whose)
    next()
  }
  const join = (waiting: Waiting) => {
    rounds.set(waiting.whose, waiting.round)
    const behind = line.findLastIndex(({ round }) => round <= waiting.round)
    line.splice(behind + 1, 0, waiting)
  }
  const turn = (whose: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        const at = line.indexOf(waiting)
        if (at >= 0) line.splice(at, 1)
        forget(whose)
        reject(signal.reason)
      }
      const waiting = {
        whose,
        round: Math.max(now, (rounds.get(whose) ?? 0) + 1),
        begin() {
          signal.removeEventListener('abort', give)
          resolve()
        },
      }
      signal.throwIfAborted()
      signal.addEventListener('abort', give, { once: true })
      join(waiting)
      next()
    })

  /** Does the work when it is its turn; who has gone in the meantime is not waited for. */
  return async <Result>(whose: string, signal: AbortSignal, work: () => Promise<Result>) => {
    await turn(whose, signal)
    try {
      return await work()
    } finally {
      leave(whose)
    }
  }
}
