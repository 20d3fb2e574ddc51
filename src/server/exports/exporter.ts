import { Problem } from '#shared/problems.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import { bounds } from './bounds.ts'
import type { Job, Exported } from './jobs.ts'
import { type Find, openMaker } from './maker.ts'

/** Makes files of texts, beside the server and not in it. */
export type Exporter = {
  /**
   * Lets a person in, before anything is read of what they send. Throws `exports_at_once` where they wait for several
   * already, `unavailable` where too many people do.
   */
  admit<Result>(whose: string, work: () => Promise<Result>): Promise<Result>
  /** Makes a file in the person's turn. Throws pdf_* | export_*. */
  make(whose: string, job: Job, find: Find, signal: AbortSignal): Promise<Exported>
  close(): Promise<void>
}

/** Opens the exporter; its processes are started when there is something to make. */
export const openExporter = (report: (error: unknown) => void): Exporter => {
  const makers = Array.from({ length: bounds.processes }, () => openMaker(report))
  /** The one that was used last comes first: its process is there. */
  const free = [...makers]
  const inTurn = fairSemaphore({ inAll: makers.length, each: 1 })
  const make = async (job: Job, find: Find) => {
    const maker = free.shift() ?? openMaker(report)
    try {
      return await maker.make(job, find)
    } finally {
      free.unshift(maker)
    }
  }
  const waiting = new Map<string, number>()
  let all = 0
  const count = (whose: string, more: 1 | -1) => {
    all += more
    const now = (waiting.get(whose) ?? 0) + more
    if (now) waiting.set(whose, now)
    else waiting.delete(whose)
  }
  return {
    async admit(whose, work) {
      if ((waiting.get(whose) ?? 0) >= bounds.each)
        throw new Problem('exports_at_once', { most: bounds.each, seconds: 5 })
      if (all >= bounds.waiting) throw new Problem('unavailable', { seconds: 10 })
      count(whose, 1)
      try {
        return await work()
      } finally {
        count(whose, -1)
      }
    },
    make: (whose, job, find, signal) => inTurn(whose, signal, () => make(job, find)),
    close: async () => void (await Promise.all(makers.map(maker => maker.end()))),
  }
}
