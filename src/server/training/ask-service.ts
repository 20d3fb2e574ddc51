import { Readable } from 'node:stream'
import { asProblem, Problem } from '#shared/problems.ts'
import { notUnderstood, refusal, secondsOf } from '../outside/upstream.ts'
import { ask } from '../outside/ask.ts'
import { bodyOf } from '../outside/body.ts'
import { type Bounds, type Destination, destinationOf, Refusal } from '../outside/destination.ts'
import { systemResolve } from '../outside/resolver.ts'
import { version } from '../process/version.ts'

/** As much of an answer as is read; bytes. */
const most = 1_000_000

/** A service with our key; `home` is where it answers, which is asked wherever it lies. */
export type Service = Readonly<{ key: string; home: string | undefined; bounds: Bounds }>

type Question = Readonly<{
  method?: string
  headers?: Readonly<Record<string, string>>
  /** JSON, or bytes as they are. */
  body?: object | Uint8Array
}>

const destination = (href: string, { home, bounds }: Service): Destination =>
  home !== undefined && URL.parse(href)?.host === URL.parse(home)?.host
    ? { url: new URL(href), may: () => true }
    : destinationOf(href, bounds)

/** Asks a service that trains once, and gives what it answers. Throws a `Problem`. */
export const askService = async (
  href: string,
  service: Service,
  { method, headers, body }: Question,
  signal: AbortSignal,
): Promise<Buffer> => {
  const bytes = body instanceof Uint8Array ? body : body && Buffer.from(JSON.stringify(body))
  const own = {
    'user-agent': `Federwerk/${version}`,
    ...(body && !(body instanceof Uint8Array) && { 'content-type': 'application/json' }),
    ...(bytes && { 'content-length': String(bytes.length) }),
  }
  try {
    const parts = { headers: { ...own, ...headers }, ...(bytes && { body: Readable.from([bytes]) }) }
    const response = await ask(destination(href, service), systemResolve, signal, {
      ...parts,
      ...(method && { method }),
    })
    try {
      const { statusCode: status = 0 } = response
      const told = await bodyOf(response, signal, most)
      if (status >= 200 && status < 300) return told
      const after = secondsOf(response.headers['retry-after'])
      throw refusal(status, String(told), { key: service.key, ...(after !== undefined && { after }) })
    } finally {
      response.destroy()
    }
  } catch (error) {
    if (error instanceof Refusal) throw new Problem('training_failed', {}, { cause: error })
    throw asProblem(error, 'model_unreachable')
  }
}

/** JSON as a schema has it. Throws `training_failed` where it is something else. */
export const understood = <Read>(told: Buffer, read: (value: unknown) => Read, key: string): Read => {
  try {
    return read(JSON.parse(told.toString('utf8')))
  } catch (error) {
    throw new Problem('training_failed', {}, { cause: notUnderstood(error, key) })
  }
}
