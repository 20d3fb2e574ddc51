import { setTimeout as pause } from 'node:timers/promises'
import { type Job, type JobResult, PgBoss, type QueueOptions } from 'pg-boss'
import type { Store } from '../store/open.ts'
import { Hopeless, type Jobs, type JobsByName } from './jobs.ts'
import { jobKinds } from './overview.ts'

/** Who does each kind of job. */
export type Workers = { [Name in keyof JobsByName]: (data: JobsByName[Name]) => Promise<void> }
type Report = (error: unknown, about?: object) => void

/** Seconds: when a failed job is tried again for the first time, and how often we look for what is due. */
export type Pace = { retryAfter: number; look: number }
const usual: Pace = { retryAfter: 30, look: 5 }

const hour = 3600

/**
 * How each kind of job is kept. Mails hold links that open accounts: they are forgotten soon. A feedback sends a job of
 * its own for each next try, so one is only done again where it never came to its end.
 */
const queues = (retryAfter: number): Record<keyof JobsByName, QueueOptions> => ({
  mail: {
    expireInSeconds: 90,
    retryLimit: 10,
    retryDelay: retryAfter,
    retryBackoff: true,
    retryDelayMax: hour / 2,
    retentionSeconds: 24 * hour,
    deleteAfterSeconds: hour,
  },
  // Whoever has paid for nothing gets it back, however long Stripe is away.
  refund: {
    expireInSeconds: 120,
    retryLimit: 60,
    retryDelay: retryAfter,
    retryBackoff: true,
    retryDelayMax: 12 * hour,
    retentionSeconds: 90 * 24 * hour,
    // One that came to nothing is the operator's to look after: it stays to be found.
    deleteAfterSeconds: 365 * 24 * hour,
  },
  feedback: { expireInSeconds: 60, retryLimit: 2, retryDelay: retryAfter, deleteAfterSeconds: hour },
})

/** How long a failed start waits before the next, and how long jobs that are being done may take when we leave. */
const startAgainAfter = 2000
const grace = 3000
/** Seconds until which this node keeps in mind when a job is due. */
const longestWatch = 60

export type OpenedJobs = Jobs & {
  /**
   * Begins to do jobs; tries until the database lets it. Call it when people can already come in: it takes a moment.
   */
  start(): Promise<void>
  close(): Promise<void>
}

/** Jobs by pg-boss, in a schema of its own on the database of the store. */
export const openJobs = (
  { pool, embedded }: Pick<Store, 'pool' | 'embedded'>,
  { workers, report }: { workers: Workers; report: Report },
  { retryAfter, look }: Pace = usual,
): OpenedJobs => {
  const names = Object.keys(queues(retryAfter)) as (keyof JobsByName)[]
  const { promise: started, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof begin>>>()
  started.catch(() => {})
  let closed = false
  let isRunning = false

  const outcome = async <Name extends keyof JobsByName>(
    name: Name,
    { id, data }: Job<JobsByName[Name]>,
  ): Promise<JobResult> => {
    try {
      await workers[name](data)
      return { id, status: 'completed' }
    } catch (error) {
      report(error, { job: name, id })
      const output = { message: error instanceof Error ? error.message : String(error) }
      return { id, status: error instanceof Hopeless ? 'deadletter' : 'failed', output }
    }
  }

  const begin = async () => {
    const boss = new PgBoss({
      backend: embedded ? 'pglite' : 'postgres',
      db: { executeSql: (text, values) => pool.query(text, values) },
      schedule: false,
      reindex: false,
    })
    boss.on('error', error => report(error, { part: 'jobs' }))
    const wake: Partial<Record<keyof JobsByName, string>> = {}
    try {
      await boss.start()
      for (const [name, options] of Object.entries(queues(retryAfter)) as [keyof JobsByName, QueueOptions][]) {
        await boss.createQueue(name, options)
        await boss.updateQueue(name, options)
        wake[name] = await boss.work(
          name,
          { batchSize: 5, burstWhenBatchFull: true, perJobResults: true, pollingIntervalSeconds: look },
          (jobs: Job<JobsByName[typeof name]>[]) => Promise.all(jobs.map(job => outcome(name, job))),
        )
      }
    } catch (error) {
      await boss.stop({ graceful: false }).catch(report)
      throw error
    }
    return { boss, wake: (name: keyof JobsByName) => boss.notifyWorker(wake[name] ?? '') }
  }

  const start = async () => {
    for (; !closed; await pause(startAgainAfter, undefined, { ref: false }))
      try {
        resolve(await begin())
        isRunning = true
        return
      } catch (error) {
        report(error, { part: 'jobs' })
      }
  }
  let starting = Promise.resolve()

  return {
    start: () => (starting = start()),
    async send(name, data, after = 0) {
      const { boss, wake } = await started
      await boss.send(name, data, { startAfter: after })
      if (after === 0) wake(name)
      // Nobody has to wait for the next look; what is due later than that is found by it.
      else if (after <= longestWatch) setTimeout(() => closed || wake(name), (after + 0.1) * 1000).unref()
    },
    async within() {
      const { boss } = await started
      return async (connection, name, data) =>
        void (await boss.send(name, data, { db: { executeSql: (text, values) => connection.query(text, values) } }))
    },
    areRunning: () => isRunning,
    kinds: async () => (isRunning ? jobKinds(pool, names) : []),
    async again(id) {
      if (!isRunning) return false
      const { boss, wake } = await started
      const kind = (await jobKinds(pool, names)).find(({ failures }) => failures.some(one => one.id === id))
      const name = names.find(one => one === kind?.name)
      if (!name) return false
      await boss.retry(name, id)
      wake(name)
      return true
    },
    async close() {
      closed = true
      await starting
      reject(new Error('The jobs were closed.'))
      const opened = await started.catch(() => undefined)
      await opened?.boss.stop({ graceful: true, timeout: grace })
    },
  }
}
