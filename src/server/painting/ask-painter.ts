import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { asProblem, Problem } from '#shared/problems.ts'
import type { Connected, Named } from '../connected/service.ts'
import { again } from '../outside/again.ts'
import { notUnderstood, refusal, secondsOf, UpstreamError } from '../outside/upstream.ts'
import { ask, type RequestParts } from '../outside/ask.ts'
import { bodyOf } from '../outside/body.ts'
import { type Bounds, type Destination, destinationOf, Refusal } from '../outside/destination.ts'
import { multipart } from '../outside/form.ts'
import { jsonOf } from '../outside/json-of.ts'
import { systemResolve } from '../outside/resolver.ts'
import { version } from '../process/version.ts'
import { type PaintServiceId, paintServices } from './services/index.ts'
import {
  type AtOnce,
  farewell,
  type Painted,
  type PaintQuestion,
  type PaintService,
  type PaintWire,
} from './services/service.ts'

export type ConnectedPainter = Connected<Named<PaintServiceId>>

export type PaintBounds = Bounds &
  Readonly<{
    /** How long a picture may take, and how long is waited before asking once more, or looking again; milliseconds. */
    patience: number
    pause: number
    look: number
    /** The largest answer; bytes. */
    answer?: number
  }>

/** The largest answer, where none is given, the largest picture, and as much of a refusal as is read; bytes. */
const most = { answer: 120_000_000, picture: 40_000_000, refusal: 64_000 }
const agent = { 'user-agent': `Federwerk/${version}` }

type Asking = Readonly<{ to: Destination; parts: RequestParts; key: string; most: number; signal: AbortSignal }> &
  Pick<PaintWire, 'refused'>

const once = async ({ to, parts, key, most: bytes, signal, refused }: Asking): Promise<Buffer> => {
  const response = await ask(to, systemResolve, signal, parts)
  try {
    const { statusCode: status = 0, headers } = response
    if (status >= 200 && status < 300) return await bodyOf(response, signal, bytes)
    const said = await bodyOf(response, signal, most.refusal).then(String, () => '')
    throw refused?.(status, said) ?? refusal(status, said, { after: secondsOf(headers['retry-after']), key })
  } finally {
    response.destroy()
  }
}

/** What was too much for a service, as people know it: their words, or the picture that went with them. */
const tooMuch = ({ cause }: Problem, withPicture: boolean) => {
  const isPicture = withPicture && cause instanceof UpstreamError && cause.status === 413
  return new Problem(isPicture ? 'painting_picture_too_large' : 'painting_words_too_long', {}, { cause })
}

const partsOf = ({ headers, body, form }: PaintWire): RequestParts => {
  if (!form && !body) return { headers: { ...agent, ...headers } }
  if (!form) {
    return { headers: { ...agent, 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
  }
  const { body: bytes, type } = multipart(form)
  return {
    headers: { ...agent, ...headers, 'content-type': type, 'content-length': bytes.length },
    body: Readable.from([bytes]),
  }
}

const readIn = (service: AtOnce, answer: Buffer, key: string): Painted => {
  if (service.answers === 'picture') return { pictures: [{ base64: answer.toString('base64') }] }
  try {
    return service.read(jsonOf(answer))
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('painting_failed', {}, { cause: notUnderstood(error, key) })
  }
}

/**
 * Has a service paint, as often as it can at one question. What fails for a passing reason is asked for again, twice at
 * most; what lies at an address is fetched at once. Throws a `Problem`.
 */
export const askPainter = async (
  { id, with: given, address, model = '', workflows, from }: ConnectedPainter,
  asked: Omit<PaintQuestion, 'key' | 'model' | 'task'>,
  { patience, pause: wait, look, answer = most.answer, ...bounds }: PaintBounds,
  signal: AbortSignal,
): Promise<readonly Buffer[]> => {
  const service: PaintService = paintServices[id]
  const isByAddress = service.access === 'address'
  const key = isByAddress ? '' : given
  const base = (isByAddress ? given : (address ?? service.address ?? '')).replace(/\/$/, '')
  // What the environment names is trusted, wherever it is; so is where a service is at home.
  const isTrusted = from === 'environment' || (!isByAddress && address === undefined)
  const own = new URL(base)
  const late = AbortSignal.timeout(patience)
  const either = AbortSignal.any([signal, late])
  // Where an answer leads is checked as any address is, unless it is where we asked.
  const to = (href: string): Destination =>
    isTrusted && URL.parse(href)?.host === own.host
      ? { url: new URL(href), may: () => true }
      : destinationOf(href, bounds)
  const task = randomUUID()
  const asksOnce = (wire: PaintWire, until: AbortSignal) =>
    once({ to: to(base + wire.path), parts: partsOf(wire), key, most: answer, signal: until, refused: wire.refused })
  const asks = (wire: PaintWire, until = either) => again(() => asksOnce(wire, until), { signal: until, pause: wait })
  try {
    const question = { ...asked, task, key, model, workflows }
    const moment = () => pause(look, undefined, { signal: either })
    if ('paint' in service) return await service.paint(question, { ask: asks, wait: moment, signal: either })
    let told = readIn(service, await asks(service.ask(question)), key)
    let place = ''
    while ('again' in told) {
      place = told.again || place
      await moment()
      const parts = { headers: { ...agent, ...service.headersAgain?.(key) } }
      const looked = () => once({ to: to(place), parts, key, most: answer, signal: either })
      told = readIn(service, await again(looked, { signal: either, pause: wait }), key)
    }
    if (!told.pictures.length)
      throw new Problem('painting_failed', {}, { cause: new UpstreamError(200, 'no picture in the answer') })
    return await Promise.all(
      told.pictures.map(one => {
        if ('base64' in one) return Buffer.from(one.base64, 'base64')
        const fetching = { to: to(one.address), parts: { headers: agent }, key, most: most.picture, signal: either }
        return again(() => once(fetching), { signal: either, pause: wait })
      }),
    )
  } catch (error) {
    if (either.aborted && 'end' in service) {
      const leaving = AbortSignal.timeout(farewell)
      // Never once more: somebody else's work may have begun there meanwhile.
      await service.end?.(task, wire => asksOnce(wire, leaving)).catch(() => undefined)
    }
    signal.throwIfAborted()
    if (error instanceof Problem && error.code === 'painting_queued') throw error
    if (error instanceof Problem && error.code === 'model_overfull') throw tooMuch(error, asked.from !== undefined)
    if (late.aborted) throw new Problem('model_timeout', { seconds: Math.round(patience / 1000) }, { cause: error })
    if (error instanceof Problem && error.code !== 'model_failed') throw error
    if (error instanceof Refusal || error instanceof Problem)
      throw new Problem('painting_failed', {}, { cause: error.cause ?? error })
    throw asProblem(error, 'model_unreachable')
  }
}
