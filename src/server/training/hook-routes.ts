import { Hono } from 'hono'
import * as z from 'zod/mini'
import { asProblem } from '#shared/problems.ts'
import { route } from '../http/route.ts'
import type { Signed } from '../world.ts'
import { tendTrainings } from './tend.ts'

/** How long the keys of a service may take; milliseconds. */
const patience = 20_000

/**
 * What fal tells us. It comes without a session: its signature says who it is, over the body as it came. Whatever it
 * says is only a reason to ask how the training stands, so that it may come twice, late and in any order.
 */
export const trainingHookRoutes = new Hono<Signed>().post(
  '/image-models/fal',
  route(
    {
      summary: 'Events from fal, signed over the raw body; the same event twice changes nothing',
      by: 'everyone',
      gives: z.object({ received: z.literal(true) }),
    },
    async c => {
      const { world } = c.var
      const body = Buffer.from(await c.req.arrayBuffer())
      const news = { body, header: (name: string) => c.req.header(name) }
      const request = await world.training.heard(news, AbortSignal.timeout(patience)).catch((error: unknown) => {
        if (asProblem(error).code === 'webhook_refused')
          world.report(new Error('A message to /api/image-models/fal has no valid signature, or an old one.'))
        throw error
      })
      if (await world.imageModels.hasten('fal', request)) tendTrainings(world).catch(world.report)
      return { received: true } as const
    },
  ),
)
