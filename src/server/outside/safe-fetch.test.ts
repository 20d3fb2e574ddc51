import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { isPublic } from './addresses.ts'
import { destinationOf, Refusal } from './destination.ts'
import { checkedLookup, type Resolve } from './resolver.ts'
import { type How, safeFetch } from './safe-fetch.ts'
import { formsOf } from '#tests/address-forms.ts'

const listen = async (answer: RequestListener) => {
  const server = http.createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, server }
}

/** Somebody on this machine whom nobody may reach: connections are counted, not only requests. */
const inside = await listen((_, response) => void response.end('secret'))
let reached = 0
inside.server.on('connection', () => void reached++)

/** A page on the internet, as far as these tests go; `/?to=…` leads on to wherever that says. */
const outside = await listen((request, response) => {
  const to = new URL(request.url ?? '', 'http://x').searchParams.get('to')
  if (to === null) response.writeHead(200, { 'content-type': 'text/plain' }).end('Angekommen.')
  else response.writeHead(302, { location: Buffer.from(to.replaceAll(/[\t\n]/g, '')).toString('latin1') }).end()
})
const page = `http://outside.example:${outside.port}/`

/** Every name leads to this machine. */
const home: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
const how: How = { allowed: [{ host: 'outside.example', port: outside.port }], own: 'own.example', resolve: home }

const failure = async (address: string, more: Partial<How> = {}) => {
  const error: unknown = await safeFetch(address, { ...how, ...more }).then(
    ({ text }) => new Error(`${address} was read: ${text}`),
    error => error,
  )
  if (!(error instanceof Problem)) throw error
  return error
}

beforeAll(() => void (reached = 0))
afterAll(() => [inside, outside].forEach(({ server }) => (server.closeAllConnections(), server.close())))

const forms = formsOf(inside.port)

test('the list of forms is long', () => {
  expect(new Set(forms).size).toBeGreaterThan(350)
})

test('no form of an address leads inside, and nobody is asked', async () => {
  for (const address of forms) {
    const { code, cause } = await failure(address)
    expect(code, address).toBe('page_unreadable')
    expect(cause, address).toBeInstanceOf(Refusal)
  }
  expect(reached).toBe(0)
})

test('no form of an address leads inside when a page leads there', async () => {
  // Some are no address of their own, and lead to a place beside the page that they stand on.
  const leading = forms.filter(form => URL.parse(form, page)?.host !== new URL(page).host)
  expect(leading.length).toBeGreaterThan(330)
  for (const address of leading) {
    const { code, cause } = await failure(`${page}?to=${encodeURIComponent(address)}`)
    expect(code, address).toBe('page_unreadable')
    expect(cause, address).toBeInstanceOf(Refusal)
  }
  expect(reached).toBe(0)
})

test('a page that is moved five times is read, and its last address told; one that is moved six times is not', async () => {
  const moved = (times: number): string => (times ? `${page}?to=${encodeURIComponent(moved(times - 1))}` : page)
  expect(await safeFetch(moved(5), how)).toEqual({ address: page, type: 'text/plain', text: 'Angekommen.' })
  expect((await failure(moved(6))).cause).toEqual(new Refusal('It is moved more than 5 times.'))
})

test('a page may be moved to a place beside it, and to an address with letters', async () => {
  expect((await safeFetch(`${page}?to=${encodeURIComponent('/neu?größe=ü')}`, how)).address).toBe(
    `${page}neu?gr%C3%B6%C3%9Fe=%C3%BC`,
  )
})

test.each([
  ['8.8.8.8', '127.0.0.1'],
  ['127.0.0.1', '8.8.8.8'],
  ['2606:4700::1111', '::1'],
  ['8.8.8.8', '::ffff:127.0.0.1'],
  ['8.8.8.8', '64:ff9b::7f00:1'],
])('a name is not asked that leads to %s and to %s', async (...addresses) => {
  const resolve: Resolve = async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
  expect((await failure('http://mixed.example/', { resolve })).cause).toBeInstanceOf(Refusal)
  expect(reached).toBe(0)
})

test('a connection goes to what was checked, whatever the name says a moment later', async () => {
  const answers = ['8.8.8.8', '127.0.0.1']
  const resolve: Resolve = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]
  const lookup = checkedLookup(destinationOf('http://turning.example/', { allowed: [] }), resolve)
  const asked = () =>
    new Promise((told, refused) =>
      lookup('turning.example', { all: true }, (error, found) => (error ? refused(error) : told(found))),
    )
  expect(await asked()).toEqual([{ address: '8.8.8.8', family: 4 }])
  await expect(asked()).rejects.toBeInstanceOf(Refusal)
})

test('a name is resolved once for each hop', async () => {
  let times = 0
  const resolve: Resolve = host => (times++, home(host))
  await safeFetch(`${page}?to=${encodeURIComponent(page)}`, { ...how, resolve })
  expect(times).toBe(2)
})

test('a name that nobody knows, or that leads nowhere, is unreadable', async () => {
  const unknown: Resolve = () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }))
  expect((await failure('http://unknown.example/', { resolve: unknown })).code).toBe('page_unreadable')
  expect((await failure('http://nowhere.example/', { resolve: async () => [] })).code).toBe('page_unreadable')
})

test('what is allowed is reached at its port, and nothing beside it', async () => {
  const allowed = [{ host: '127.0.0.1', port: outside.port }]
  expect((await safeFetch(`http://127.0.0.1:${outside.port}/`, { ...how, allowed })).text).toBe('Angekommen.')
  expect((await failure(`http://127.0.0.1:${inside.port}/`, { allowed })).cause).toBeInstanceOf(Refusal)
  expect((await failure('http://127.0.0.1/', { allowed })).cause).toBeInstanceOf(Refusal)
  expect((await failure(page, { allowed })).cause).toBeInstanceOf(Refusal)
  expect(reached).toBe(0)
})

test('who stops waiting is told so, and not that the page cannot be read', async () => {
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(safeFetch(page, { ...how, signal })).rejects.toThrow('enough')
})

test.each([
  '1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.1 172.15.255.255',
  '172.32.0.0 192.0.1.1 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 203.0.112.1 223.255.255.255',
  '2001:200::1 2001:4860:4860::8888 2003::1 2400::1 2606:4700::1111 2a00::1 3ffd::1',
])('the internet is public: %s', list => {
  for (const address of list.split(' ')) expect(isPublic(address), address).toBe(true)
})

test('what is no IP address is not public', () => {
  for (const text of ['', 'localhost', '127.1', '1.2.3', '::g', '8.8.8.8 ', '[2606:4700::1111]'])
    expect(isPublic(text), text).toBe(false)
})
