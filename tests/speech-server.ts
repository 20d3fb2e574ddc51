import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

const rate = 24_000

/** A tone, as long as it takes to say so many characters. */
const tone = (characters: number) => {
  const samples = Buffer.alloc(2 * Math.round(rate * 0.06 * Math.max(1, characters)))
  for (let at = 0; at < samples.length / 2; at++)
    samples.writeInt16LE(Math.round(9_000 * Math.sin((at * 2 * Math.PI * 220) / rate)), at * 2)
  return samples
}

/** A WAV file of it; `length` is what its head says, as services that stream leave it open. */
export const wavOf = (samples: Buffer, length = samples.length) => {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE((length + 36) >>> 0, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(length >>> 0, 40)
  return Buffer.concat([head, samples])
}

type Said = { text: string; voice: string; key: string | undefined; instructions?: string }
type Wire = {
  path: RegExp
  type: string
  asked(request: IncomingMessage, body: string): Said
  answer(samples: Buffer): Buffer
}
const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name]
  return value === undefined ? undefined : String(value)
}

/** What each service is asked, and how it answers. */
const wires: readonly Wire[] = [
  {
    path: /^\/audio\/speech$/,
    type: 'audio/wav',
    asked: (request, body) => ({
      ...{ text: JSON.parse(body).input, voice: JSON.parse(body).voice },
      ...(JSON.parse(body).instructions && { instructions: JSON.parse(body).instructions }),
      key: header(request, 'authorization')?.replace('Bearer ', ''),
    }),
    answer: samples => wavOf(samples, 0xffff_ff00),
  },
  {
    path: /^\/v1\/text-to-speech\/\w+\?output_format=pcm_24000$/,
    type: 'audio/pcm',
    asked: (request, body) => ({
      ...{ text: JSON.parse(body).text, voice: /speech\/(\w+)/.exec(request.url ?? '')?.[1] ?? '' },
      key: header(request, 'xi-api-key'),
    }),
    answer: samples => samples,
  },
  {
    path: /^\/v1\/text:synthesize$/,
    type: 'application/json',
    asked: (request, body) => ({
      ...{ text: JSON.parse(body).input.text, voice: JSON.parse(body).voice.name },
      key: header(request, 'x-goog-api-key'),
    }),
    answer: samples => Buffer.from(JSON.stringify({ audioContent: wavOf(samples).toString('base64') })),
  },
  {
    path: /^\/cognitiveservices\/v1$/,
    type: 'audio/x-wav',
    asked: (request, body) => ({
      text: /<lang[^>]*>([^]*)<\/lang>/.exec(body)?.[1]?.replaceAll('&lt;', '<').replaceAll('&amp;', '&') ?? '',
      voice: /voice name="([^"]+)"/.exec(body)?.[1] ?? '',
      key: header(request, 'ocp-apim-subscription-key'),
    }),
    answer: samples => wavOf(samples),
  },
]

const json = { 'content-type': 'application/json' }
const refuses =
  (status: number, message: string, headers: http.OutgoingHttpHeaders = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { ...json, ...headers }).end(JSON.stringify({ error: { message } }))

/** Sixty megabytes, folded into sixty kilobytes. */
const bomb = gzipSync(Buffer.alloc(60_000_000))

/** What can go wrong, and how it looks from outside. */
const faults = {
  400: refuses(400, 'bad request'),
  401: refuses(401, 'Incorrect API key provided: sk-secret123456'),
  403: refuses(403, 'forbidden'),
  404: refuses(404, 'model not found'),
  413: refuses(413, 'input too long'),
  429: refuses(429, 'slow down', { 'retry-after': '0' }),
  'busy-date': refuses(429, 'slow down', { 'retry-after': new Date(Date.now() - 1000).toUTCString() }),
  'busy-long': refuses(429, 'slow down', { 'retry-after': '120' }),
  500: refuses(500, 'oops'),
  502: (response: ServerResponse) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>'),
  503: refuses(503, 'overloaded'),
  529: refuses(529, 'overloaded'),
  reset: (response: ServerResponse) => void response.socket?.destroy(),
  'reset-mid': (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '90000' }).write(wavOf(tone(3)))
    setTimeout(() => response.socket?.destroy(), 20)
  },
  'end-mid': (response: ServerResponse) => {
    response.writeHead(200, { 'transfer-encoding': 'chunked' }).write(wavOf(tone(3)))
    setTimeout(() => response.socket?.end(), 20)
  },
  hang: () => undefined,
  'half-open': (response: ServerResponse) => void response.writeHead(200).write(wavOf(tone(3))),
  drip: (response: ServerResponse) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(Buffer.alloc(2)), 30)
    response.on('close', () => clearInterval(timer))
  },
  garbage: (response: ServerResponse) => void response.writeHead(200).end(Buffer.from('RIFFgarbage')),
  html: (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
  empty: (response: ServerResponse) => void response.writeHead(200).end(),
  silence: (response: ServerResponse) => void response.writeHead(200).end(wavOf(Buffer.alloc(20_000))),
  huge: (response: ServerResponse) => {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
  bomb: (response: ServerResponse) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  filter: refuses(400, 'rejected by our content filter'),
} as const
export type SpeechFault = keyof typeof faults

/** Services that speak, on loopback: a tone a sentence. */
export const startSpeech = async () => {
  const said: Said[] = []
  let asked = 0
  let fault: SpeechFault | undefined
  let left = Infinity
  let takes = 0
  let held: { text: string; over: PromiseWithResolvers<SpeechFault | undefined> } | undefined
  const server = http.createServer((request, response) => {
    const wire = wires.find(({ path }) => path.test(request.url ?? ''))
    if (!wire || request.method !== 'POST') return void response.writeHead(404).end()
    let body = ''
    request.setEncoding('utf8').on('data', (more: string) => (body += more))
    return void request.on('end', async () => {
      asked++
      if (fault && left-- > 0) return faults[fault](response)
      const question = wire.asked(request, body)
      said.push(question)
      if (takes) await pause(takes)
      const how = held && question.text.includes(held.text) ? await held.over.promise : undefined
      if (how) return faults[how](response)
      return void response.writeHead(200, { 'content-type': wire.type }).end(wire.answer(tone(question.text.length)))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** What was said, in which voice and with which key. */
    said: said as readonly Said[],
    /** How often somebody asked. */
    asked: () => asked,
    /** What goes wrong from now on, so many times; nothing: all is well. */
    fails(how?: SpeechFault, times = Infinity) {
      fault = how
      left = times
    },
    /** How long a sentence takes from now on; milliseconds. */
    takes: (milliseconds: number) => void (takes = milliseconds),
    /** Says nothing of what contains this, until what is given is called; it may go wrong then. */
    holds(text: string) {
      const over = Promise.withResolvers<SpeechFault | undefined>()
      held = { text, over }
      return (how?: SpeechFault) => over.resolve(how)
    },
    async close() {
      held?.over.resolve(undefined)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
