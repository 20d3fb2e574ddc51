import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import v8 from 'node:v8'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { LiteRequest, Opening } from './lite.ts'

/** As a thread we are told what to open, and serve it. As a process we only make the database of a folder. */
const { folder, template }: Opening = parentPort ? workerData : { folder: process.argv[2] }

// Optimising PostgreSQL's largest function costs V8 half a gigabyte for a moment and gains nothing measurable.
const tiering = ['wasm-tier-up', 'wasm-dynamic-tiering']
for (const flag of tiering) v8.setFlagsFromString(`--no-${flag}`)
const database = await PGlite.create({
  dataDir: folder,
  loadDataDir: template === undefined ? undefined : await openAsBlob(template),
  extensions: { pg_trgm },
  postgresqlconf: ['shared_buffers=16MB', 'max_wal_size=64MB', 'random_page_cost=1.1'],
})
for (const flag of tiering) v8.setFlagsFromString(`--${flag}`)

/** One thing after the other: there is one session. What goes wrong here ends the thread. */
let last = Promise.resolve()
const next = (work: () => Promise<void>) => (last = last.then(work))

const answer = async (port: MessagePort, request: Uint8Array) => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  await database.execProtocolRawStream(request, { onRawData: part => void parts.push(part.slice()) })
  port.postMessage(
    parts,
    parts.map(({ buffer }) => buffer),
  )
}

/** A new connection finds nothing of the last one: no open transaction, prepared statement, setting, lock, listener. */
const connect = (port: MessagePort) => {
  next(async () => {
    await database.exec('rollback')
    await database.exec('discard all')
  })
  port.on('message', (request: Uint8Array) => void next(() => answer(port, request)))
}

const serve = (main: MessagePort) => {
  main.on('message', (asked: LiteRequest) => {
    if (asked.ask === 'connect') return connect(asked.port)
    next(async () => {
      if (asked.ask === 'dump') {
        await writeFile(asked.file, (await database.dumpDataDir('none')).stream())
        main.postMessage('dumped')
      } else {
        await database.close()
        main.close()
      }
    })
  })
  main.postMessage('open')
}

if (parentPort) serve(parentPort)
else await database.close()
