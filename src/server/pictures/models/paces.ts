import type { Times } from './enlarging.ts'

type Paces = Partial<Record<Times, number>>

/** What comes of work that others wait for, too: who leaves is not held up, and it goes on for them. */
const unlessLeft = async <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> => {
  const left = Promise.withResolvers<never>()
  const leave = () => left.reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work, left.promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/**
 * How many seconds the network that comes along takes for a megapixel on this server. It is measured once for each
 * factor, so that what is said before a picture is enlarged is what is done; nothing where it does not run, which is
 * reported and tried anew the next time.
 */
export const openPaces = (measure: (times: Times) => Promise<number>, report: (error: unknown) => void) => {
  const known = new Map<Times, Promise<number | undefined>>()
  const measured = (times: Times) =>
    measure(times).catch((error: unknown) => {
      known.delete(times)
      report(error)
      return undefined
    })
  return async (times: Times, signal: AbortSignal): Promise<Paces> => {
    signal.throwIfAborted()
    const pace = known.get(times) ?? measured(times)
    known.set(times, pace)
    const found = await unlessLeft(pace, signal)
    return found === undefined ? {} : { [times]: found }
  }
}
