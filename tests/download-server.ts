import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Download } from '#server/downloads/catalogue.ts'
import { tinyModel } from './gguf/tiny-model.ts'

/** What it does wrong: cuts each answer after so many bytes, sends others, none, slowly, or knows of no parts. */
export type Misdeed = Readonly<{
  cutAfter?: number
  other?: 'bytes' | 'size'
  status?: number
  /** Sends so many bytes, and then nothing until it is told to go on. */
  stallsAfter?: number
  whole?: true
}>

/**
 * A server on loopback that has one model to download, in parts where it is asked to, and misbehaves on demand: one
 * that writes, unless another is given.
 */
export const startDownloads = async (bytes: Buffer = tinyModel(), about: Partial<Download> = {}) => {
  const what: Download = {
    id: 'tiny',
    kind: 'write',
    name: 'Tiny',
    line: { de: 'Zum Ausprobieren.', en: 'To try it.' },
    maker: 'Federwerk',
    licence: 'MIT',
    licenceAt: 'https://example.com/licence',
    file: 'tiny.gguf',
    place: 'federwerk/tiny/resolve/1/tiny.gguf',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    memory: 100_000_000,
    ...about,
  }
  let misdeed: Misdeed = {}
  let goOn = Promise.withResolvers<void>()
  const asked: (string | undefined)[] = []
  const server = http.createServer(async (request, response) => {
    const { range } = request.headers
    asked.push(range)
    if (misdeed.status) return response.writeHead(misdeed.status).end('no')
    if (request.url !== `/${what.place}`) return response.writeHead(404).end()
    const other = misdeed.other === 'bytes' ? Buffer.alloc(bytes.length, 1) : bytes.subarray(0, bytes.length - 1)
    const all = misdeed.other ? other : bytes
    const from = range && !misdeed.whole ? Number(/^bytes=(\d+)-$/.exec(range)?.[1]) : 0
    const part = all.subarray(from)
    const inPart = { 'Content-Range': `bytes ${from}-${all.length - 1}/${all.length}` }
    response.writeHead(from ? 206 : 200, { 'Content-Length': part.length, ...(from && inPart) })
    const { cutAfter, stallsAfter } = misdeed
    if (cutAfter !== undefined) return response.write(part.subarray(0, cutAfter), () => response.destroy())
    if (stallsAfter === undefined) return response.end(part)
    response.write(part.subarray(0, stallsAfter))
    await goOn.promise
    response.end(part.subarray(stallsAfter))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    what,
    bytes,
    /** The parts that were asked for. */
    asked,
    misbehave(how: Misdeed = {}) {
      misdeed = how
      goOn = Promise.withResolvers()
      asked.length = 0
    },
    /** Sends the rest of what stalls. */
    goOn: () => goOn.resolve(),
    async close() {
      goOn.resolve()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
