import { asProblem, Problem } from '#shared/problems.ts'
import { version } from '../process/version.ts'
import { again } from './again.ts'
import { ask } from './ask.ts'
import { bodyOf, folded } from './body.ts'
import type { Destination } from './destination.ts'
import { jsonOf } from './json-of.ts'
import { type Resolve, systemResolve } from './resolver.ts'
import { refusal, secondsOf } from './upstream.ts'

/** How long a service may take; milliseconds. */
const usualPatience = 8_000
/** As much of a refusal as is read; bytes. */
const mostOfRefusal = 64_000

const usual = { 'user-agent': `Federwerk/${version}`, accept: 'application/json', 'accept-encoding': folded }

type Asked<Answer> = Readonly<{
  /** Whose problems are told: `search_failed`, `search_refused`, `search_busy`. */
  as: 'search' | 'image_search'
  /** Understands the JSON; throws where it is none of its kind. */
  read(answer: unknown): Answer
  /** Masked in whatever the service says. */
  key?: string
  headers?: Readonly<Record<string, string>>
  /** Posted as JSON; without it the question is in the address. */
  body?: object
  signal?: AbortSignal
  /** How long each attempt may take, and how long is waited before the next; milliseconds. */
  patience?: number
  pause: number
  /** Whether another stands by. */
  relieved?: boolean
  resolve?: Resolve
}>

/** Why a service did not answer, as it is told of a search; what it declined stays so, as one has to reword it. */
const toldOf = (as: Asked<unknown>['as'], problem: Problem) => {
  const { code, details, cause } = problem
  if (code === 'model_declined') return problem
  if (code === 'model_refused') return new Problem(`${as}_refused`, {}, { cause })
  if (code === 'model_busy') return new Problem(`${as}_busy`, { seconds: Number(details.seconds) }, { cause })
  return new Problem(`${as}_failed`, {}, { cause: cause ?? problem })
}

const once = async <Answer>(destination: Destination, asked: Asked<Answer>): Promise<Answer> => {
  const { as, read, key, headers, body, signal, patience = usualPatience, resolve = systemResolve } = asked
  const late = AbortSignal.timeout(patience)
  const either = signal ? AbortSignal.any([signal, late]) : late
  const sent = body && { body: JSON.stringify(body) }
  const said = { headers: { ...usual, ...(body && { 'content-type': 'application/json' }), ...headers }, ...sent }
  try {
    const response = await ask(destination, resolve, either, said)
    try {
      const { statusCode: status = 0, headers: told } = response
      if (status === 200) return read(jsonOf(await bodyOf(response, either)))
      const why = await bodyOf(response, either, mostOfRefusal).then(String, () => '')
      const after = secondsOf(told['retry-after'])
      throw refusal(status, why, { ...(after !== undefined && { after }), ...(key && { key }) })
    } finally {
      response.destroy()
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw toldOf(as, late.aborted ? new Problem('model_timeout', {}, { cause: late.reason }) : asProblem(error))
  }
}

/**
 * Asks a service and reads its JSON; what fails for a passing reason is asked for again, twice at most. Throws a
 * `Problem` of its kind with the reason as its cause, or what the signal says.
 */
export const askJson = <Answer>(destination: Destination, asked: Asked<Answer>): Promise<Answer> => {
  const { signal, pause, relieved = false } = asked
  return again(() => once(destination, asked), { signal, pause, relieved })
}
