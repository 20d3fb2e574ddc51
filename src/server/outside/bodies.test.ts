import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { safeFetch } from './safe-fetch.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const words = '<p>Grüße aus der Werkstatt</p>'
const bomb = Buffer.alloc(60_000_000, 'a ')

const sends =
  (body: string | Buffer, headers: http.OutgoingHttpHeaders = html, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)
const folded = (encoding: string, body: Buffer) => sends(body, { ...html, 'content-encoding': encoding })

/** What a stranger's server may answer, each by its path. */
const answers: Record<string, RequestListener> = {}
const server = http.createServer((request, response) =>
  (answers[request.url ?? ''] ?? sends('', html, 404))(request, response),
)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

/** What answers on a line of its own, in whatever language. */
const lines: net.Server[] = []
const line = async (speaks: (socket: net.Socket) => unknown) => {
  const spoken = net.createServer(socket => void speaks(socket.on('error', () => undefined)))
  lines.push(spoken.listen(0, '127.0.0.1'))
  await once(spoken, 'listening')
  return (spoken.address() as AddressInfo).port
}
afterAll(() => {
  server.closeAllConnections()
  for (const one of [server, ...lines]) one.close()
})

let count = 0
const fetched = (answer: RequestListener, patience?: number) => {
  const path = `/${count++}`
  answers[path] = answer
  return safeFetch(`http://127.0.0.1:${port}${path}`, { allowed: [{ host: '127.0.0.1', port }], patience })
}
const fetchedFrom = (from: number, patience?: number) =>
  safeFetch(`http://127.0.0.1:${from}/`, { allowed: [{ host: '127.0.0.1', port: from }], patience })

const reasonOf = async (fetching: Promise<unknown>) => {
  const error: unknown = await fetching.then(
    () => new Error('It was read.'),
    error => error,
  )
  if (!(error instanceof Problem) || error.code !== 'page_unreadable') throw error
  return String(error.cause)
}

test.each([
  ['gzip', gzipSync(words)],
  ['x-gzip', gzipSync(words)],
  ['GZIP', gzipSync(words)],
  ['deflate', deflateSync(words)],
  ['br', brotliCompressSync(words)],
  ['zstd', zstdCompressSync(words)],
  ['identity', Buffer.from(words)],
])('a body that comes as %s is unfolded', async (encoding, body) => {
  expect((await fetched(folded(encoding, body))).text).toBe(words)
})

test.each([
  ['gzip', gzipSync(bomb)],
  ['deflate', deflateSync(bomb)],
  ['br', brotliCompressSync(bomb)],
  ['zstd', zstdCompressSync(bomb)],
  ['identity', bomb],
])('what comes as %s and unfolds to more than a page is let go', async (encoding, body) => {
  expect(await reasonOf(fetched(folded(encoding, body)))).toContain('larger than')
})

test('what is folded twice, in an unknown way, not at all or only in part is not read', async () => {
  expect(await reasonOf(fetched(folded('gzip, gzip', gzipSync(gzipSync(bomb)))))).toContain('gzip, gzip')
  expect(await reasonOf(fetched(folded('compress', gzipSync(words))))).toContain('compress')
  await reasonOf(fetched(folded('gzip', Buffer.from(words))))
  await reasonOf(fetched(folded('gzip', gzipSync(bomb.subarray(0, 9999)).subarray(0, 30))))
})

test('an endless body is let go', async () => {
  const floods: RequestListener = async (_, response) => {
    response.writeHead(200, html)
    while (!response.destroyed)
      if (!response.write(words.repeat(2000))) await Promise.race([once(response, 'drain'), pause(100)])
  }
  expect(await reasonOf(fetched(floods))).toContain('larger than')
})

test.each([
  'application/json',
  'application/octet-stream',
  'application/pdf',
  'image/svg+xml',
  'text/css',
  'text/event-stream',
  'multipart/mixed',
  'text/html-x',
  'html',
])('a page of type %s is none', async type => {
  expect(await reasonOf(fetched(sends(words, { 'content-type': type })))).toContain(type)
})

test('a page without a type is none', async () => {
  expect(await reasonOf(fetched(sends(words, {})))).toContain('of no type')
})

test('a type is known in any dress', async () => {
  expect((await fetched(sends(words, { 'content-type': 'TEXT/HTML;charset="UTF-8"' }))).type).toBe('text/html')
  expect((await fetched(sends(words, { 'content-type': 'application/xhtml+xml ; x=y' }))).text).toBe(words)
})

