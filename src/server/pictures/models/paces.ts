import type { Times } from './enlarging.ts'

type Paces = Partial<Record<Times, number>>

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
  return async (times: Times): Promise<Paces> => {
    const pace = known.get(times) ?? measured(times)
    known.set(times, pace)
    const found = await pace
    return found === undefined ? {} : { [times]: found }
  }
}
