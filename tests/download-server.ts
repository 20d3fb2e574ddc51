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
  /** Only with this one of several files. */
  of?: string
}>

const known = (file: string, bytes: Buffer) => ({
  file,
  place: `federwerk/tiny/resolve/1/${file}`,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/**
 * A server on loopback that has a model to download, in parts where it is asked to, and misbehaves on demand: one that
 * writes, unless another is given; of several files where they are given by their names.
 */
export const startDownloads = async (
  given: Buffer | Readonly<Record<string, Buffer>> = tinyModel(),
  about: Partial<Omit<Download, 'parts'>> = {},
) => {
  const plain = {
    id: 'tiny',
    kind: 'write',
    name: 'Tiny',
    line: { de: 'Zum Ausprobieren.', en: 'To try it.' },
    maker: 'Federwerk',
    licence: 'MIT',
    licenceAt: 'https://example.com/licence',
    memory: 100_000_000,
    file: 'tiny.gguf',
    ...about,
  } as const
  const [only, several] = Buffer.isBuffer(given) ? [given, undefined] : [Buffer.alloc(0), given]
  const files = several ?? { [plain.file]: only }
  const parts = Object.entries(files).map(([file, bytes]) => known(file, bytes))
  const what: Download = several ? { ...plain, parts } : { ...plain, ...known(plain.file, only) }
  let misdeed: Misdeed = {}
  let goOn = Promise.withResolvers<void>()
  const asked: (string | undefined)[] = []
  const names: string[] = []
  const server = http.createServer(async (request, response) => {
    const { range } = request.headers
    const wanted = parts.find(({ place }) => request.url === `/${place}`)?.file
    const bytes = wanted === undefined ? undefined : files[wanted]
    const deed = misdeed.of === undefined || misdeed.of === wanted ? misdeed : {}
    asked.push(range)
    if (deed.status) return response.writeHead(deed.status).end('no')
    if (!bytes || wanted === undefined) return response.writeHead(404).end()
    names.push(wanted)
    const other = deed.other === 'bytes' ? Buffer.alloc(bytes.length, 1) : bytes.subarray(0, bytes.length - 1)
    const all = deed.other ? other : bytes
    const from = range && !deed.whole ? Number(/^bytes=(\d+)-$/.exec(range)?.[1]) : 0
    const part = all.subarray(from)
    const inPart = { 'Content-Range': `bytes ${from}-${all.length - 1}/${all.length}` }
    response.writeHead(from ? 206 : 200, { 'Content-Length': part.length, ...(from && inPart) })
    const { cutAfter, stallsAfter } = deed
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
    /** The one file, where there is one. */
    bytes: only,
    /** The parts that were asked for. */
    asked,
    /** The files that were sent, or begun to be. */
    names,
    misbehave(how: Misdeed = {}) {
      misdeed = how
      goOn = Promise.withResolvers()
      asked.length = 0
      names.length = 0
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
