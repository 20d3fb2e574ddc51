import { Hono } from 'hono'
import * as z from 'zod/mini'
import { asProblem } from '#shared/problems.ts'
import type { TrainerId } from '#shared/image-models.ts'
import { route } from '../http/route.ts'
import type { Signed } from '../world.ts'
import { tendTrainings } from './tend.ts'

/** How long the keys of a service may take; milliseconds. */
const patience = 20_000

const hearing = (service: TrainerId, name: string) =>
  route(
    {
      summary: `Events from ${name}, signed over the raw body; the same event twice changes nothing`,
      by: 'everyone',
      gives: z.object({ received: z.literal(true) }),
    },
    async c => {
      const { world } = c.var
      const body = Buffer.from(await c.req.arrayBuffer())
      const news = { body, header: (of: string) => c.req.header(of) }
      const request = await world.training
        .heard(service, news, AbortSignal.timeout(patience))
        .catch((error: unknown) => {
          if (asProblem(error).code === 'webhook_refused')
            world.report(new Error(`A message to ${c.req.path} has no valid signature, or an old one.`))
          throw error
        })
      if (await world.imageModels.hasten(service, request)) tendTrainings(world).catch(world.report)
      return { received: true } as const
    },
  )

/**
 * What services that train tell us. It comes without a session: its signature says who it is, over the body as it came.
 * Whatever it says is only a reason to ask how the training stands, so that it may come twice, late and in any order.
 */
export const trainingHookRoutes = new Hono<Signed>()
  .post('/image-models/fal', hearing('fal', 'fal'))
  .post('/image-models/replicate', hearing('replicate', 'Replicate'))
