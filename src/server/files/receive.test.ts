import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asProblem } from '#shared/problems.ts'
import { receiving } from './receive.ts'

const folder = mkdtempSync(join(tmpdir(), 'federwerk-files-'))
const pace = { bytes: 1000, milliseconds: 200 }
const server = http.createServer(async (request, response) => {
  const work = async ({ path }: { path: string }) => readFileSync(path, 'utf8')
  const told = await receiving(request, { folder, most: 10_000, megabytes: 5, pace }, work).catch(
    error => asProblem(error).code,
  )
  response.end(told)
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const head = '--grenze\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
const end = '\r\n--grenze--\r\n'

const begin = () => {
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': 'multipart/form-data; boundary=grenze' }
  const request = http.request({ port, method: 'POST', headers }).on('error', () => {})
  const answer = once(request, 'response').then(async ([response]: http.IncomingMessage[]) => {
    let said = ''
    for await (const chunk of response ?? []) said += chunk
    return said
  })
  return { request, answer }
}

test('what stops coming is given up, and leaves nothing behind', async () => {
  const { request, answer } = begin()
  request.write(`${head}Ein Anfang`)
  expect(await answer).toBe('upload_slow')
  request.destroy()
  expect(readdirSync(folder)).toEqual([])
})

test('what crawls is given up, too', async () => {
  const { request, answer } = begin()
  request.write(head)
  const crawl = setInterval(() => request.write('.'), 10)
  expect(await answer).toBe('upload_slow')
  clearInterval(crawl)
  request.destroy()
  expect(readdirSync(folder)).toEqual([])
})

test('what has come is worked with for as long as that takes', async () => {
  const { request, answer } = begin()
  request.end(`${head}Ein kleiner Text.${end}`)
  expect(await answer).toBe('Ein kleiner Text.')
})
