/** What somebody who waits is told: how many are before them; 0 when it is their turn, if they had to wait. */
export type Ahead = (others: number) => void

type Waiting = { tell: Ahead; begin(): void }

/** One after the other, in the order in which they came; who waits is told how many are before them. */
export const openLine = () => {
  let busy = false
  let waiting: readonly Waiting[] = []

  const tell = () => waiting.forEach((one, at) => one.tell(at + 1))
  const next = () => {
    const [first, ...others] = waiting
    busy = first !== undefined
    waiting = others
    first?.begin()
    tell()
  }

  return {
    /** Resolves when it is their turn, with what ends it. Rejects with the signal’s reason: nobody waits any more. */
    turn: (signal: AbortSignal, ahead: Ahead = () => undefined) =>
      new Promise<() => void>((resolve, reject) => {
        signal.throwIfAborted()
        let over = false
        const end = () => {
          if (!over) next()
          over = true
        }
        if (!busy) {
          busy = true
          return resolve(end)
        }
        const leave = () => {
          waiting = waiting.filter(one => one !== own)
          tell()
          reject(signal.reason)
        }
        const own: Waiting = {
          tell: ahead,
          begin() {
            signal.removeEventListener('abort', leave)
            ahead(0)
            resolve(end)
          },
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting = [...waiting, own]
        ahead(waiting.length)
      }),
  }
}
