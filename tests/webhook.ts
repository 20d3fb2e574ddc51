import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next one is answered; a status alone says nothing else. */
export type Reply = number | ((response: ServerResponse) => unknown)

/** Says nothing, for as long as anybody waits. */
export const silence: Reply = () => undefined
export const leadsTo =
  (location: string): Reply =>
  response =>
    response.writeHead(302, { location }).end()
/** Breaks the line. */
export const hangsUp: Reply = response => response.destroy()

/** Somebody on loopback who takes what is posted, and answers as told; with 200 where nothing was told. */
export const startWebhook = async () => {
  const taken: unknown[] = []
  const replies: Reply[] = []
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    taken.push(body ? JSON.parse(body) : `${request.method} ${request.url}`)
    const reply = replies.shift() ?? 200
    if (typeof reply === 'number') response.writeHead(reply).end()
    else reply(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    /** What was posted, in order. */
    taken: taken as readonly unknown[],
    answers: (...next: Reply[]) => void replies.push(...next),
    forget: () => void (taken.length = replies.length = 0),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Webhook = Awaited<ReturnType<typeof startWebhook>>
