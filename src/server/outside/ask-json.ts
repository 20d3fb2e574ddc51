import { Problem, type ProblemCode } from '#shared/problems.ts'
import { version } from '../process/version.ts'
import { ask } from './ask.ts'
import { bodyOf, folded } from './body.ts'
import { type Destination, Refusal } from './destination.ts'
import { type Resolve, systemResolve } from './resolver.ts'

/** How long a service may take; milliseconds. */
const usualPatience = 8_000

const usual = { 'user-agent': `Federwerk/${version}`, accept: 'application/json', 'accept-encoding': folded }

type Asked = Readonly<{
  /** What is said where no answer comes that can be read. */
  failure: ProblemCode
  headers?: Readonly<Record<string, string>>
  /** Posted as JSON; without it the question is in the address. */
  body?: object
  signal?: AbortSignal
  /** Milliseconds. */
  patience?: number
  resolve?: Resolve
}>

/** Asks a service and reads its JSON. Throws the failure with the reason as its cause, or what the signal says. */
export const askJson = async (destination: Destination, asked: Asked): Promise<unknown> => {
  const { failure, headers, body, signal, patience = usualPatience, resolve = systemResolve } = asked
  const late = AbortSignal.timeout(patience)
  const either = signal ? AbortSignal.any([signal, late]) : late
  const sent = body && { body: JSON.stringify(body) }
  const said = { headers: { ...usual, ...(body && { 'content-type': 'application/json' }), ...headers }, ...sent }
  try {
    const response = await ask(destination, resolve, either, said)
    try {
      if (response.statusCode !== 200) throw new Refusal(`${destination.url.host} answers ${response.statusCode}.`)
      return JSON.parse((await bodyOf(response, either)).toString('utf8')) as unknown
    } finally {
      response.destroy()
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw new Problem(failure, {}, { cause: error })
  }
}
