import type { MiddlewareHandler } from 'hono'
import { fairSemaphore } from '../process/semaphore.ts'

const inTurn = fairSemaphore({ inAll: Infinity, each: 1 })
/** How long one waits for those before it: a line that died while it sent is none to wait for. */
const patience = 5000

/**
 * Answers what is sent to one address in the order in which it comes. A page that is closed sends what was typed last
 * behind a save that is on its way: with who it is to be looked up, that one would be overtaken at times, and what is
 * older would stand there as the newest. Each process has a line of its own.
 */
export const oneByOne: MiddlewareHandler = async (c, next) => {
  const waited = AbortSignal.timeout(patience)
  let isItsTurn = false
  try {
    await inTurn(c.req.path, waited, () => {
      isItsTurn = true
      return next()
    })
  } catch (error) {
    if (isItsTurn) throw error
    await next()
  }
}
