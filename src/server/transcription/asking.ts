import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Problem } from '#shared/problems.ts'
import type { Connected, Named } from '../connected/service.ts'
import { ask } from '../outside/ask.ts'
import { bodyOf, folded } from '../outside/body.ts'
import { again } from '../outside/again.ts'
import { type Bounds, destinationOf } from '../outside/destination.ts'
import { jsonOf } from '../outside/json-of.ts'
import { systemResolve } from '../outside/resolver.ts'
import { masked, secondsOf, secondsToTell, UpstreamError } from '../outside/upstream.ts'
import { version } from '../process/version.ts'
import type { Heard, ListenRequest, ListenService } from './service.ts'
import { type HostedListenerId, hostedListeners } from './services/index.ts'

export type HostedListener = Connected<Named<HostedListenerId>>

/** Sound as it is sent: a WAV file on our disk. */
export type Sound = Readonly<{ path: string; seconds: number }>

export type ListenBounds = Bounds & {
  /** How long an answer may take at most, whatever its length; milliseconds. */
  readonly patience?: number | undefined
  /** How long is waited before it is asked again; milliseconds. */
  readonly pause: number
}

/** The largest answer that is read, and as much of a refusal; bytes. */
const largestAnswer = 16_000_000
const mostOfRefusal = 64_000
/** A local model may take longer than the sound itself; milliseconds. */
const patienceFor = (seconds: number) => 120_000 + Math.ceil(seconds) * 2_000

/** What a refusal means: busy, broken, or something that an administrator has to look at. */
const refused = (status: number, cause: UpstreamError) => {
  if (status === 429 || status === 503 || status === 529)
    return new Problem('transcription_busy', { seconds: secondsToTell(cause.after) }, { cause })
  return new Problem(status >= 500 ? 'transcription_failed' : 'transcription_error', {}, { cause })
}

/** A form whose last part is the file, told before it is read: services want to know how much will come. */
const formWith = async (fields: ListenRequest['form'] & {}, { path }: Sound) => {
  const boundary = `federwerk-${randomUUID()}`
  const part = (head: string, body = '') => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}`
  const line = (text: string) => text.replaceAll(/[\r\n]+/g, ' ')
  const before = Buffer.from(
    fields.map(([name, value]) => `${part(`name="${name}"`, line(value))}\r\n`).join('') +
      part('name="file"; filename="recording.wav"\r\nContent-Type: audio/wav'),
  )
  const after = Buffer.from(`\r\n--${boundary}--\r\n`)
  const length = before.length + (await stat(path)).size + after.length
  async function* body() {
    yield before
    yield* createReadStream(path)
    yield after
  }
  return { type: `multipart/form-data; boundary=${boundary}`, length, body: Readable.from(body()) }
}

const alone = async ({ path }: Sound) => ({
  type: 'audio/wav',
  length: (await stat(path)).size,
  body: createReadStream(path),
})

/** Asks a service once to listen. Throws a `Problem` with the reason as its cause. */
const once = async (
  { id, with: given, model = '', address, from }: HostedListener,
  sound: Sound,
  terms: readonly string[],
  { patience, pause: _, ...bounds }: ListenBounds,
  signal: AbortSignal,
): Promise<Heard> => {
  const service: ListenService = hostedListeners[id]
  const base = address ?? service.base ?? given
  const key = service.access === 'address' ? '' : given
  const { path, query = [], headers, form } = service.ask({ model, key, terms })
  const url = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of query) url.searchParams.append(name, value)
  const isTrusted = from === 'environment' || address === undefined
  const late = AbortSignal.timeout(Math.min(patience ?? Infinity, patienceFor(sound.seconds)))
  const either = AbortSignal.any([signal, late])
  const sent = await (form ? formWith(form, sound) : alone(sound))
  try {
    const response = await ask(
      isTrusted ? { url, may: () => true } : destinationOf(url.href, bounds),
      systemResolve,
      either,
      {
        headers: {
          ...{ 'user-agent': `Federwerk/${version}`, accept: 'application/json', 'accept-encoding': folded },
          ...headers,
          ...{ 'content-type': sent.type, 'content-length': sent.length },
        },
        body: sent.body,
      },
    )
    try {
      const { statusCode: status = 0 } = response
      if (status !== 200) {
        const said = await bodyOf(response, either, mostOfRefusal).then(String, () => '')
        throw refused(status, new UpstreamError(status, masked(said, key), secondsOf(response.headers['retry-after'])))
      }
      const body = await bodyOf(response, either, largestAnswer)
      return service.read(jsonOf(body), sound.seconds)
    } finally {
      response.destroy()
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Problem) throw error
    const cause = late.aborted ? new Error(`${url.host} takes too long.`) : error
    throw new Problem('transcription_failed', {}, { cause })
  } finally {
    sent.body.destroy()
  }
}

/**
 * Has a service listen; what fails for a passing reason is asked for again, twice at most. Throws
 * `transcription_failed`, `transcription_error` or `transcription_busy` with the reason as its cause.
 */
export const askListener = (...asked: Parameters<typeof once>): Promise<Heard> => {
  const [, , , { pause }, signal] = asked
  return again(() => once(...asked), { signal, pause })
}
