import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { asProblem } from '#shared/problems.ts'
import { bounds, type ReadJob, outOfMemory, ready, type ReadReply } from './jobs.ts'

/** Passes work on to a thread, so that this process can end itself while the thread is stuck in a document. */
const supervise = () => {
  const thread = new Worker(new URL(import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: bounds.heap } })
  const end = () => void process.kill(process.pid, 'SIGKILL')
  process.on('disconnect', end)
  process.on('message', (job: ReadJob) => thread.postMessage(job))
  thread.once('online', () => process.send?.(ready))
  thread.on('message', (said: ReadReply) => process.send?.(said))
  thread.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error)
    process.exit(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory : 1)
  })
}

// The readers are loaded when they are first needed: a page needs no PDF, a document mostly no DOM.
const read = async (job: ReadJob): Promise<ReadReply> => {
  if (job.kind === 'page') return { reading: (await import('./pages/read-html.ts')).readHtml(job.html, job.address) }
  if (job.kind === 'markup') {
    const { openMarkup, requireFits } = await import('./documents/markup.ts')
    const opening = openMarkup(job.markup)
    requireFits(opening.document)
    return { opening }
  }
  const { openDocument, readDocument } = await import('./documents/read-document.ts')
  return job.kind === 'opening'
    ? { opening: await openDocument(job.bytes, job.name) }
    : { reading: await readDocument(job.bytes, job.name) }
}

const answer = async (job: ReadJob): Promise<ReadReply> => {
  try {
    return await read(job)
  } catch (error) {
    const { code, details, cause } = asProblem(error, job.kind === 'page' ? 'page_unreadable' : 'document_broken')
    const why = cause instanceof Error ? `${cause.name}: ${cause.message}`.slice(0, 500) : undefined
    return { problem: code, details, why }
  }
}

/** Does one thing after the other, with nothing in reach that could fetch. */
const work = () => {
  for (const way of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, way)
  parentPort?.on('message', async (job: ReadJob) => parentPort?.postMessage(await answer(job)))
}

if (isMainThread) supervise()
else work()
