import type { MiddlewareHandler } from 'hono'
import { fairSemaphore } from '../process/semaphore.ts'

const inTurn = fairSemaphore({ inAll: Infinity, each: 1 })
/** It is done also when its page has gone. */
const stays = new AbortController().signal

/**
 * Answers what is sent to one address in the order in which it comes. A page that is closed sends what was typed last
 * behind a save that is on its way: with who it is to be looked up, that one would be overtaken at times, and what is
 * older would stand there as the newest. Each process has a line of its own.
 */
export const oneByOne: MiddlewareHandler = (c, next) => inTurn(c.req.path, stays, next)
