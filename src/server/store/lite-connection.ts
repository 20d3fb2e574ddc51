import { Duplex } from 'node:stream'
import { MessageChannel, type Worker } from 'node:worker_threads'
import type { LiteRequest } from './lite.ts'

const joined = (chunks: readonly Uint8Array[]) => {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/**
 * The wire protocol of node-postgres, carried to the worker. One port is one connection: the worker resets the session.
 */
export const connectionTo = (worker: Worker, open: Set<Duplex>) => {
  const { port1: here, port2: there } = new MessageChannel()
  const send = (bytes: Uint8Array<ArrayBuffer>) => here.postMessage(bytes, [bytes.buffer])
  const stream: Duplex = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _, done) => {
      send(joined([chunk]))
      done()
    },
    writev: (chunks, done) => {
      send(joined(chunks.map(({ chunk }) => chunk)))
      done()
    },
    final: done => {
      stream.push(null)
      done()
    },
    destroy: (error, done) => {
      open.delete(stream)
      here.close()
      done(error)
    },
  })
  here.on('message', (parts: Uint8Array[]) => parts.forEach(part => stream.push(part)))
  open.add(stream)
  const itself = () => stream
  return Object.assign(stream, {
    connect: () => {
      worker.postMessage({ ask: 'connect', port: there } satisfies LiteRequest, [there])
      process.nextTick(() => stream.emit('connect'))
      return stream
    },
    setNoDelay: itself,
    setKeepAlive: itself,
    ref: itself,
    unref: itself,
  })
}
