import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import { type MessagePort, Worker } from 'node:worker_threads'
import pg from 'pg'
import { bundledFile } from '../process/bundled-file.ts'
import { connectionTo } from './lite-connection.ts'
import { clearBeginnings, makeDatabase } from './make-database.ts'
import type { Changes } from './cache.ts'

/** What the worker is given: its folder (none: in memory), and a dump of another database to begin from. */
export type Opening = { folder?: string; template?: string }
export type LiteRequest = { ask: 'connect'; port: MessagePort } | { ask: 'dump'; file: string } | { ask: 'close' }

/** An embedded PostgreSQL: one session, behind an ordinary pool. */
export type Lite = {
  pool: pg.Pool
  changes: Changes
  /** Writes the whole database into a file, for `template`. */
  dump(file: string): Promise<void>
  close(): Promise<void>
}

/** Starts a worker and waits until its database can be asked. Throws what hinders it. */
const start = async (opening: Opening, failed: (error: Error) => void) => {
  const worker = new Worker(bundledFile('store/pglite-worker.ts', 'pglite-worker.js'), {
    workerData: opening,
    execArgv: [],
  })
  await once(worker, 'message')
  const gone = once(worker, 'exit').catch(() => {})
  let ending = false
  const lost = (error: Error) => {
    if (ending) return
    ending = true
    failed(error)
  }
  worker.on('error', lost)
  worker.on('exit', code => lost(new Error(`The database's thread has ended (${code}).`)))
  const ask = async (asked: Exclude<LiteRequest, { ask: 'connect' }>) => {
    worker.postMessage(asked)
    await once(worker, 'message')
  }
  return {
    worker,
    dump: (file: string) => ask({ ask: 'dump', file }),
    close: async () => {
      ending = true
      worker.postMessage({ ask: 'close' } satisfies LiteRequest)
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
  if (folder) {
    await mkdir(dirname(folder), { recursive: true })
    await clearBeginnings(folder)
    if (!existsSync(join(folder, 'PG_VERSION'))) await makeDatabase(folder)
  }
  const open = new Set<Duplex>()
  const listeners = new Set<() => void>()
  const { worker, dump, close } = await start(opening, error => {
    for (const stream of open) stream.destroy(error)
    void pool.end()
    failed(error)
  })
  const config: pg.PoolConfig = {
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => connectionTo(worker, open),
    onConnect: client => {
      client.on('notification', ({ channel }) => channel === 'people' && listeners.forEach(told => told()))
      return client.query('listen people')
    },
  }
  const pool = new pg.Pool(config)
  return {
    pool,
    changes: listener => void listeners.add(listener),
    dump,
    close: async () => {
      if (!pool.ending) await pool.end()
      await close()
    },
  }
}
