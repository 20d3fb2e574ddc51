import { anotherTake } from '#catalogue/takes.ts'
import { answerSchema } from '#shared/json-schema.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { aloneIn, wishesIn, type Wish } from '#shared/variants.ts'
import { isProvider, providerOf } from '../models/providers.ts'
import { ask } from './ask.ts'
import { variantStep } from './charged-before.ts'
import { inShape } from './in-shape.ts'
import { type From, sideBySide } from './side-by-side.ts'
import { step } from './step.ts'
import type { WorkJob, WorkEvent, Worker } from './worker.ts'

/** How many answers a service in the net writes at a time for one person. */
const manyAtOnce = 5

/**
 * A service in the net writes several answers at once. A program on one's own machine often has them wait for each
 * other, and the last would be given up before it began: there one follows the other.
 */
const atOnce = (model: string) => {
  const id = model.slice(0, model.indexOf(':'))
  return isProvider(id) && providerOf(id).keysAt ? manyAtOnce : 1
}

/** One of the answers, as if it had been asked for alone. */
const oneOf = (job: WorkJob, { inputs, take }: Wish, name: string): AsyncIterable<WorkEvent> => {
  const { call, run } = job
  const own: WorkJob = { ...job, run: { ...run, values: aloneIn(call.fields, run.values, inputs) } }
  const shape = call.answer
  const schema = answerSchema(shape, own.run.values, run.language)
  const writing = step(own, name, () =>
    ask(own, { prompt: anotherTake(call.prompt, take), shape, schema, notes: true }),
  )
  return inShape(writing, shape)
}

/** An answer whose service had too much to do, before it had written anything, is tried once more when others end. */
const isBusy = (error: unknown) => error instanceof Problem && error.code === 'model_busy'

/**
 * Several answers to one form. Each stands for itself: one that fails takes none of the others with it. Throws only
 * where all have failed.
 */
export const severally: Worker = async function* (job) {
  const wishes = wishesIn(job.call.fields, job.run.values)
  const failed = new Map<number, unknown>()

  async function* writing(at: number): AsyncIterable<WorkEvent> {
    const wish = wishes[at]
    if (!wish || job.signal.aborted) return
    let written = false
    try {
      for await (const part of oneOf(job, wish, variantStep(at))) {
        written ||= typeof part === 'string' || ('event' in part && part.event !== 'progress')
        yield part
      }
      if (!written && !job.signal.aborted) throw new Problem('model_empty')
    } catch (error) {
      failed.set(at, error)
    }
  }
  async function* several(places: readonly number[], most: number) {
    const streams = places.map(at => () => writing(at))
    for await (const [place, part] of sideBySide(streams, most) as AsyncIterable<From<WorkEvent>>) {
      const own = typeof part === 'string' || ('event' in part && part.event !== 'progress') || 'cut' in part
      yield own ? { of: places[place] ?? 0, part } : part
    }
  }

  yield* several([...wishes.keys()], atOnce(job.run.model))
  const busy = [...failed].flatMap(([at, error]) => (isBusy(error) && failed.size < wishes.length ? [at] : []))
  for (const at of busy) failed.delete(at)
  yield* several(busy, 1)
  if (failed.size === wishes.length) throw failed.get(0)
  for (const [at, error] of failed) yield { of: at, failed: asProblem(error, 'model_failed') }
}
