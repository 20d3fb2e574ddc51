import { Problem, type ProblemCode } from '#shared/problems.ts'
import { openChildren } from './children.ts'
import { bounds, type ReadJob } from './jobs.ts'
import type { Reading } from './reading.ts'

/** Reads what strangers have made, in a process that may die of it. */
export type Reader = {
  /** Throws document_locked | document_broken | document_empty | document_too_large | file_type | unavailable. */
  document(bytes: Uint8Array, name: string, signal?: AbortSignal): Promise<Reading>
  /** Throws page_unreadable | unavailable. */
  page(html: string, address: string, signal?: AbortSignal): Promise<Reading>
  close(): Promise<void>
}

/** Of a page it says nothing to people how it has ended its reader. */
const named = (error: unknown, job: ReadJob) =>
  error instanceof Problem && job.kind === 'page' && error.code !== 'unavailable'
    ? new Problem('page_unreadable', {}, { cause: error })
    : error

const late = (code: ProblemCode, milliseconds: number) => {
  const ends = new AbortController()
  const timer = setTimeout(() => ends.abort(new Problem(code)), milliseconds)
  return { signal: ends.signal, clear: () => clearTimeout(timer) }
}

/** Opens the reader; its processes are started when there is something to read. */
export const openReader = (report: (error: unknown) => void): Reader => {
  const children = openChildren(report)

  const read = async (job: ReadJob, asked?: AbortSignal) => {
    asked?.throwIfAborted()
    const given = asked ? [asked] : []
    const whole = late('unavailable', bounds.whole)
    try {
      const child = await children.take(AbortSignal.any([...given, whole.signal]))
      const work = late('document_too_large', bounds.work)
      try {
        const said = await child.read(job, AbortSignal.any([...given, whole.signal, work.signal]))
        if ('problem' in said) throw new Problem(said.problem, {}, { cause: said.why })
        return said.reading
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

  return {
    document: (bytes, name, signal) => read({ kind: 'document', bytes, name }, signal),
    page: (html, address, signal) => read({ kind: 'page', html, address }, signal),
    close: children.close,
  }
}
