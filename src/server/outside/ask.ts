import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { type Destination, Refusal } from './destination.ts'
import { checkedLookup, type Resolve } from './resolver.ts'

/** What is said to whoever is asked; without a body it is a question, where `method` says nothing else. */
export type RequestParts = Readonly<{ headers: OutgoingHttpHeaders; body?: string | Readable; method?: string }>

/** One request over a connection of its own, to where it was checked and nowhere else. */
export const ask = (destination: Destination, resolve: Resolve, signal: AbortSignal, parts: RequestParts) =>
  new Promise<IncomingMessage>((answered, failed) => {
    const { url } = destination
    const { headers, body } = parts
    const wire = url.protocol === 'https:' ? https : http
    // Without an agent there is neither a connection that was used before nor a proxy.
    const lookup = checkedLookup(destination, resolve)
    const method = parts.method ?? (body === undefined ? 'GET' : 'POST')
    const request = wire.request(url, { method, agent: false, lookup, signal, headers, maxHeaderSize: 16_384 })
    request.on('response', answered).on('error', failed)
    request.on('upgrade', (_, socket) => {
      socket.destroy()
      failed(new Refusal('It answers in another protocol.'))
    })
    // A name that is looked for does not hear the signal.
    const stop = () => failed(signal.reason)
    signal.addEventListener('abort', stop)
    request.on('close', () => signal.removeEventListener('abort', stop))
    if (body === undefined || typeof body === 'string') request.end(body)
    // What breaks on the way is heard at the request.
    else pipeline(body, request, () => {})
  })

/** Whether an answer leads elsewhere. */
export const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)
