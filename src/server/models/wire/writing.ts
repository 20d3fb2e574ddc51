import { asProblem, Problem } from '#shared/problems.ts'
import { fit, type Health } from '../../outside/health.ts'
import type { Limits } from '../limits.ts'
import type { Ask, Writer } from '../writer.ts'
import type { Answering } from './exchange.ts'
import { again } from '../../outside/again.ts'
import { openWaiting } from './waiting.ts'

/** Begins an answer in a service's own way: it is there with its first token. Rejects as long as none has come. */
export type Begin = (ask: Ask) => Promise<Answering>

/** A model that can be asked. */
export type Seat = {
  begin: Begin
  limits: Pick<Limits, 'again'>
  /** Said with what it writes, where several could have written it. */
  name?: string
  health?: Health
  /** Called when nobody answers there. */
  missed?: () => void
  /** Called when it could not begin, and the next one is asked. */
  passedOn?: (problem: Problem) => void
}

/** Those that may be asked now, in their order. */
export const ready = <Any extends Pick<Seat, 'health'>>(seats: readonly Any[]): readonly Any[] =>
  fit(seats, ({ health }) => !!health?.isPassedOver())

/** Begins an answer of one model, once more where that may help; notes how it went. */
const begun = async ({ begin, limits, health, missed }: Seat, ask: Ask, relieved: boolean) => {
  health?.asked()
  let asked = performance.now()
  try {
    const circumstances = { signal: ask.signal, pause: limits.again, relieved }
    const answer = await again(() => {
      asked = performance.now()
      return begin(ask)
    }, circumstances)
    health?.began(performance.now() - asked)
    return answer
  } catch (error) {
    if (ask.signal.aborted) health?.left()
    else {
      const problem = asProblem(error, 'model_failed')
      health?.failed(problem)
      if (problem.code === 'model_unreachable') missed?.()
    }
    throw error
  }
}

/**
 * The first answer that begins. What nobody would write is not asked again of the others; a text that was too long for
 * one of them is said to be so in the end, since it can be shortened.
 */
const first = async (seats: readonly Seat[], ask: Ask) => {
  let overfull: unknown
  for (const [at, seat] of seats.entries()) {
    const isLast = at === seats.length - 1
    try {
      return { seat, answer: await begun(seat, ask, !isLast) }
    } catch (error) {
      if (ask.signal.aborted) throw error
      const problem = asProblem(error, 'model_failed')
      if (problem.code === 'model_overfull') overfull = error
      if (problem.code === 'model_declined') throw error
      if (isLast) throw overfull ?? error
      seat.passedOn?.(problem)
    }
  }
  throw new Problem('no_model')
}

/**
 * A writer that asks models in their order until one begins, and reads its answer to the end: after the first token
 * nothing is switched.
 */
export const writing = (seats: readonly Seat[]): Writer =>
  async function* (ask) {
    const { signal } = ask
    if (signal.aborted) return
    const waiting = openWaiting()
    let beginning: ReturnType<typeof first> | undefined
    let answer: Answering | undefined
    let health: Health | undefined
    let failed = false
    try {
      beginning = first(ready(seats), { ...ask, waits: waiting.tell })
      yield* waiting.until(beginning)
      const { seat, answer: begun } = await beginning
      answer = begun
      health = seat.health
      if (seat.name) yield { by: seat.name }
      for (;;) {
        const piece = answer.take()
        if (piece !== undefined) yield piece
        else if (answer.isOver()) return
        else await answer.more()
        if (signal.aborted) return
      }
    } catch (error) {
      if (signal.aborted) return
      failed = true
      health?.failed(asProblem(error, 'model_failed'))
      throw error
    } finally {
      if (answer && !failed) health?.wrote()
      // Who has left before the first word has left all of it.
      if (answer) answer.close()
      else
        void beginning?.then(
          ({ answer: late }) => late.close(),
          () => undefined,
        )
    }
  }
