import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { IncomingMessage } from 'node:http'
import { asProblem } from '#shared/problems.ts'
import type { Open } from '../world.ts'
import { around } from './receive.ts'

/** Reads what is still coming, as far as it was announced, and forgets it. */
const forget = async (incoming: IncomingMessage) => {
  for await (const _ of incoming.iterator({ destroyOnReturn: false })) if (incoming.destroyed) return
}

/**
 * A refusal is answered when the upload has ended. Browsers only look for an answer then: whoever hangs up earlier is,
 * on a slow line, a server that is away. What was announced as too large, or not at all, or comes too slowly, is not
 * waited for.
 */
export const readToEnd =
  (most: number): MiddlewareHandler<Open> =>
  async (c, next) => {
    await next()
    if (c.error && asProblem(c.error).code === 'upload_slow') return
    const { incoming } = c.env as HttpBindings
    const announced = Number(incoming.headers['content-length'] ?? Infinity)
    if (announced <= most + around && !incoming.readableEnded) await forget(incoming).catch(() => {})
  }
