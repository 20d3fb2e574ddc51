import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { route } from '../http/route.ts'
import type { Signed } from '../world.ts'

/** What Stripe tells us. It comes without a session: its signature says who it is, over the body as it came. */
export const stripeRoutes = new Hono<Signed>().post(
  '/stripe/webhook',
  route(
    {
      summary: 'Events from Stripe, signed over the raw body; the same event twice changes nothing',
      by: 'everyone',
      gives: z.object({ received: z.literal(true) }),
    },
    async c => {
      const { payments } = c.var.world
      if (!payments) throw new Problem('not_found')
      await payments.hear(await c.req.text(), c.req.header('stripe-signature') ?? '')
      return { received: true } as const
    },
  ),
)
