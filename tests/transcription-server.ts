import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Where somebody speaks in the sound that came, in seconds, and how long it is. */
type Speech = { readonly seconds: number; readonly spoken: readonly (readonly [from: number, to: number])[] }

/** Listens to a WAV file: what is louder than a room, with pauses of half a second between. */
const speechIn = (wav: Buffer): Speech => {
  const rate = wav.readUInt32LE(24)
  const samples = new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length - (wav.length % 2)))
  const window = rate / 20
  const spoken: [number, number][] = []
  for (let at = 0; at + window <= samples.length; at += window) {
    const loudest = samples.subarray(at, at + window).reduce((most, one) => Math.max(most, Math.abs(one)), 0)
    if (loudest < 300) continue
    const [from, to] = [at / rate, (at + window) / rate]
    const last = spoken.at(-1)
    if (last && from - last[1] < 0.5) last[1] = to
    else spoken.push([from, to])
  }
  return { seconds: samples.length / rate, spoken }
}

type Passage = { readonly start: number; readonly end: number; readonly text: string; readonly speaker: number }
type Wire = (passages: readonly Passage[], seconds: number) => object

const textOf = (passages: readonly Passage[]) => passages.map(({ text }) => text).join(' ')

const openai: Wire = (passages, duration) => ({
  ...{ task: 'transcribe', language: 'german', duration, text: textOf(passages) },
  segments: passages.map(({ start, end, text }, id) => ({
    id,
    seek: 0,
    start,
    end,
    text: ` ${text}`,
    no_speech_prob: 0.01,
  })),
})

/** How each service answers, by its address. */
const wires: Readonly<Record<string, Wire>> = {
  '/openai/audio/transcriptions': openai,
  '/groq/audio/transcriptions': openai,
  '/local/audio/transcriptions': openai,
  '/mistral/audio/transcriptions': passages => ({
    ...{ model: 'voxtral-mini-2602', language: 'de', text: textOf(passages), usage: { prompt_audio_seconds: 8 } },
    segments: passages.map(({ speaker, ...one }) => ({
      ...one,
      speaker_id: `speaker_${speaker + 1}`,
      type: 'segment',
    })),
  }),
  '/deepgram/listen': passages => ({
    metadata: { channels: 1 },
    results: {
      channels: [{ detected_language: 'de', alternatives: [{ transcript: textOf(passages), confidence: 0.98 }] }],
      utterances: passages.map(({ text, ...one }) => ({ ...one, transcript: text, confidence: 0.97 })),
    },
  }),
}

type Part = { readonly name: string; readonly value: Buffer }

const partsIn = (type: string, body: Buffer): Part[] => {
  const boundary = /boundary=(.+)$/.exec(type)?.[1]
  if (!boundary) return [{ name: 'file', value: body }]
  const parts: Part[] = []
  for (let at = body.indexOf(`--${boundary}`); at >= 0;) {
    const next = body.indexOf(`--${boundary}`, at + boundary.length)
    if (next < 0) break
    const part = body.subarray(at + boundary.length + 4, next - 2)
    const end = part.indexOf('\r\n\r\n')
    const name = /name="([^"]*)"/.exec(part.toString('latin1', 0, end))?.[1] ?? ''
    parts.push({ name, value: part.subarray(end + 4) })
    at = next
  }
  return parts
}

const json = { 'content-type': 'application/json' }
type Behave = (response: ServerResponse, good: string, request: IncomingMessage) => void

const status =
  (code: number, headers: Record<string, string> = {}, body = '{"error":{"message":"no"}}'): Behave =>
  response =>
    void response.writeHead(code, { ...json, ...headers }).end(body)
const says =
  (change: (good: string) => string | Buffer, headers: Record<string, string> = {}): Behave =>
  (response, good) =>
    void response.writeHead(200, { ...json, ...headers }).end(change(good))

