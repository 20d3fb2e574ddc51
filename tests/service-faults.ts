import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { lazy } from '#shared/memoize.ts'

/** What a service would answer if all were well, and where. */
type Asked = Readonly<{ request: IncomingMessage; response: ServerResponse; good: string | Buffer }>
type Behave = (asked: Asked) => unknown

const json = { 'content-type': 'application/json' }
const refuses =
  (status: number, message = 'no', headers: OutgoingHttpHeaders = {}): Behave =>
  ({ response }) =>
    response.writeHead(status, { ...json, ...headers }).end(JSON.stringify({ error: { message } }))
const says =
  (body: (asked: Asked) => string | Buffer, headers: OutgoingHttpHeaders = {}): Behave =>
  asked =>
    asked.response.writeHead(200, { ...json, ...headers }).end(body(asked))

/** JSON, and not what anybody has asked for. */
const otherwise = { results: 'none', web: 3, query: [], output: 1, content: 2, outputs: {}, choices: 0, photos: 'x' }

/** Two hundred megabytes, folded into a few hundred kilobytes. */
const bomb = lazy(() => gzipSync(Buffer.alloc(200_000_000)))

/** What can go wrong with a service that is asked once and answers once, and how it looks from outside. */
export const serviceFaults = {
  400: refuses(400, 'bad request'),
  401: refuses(401, 'Incorrect API key provided: sk-secret123456'),
  402: refuses(402, 'payment required'),
  403: refuses(403, 'forbidden'),
  404: refuses(404, 'not found'),
  413: refuses(413, 'too large'),
  429: refuses(429, 'slow down', { 'retry-after': '0' }),
  'busy-date': refuses(429, 'slow down', { 'retry-after': new Date(Date.now() - 1000).toUTCString() }),
  'busy-long': refuses(429, 'slow down', { 'retry-after': '120' }),
  'busy-unsaid': refuses(429, 'slow down'),
  500: refuses(500, 'oops'),
  502: ({ response }) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  503: refuses(503, 'overloaded'),
  529: refuses(529, 'overloaded'),
  filter: refuses(400, 'rejected by our content filter'),
  reset: ({ request }) => request.socket.resetAndDestroy(),
  'reset-mid': ({ response, good }) => {
    response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(good) + 10 })
    response.write(good.slice(0, 20), () => response.socket?.destroy())
  },
  'end-mid': ({ response, good }) => {
    response.writeHead(200, { ...json, 'transfer-encoding': 'chunked' })
    response.write(good.slice(0, 20), () => response.socket?.end())
  },
  slow: () => undefined,
  'half-open': ({ response, good }) => response.writeHead(200, json).write(good.slice(0, 20)),
  drip: ({ response, good }) => {
    let at = 0
    response.writeHead(200, json)
    const timer = setInterval(() => response.write(good.slice(at, ++at)), 30)
    response.on('close', () => clearInterval(timer))
  },
  garbage: says(() => '<html>'),
  html: says(() => '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }),
  'cut-json': says(({ good }) => good.slice(0, -5)),
  nonsense: says(() => JSON.stringify(otherwise)),
  nothing: says(() => ''),
  bom: says(({ good }) => `\ufeff${good}`),
  crlf: says(({ good }) => `\r\n${good}\r\n`),
  huge: ({ response }) => {
    response.writeHead(200, json)
    const more = () => {
      while (!response.destroyed && response.write('['.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  },
  bomb: says(bomb, { 'content-encoding': 'gzip' }),
} as const satisfies Record<string | number, Behave>
export type ServiceFault = keyof typeof serviceFaults
