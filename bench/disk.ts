// The least a server that takes files can do: it writes down what it is sent, as it comes.
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const folder = process.env.FOLDER ?? ''

const server = http.createServer(async (request, response) => {
  await pipeline(request, createWriteStream(join(folder, randomUUID())))
  response.end('{}')
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
