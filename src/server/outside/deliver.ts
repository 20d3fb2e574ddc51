import type { Failure } from '#shared/feedback.ts'
import { version } from '../process/version.ts'
import { ask, isRedirect } from './ask.ts'
import { type Bounds, type Destination, destinationOf, Refusal } from './destination.ts'
import { type Resolve, systemResolve } from './resolver.ts'

/** For everything together, until the answer begins; milliseconds. */
const usualPatience = 10_000

/** Where something is delivered. What the operator's environment names is trusted wherever it leads. */
export type Receiver = Readonly<{ address: string; trusted: boolean }>

const destinationFor = ({ address, trusted }: Receiver, bounds: Bounds): Destination =>
  trusted ? { url: new URL(address), may: () => true } : destinationOf(address, bounds)

const failureOf = (error: unknown, late: boolean): Failure =>
  late ? { why: 'slow' } : { why: error instanceof Refusal ? 'refused' : 'unreachable' }

/**
 * Posts something as JSON, and is content with any answer of 2xx. Redirects are not followed: what was said is for
 * whoever was named. Says why it failed where it did.
 */
export const deliverTo = async (
  receiver: Receiver,
  what: object,
  { resolve = systemResolve, patience = usualPatience, ...bounds }: Bounds & { resolve?: Resolve; patience?: number },
): Promise<Failure | undefined> => {
  const signal = AbortSignal.timeout(patience)
  const body = JSON.stringify(what)
  const headers = {
    'user-agent': `Federwerk/${version}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  try {
    const response = await ask(destinationFor(receiver, bounds), resolve, signal, { headers, body })
    response.destroy()
    const status = response.statusCode ?? 0
    if (status >= 200 && status < 300) return undefined
    return { why: isRedirect(status) ? 'redirect' : 'status', status }
  } catch (error) {
    return failureOf(error, signal.aborted)
  }
}
