import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddressOf, groupOf } from './client-address.ts'

const hints: string[] = []
/** Where we say a request came from, by its socket and what it claims. */
const seen = async (trusted: string, socket: string | undefined, claims: string | undefined) => {
  const addressOf = clientAddressOf(trusted.split(' ').filter(Boolean), hint => hints.push(hint))
  const app = new Hono().get('/', c => c.text(addressOf(c) ?? 'no socket'))
  const headers: HeadersInit = claims ? { 'x-forwarded-for': claims, 'x-client-ip': claims } : {}
  const bindings = socket ? { incoming: { socket: { remoteAddress: socket } } } : undefined
  return (await app.request('/', { headers }, bindings)).text()
}

test.each<[string, string | undefined, string | undefined, string, string]>([
  ['', '203.0.113.7', undefined, '203.0.113.7', 'the socket says it'],
  ['', '203.0.113.7', '198.51.100.1', '203.0.113.7', 'a claim counts for nothing without a trusted proxy'],
  ['10.0.0.1', '203.0.113.7', '198.51.100.1', '203.0.113.7', 'a claim counts for nothing from elsewhere'],
  ['10.0.0.1', '10.0.0.1', '198.51.100.1', '198.51.100.1', 'a trusted proxy is believed'],
  ['10.0.0.1', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1', 'what the client put before it is not'],
  ['10.0.0.0/8', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.2.3.4', '198.51.100.1', 'several trusted proxies are passed'],
  ['10.0.0.0/8', '10.0.0.1', '10.1.1.1, 10.2.3.4', '10.1.1.1', 'where all are trusted, the farthest'],
  ['10.0.0.1', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1', 'IPv4 over an IPv6 socket is IPv4'],
  ['2001:db8::/32', '2001:db8::1', '2001:db9::5', '2001:db9::5', 'IPv6 proxies'],
  ['10.0.0.1', '10.0.0.1', "1.1.1.1, '; drop table", '10.0.0.1', 'what is no address is not believed'],
  ['10.0.0.1', '10.0.0.1', undefined, '10.0.0.1', 'a proxy that says nothing'],
  ['', undefined, '198.51.100.1', 'no socket', 'inside the process there is none'],
])('%s | %s | %s -> %s: %s', async (trusted, socket, claims, address) => {
  expect(await seen(trusted, socket, claims)).toBe(address)
})

test.each(['proxy', '10.0.0.1/33', '10.0.0.0/x', '2001:db8::/129', '10.0.0'])('refuses to trust %s', entry => {
  expect(() => clientAddressOf([entry], () => {})).toThrow('TRUSTED_PROXIES should be addresses')
})

test('one household’s IPv6 addresses share a limit, and two households’ do not', () => {
  expect(groupOf('2001:db8:1:2::5')).toBe(groupOf('2001:db8:1:2:ffff::9'))
  expect(groupOf('2001:db8:1:2::5')).not.toBe(groupOf('2001:db8:1:3::5'))
  expect(groupOf('203.0.113.7')).not.toBe(groupOf('203.0.113.8'))
})

test('the operator is told once of a proxy that is not trusted, and not of what strangers claim', async () => {
  hints.length = 0
  await seen('10.0.0.1', '10.0.0.1', '198.51.100.1')
  await seen('', '203.0.113.7', '198.51.100.1')
  await seen('', '127.0.0.1', undefined)
  expect(hints).toEqual([])
  await seen('10.0.0.1', '127.0.0.1', '198.51.100.1')
  expect(hints).toEqual([expect.stringContaining('a proxy at 127.0.0.1 that TRUSTED_PROXIES does not name')])
})
