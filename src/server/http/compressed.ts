import type { ServerResponse } from 'node:http'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import type { Open } from '../world.ts'

type Sent = string | Uint8Array
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }

/** How a text is made smaller, the best for us first: here for little ones, beside us for what takes longer. */
const ways = {
  zstd: { now: (text: Sent) => zlib.zstdCompressSync(text), later: promisify(zlib.zstdCompress) },
  br: {
    now: (text: Sent) => zlib.brotliCompressSync(text, quick),
    later: (text: Sent) => promisify<Sent, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)(text, quick),
  },
  gzip: { now: (text: Sent) => zlib.gzipSync(text), later: (text: Sent) => promisify<Sent, Buffer>(zlib.gzip)(text) },
}
type Encoding = keyof typeof ways
const encodings = Object.keys(ways) as Encoding[]

/** Below it a text would hardly become smaller, above it the loop would stand still for a millisecond; bytes. */
const worthwhile = 1000
const much = 50_000

const isText = /^(?:application\/json|text\/(?!event-stream))/

/** What whoever asks can read, as `Accept-Encoding` says; what is weighed with nothing is not wanted. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined => {
  if (!accepted) return undefined
  const wanted = new Map(
    accepted.split(',').map(one => {
      const [name = '', weight] = one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return [name, weight === undefined ? 1 : Number(weight)] as const
    }),
  )
  const weightOf = (encoding: Encoding) => wanted.get(encoding) ?? (encoding === 'gzip' ? wanted.get('x-gzip') : 0) ?? 0
  const [best] = encodings.toSorted((one, other) => weightOf(other) - weightOf(one))
  return best && weightOf(best) > 0 ? best : undefined
}

/** What was sent before under the same bytes is neither hashed nor made smaller again. */
type Known = { tag?: string; readonly smaller: Map<Encoding, Promise<Uint8Array> | Uint8Array> }
const known = new WeakMap<Uint8Array, Known>()
const knownOf = (body: Sent): Known => {
  if (typeof body === 'string') return { smaller: new Map() }
  const before = known.get(body) ?? { smaller: new Map() }
  known.set(body, before)
  return before
}

const smallerBy = (encoding: Encoding, body: Sent, { smaller }: Known) => {
  const before = smaller.get(encoding)
  if (before) return before
  const found = body.length < much ? ways[encoding].now(body) : ways[encoding].later(body)
  smaller.set(encoding, found)
  return found
}

type Headers = Record<string, number | string | string[] | undefined>

const addVary = (headers: Headers, outgoing: ServerResponse) => {
  const before = headers.vary ?? outgoing.getHeader('vary')
  headers.vary = before ? `${String(before)}, Accept-Encoding` : 'Accept-Encoding'
}

type Answer = { status: number; headers: Headers; body: Sent }

/** An answer as it goes out: as whoever asked has it already, smaller, or as it is. */
const leaving = (outgoing: ServerResponse, { status, headers, body }: Answer) => {
  const { method, headers: asked } = outgoing.req
  const about = knownOf(body)
  const isJson = String(headers['content-type']).startsWith('application/json')
  if (isJson && status === 200 && (method === 'GET' || method === 'HEAD')) {
    const tag = (about.tag ??= `W/"${hash('sha1', body, 'base64url')}"`)
    headers.etag = tag
    const has = asked['if-none-match']?.split(',').map(one => one.trim())
    if (has?.some(one => one === tag || one === '*')) {
      for (const name of ['content-type', 'content-length']) delete headers[name]
      addVary(headers, outgoing)
      return { status: 304, headers, body: '' }
    }
  }
  if (body.length < worthwhile) return { status, headers, body }
  addVary(headers, outgoing)
  const encoding = encodingFor(asked['accept-encoding'])
  if (!encoding) return { status, headers, body }
  const packed = (smaller: Uint8Array): Answer => ({
    status,
    headers: { ...headers, 'content-encoding': encoding, 'content-length': smaller.byteLength },
    body: smaller,
  })
  const smaller = smallerBy(encoding, body, about)
  return smaller instanceof Promise ? smaller.then(found => packed(found)) : packed(smaller)
}

const lowered = (headers: object = {}): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const isWhole = (body: unknown): body is Sent => typeof body === 'string' || body instanceof Uint8Array

/** Holds the head of a text back until its body is known, if that comes in one piece; else it goes out as it came. */
const hold = (outgoing: ServerResponse, status: number, headers: Headers) => {
  const own = { end: outgoing.end, write: outgoing.write, flushHeaders: outgoing.flushHeaders }
  const release = (to: Headers = headers, code = status) => {
    Object.assign(outgoing, own)
    outgoing.writeHead(code, to)
  }
  const send = (answer: Answer) => {
    release(answer.headers, answer.status)
    outgoing.end(answer.body)
  }
  const asItCame =
    (name: keyof typeof own) =>
    (...parts: readonly unknown[]) => {
      release()
      return Reflect.apply(own[name], outgoing, parts)
    }
  const end = (...parts: readonly unknown[]) => {
    const [body] = parts
    if (!isWhole(body)) return asItCame('end')(...parts)
    const answer = leaving(outgoing, { status, headers: { ...headers }, body })
    if (answer instanceof Promise) answer.then(send, () => send({ status, headers, body }))
    else send(answer)
    return outgoing
  }
  Object.assign(outgoing, { end, write: asItCame('write'), flushHeaders: asItCame('flushHeaders') })
}

const watched = new WeakSet<ServerResponse>()

/**
 * Texts that go out in one piece are made smaller as the client accepts it, and JSON has a tag by which it is not sent
 * twice. It is done where the answer leaves, so that what is streamed, and what is written past Hono, stays as it is.
 */
export const compressed: MiddlewareHandler<Open> = (c, next) => {
  const outgoing = c.env.outgoing as ServerResponse
  if (watched.has(outgoing)) return next()
  watched.add(outgoing)
  const { writeHead } = outgoing
  outgoing.writeHead = ((status: number, head?: object) => {
    outgoing.writeHead = writeHead
    const headers = lowered(head)
    const isPlain = isText.test(String(headers['content-type'])) && !headers['content-encoding']
    if (!isPlain) return outgoing.writeHead(status, headers as Record<string, string>)
    hold(outgoing, status, headers)
    return outgoing
  }) as typeof writeHead
  return next()
}
