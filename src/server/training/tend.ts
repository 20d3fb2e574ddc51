import { asProblem, type Problem, type ProblemCode } from '#shared/problems.ts'
import type { ImageModel, LooseTraining } from '../store/image-models.ts'
import type { World } from '../world.ts'
import { packed } from './packed.ts'
import type { Trainer } from './trainer.ts'

/** How long looking after one training may take: less than it is reserved for; milliseconds. */
const patience = 240_000
/** So many trainings a service is asked to forget at a time. */
const atOnce = 5
/** After how many seconds a training is looked at again, and one whose service is away, the longest. */
const [lookEvery, awayAtMost] = [15, 600]
/** Hours after which nobody waits any longer for a training. */
const longest = 24
/** How long a service may take to end a training; milliseconds. */
const forgetting = 20_000
/** A service is asked so often to forget a training; then it is the operator's to look. */
const mostTries = 12

/** What may be over in a while. */
const passing = new Set<ProblemCode>(['model_unreachable', 'model_busy', 'model_failed', 'unavailable'])

const hoursSince = (moment: Date | undefined, now: Date) =>
  moment ? (now.getTime() - moment.getTime()) / 3_600_000 : Infinity

/** Ends a training without a model. What was paid for it is given back: it ends together with that or not at all. */
const fail = async ({ imageModels, jobs, report }: World, { id }: ImageModel, problem: ProblemCode, cause: unknown) => {
  const send = await jobs.within()
  const hasEnded = await imageModels.fail(id, problem, (connection, payment) => send(connection, 'refund', { payment }))
  if (hasEnded) report(cause, { part: 'training', model: id })
}

const begin = async (world: World, model: ImageModel, trainer: Trainer, signal: AbortSignal) => {
  const { imageModels, training, report } = world
  const whole = await imageModels.find(model.user, model.id)
  const { kind, trigger, begunAt } = model
  const order = async () => ({
    ...{ pictures: await packed(world, whole, signal), kind, trigger },
    hook: training.hook(trainer.service),
  })
  // What was begun there already is not begun again where its answer, or we, did not get through.
  const before = begunAt && (await trainer.found?.(trigger, begunAt, signal))
  const request = before ?? (await trainer.begin(await order(), signal))
  try {
    // Whoever has deleted it meanwhile wants nothing of it there.
    if (!(await imageModels.begin(model.id, trainer.service, request, lookEvery)))
      await imageModels.loosen(trainer.service, request)
  } catch (error) {
    // The service must not go on with what nobody here knows of: it ends now, or else at another try.
    await trainer
      .forget(request, AbortSignal.timeout(forgetting))
      .catch(() => imageModels.loosen(trainer.service, request))
      .catch((cause: unknown) => report(cause, { part: 'training', request }))
    throw error
  }
}

const look = async (world: World, model: ImageModel, trainer: Trainer, signal: AbortSignal) => {
  const { imageModels } = world
  const told = await trainer.look(model.request ?? '', signal)
  if (told.state === 'done') return void (await imageModels.finish(model.id, told.weights))
  if (told.state === 'failed') return fail(world, model, 'training_failed', told.cause)
  if (hoursSince(model.begunAt, world.now()) > longest)
    return fail(world, model, 'training_too_long', new Error('The service still trains after a day.'))
  await imageModels.delay(model.id, lookEvery, false)
}

/**
 * Whether a training may still end well. What the service has begun is over only where it says so, or knows it no more:
 * a key that is being changed, or a failure of ours, says nothing of it.
 */
const canEndWell = (state: ImageModel['state'], { code, details }: Problem) =>
  state === 'training' ? code !== 'model_refused' || details.about !== 'model' : passing.has(code)

/** What is told where it failed: at the beginning a service that lets nobody in is the operator's to look after. */
const told: Partial<Record<ProblemCode, ProblemCode>> = {
  model_refused: 'training_refused',
  model_overfull: 'training_overfull',
}
const problemOf = ({ code }: Problem): ProblemCode => told[code] ?? 'training_failed'

const tend = async (world: World, model: ImageModel) => {
  const { imageModels, training, now } = world
  try {
    // Its pictures go to whom its person agreed to, whoever trains what is begun now.
    const trainer = await (model.service ? training.trainerOf(model.service) : training.trainer())
    if (!trainer) throw asProblem(new Error('Nothing that trains is connected any more.'), 'unavailable')
    await (model.state === 'waiting' ? begin : look)(world, model, trainer, AbortSignal.timeout(patience))
  } catch (error) {
    const problem = asProblem(error)
    const why = problem.cause ?? problem
    if (problem.code === 'not_found') return
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    if (!isLate && !canEndWell(model.state, problem)) return fail(world, model, problemOf(problem), why)
    if (hoursSince(model.begunAt, now()) > longest) return fail(world, model, 'training_too_long', why)
    if (!isLate && !passing.has(problem.code)) world.report(why, { part: 'training', model: model.id })
    await imageModels.delay(model.id, Math.min(awayAtMost, lookEvery * 2 ** model.tries), true)
  }
}

/** Has a service forget what it trained for a model that is gone. */
const forget = async (world: World, { request, service, tries }: LooseTraining) => {
  const trainer = await world.training.trainerOf(service)
  if (!trainer) return
  try {
    await trainer.forget(request, AbortSignal.timeout(patience))
    await world.imageModels.forget(request)
  } catch (error) {
    const { cause } = asProblem(error)
    world.report(cause ?? error, { part: 'training', service, request })
    if (tries >= mostTries) await world.imageModels.forget(request)
  }
}

/** Looks after the trainings whose time has come, and has services forget those that nobody has any more. */
export const tendTrainings = async (world: World) => {
  for (;;) {
    const [model] = await world.imageModels.takeDue(1)
    if (!model) break
    await tend(world, model)
  }
  for (const one of await world.imageModels.takeLoose(atOnce)) await forget(world, one)
}
