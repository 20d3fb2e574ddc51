import { once } from 'node:events'
import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { faultOf, type FaultName, isFault, telltale } from './model/faults.ts'
import { factcheckFor } from './model/fact-check.ts'
import { namedPartsFor } from './model/named-parts.ts'
import { listedFor } from './model/listed.ts'
import { plausible, schemaIn } from './model/plausible.ts'
import { rewordedFor } from './model/reworded.ts'
import { programs, type Program } from './model/programs.ts'
import { textFor } from './model/texts.ts'
import { type Answer, type Wire, wires } from './model/wires.ts'

/** How an answer is given. Nothing said: a test text in the language of the prompt, or a value of the schema. */
export type Behaviour = {
  text?: string
  /** In place of a text: words as they are given, each written when it comes. */
  words?: AsyncIterable<string>
  /** Words a second; nothing means at once. */
  pace?: number
  /** How long the first word is waited for, in milliseconds. */
  first?: number
  fault?: FaultName
  /** Refuses with this status, and what comes with it. */
  status?: number
  retryAfter?: string
  body?: object | string
}

/** A question as it arrived. */
export type Asked = {
  path: string
  headers: http.IncomingHttpHeaders
  /** The other end of the connection. */
  from: number | undefined
  body: Readonly<Record<string, unknown>>
  /** What the model was told, the house rules and the question as one. */
  prompt: string
  /** Whether the one who asked went away before the answer was whole. */
  aborted: boolean
  /** Settles when the answer is over, however it ended. */
  closed: Promise<void>
}

type Behave = Behaviour | ((asked: Asked) => Behaviour)

export type ModelServerOptions = {
  port?: number
  /** Whose own questions it answers when someone looks which program this is; `openai` answers none. */
  as?: Program
  /** The models it lists. */
  models?: readonly string[]
  /** The only key it lets in. */
  key?: string
  behave?: Behave
}

export type ModelServer = {
  /** As `http://127.0.0.1:40123`, without a path. */
  url: string
  port: number
  /** What was asked for texts, in order. */
  requests: readonly Asked[]
  /** How it answers from now on. */
  behave(behave: Behave): void
  /** How it answers the next questions, one after the other; then as before. */
  next(...behaviours: Behave[]): void
  /** Answers as at first, whatever it was told since, and has heard nothing. */
  again(): void
  close(): Promise<void>
}

/** The addresses of the programs that are looked for on a machine, where nobody listens: so that a test finds none. */
export const nowhere = {
  OLLAMA_HOST: 'http://127.0.0.1:9',
  LMSTUDIO_ADDRESS: 'http://127.0.0.1:9',
  LLAMACPP_ADDRESS: 'http://127.0.0.1:9',
  VLLM_ADDRESS: 'http://127.0.0.1:9',
  DICTIONARIES_URL: 'http://127.0.0.1:9',
  MODELS_URL: 'http://127.0.0.1:9',
} as const

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text ? JSON.parse(text) : {}
}

/**
 * What a prompt itself asks for, so that a server in another process can be told through a form: `[[fault:stall-mid]]`,
 * `[[fault:429]]`, `[[fault:429:2]]` with the seconds to wait, `[[pace:40]]`, `[[first:500]]`, `[[text:Hello]]`.
 */
const marked = (prompt: string): Behaviour => {
  const of = (name: string) => new RegExp(`\\[\\[${name}:([^\\]]+)\\]\\]`).exec(prompt)?.[1]
  const [fault = '', retryAfter] = of('fault')?.split(':') ?? []
  return {
    ...(isFault(fault) && { fault }),
    ...(/^\d{3}$/.test(fault) && {
      status: Number(fault),
      retryAfter: retryAfter === 'date' ? inTwoSeconds() : retryAfter,
    }),
    ...(of('pace') && { pace: Number(of('pace')) }),
    ...(of('first') && { first: Number(of('first')) }),
    ...(of('text') && { text: of('text') }),
  }
}
const inTwoSeconds = () => new Date(Date.now() + 2000).toUTCString()

const words = (text: string) => text.match(/\s*\S+\s*?(?=\s|$)/g) ?? []

