import http, { type IncomingMessage } from 'node:http'
import zlib from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import { encodingFor } from './compressed.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium' })
})

type Got = { status: number | undefined; headers: IncomingMessage['headers']; bytes: Buffer }

/** Asks past `fetch`, which undoes compression before anybody sees it. */
const get = (path: string, headers: Record<string, string> = {}, cookie = anna.cookie ?? '') =>
  new Promise<Got>((resolve, reject) => {
    const options = { headers: { cookie, accept: 'application/json', ...headers } }
    http
      .get(served.url + path, options, async answer => {
        const bytes = Buffer.concat(await answer.toArray())
        resolve({ status: answer.statusCode, headers: answer.headers, bytes })
      })
      .on('error', reject)
  })

const undone = { zstd: zlib.zstdDecompressSync, br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync }

test.each(Object.entries(undone))('what comes as %s is what comes as it is', async (encoding, undo) => {
  const plain = await get('/api/engines')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const smaller = await get('/api/engines', { 'accept-encoding': encoding })
  expect(smaller.headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(smaller.bytes.length),
    'content-type': 'application/json',
    vary: expect.stringContaining('Accept-Encoding'),
  })
  expect(smaller.bytes.length).toBeLessThan(plain.bytes.length / 3)
  expect(undo(smaller.bytes).equals(plain.bytes)).toBe(true)
})

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['zstd;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
  ['br;q=nonsense, gzip;q=0', undefined],
])('who accepts %j gets %j', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))

test('little is sent as it is, and a refusal is readable, too', async () => {
  const session = await get('/api/session', { 'accept-encoding': 'gzip' })
  expect(JSON.parse(String(session.bytes))).toMatchObject({ email: anna.email })
  const missing = await get('/api/runs/none', { 'accept-encoding': 'gzip' })
  expect([missing.status, JSON.parse(String(missing.bytes)).code]).toEqual([404, 'not_found'])
})

test('who has an answer is not sent it again, however it was packed', async () => {
  const { headers } = await get('/api/engines/cards', { 'accept-encoding': 'br' })
  const tag = headers.etag ?? ''
  for (const encoding of ['br', 'gzip', 'identity']) {
    const again = await get('/api/engines/cards', { 'accept-encoding': encoding, 'if-none-match': `"other", ${tag}` })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag])
  }
  expect((await get('/api/engines/cards', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('nobody is told by a tag what only somebody else may know', async () => {
  const { headers } = await get('/api/session')
  const ben = await served.person({})
  const other = await get('/api/session', { 'if-none-match': headers.etag ?? '' }, ben.cookie)
  expect([other.status, JSON.parse(String(other.bytes)).email]).toEqual([200, ben.email])
  expect((await get('/api/engines', { 'if-none-match': '*' }, '')).status).toBe(401)
})

test('what is a person’s own is kept nowhere, and what all may know only for who has signed in', async () => {
  for (const path of ['/api/session', '/api/runs', '/api/bookmark', '/api/keys'])
    expect((await get(path)).headers['cache-control'], path).toBe('no-store')
  for (const path of ['/api/engines', '/api/engines/cards', '/api/engines/press_release']) {
    const { headers } = await get(path)
    expect(headers['cache-control'], path).toBe('private, no-cache')
    expect(headers.vary, path).toContain('Cookie')
  }
})

test('cards are light, and hold what lists show but no form', async () => {
  const { bytes } = await get('/api/engines/cards', { 'accept-encoding': 'br' })
  expect(bytes.length).toBeLessThan(15_000)
  const whole = async (path: string) =>
    (JSON.parse(String((await get(path)).bytes)) as { data: { slug: string }[] }).data
  const all = [...(await whole('/api/engines')), ...(await whole('/api/pictures'))]
  const { data } = JSON.parse(String(zlib.brotliDecompressSync(bytes))) as { data: object[] }
  expect(data.map(card => Reflect.get(card, 'slug'))).toEqual(all.map(({ slug }) => slug))
  for (const [at, card] of data.entries()) {
    expect(all[at]).toMatchObject(card)
    expect(card).not.toHaveProperty('calls')
    expect(card).not.toHaveProperty('guide')
  }
})

test('one engine comes with its forms, by each of its names', async () => {
  const { data } = await (await anna.get('/api/engines')).json()
  for (const engine of data)
    for (const name of [engine.slug, ...(engine.aliases ?? [])])
      expect(await (await anna.get(`/api/engines/${name}`)).json(), name).toEqual(engine)
  expect((await anna.get('/api/engines/none')).status).toBe(404)
})

test('a stream is sent as it is written', async () => {
  served.model.says('Ein Text.')
  const headers = { accept: 'text/event-stream', 'accept-encoding': 'zstd, br, gzip' }
  const answer = await anna.ask('press', { content: 'Der Markt zieht um.' }, headers)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toContain('message_end')
})
