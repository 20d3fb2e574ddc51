import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import pg from 'pg'
import { beside } from './beside.ts'

/** What the worker is given: its folder (none: in memory), and a dump of another database to begin from. */
export type Opening = { folder?: string; template?: string }
export type Asked = { ask: 'connect'; port: MessagePort } | { ask: 'dump'; file: string } | { ask: 'close' }

/** An embedded PostgreSQL: one session, behind an ordinary pool. */
export type Lite = {
  pool: pg.Pool
  /** Writes the whole database into a file, for `template`. */
  dump(file: string): Promise<void>
  close(): Promise<void>
}

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
const connection = (worker: Worker, open: Set<Duplex>) => {
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
      worker.postMessage({ ask: 'connect', port: there } satisfies Asked, [there])
      process.nextTick(() => stream.emit('connect'))
      return stream
    },
    setNoDelay: itself,
    setKeepAlive: itself,
    ref: itself,
    unref: itself,
  })
}

/** Starts a worker and waits until its database can be asked. Throws what hinders it. */
const start = async (opening: Opening, failed: (error: Error) => void) => {
  const worker = new Worker(beside('pglite-worker.ts', 'pglite-worker.js'), { workerData: opening, execArgv: [] })
  await once(worker, 'message')
  let ending = false
  const lost = (error: Error) => {
    if (ending) return
    ending = true
    failed(error)
  }
  worker.on('error', lost)
  worker.on('exit', code => lost(new Error(`The database's thread has ended (${code}).`)))
  const ask = async (asked: Exclude<Asked, { ask: 'connect' }>) => {
    worker.postMessage(asked)
    await once(worker, 'message')
  }
  return {
    worker,
    dump: (file: string) => ask({ ask: 'dump', file }),
    close: async () => {
      ending = true
      const gone = once(worker, 'exit')
      worker.postMessage({ ask: 'close' } satisfies Asked)
      await gone
    },
  }
}

/**
 * Opens the embedded database in a folder, which is made if there is none, or in memory. `failed` is told when the
 * database's thread dies under us: nothing can be read or written from then on, so the process should end. Throws when
 * the database cannot be opened. Nobody may await a query of the pool inside an open transaction: there is one session.
 */
export async function openLite(opening: Opening, failed: (error: Error) => void): Promise<Lite> {
  const { folder } = opening
  if (folder && !existsSync(join(folder, 'PG_VERSION'))) {
    // Making a database takes memory that its thread never gives back: so another thread goes on.
    await mkdir(folder, { recursive: true })
    await (await start(opening, () => {})).close()
  }
  const open = new Set<Duplex>()
  const { worker, dump, close } = await start(folder ? { folder } : opening, error => {
    for (const stream of open) stream.destroy(error)
    failed(error)
  })
  const config: pg.PoolConfig = {
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => connection(worker, open),
  }
  const pool = new pg.Pool(config)
  return {
    pool,
    dump,
    close: async () => {
      await pool.end()
      await close()
    },
  }
}
