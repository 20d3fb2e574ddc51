import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { configFrom, type Environment } from '../config.ts'
import type { Open, World } from '../world.ts'
import { sameOrigin } from './same-origin.ts'

/** What becomes of a request to an installation with these settings. */
const outcome = async (environment: Environment, init: RequestInit & { url?: string }) => {
  const app = new Hono<Open>()
    .use((c, next) => {
      c.set('world', { config: configFrom(environment) } as World)
      return next()
    })
    .use(sameOrigin)
    .all('/api/thing', c => c.text('done'))
    .onError((error, c) => c.text(error instanceof Problem ? error.code : String(error)))
  return (await app.request(init.url ?? 'http://localhost:3000/api/thing', init)).text()
}

const json = { 'content-type': 'application/json' }
const change = (headers: Record<string, string>, host = 'localhost:3000') =>
  ({ method: 'POST', body: '{}', headers: { ...json, cookie: 'federwerk.session_token=x', host, ...headers } }) as const

const here = {}
const behindProxy = { PUBLIC_URL: 'https://feder.example.com', HOST: '0.0.0.0' }
const inTheNetwork = { HOST: '0.0.0.0' }

describe('a page elsewhere changes nothing', () => {
  test.each([
    ['a foreign page', here, { origin: 'https://evil.example' }],
    ['a foreign page that says so', here, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a foreign page that hides its origin', here, { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour on the same site', here, { 'sec-fetch-site': 'same-site' }],
    ['another port of this machine', here, { origin: 'http://localhost:8080' }],
    ['a sandboxed page', here, { origin: 'null' }],
    ['a page with half an origin', here, { origin: 'localhost:3000' }],
    ['a subdomain', behindProxy, { origin: 'https://x.feder.example.com', host: 'feder.example.com' }],
    ['a name that begins alike', behindProxy, { origin: 'https://feder.example.com.evil.example' }],
    [
      'the forwarded host of a stranger',
      behindProxy,
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ],
    [
      'a foreign name that was pointed at this machine',
      here,
      { origin: 'http://evil.example:3000', host: 'evil.example:3000' },
    ],
  ])('%s', async (_, environment, headers) => {
    expect(await outcome(environment, change(headers))).toBe('foreign_origin')
  })

  test('nor does it sign anyone in or up, without any cookie', async () => {
    const init = { method: 'POST', body: '{}', headers: { ...json, origin: 'https://evil.example' } }
    expect(await outcome(here, init)).toBe('foreign_origin')
  })
})

describe('our own pages and programs may', () => {
  test.each([
    ['our page', here, { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 'localhost:3000'],
    ['our page by another name of this machine', here, { origin: 'http://127.0.0.1:3000' }, '127.0.0.1:3000'],
    ['our page by its IPv6 name', here, { origin: 'http://[::1]:3000' }, '[::1]:3000'],
    ['our page behind a proxy', behindProxy, { origin: 'https://feder.example.com' }, 'app:3000'],
    ['our page by an address in the network', inTheNetwork, { origin: 'http://192.168.1.5:3000' }, '192.168.1.5:3000'],
    ['a program', here, {}, 'localhost:3000'],
    ['a person who typed the address', here, { 'sec-fetch-site': 'none' }, 'localhost:3000'],
  ])('%s', async (_, environment, headers, host) => {
    expect(await outcome(environment, change(headers, host))).toBe('done')
  })

  test('everyone may read, since an answer tells a foreign page nothing', async () => {
    expect(await outcome(here, { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } })).toBe(
      'done',
    )
  })
})

describe('only JSON is taken', () => {
  const sent = (method: string, headers: Record<string, string>, body?: string) =>
    outcome(here, { method, headers, body })

  test.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/jsonp',
    '',
  ])('not %j', async type => {
    expect(await sent('POST', { 'content-type': type }, '{}')).toBe('wrong_type')
  })

  test('not a body that says nothing of its type', async () => {
    expect(await sent('PATCH', { 'content-length': '2' })).toBe('wrong_type')
    expect(await sent('PUT', { 'transfer-encoding': 'chunked' })).toBe('wrong_type')
  })

  test('with whatever belongs to the type, and calls without a body', async () => {
    expect(await sent('POST', { 'content-type': 'Application/JSON; charset=utf-8' }, '{}')).toBe('done')
    expect(await sent('POST', { 'content-length': '0' })).toBe('done')
    expect(await sent('DELETE', {})).toBe('done')
  })
})
