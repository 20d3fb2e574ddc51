import { Hono } from 'hono'
import * as z from 'zod/mini'
import { largestFee } from '#shared/image-models.ts'
import { route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import type { Signed, World } from '../world.ts'
import { feeIn } from './paying.ts'

const shown = z.object({ cents: z.int(), sold: z.boolean(), trainer: z.nullable(z.string()) })
const setting = {
  cents: needs(z.int().check(z.gte(0), z.lte(largestFee)), {
    de: 'Ein Betrag von 0 bis 100.000 Euro, in Cent.',
    en: 'An amount from 0 to 100,000 euros, in cents.',
  }),
}

const viewOf = async (world: World) => ({
  ...{ cents: await feeIn(world), sold: !!world.payments },
  trainer: (await world.training.trainer())?.name ?? null,
})

/** What training a model of one's own costs here. */
export const trainingFeeRoutes = new Hono<Signed>()
  .get(
    '/training',
    route(
      {
        summary: 'What training an image model costs, in cents; 0: nothing. Whether it can be paid for, and who trains',
        gives: shown,
      },
      c => viewOf(c.var.world),
    ),
  )
  .put(
    '/training',
    route(
      { summary: 'Sets what training an image model costs; 0 opens it without payment', body: setting, gives: shown },
      async (c, { cents }) => {
        const { world, user } = c.var
        const before = await feeIn(world)
        await world.settings.set('trainingFee', cents)
        if (cents !== before) await world.audit.record(user, 'training_fee_set', '', { before, cents })
        return viewOf(world)
      },
    ),
  )
