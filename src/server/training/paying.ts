import { setTimeout as pause } from 'node:timers/promises'
import { usualFee } from '#shared/image-models.ts'
import { Problem } from '#shared/problems.ts'
import type { Refund } from '../jobs/jobs.ts'
import type { Sale } from '../payments/one-time.ts'
import type { GivesBack, ImageModel } from '../store/image-models.ts'
import type { World } from '../world.ts'
import { beginIfFit } from './start.ts'

/** What training costs here, in cents; 0: nothing. */
export const feeIn = async ({ settings }: World) => (await settings.get('trainingFee')) ?? usualFee

/** Whether a model's training is paid for. */
export const isPaid = ({ payment, refundedAt }: Pick<ImageModel, 'payment' | 'refundedAt'>) =>
  payment !== undefined && refundedAt === undefined

/** Begins what was paid for and never begun, because the server ended between the two. */
const beginIfPaid = async (world: World, user: string, id: string) => {
  const model = await world.imageModels.find(user, id)
  if (model.state === 'draft' && isPaid(model)) await beginIfFit(world, user, id)
}

/**
 * Takes a payment for a model, and begins its training where nothing is in the way; where something is, the payment
 * stays with the model until then. What was paid for twice, or for nothing, is given back.
 */
export const paidFor = async (world: World, { user, model, payment, cents }: Sale) => {
  const { imageModels, jobs } = world
  if (await imageModels.holds(user, model, payment)) return void (await beginIfPaid(world, user, model))
  if (await imageModels.pay(user, model, payment, cents)) return void (await beginIfFit(world, user, model))
  if (!(await imageModels.holds(user, model, payment))) await jobs.send('refund', { payment })
}

/** Gives a payment back. Throws where that cannot be done now. */
export const giveBack = async ({ payments }: Pick<World, 'payments'>, { payment }: Refund) => {
  if (!payments) throw new Error('A payment cannot be given back: Stripe is not connected any more.')
  await payments.refund(payment)
}

/** How long whoever deletes something that was paid for waits for the jobs to start; milliseconds. */
const patience = 5000

const tooLate = async () => {
  await pause(patience, undefined, { ref: false })
  throw new Problem('unavailable')
}

// Before the jobs have started nobody waits where nothing is to be given back; what is paid for at this moment keeps
// all as it was.
const nothing: GivesBack = () => Promise.reject(new Problem('unavailable'))

/**
 * What gives back what a person has paid for, of one model or of all, in the transaction in which it goes or ends. Ask
 * for it before anything is ended. Throws `unavailable` where something was paid for and the jobs do not start.
 */
export const refunding = async ({ imageModels, jobs }: World, user: string, id?: string): Promise<GivesBack> => {
  if (!jobs.areRunning() && !(await imageModels.unused(user, id)).length) return nothing
  const send = await Promise.race([jobs.within(), tooLate()])
  return (connection, payment) => send(connection, 'refund', { payment })
}
