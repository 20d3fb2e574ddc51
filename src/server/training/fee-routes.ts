import { Hono } from 'hono'
import * as z from 'zod/mini'
import { largestFee, trainerIds } from '#shared/image-models.ts'
import { Problem } from '#shared/problems.ts'
import { route } from '../http/route.ts'
import { may } from '../http/rules.ts'
import type { Signed, World } from '../world.ts'
import { feeIn } from './paying.ts'

const shown = z.object({
  ...{ cents: z.int(), sold: z.boolean() },
  /** Who trains, by its name here, and all that could. */
  trainer: z.nullable(z.string()),
  trainers: z.array(z.object({ id: z.string(), name: z.string() })),
})
const notConnected = {
  de: 'Einer der verbundenen Dienste, die trainieren.',
  en: 'One of the services that are connected and train.',
}
const setting = {
  cents: may(z.int().check(z.gte(0), z.lte(largestFee)), {
    de: 'Ein Betrag von 0 bis 100.000 Euro, in Cent.',
    en: 'An amount from 0 to 100,000 euros, in cents.',
  }),
  trainer: may(z.enum(trainerIds), notConnected),
}

const viewOf = async (world: World) => {
  const [cents, trainer, all] = await Promise.all([feeIn(world), world.training.trainer(), world.training.trainers()])
  return {
    ...{ cents, sold: !!world.payments, trainer: trainer?.service ?? null },
    trainers: all.map(({ service: id, name }) => ({ id, name })),
  }
}

/** What training a model of one's own costs here, and who trains. */
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
      {
        summary: 'Sets what training an image model costs, 0 opens it without payment; and which service trains',
        ...{ body: setting, gives: shown },
      },
      async (c, { cents, trainer }) => {
        const { world, user } = c.var
        const before = await viewOf(world)
        if (trainer !== undefined) {
          if (!before.trainers.some(({ id }) => id === trainer))
            throw new Problem('invalid', { fields: { trainer: notConnected } })
          await world.settings.set('trainer', trainer)
          if (trainer !== before.trainer) await world.audit.record(user, 'trainer_set', trainer)
        }
        if (cents !== undefined) {
          await world.settings.set('trainingFee', cents)
          const details = { before: before.cents, cents }
          if (cents !== before.cents) await world.audit.record(user, 'training_fee_set', '', details)
        }
        return viewOf(world)
      },
    ),
  )
