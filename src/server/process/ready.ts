import { Hono } from 'hono'
import * as z from 'zod/mini'
import { route } from '../http/route.ts'
import type { Models } from '../models/models.ts'
import type { Signed } from '../world.ts'

const shown = z.object({ connected: z.boolean(), name: z.nullable(z.string()), ways: z.enum(['set', 'ask']) })
export type ReadyView = z.infer<typeof shown>

/** Whether a model is connected, as anyone may know, and what this person can do where none is. */
const readyView = (models: Models, role: 'user' | 'admin'): ReadyView => {
  const name = models.writer()?.connected.name ?? null
  return { connected: name !== null, name, ways: role === 'admin' ? 'set' : 'ask' }
}

export const readyRoutes = new Hono<Signed>().get(
  '/models',
  route({ summary: 'Whether a model is connected', gives: shown }, async ({ var: { world, user } }) =>
    readyView(world.models, user.role),
  ),
)
