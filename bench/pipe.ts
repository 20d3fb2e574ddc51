// The least a server between a browser and a model can do: it passes on what it is sent, and what comes back.
import http from 'node:http'
import type { AddressInfo } from 'node:net'

const upstream = Number(process.env.UPSTREAM)
const agent = new http.Agent({ keepAlive: true, maxSockets: 2000 })

const server = http.createServer((request, response) => {
  const asked = http.request({ port: upstream, path: '/v1/chat/completions', method: 'POST', agent }, answer => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    answer.pipe(response)
  })
  asked.on('error', () => response.destroy())
  response.on('close', () => asked.destroy())
  request.pipe(asked)
})
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
