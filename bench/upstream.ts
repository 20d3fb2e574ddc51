// A model service that costs next to nothing: it writes words, with a sign in each by which they are counted. How a
// stream goes is said in the question: `[[pace:30]]` tokens a second, `[[tokens:5]]` so many and then the end.
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How long the first token takes; milliseconds. */
const thinking = 20

type Stream = { response: ServerResponse; due: number; every: number; left: number }

const streams = new Set<Stream>()
const words = `Am Dienstagmorgen war der Markt schon um sieben Uhr voll. Zwischen Äpfeln, Brot und Töpfen mit Kräutern
  suchten die Leute nach dem, was sie nicht im Laden finden: einem Rat, einer Kostprobe, einem Gespräch.`.split(/\s+/)
const chunk = (delta: object, reason: string | null) =>
  `data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1795000000,"model":"bench","choices":[{"index":0,"delta":${JSON.stringify(delta)},"finish_reason":${JSON.stringify(reason)}}]}\n\n`
const [before, after] = chunk({ content: '|' }, null).split('|')
const usage = `data: {"id":"chatcmpl-1","choices":[],"usage":{"prompt_tokens":10,"completion_tokens":10}}\n\n`
const end = `${chunk({}, 'stop')}${usage}data: [DONE]\n\n`

/** Every stream at its own moment, as many services would, not all of them at once. */
const tick = () => {
  const now = performance.now()
  for (const stream of streams) {
    if (now < stream.due) continue
    if (stream.left-- > 0) {
      stream.response.write(`${before}${words[stream.left % words.length]}@ ${after}`)
      stream.due += stream.every
    } else {
      streams.delete(stream)
      stream.response.end(end)
    }
  }
}
setInterval(tick, 1)

const numberIn = (question: string, mark: string) => {
  const found = new RegExp(`\\[\\[${mark}:([\\d.]+)\\]\\]`).exec(question)?.[1]
  return found === undefined ? undefined : Number(found)
}

const server = http.createServer((request, response) => {
  let question = ''
  request.setEncoding('utf8').on('data', (part: string) => (question += part))
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    const pace = numberIn(question, 'pace')
    const stream: Stream = {
      response,
      due: performance.now() + thinking,
      every: pace ? 1000 / pace : 0,
      left: numberIn(question, 'tokens') ?? Number.MAX_SAFE_INTEGER,
    }
    streams.add(stream)
    response.on('close', () => streams.delete(stream))
  })
})
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
