import { setImmediate as others } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Waits for a turn of the event loop that nobody else has who waits here. What takes its time begins with it: where
 * many come at the same moment, whoever else there is gets served between each of them, and not after all.
 */
export const ownTurn = (): Promise<void> => {
  const mine = last.then(() => others())
  last = mine
  return mine
}
