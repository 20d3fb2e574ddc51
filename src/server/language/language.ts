import { Worker } from 'node:worker_threads'
import { Problem } from '#shared/problems.ts'
import { bundledFile } from '../process/bundled-file.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import type { TaskCall, TaskName, Tasks } from './tasks.ts'

/** Whom something is worked out for, and until when they want it. */
export type For = { readonly whose: string; readonly signal: AbortSignal }

/** Works on texts by methods of ours, in threads, so that the server goes on answering. */
export type Language = {
  /**
   * Does a task in the person's turn, of whom one is served at a time. Throws `text_too_heavy` where it takes too long
   * or too much memory, `unavailable` where its thread fails, and the signal's reason.
   */
  work<Name extends TaskName>(
    name: Name,
    args: Parameters<Tasks[Name]>,
    whom: For,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>
  close(): Promise<void>
}

/** How many threads there are, and what one may take: milliseconds for a task, megabytes. */
const bounds = { threads: 2, patience: 30_000, heap: 768 }
/** How long a thread stays when nobody asks; milliseconds. */
const idle = 60_000

const isOutOfMemory = (error: NodeJS.ErrnoException) => error.code === 'ERR_WORKER_OUT_OF_MEMORY'
const problemOf = (error: unknown) =>
  new Problem(error instanceof Error && isOutOfMemory(error) ? 'text_too_heavy' : 'unavailable', {}, { cause: error })

/** Opens the threads; each is started when there is something to do. */
export const openLanguage = ({ patience = bounds.patience }: { patience?: number } = {}): Language => {
  const inTurn = fairSemaphore({ inAll: bounds.threads, each: 1 })
  const all = new Set<Worker>()
  const resting = new Map<Worker, NodeJS.Timeout>()

  const end = (thread: Worker) => {
    clearTimeout(resting.get(thread))
    resting.delete(thread)
    return thread.terminate()
  }
  const started = () => {
    const thread = new Worker(bundledFile('language/worker.ts', 'language-worker.js'), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: bounds.heap },
    })
    all.add(thread)
    // Who waits for it hears of an error, too; without a listener it would end the process.
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      all.delete(thread)
      void end(thread)
    })
    return thread
  }
  const taken = () => {
    const [thread = started()] = resting.keys()
    clearTimeout(resting.get(thread))
    resting.delete(thread)
    return thread
  }

  const work = async (order: TaskCall, signal: AbortSignal) => {
    const thread = taken()
    thread.ref()
    const answer = Promise.withResolvers<unknown>()
    const fail = (error: unknown) => answer.reject(problemOf(error))
    const gone = () => answer.reject(new Problem('unavailable'))
    const stop = () => answer.reject(signal.reason)
    const late = setTimeout(() => answer.reject(new Problem('text_too_heavy')), patience)
    thread.once('message', answer.resolve).once('error', fail).once('exit', gone)
    signal.addEventListener('abort', stop)
    try {
      thread.postMessage(order)
      const result = await answer.promise
      thread.unref()
      resting.set(thread, setTimeout(() => void end(thread), idle).unref())
      return result
    } catch (error) {
      void end(thread)
      throw error
    } finally {
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
      thread.off('message', answer.resolve).off('error', fail).off('exit', gone)
    }
  }

  return {
    work: (name, args, { whose, signal }) =>
      inTurn(whose, signal, () => work({ name, args }, signal)) as ReturnType<Language['work']> as never,
    close: async () => void (await Promise.all([...all].map(end))),
  }
}
