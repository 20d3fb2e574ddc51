type Waiting = { whose: string; begin(): void }

/**
 * Lets so many work at the same time, and so many of each, a person or a click; the others wait, and are served in
 * their order.
 */
export const turns = ({ inAll, each }: { inAll: number; each: number }) => {
  const working = new Map<string, number>()
  const line: Waiting[] = []
  let busy = 0

  const of = (whose: string) => working.get(whose) ?? 0
  const next = () => {
    for (let at = 0; busy < inAll && at < line.length;) {
      const { whose, begin } = line[at] as Waiting
      if (of(whose) >= each) {
        at++
        continue
      }
      line.splice(at, 1)
      busy++
      working.set(whose, of(whose) + 1)
      begin()
    }
  }
  const leave = (whose: string) => {
    busy--
    if (of(whose) > 1) working.set(whose, of(whose) - 1)
    else working.delete(whose)
    next()
  }
  const turn = (whose: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        const at = line.indexOf(waiting)
        if (at >= 0) line.splice(at, 1)
        reject(signal.reason)
      }
      const waiting = {
        whose,
        begin() {
          signal.removeEventListener('abort', give)
          resolve()
        },
      }
      signal.throwIfAborted()
      signal.addEventListener('abort', give, { once: true })
      line.push(waiting)
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
