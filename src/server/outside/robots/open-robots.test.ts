import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openRobots } from './open-robots.ts'

/** A site whose file of rules is as a test says. */
let answers: [status: number, type: string, body: string] = [404, 'text/html', '']
let asked = 0
const site = http.createServer((_, response) => {
  asked++
  const [status, type, body] = answers
  response.writeHead(status, { 'content-type': type }).end(body)
})
site.listen(0, '127.0.0.1')
await once(site, 'listening')
const { port } = site.address() as AddressInfo
afterAll(() => (site.closeAllConnections(), site.close()))

let time = 0
const opened = () => openRobots({ allowed: [{ host: '127.0.0.1', port }] }, () => time)
const url = new URL(`http://127.0.0.1:${port}/watt`)
const signal = new AbortController().signal
const closed = 'User-agent: Federwerk\nDisallow: /'

test.each([
  ['a site without such a file', 404, 'text/html', 'Nichts.'],
  ['a site that shows its start page in its place', 200, 'text/html', `<pre>${closed}</pre>`],
  ['a file without rules', 200, 'text/plain', ''],
  ['a file that is kept from us', 403, 'text/plain', closed],
])('%s lets programs read', async (_, status, type, body) => {
  answers = [status, type, body]
  await opened()(url, signal)
})

test('a site that fails lets nobody read for a moment, and is asked again then', async () => {
  const robots = opened()
  answers = [503, 'text/plain', '']
  await expect(robots(url, signal)).rejects.toThrow(/does not say/)
  answers = [200, 'text/plain', 'User-agent: *\nAllow: /']
  await expect(robots(url, signal)).rejects.toThrow(/does not say/)
  time += 61_000
  await robots(url, signal)
})

test('its rules hold for a day, and nobody is asked meanwhile', async () => {
  const robots = opened()
  answers = [200, 'text/plain; charset=utf-8', closed]
  const before = asked
  for (let at = 0; at < 3; at++)
    await expect(robots(url, signal)).rejects.toMatchObject({ code: 'page_forbids_programs' })
  expect(asked).toBe(before + 1)
  answers = [200, 'text/plain', '']
  time += 25 * 60 * 60_000
  await robots(url, signal)
})
