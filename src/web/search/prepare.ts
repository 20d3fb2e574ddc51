import { whenIdle } from '../ui/when-idle.ts'
import { type Findable, read } from './ranking.ts'

/** So many are read at a time: a few milliseconds, also on a slow device. */
const atOnce = 8
const timeout = 500

/**
 * Reads things while nobody types: what is read of each is kept, and no key has to wait for all of them. Hands back how
 * to leave it.
 */
export const prepare = (things: readonly Findable[]): (() => void) => {
  const piece = (from: number): (() => void) => {
    let leave = () => {}
    const stop = whenIdle(() => {
      read(things.slice(from, from + atOnce))
      if (from + atOnce < things.length) leave = piece(from + atOnce)
    }, timeout)
    return () => (stop(), leave())
  }
  return piece(0)
}
