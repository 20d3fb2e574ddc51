import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Problem } from '#shared/problems.ts'
import { type Incoming, incoming } from './incoming.ts'
import type { Limits } from '../limits.ts'
import { type Listener, reading } from './reading.ts'
import { notUnderstood, refusal, secondsOf, UpstreamError } from '../../outside/upstream.ts'

export type Post = { url: URL; key?: string; body: object; signal: AbortSignal; limits: Limits; listen: Listener }

/** An answer under way; `close` ends it where nobody reads on. */
export type Answering = Incoming & { close(): void }

const kept = { keepAlive: true, maxSockets: Infinity }
const ways = {
  'http:': { request: http.request, agent: new http.Agent(kept) },
  'https:': { request: https.request, agent: new https.Agent(kept) },
}

/** How long the rest of a transfer may take once it no longer matters, in milliseconds. */
const trailing = 1000
/** How much of a refusal is read, in characters. */
const mostOfRefusal = 8_000

const begin = ({ url, key, body }: Post) => {
  const { request, agent } = ways[url.protocol === 'https:' ? 'https:' : 'http:']
  const payload = Buffer.from(JSON.stringify(body))
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': payload.length,
    Accept: 'text/event-stream, application/x-ndjson, application/json',
    ...(key && { Authorization: `Bearer ${key}` }),
  }
  return request(url, { method: 'POST', agent, headers }).end(payload)
}

/** The beginning of a refusal; when the rest breaks off or does not come, what was read is enough. */
const beginningOf = async (response: IncomingMessage) => {
  const timer = setTimeout(() => response.destroy(), trailing)
  let text = ''
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      text += chunk
      if (text.length > mostOfRefusal) break
    }
  } catch {
    return text
  } finally {
    clearTimeout(timer)
  }
  return text
}

/**
 * Posts a question and listens to the answer as it streams in. Resolves with the first token; rejects with a `Problem`
 * as long as none has come, so that asking again writes nothing twice. What goes wrong later is told to the reader of
 * the pieces. The request ends with the signal, with the reader's `close`, and with the limits.
 */
export function exchange(post: Post): Promise<Answering> {
  const { signal, limits, key } = post
  const { promise, resolve, reject } = Promise.withResolvers<Answering>()
  const answer = reading(post.listen, limits.text, key)
  const { so } = answer
  const pieces = incoming()
  const request = begin(post)
  let settled = false
  let timer: NodeJS.Timeout
  let between = false
  let total: NodeJS.Timeout | undefined

  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(late, milliseconds, milliseconds)
  }
  const late = (waited: number) => {
    if (so.end) finish()
    else fail(new Problem(so.length ? 'model_stalled' : 'model_timeout', { seconds: Math.round(waited / 1000) }))
  }
  /** It goes on and on, each word in time. */
  const drips = () =>
    so.end ? finish() : fail(new Problem('model_slow', { seconds: Math.round(limits.total / 1000) }))
  const settle = (cut: boolean, failure?: unknown) => {
    if (settled) return
    settled = true
    clearTimeout(timer)
    clearTimeout(total)
    signal.removeEventListener('abort', abort)
    pieces.end([...(so.usage ? [so.usage] : []), ...(cut ? [{ cut: 'length' as const }] : [])], failure)
    if (failure && !so.length) reject(failure)
  }
  const fail = (failure: unknown) => {
    settle(false, failure)
    request.destroy()
  }
  const close = () => {
    settle(false)
    if (!so.over) request.destroy()
  }
  const abort = () => fail(signal.reason)

  /**
   * The answer has come to its end. What is left of its transfer may follow, so that the connection can be used again.
   */
  const finish = () => {
    if (so.end === 'declined') return fail(new Problem('model_declined'))
    if (!so.length) return fail(new Problem('model_empty'))
    settle(so.full || so.end === 'length')
    if (so.full) return request.destroy()
    const left = setTimeout(() => request.destroy(), trailing)
    request.once('close', () => clearTimeout(left))
  }
  /** The connection broke, or was closed before the answer was finished. */
  const lost = (cause: Error) => {
    if (settled) return
    if (so.end) finish()
    else fail(new Problem(so.length ? 'model_cut' : 'model_unreachable', {}, { cause }))
  }
  /** What came makes no sense, or says that something went wrong: after the first token the answer is cut. */
  const broken = (error: unknown) => {
    if (so.end) return finish()
    const found =
      error instanceof Problem ? error : new Problem('model_failed', {}, { cause: notUnderstood(error, key) })
    fail(so.length ? new Problem('model_cut', {}, { cause: found.cause }) : found)
  }

  const deliver = (last = false) => {
    const before = so.length
    const text = answer.take(last)
    if (text) pieces.put(text)
    if (!before && text) {
      total = setTimeout(drips, limits.total)
      resolve(Object.assign(pieces, { close }))
    }
    if (so.full) finish()
  }
  const hear = (chunk: string) => {
    if (settled) return
    const ending = so.end
    try {
      answer.push(chunk)
    } catch (error) {
      deliver()
      return broken(error)
    }
    deliver()
    if (settled) return
    if (so.over) finish()
    else if (so.end && !ending) wait(Math.min(trailing, limits.between))
    else if (so.alive && !so.end) {
      if (between) timer.refresh()
      else wait(limits.between)
      between = true
    }
  }
  const ended = () => {
    if (settled) return
    try {
      answer.end()
    } catch (error) {
      deliver()
      return broken(error)
    }
    deliver(true)
    if (so.end || so.over || !so.length) finish()
    else lost(new Error('The answer stopped without an end'))
  }
  const answered = async (response: IncomingMessage) => {
    const { statusCode = 0, headers } = response
    const packed = headers['content-encoding'] ?? 'identity'
    if (statusCode !== 200) {
      clearTimeout(timer)
      const said = await beginningOf(response)
      return fail(refusal(statusCode, said, { after: secondsOf(headers['retry-after']), key }))
    }
    if (packed !== 'identity')
      return fail(new Problem('model_failed', {}, { cause: new UpstreamError(200, `packed as ${packed}`) }))
    response.setEncoding('utf8').on('data', hear).on('error', lost).on('end', ended)
  }

  wait(limits.first)
  request.on('response', answered).on('error', lost)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  return promise
}