test.each([201, 202, 204, 205, 206, 300, 304, 305, 400, 401, 403, 404, 410, 418, 429, 500, 502, 503])(
  'what answers %i is not read',
  async status => {
    expect(await reasonOf(fetched(sends(words, html, status)))).toContain(String(status))
  },
)

test.each([301, 302, 303, 307, 308])('a %i that does not say where is not read', async status => {
  expect(await reasonOf(fetched(sends(words, html, status)))).toContain('does not say where')
})

test('an empty body is an empty text', async () => {
  expect((await fetched(sends(''))).text).toBe('')
})

const latin = Buffer.from('<meta charset="iso-8859-1"><p>Größe</p>', 'latin1')
test.each([
  ['in the header', sends(Buffer.from('Größe', 'latin1'), { 'content-type': 'text/html; charset=ISO-8859-1' })],
  ['in the header, with an unknown name', sends('Größe', { 'content-type': 'text/html; charset=klingon' })],
  ['in the page', sends(latin, { 'content-type': 'text/html' })],
  [
    'in the page, the old way',
    sends(Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">Größe', 'latin1'), {
      'content-type': 'text/html',
    }),
  ],
  ['by a mark', sends(Buffer.from('\ufeffGröße', 'utf16le'), { 'content-type': 'text/html; charset=utf-8' })],
  ['nowhere, in UTF-8', sends('Größe', { 'content-type': 'text/plain' })],
  ['nowhere, in windows-1252', sends(Buffer.from('Größe', 'latin1'), { 'content-type': 'text/plain' })],
  ['wrongly, as UTF-16 in UTF-8', sends('<meta charset="utf-16">Größe', { 'content-type': 'text/html' })],
])('umlauts survive a charset that is named %s', async (_, answer) => {
  expect((await fetched(answer)).text).toContain('Größe')
})

const speaks = (text: string) => (socket: net.Socket) => socket.once('data', () => socket.end(text))

test('what speaks another language, says too much or breaks off is not read', async () => {
  const status = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n'
  const many = Array.from({ length: 4000 }, (_, at) => `x-${at}: y\r\n`).join('')
  for (const said of [
    'SSH-2.0-OpenSSH_9.2\r\n',
    'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 500\r\n\r\nhello',
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    `${status}x: ${'y'.repeat(100_000)}\r\n\r\nhello`,
    `${status}${many}\r\nhello`,
    `${status}content-length: 500\r\n\r\nhello`,
    `${status}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n`,
    `${status}transfer-encoding: chunked\r\n\r\nzzz\r\nhello\r\n`,
    '',
  ])
    await reasonOf(fetchedFrom(await line(speaks(said))))
})

test('who stops waiting in the middle is told so at once, and the other side is left', async () => {
  const stop = new AbortController()
  let left: Promise<unknown> | undefined
  const from = await line(socket => {
    left = once(socket.resume(), 'close')
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\nhello')
    setTimeout(() => stop.abort(new Error('enough')), 100)
  })
  const allowed = [{ host: '127.0.0.1', port: from }]
  await expect(safeFetch(`http://127.0.0.1:${from}/`, { allowed, signal: stop.signal })).rejects.toThrow('enough')
  await left
})

test('nobody is waited for longer than a moment: not for a name, a line, a word or the next redirect', async () => {
  const trickles = (first: string) => async (socket: net.Socket) => {
    socket.write(first)
    while (!socket.destroyed) {
      socket.write('a')
      await pause(100)
    }
  }
  const patience = 2000
  const waits: RequestListener = (request, response) =>
    void pause(700).then(() => response.writeHead(302, { location: request.url }).end())
  const late = await Promise.all([
    reasonOf(
      safeFetch('http://silent.example/', { allowed: [], resolve: () => new Promise(() => undefined), patience }),
    ),
    reasonOf(fetchedFrom(await line(() => undefined), patience)),
    reasonOf(fetchedFrom(await line(trickles('HTTP/1.1 200 OK\r\nx: ')), patience)),
    reasonOf(fetchedFrom(await line(trickles('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n')), patience)),
    reasonOf(fetched(waits, patience)),
  ])
  for (const reason of late) expect(reason).toContain('longer than 2 seconds')
})