/** Answers one question, as well or as badly as it was told to. */
const answer = async (asked: Asked, response: ServerResponse, wire: Wire, told: Behaviour, seen: number) => {
  const { prompt, body } = asked
  const behaviour = { ...told, ...marked(prompt) }
  const { pace, first = 0, status, retryAfter } = behaviour
  const schema = wire.question(body).schema ?? schemaIn(prompt)
  const written = () =>
    rewordedFor(prompt) ?? namedPartsFor(prompt, textFor(prompt)) ?? listedFor(prompt) ?? textFor(prompt)
  const shaped = () => schema && JSON.stringify(factcheckFor(schema, prompt) ?? plausible(schema, prompt))
  const text = behaviour.text ?? shaped() ?? written()
  const head = (headers: OutgoingHttpHeaders = {}, code = 200) => {
    if (!response.headersSent) response.writeHead(code, { 'content-type': wire.type, ...headers }).flushHeaders()
  }
  const raw = (bytes: string | Buffer) => void (response.writable && response.write(bytes))
  let begun = false
  const writing: Answer = {
    words: words(text),
    seen,
    head,
    raw,
    pause: async milliseconds => {
      if (asked.aborted) await new Promise(() => {})
      await pause(milliseconds)
    },
    async write(word) {
      if (!begun && first) await pause(first)
      begun = true
      head()
      if (response.closed) return new Promise(() => {})
      if (response.writable && !response.write(wire.piece(word)))
        await Promise.race([once(response, 'drain'), asked.closed])
      if (pace) await pause(1000 / pace)
    },
    finish(reason = 'stop') {
      head()
      raw(wire.last(reason))
      response.end()
    },
    end: () => void response.end(),
    destroy: () => void response.socket?.destroy(),
    refuse(code, said, headers = {}) {
      response.writeHead(code, { 'content-type': 'application/json', ...headers })
      response.end(typeof said === 'string' ? said : JSON.stringify(said))
    },
  }
  if (status)
    return writing.refuse(
      status,
      behaviour.body ?? telltale,
      retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    )
  if (behaviour.fault) return faultOf(behaviour.fault)(writing, wire)
  for await (const word of behaviour.words ?? writing.words) await writing.write(word)
  writing.finish()
}

/**
 * A model server of our own on loopback, that speaks OpenAI's chat completions and Ollama's chat. What it writes is
 * plainly a test text; how it fails can be chosen in the process, and by marks in a prompt.
 */
export const startModel = async (options: ModelServerOptions = {}): Promise<ModelServer> => {
  const { port = 0, as = 'openai', models = ['test-model'], key } = options
  const requests: Asked[] = []
  const queue: Behave[] = []
  const seen = new Map<string, number>()
  let behave: Behave = options.behave ?? {}
  const program = programs[as]

  const write = async (request: IncomingMessage, response: ServerResponse, wire: Wire) => {
    const body = await bodyOf(request)
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    const asked: Asked = {
      path: request.url ?? '',
      headers: request.headers,
      from: request.socket.remotePort,
      body,
      prompt: wire.question(body).prompt,
      aborted: false,
      closed,
    }
    requests.push(asked)
    response.on('close', () => {
      asked.aborted = !response.writableFinished
      resolve()
    })
    const times = (seen.get(asked.prompt) ?? 0) + 1
    seen.set(asked.prompt, times)
    const next = queue.shift() ?? behave
    await answer(asked, response, wire, typeof next === 'function' ? next(asked) : next, times)
  }

  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const json = (status: number, said: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    if (key && request.headers.authorization !== `Bearer ${key}`) {
      request.resume()
      return json(401, { error: { message: `Incorrect API key provided: ${request.headers.authorization}` } })
    }
    const wire = request.method === 'POST' && (pathname !== '/api/chat' || as.startsWith('ollama')) && wires[pathname]
    if (wire) return write(request, response, wire)
    request.resume()
    const said = program(pathname, models)
    return said ? json(200, said) : json(404, { error: { message: 'not found' } })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    requests,
    behave: next => void (behave = next),
    next: (...behaviours) => void queue.push(...behaviours),
    again() {
      behave = options.behave ?? {}
      for (const list of [queue, requests]) list.length = 0
      seen.clear()
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, pace: { type: 'string' }, first: { type: 'string' }, as: { type: 'string' } },
  })
  const as = values.as && values.as in programs ? (values.as as Program) : undefined
  const pace = Number(values.pace ?? 40)
  const model = await startModel({
    port: Number(values.port ?? 0),
    as,
    behave: { pace, first: Number(values.first ?? 300) },
  })
  console.log(`The test model listens at ${model.url} and writes ${pace} words a second.`)
}
