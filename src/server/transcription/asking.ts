import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Problem } from '#shared/problems.ts'
import type { Connected, Named } from '../connected/service.ts'
import { ask } from '../outside/ask.ts'
import { bodyOf, folded } from '../outside/body.ts'
import { type Bounds, destinationOf, Refusal } from '../outside/destination.ts'
import { systemResolve } from '../outside/resolver.ts'
import { version } from '../process/version.ts'
import type { Heard, ListenRequest, ListenService } from './service.ts'
import { type ListenServiceId, listenServices } from './services/index.ts'

export type ConnectedListener = Connected<Named<ListenServiceId>>

/** Sound as it is sent: a WAV file on our disk. */
export type Sound = Readonly<{ path: string; seconds: number }>

export type ListenBounds = Bounds & {
  /** How long an answer may take at most, whatever its length; milliseconds. */
  readonly patience?: number | undefined
}

/** The largest answer that is read; bytes. */
const largestAnswer = 16_000_000
/** A local model may take longer than the sound itself; milliseconds. */
const patienceFor = (seconds: number) => 120_000 + Math.ceil(seconds) * 2_000

/** A failure that may pass by itself, and after which time the service wants to be asked again; milliseconds. */
export class Passing extends Error {
  override readonly name = 'Passing'
  readonly after: number | undefined
  readonly isBusy: boolean
  constructor(message: string, { after, isBusy = false }: { after?: number; isBusy?: boolean } = {}) {
    super(message)
    this.after = after
    this.isBusy = isBusy
  }
}

const afterIn = (header: string | undefined, now: number) => {
  if (header === undefined) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined
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

/**
 * Asks a service once to listen. Throws `Passing` where it may be asked again, and a `Problem` with the reason as its
 * cause where that would be of no use.
 */
export const askListener = async (
  { id, with: given, model = '', address, from }: ConnectedListener,
  sound: Sound,
  terms: readonly string[],
  { patience, ...bounds }: ListenBounds,
  signal: AbortSignal,
): Promise<Heard> => {
  const service: ListenService = listenServices[id]
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
      if (status === 429 || status >= 500)
        throw new Passing(`${url.host} answers ${status}.`, {
          ...{ after: afterIn(response.headers['retry-after'], Date.now()), isBusy: status === 429 || status === 503 },
        })
      const body = await bodyOf(response, either, largestAnswer)
      if (status !== 200)
        throw new Problem(
          'transcription_error',
          {},
          {
            cause: new Error(`${url.host} answers ${status}: ${body.toString('utf8', 0, 400)}`),
          },
        )
      return service.read(JSON.parse(body.toString('utf8').replace(/^\ufeff/, '')), sound.seconds)
    } finally {
      response.destroy()
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Problem || error instanceof Passing) throw error
    if (late.aborted) throw new Problem('transcription_failed', {}, { cause: new Error(`${url.host} takes too long.`) })
    // What is no address for us stays none; a broken connection may be there the next time.
    const isOurs =
      error instanceof Refusal || error instanceof SyntaxError || !(error instanceof Error && 'code' in error)
    if (isOurs) throw new Problem('transcription_failed', {}, { cause: error })
    throw new Passing(error.message)
  } finally {
    sent.body.destroy()
  }
}
