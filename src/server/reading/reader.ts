import { Problem, type ProblemCode } from '#shared/problems.ts'
import { openChildren } from './children.ts'
import { bounds, type ReadJob, type ReadReply } from './jobs.ts'
import type { Markup, Opening, Reading } from './reading.ts'

/** Reads what strangers have made, in a process that may die of it. */
export type Reader = {
  /** Throws document_locked | document_broken | document_empty | document_too_large | file_type | unavailable. */
  document(bytes: Uint8Array, name: string, signal?: AbortSignal): Promise<Reading>
  /** The same with its looks, links and pictures, to be written on. Throws the same. */
  open(bytes: Uint8Array, name: string, signal?: AbortSignal): Promise<Opening>
  /**
   * A text with its marks, to be written on. Throws document_full | document_too_large | document_broken |
   * export_too_much | unavailable.
   */
  markup(markup: Markup, signal?: AbortSignal): Promise<Opening>
  /** Throws page_unreadable | unavailable. */
  page(html: string, address: string, signal?: AbortSignal): Promise<Reading>
  close(): Promise<void>
}

/** Of a page it says nothing to people how it has ended its reader. */
const named = (error: unknown, job: ReadJob) =>
  error instanceof Problem && job.kind === 'page' && error.code !== 'unavailable'
    ? new Problem('page_unreadable', {}, { cause: error })
    : error

type Done = Exclude<ReadReply, { problem: ProblemCode }>

const late = (code: ProblemCode, milliseconds: number) => {
  const ends = new AbortController()
  const timer = setTimeout(() => ends.abort(new Problem(code)), milliseconds)
  return { signal: ends.signal, clear: () => clearTimeout(timer) }
}

/** Opens the reader; its processes are started when there is something to read. */
export const openReader = (report: (error: unknown) => void): Reader => {
  const children = openChildren(report)

  const read = async (job: ReadJob, asked?: AbortSignal): Promise<Done> => {
    asked?.throwIfAborted()
    const given = asked ? [asked] : []
    const whole = late('unavailable', bounds.whole)
    try {
      const child = await children.take(AbortSignal.any([...given, whole.signal]))
      const work = late('document_too_large', bounds.work)
      try {
        const said = await child.read(job, AbortSignal.any([...given, whole.signal, work.signal]))
        if ('problem' in said) throw new Problem(said.problem, said.details, { cause: said.why })
        return said
      } finally {
        work.clear()
        await children.giveBack(child)
      }
    } catch (error) {
      throw named(error, job)
    } finally {
      whole.clear()
    }
  }

  /** What was asked for comes back: a reading of what is to be read, an opening of what is to be opened. */
  const other = () => new TypeError('The reading process has answered something else')
  const readingIn = (said: Done) => {
    if (!('reading' in said)) throw other()
    return said.reading
  }
  const openingIn = (said: Done) => {
    if (!('opening' in said)) throw other()
    return said.opening
  }
  return {
    document: async (bytes, name, signal) => readingIn(await read({ kind: 'document', bytes, name }, signal)),
    open: async (bytes, name, signal) => openingIn(await read({ kind: 'opening', bytes, name }, signal)),
    markup: async (markup, signal) => openingIn(await read({ kind: 'markup', markup }, signal)),
    page: async (html, address, signal) => readingIn(await read({ kind: 'page', html, address }, signal)),
    close: children.close,
  }
}
