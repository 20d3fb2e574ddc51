import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { png } from './pictures.ts'

/** What a service was asked for: its words, how often, the size as it says it, and with which key. */
export type PaintAsked = {
  prompt: string
  howMany: number
  size: unknown
  model?: string
  key: string | undefined
  /** What must not be seen, and the number to draw lots with, as they came. */
  avoid?: unknown
  seed?: unknown
}

type Wire = {
  path: RegExp
  asked(request: IncomingMessage, body: string): PaintAsked
  /** The size in which it paints. */
  size(asked: PaintAsked): { width: number; height: number }
  answer(pictures: readonly Buffer[], url: string): object
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name]
  return value === undefined ? undefined : String(value)
}
const bearer = (request: IncomingMessage) => header(request, 'authorization')?.replace(/^(?:Bearer|Key) /, '')
const formField = (body: string, name: string) =>
  new RegExp(`name="${name}"\r\n\r\n([^]*?)\r\n--`).exec(body)?.[1] ?? ''
const sized = (size: unknown) => size as { width: number; height: number }
const base64 = (pictures: readonly Buffer[]) => pictures.map(picture => picture.toString('base64'))

/** What each service is asked, and how it answers. */
const wires: readonly Wire[] = [
  {
    path: /^\/images\/generations$/,
    asked(request, body) {
      const { prompt, n, size, model } = JSON.parse(body)
      return { prompt, howMany: n, size, model, key: bearer(request) }
    },
    size({ size }) {
      const [width = 1, height = 1] = String(size).split('x').map(Number)
      return { width, height }
    },
    answer: pictures => ({ data: base64(pictures).map(b64_json => ({ b64_json })) }),
  },
  {
    path: /^\/sdapi\/v1\/txt2img$/,
    asked(request, body) {
      const { prompt, batch_size: howMany, width, height, negative_prompt: avoid, seed } = JSON.parse(body)
      return { prompt, howMany, size: { width, height }, key: bearer(request), avoid, seed }
    },
    size: ({ size }) => sized(size),
    answer: pictures => ({ images: base64(pictures), info: '{}' }),
  },
  {
    path: /^\/v2beta\/stable-image\/generate\/core$/,
    asked: (request, body) => ({
      prompt: formField(body, 'prompt'),
      howMany: 1,
      size: formField(body, 'aspect_ratio'),
      key: bearer(request),
      avoid: formField(body, 'negative_prompt'),
      seed: formField(body, 'seed'),
    }),
    size({ size }) {
      const [width = 1, height = 1] = String(size).split(':').map(Number)
      return { width: width * 200, height: height * 200 }
    },
    answer: pictures => ({ image: base64(pictures)[0], finish_reason: 'SUCCESS', seed: 1 }),
  },
  {
    path: /^\/fal-ai\/(flux\/dev|qwen-image)$/,
    asked(request, body) {
      const { prompt, num_images: howMany, image_size: size, negative_prompt: avoid, seed } = JSON.parse(body)
      return { prompt, howMany, size, key: bearer(request), avoid, seed }
    },
    size: ({ size }) => sized(size),
    answer: (pictures, url) => ({ images: pictures.map((_, at) => ({ url: `${url}/picture/${at}` })), seed: 1 }),
  },
  {
    path: /^\/v1\/flux-2-pro$/,
    asked(request, body) {
      const { prompt, width, height, seed } = JSON.parse(body)
      return { prompt, howMany: 1, size: { width, height }, key: header(request, 'x-key'), seed }
    },
    size: ({ size }) => sized(size),
    answer: (_, url) => ({ id: 'it', polling_url: `${url}/v1/get_result?id=it` }),
  },
]

const json = { 'content-type': 'application/json' }
const says = (status: number, body: object, headers: http.OutgoingHttpHeaders = {}) => {
  return (response: ServerResponse) =>
    void response.writeHead(status, { ...json, ...headers }).end(JSON.stringify(body))
}

/** What can go wrong, and how it looks from outside. */
const faults = {
  401: says(401, { error: { message: 'Incorrect API key provided: sk-secret123456' } }),
  402: says(402, { detail: 'Insufficient credits' }),
  429: says(429, { error: { message: 'slow down' } }, { 'retry-after': '120' }),
  500: says(500, { error: { message: 'oops' } }),
  filter: says(400, { error: { message: 'rejected by our safety system' } }),
  reset: (response: ServerResponse) => void response.socket?.destroy(),
  hang: () => undefined,
  garbage: (response: ServerResponse) => void response.writeHead(200, json).end('{"data":'),
  none: says(200, { data: [], images: [] }),
  'no-picture': says(200, { data: [{ b64_json: Buffer.from('<svg/>').toString('base64') }] }),
  elsewhere: says(200, { data: [{ url: 'http://127.0.0.1:1/secret' }] }),
} as const
export type PaintFault = keyof typeof faults

/** Services that paint, on loopback: PNGs of one colour, in the size in which the real ones would. */
export const startPainter = async () => {
  const asked: PaintAsked[] = []
  let failing: { fault: PaintFault; left: number } | undefined
  let painted: readonly Buffer[] = []
  let looks = 0
  const server = http.createServer(async (request, response) => {
    const url = `http://${request.headers.host}`
    const path = request.url ?? ''
    const at = /^\/picture\/(\d)$/.exec(path)?.[1]
    if (at !== undefined) return void response.writeHead(200, { 'content-type': 'image/png' }).end(painted[Number(at)])
    if (path.startsWith('/v1/get_result')) {
      const isReady = ++looks % 2 === 0
      const state = isReady ? { status: 'Ready', result: { sample: `${url}/picture/0` } } : { status: 'Pending' }
      return void says(200, state)(response)
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const wire = wires.find(one => one.path.test(path))
    if (!wire) return void says(404, { error: { message: 'model not found' } })(response)
    const question = wire.asked(request, Buffer.concat(chunks).toString('utf8'))
    asked.push(question)
    if (failing && failing.left-- > 0) return void faults[failing.fault](response)
    const size = wire.size(question)
    painted = Array.from({ length: question.howMany }, () => png(size))
    return void says(200, wire.answer(painted, url))(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Goes wrong so often; without a fault, never again. */
    fails: (fault?: PaintFault, times = Infinity) => void (failing = fault && { fault, left: times }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
