import { Hono } from 'hono'
import { Problem } from '#shared/problems.ts'
import type { Open } from '../world.ts'

/** What Stripe tells us. It comes without a session: its signature says who it is, over the body as it came. */
export const stripeRoutes = new Hono<Open>().post('/stripe/webhook', async c => {
  const { payments } = c.var.world
  if (!payments) throw new Problem('not_found')
  await payments.hear(await c.req.text(), c.req.header('stripe-signature') ?? '')
  return c.json({ received: true })
})
