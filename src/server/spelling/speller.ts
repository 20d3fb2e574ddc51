import { Worker } from 'node:worker_threads'
import type { Locale } from '#shared/text.ts'
import { bundledFile } from '../process/bundled-file.ts'
import type { DictionarySource } from './sources.ts'

/** What its thread is opened with, is asked, and answers: the words that no dictionary holds, with what they may be. */
export type Opening = { readonly folder: string; readonly sources: readonly DictionarySource[] }
export type SpellingRequest = { readonly id: number; readonly words: readonly string[]; readonly language: Locale }
export type SpellingReply = { readonly id: number; readonly found: readonly (readonly [string, readonly string[]])[] }

/** How long it stays when nobody asks, and may take to answer; milliseconds. */
const idle = 5 * 60_000
const patience = 10_000

export type Speller = {
  /** Rejects where its thread has failed or takes too long. */
  look(words: readonly string[], language: Locale): Promise<ReadonlyMap<string, readonly string[]>>
  close(): Promise<void>
}

const gone = () => new Error('The thread with the dictionaries has ended')

/** Asks dictionaries in a thread, as what a word may be takes up to some tenths of a second. It starts when asked. */
export const openSpeller = (opening: Opening): Speller => {
  let thread: Worker | undefined
  let leaving: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, PromiseWithResolvers<SpellingReply['found']>>()

  const end = async (why: unknown = gone()) => {
    clearTimeout(leaving)
    const ending = thread
    thread = undefined
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
    await ending?.terminate()
  }
  const started = () => {
    const worker = new Worker(bundledFile('spelling/worker.ts', 'spelling-worker.js'), {
      workerData: opening,
      execArgv: [],
    })
    worker.on('message', ({ id, found }: SpellingReply) => waiting.get(id)?.resolve(found))
    worker.on('error', error => worker === thread && void end(error))
    worker.on('exit', () => worker === thread && void end())
    return worker
  }

  return {
    async look(words, language) {
      clearTimeout(leaving)
      const id = ++last
      const answer = Promise.withResolvers<SpellingReply['found']>()
      waiting.set(id, answer)
      thread ??= started()
      thread.postMessage({ id, words, language } satisfies SpellingRequest)
      const late = setTimeout(() => void end(new Error('The dictionaries took too long')), patience)
      try {
        return new Map(await answer.promise)
      } finally {
        clearTimeout(late)
        waiting.delete(id)
        if (!waiting.size && thread) leaving = setTimeout(() => void end(), idle).unref()
      }
    },
    close: () => end(),
  }
}
