import { Hono } from 'hono'
import type { Models } from '../models/models.ts'
import type { Signed } from '../world.ts'

/** Whether a model is connected, as anyone may know, and what this person can do where none is. */
const readyView = (models: Models, role: 'user' | 'admin') => {
  const name = models.writer()?.connected.name ?? null
  return { connected: name !== null, name, ways: role === 'admin' ? ('set' as const) : ('ask' as const) }
}
export type ReadyView = ReturnType<typeof readyView>

export const readyRoutes = new Hono<Signed>().get('/models', c =>
  c.json(readyView(c.var.world.models, c.var.user.role)),
)
