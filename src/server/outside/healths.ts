import { asProblem } from '#shared/problems.ts'
import { alone, type Circuits } from './circuits.ts'
import { fit, type Health, healthOf } from './health.ts'

/** How it stands with the services of one kind, each by its name; one that is passed over is so in every process. */
export type Healths = {
  isPassedOver(name: string): boolean
  /** Those to be asked now, in their order; where all are passed over, all of them: somebody has to try. */
  fit<One>(all: readonly One[], nameOf: (one: One) => string): readonly One[]
  /** Asks one, and notes how it went. Throws what it throws. */
  asking<Answer>(name: string, signal: AbortSignal | undefined, ask: () => Promise<Answer>): Promise<Answer>
  /** The same of one whose answer comes in parts. */
  hearing<Part>(name: string, signal: AbortSignal, ask: () => AsyncIterable<Part>): AsyncIterable<Part>
}

type Parts = Readonly<{
  /** What they do, as processes call it among each other: `speak`, `search`. */
  deed: string
  circuits: Circuits | undefined
  now(): Date
}>

/** Notes how it goes with the services of one kind. */
export const openHealths = ({ deed, circuits = alone, now }: Parts): Healths => {
  const known = new Map<string, Health>()
  const of = (name: string) => {
    const health = known.get(name) ?? healthOf(() => now().getTime(), { name: `${deed} ${name}`, circuits })
    known.set(name, health)
    return health
  }
  const isPassedOver = (name: string) => of(name).isPassedOver()

  async function* hearing<Part>(name: string, signal: AbortSignal | undefined, ask: () => AsyncIterable<Part>) {
    const health = of(name)
    let ended = false
    health.asked()
    try {
      yield* ask()
      ended = true
      health.wrote()
    } catch (error) {
      ended = !signal?.aborted
      if (ended) health.failed(asProblem(error))
      throw error
    } finally {
      if (!ended) health.left()
    }
  }

  return {
    isPassedOver,
    fit: (all, nameOf) => fit(all, one => isPassedOver(nameOf(one))),
    hearing,
    async asking<Answer>(name: string, signal: AbortSignal | undefined, ask: () => Promise<Answer>) {
      const answers: Answer[] = []
      const one = async function* () {
        yield await ask()
      }
      for await (const answer of hearing(name, signal, one)) answers.push(answer)
      return answers[0] as Answer
    },
  }
}