/** What can go wrong with a service, by name. */
export const faults = {
  400: status(400),
  401: status(401),
  403: status(403),
  404: status(404),
  413: status(413, {}, '<html>413 Request Entity Too Large</html>'),
  429: status(429),
  'a filter': status(400, {}, '{"error":{"message":"rejected by our content filter"}}'),
  '429 in 0 seconds': status(429, { 'retry-after': '0' }),
  '429 in an hour': status(429, { 'retry-after': '3600' }),
  '429 until a date': status(429, { 'retry-after': new Date(Date.now() - 1000).toUTCString() }),
  500: status(500),
  '502 in HTML': status(502, { 'content-type': 'text/html' }, '<html>Bad gateway</html>'),
  503: status(503),
  529: status(529),
  'a reset': (_, __, request) => request.socket.resetAndDestroy(),
  'a cut in the middle': (response, good) => {
    response.writeHead(200, { ...json, 'content-length': good.length })
    response.write(good.slice(0, good.length / 2), () => response.socket?.destroy())
  },
  'no answer': () => {},
  'half an answer': (response, good) => void response.writeHead(200, json).write(good.slice(0, 20)),
  'a letter at a time': (response, good) => {
    response.writeHead(200, json)
    let at = 0
    const timer = setInterval(() => response.write(good[at++ % good.length] ?? ''), 50)
    response.on('close', () => clearInterval(timer))
  },
  'HTML with 200': says(() => '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }),
  nothing: says(() => ''),
  'broken JSON': says(good => good.slice(0, -9)),
  'JSON of another kind': says(() => '{"choices":[],"segments":"none","results":3}'),
  'a mark before the JSON': says(good => `\ufeff${good}`),
  'everything twice': says(good =>
    good.replaceAll(/"(segments|utterances)":\[(.*)\]/g, (_, name: string, all: string) => `"${name}":[${all},${all}]`),
  ),
  'times that make no sense': says(good => good.replaceAll(/"(start|end)":[\d.]+/g, '"$1":-99999')),
  'no passages': says(good => JSON.stringify({ ...JSON.parse(good), segments: null })),
  'endless letters': response => {
    response.writeHead(200, json)
    const more = () => {
      while (!response.destroyed && response.write('['.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  },
  'a bomb in gzip': says(() => gzipSync(Buffer.alloc(300_000_000, '[')), { 'content-encoding': 'gzip' }),
} as const satisfies Record<string, Behave>
export type Fault = keyof typeof faults

type Asked = { path: string; key: string | undefined; fields: Record<string, string>; query: string; seconds: number }

/** Services that listen, on loopback: for each place where somebody speaks they say one of these sentences. */
export const startTranscription = async (sentences: readonly string[], port = 0) => {
  const asked: Asked[] = []
  let failing: Behave[] = []
  let always: ((seconds: number) => Behave | undefined) | undefined
  let told = 0
  let only: string | undefined
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://here')
    const wire = wires[url.pathname]
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const parts = partsIn(request.headers['content-type'] ?? '', Buffer.concat(chunks))
      const file = parts.find(({ name }) => name === 'file')
      if (!wire || !file) return response.writeHead(404).end()
      const { seconds, spoken } = speechIn(file.value)
      const fields = Object.fromEntries(
        parts.filter(one => one !== file).map(({ name, value }) => [name, value.toString()]),
      )
      const { authorization: key } = request.headers
      asked.push({ path: url.pathname, key, fields, query: url.search, seconds })
      const passages = spoken.map(([start, end], at) => ({
        ...{ start, end, speaker: at % 2, text: only ?? sentences[told++ % sentences.length] ?? '' },
      }))
      const good = JSON.stringify(wire(passages, seconds))
      const fault = failing.shift() ?? always?.(seconds)
      if (fault) told -= spoken.length
      return fault ? fault(response, good, request) : response.writeHead(200, json).end(good)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    asked: asked as readonly Asked[],
    /** Goes wrong this way with the next questions, one after the other. */
    fails: (...how: Fault[]) => void (failing = how.map(one => faults[one])),
    /** Goes wrong this way until told otherwise; only with sound that is as long, where that is said. */
    alwaysFails: (how: Fault | undefined, only = (_seconds: number) => true) =>
      void (always = how && (seconds => (only(seconds) ? faults[how] : undefined))),
    /** Says only this, wherever it hears something, until told otherwise. */
    says: (what?: string) => void (only = what),
    /** Begins with the first sentence again. */
    again: () => void (told = 0),
    /** The environment in which a server listens here, with these models. */
    environment: (models: string) => ({
      TRANSCRIPTION_MODEL: models,
      ...{ OPENAI_API_KEY: 'sk-openai', OPENAI_BASE_URL: `${url}/openai` },
      ...{ GROQ_API_KEY: 'gsk-groq', GROQ_BASE_URL: `${url}/groq` },
      ...{ MISTRAL_API_KEY: 'mistral-key', MISTRAL_BASE_URL: `${url}/mistral` },
      ...{ DEEPGRAM_API_KEY: 'deepgram-key', DEEPGRAM_BASE_URL: `${url}/deepgram` },
      OPENAI_COMPATIBLE_BASE_URL: `${url}/local`,
    }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
