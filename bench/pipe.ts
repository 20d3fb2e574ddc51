// The least a server between a browser and a model can do: it passes on what it is sent, and what comes back. Where it
// is given a folder, it first writes a row into an embedded database there: the least that it costs to write a text
// down before the model is asked.
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { openLite } from '#server/store/lite.ts'

const upstream = Number(process.env.UPSTREAM)
const agent = new http.Agent({ keepAlive: true, maxSockets: 2000 })

const writerIn = async (folder: string) => {
  const { pool } = await openLite({ folder }, error => {
    throw error
  })
  await pool.query('create table row (id text primary key, at timestamptz not null default now())')
  const row = { name: 'row', text: 'insert into row (id) values ($1)' }
  return () => pool.query({ ...row, values: [randomUUID()] })
}
const { FOLDER: folder } = process.env
const write = folder ? await writerIn(folder) : undefined

const server = http.createServer(async (request, response) => {
  await write?.()
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
