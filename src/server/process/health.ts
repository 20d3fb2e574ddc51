import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { registry } from './metrics.ts'
import type { Open } from '../world.ts'

const fromHere = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** For whoever runs us: `/healthz` says that the process lives, `/readyz` that it can work, `/metrics` what it does. */
export const healthRoutes = new Hono<Open>()
  .get('/healthz', c => c.text('ok'))
  .get('/readyz', async c => {
    const parts = await c.var.world.health()
    return c.json(parts, Object.values(parts).every(Boolean) ? 200 : 503)
  })
  // The numbers tell how much is used and when: only this machine may read them, unless a proxy is told otherwise.
  .get('/metrics', async c => {
    if (!fromHere.has(getConnInfo(c).remote.address ?? '') || c.req.header('X-Forwarded-For')) return c.notFound()
    return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
