import type { Failure } from '#shared/feedback.ts'
import type { Delivering, Jobs } from '../jobs/jobs.ts'
import { deliverTo } from '../outside/deliver.ts'
import type { Bounds } from '../outside/destination.ts'
import type { FeedbackStore, NewFeedback } from '../store/feedback.ts'
import type { Contacts } from './contacts.ts'

/** Seconds between a failed try and the next; after the last one a feedback is given up. */
export const usualRetries: readonly number[] = [2, 10, 60, 600, 3600]
/** Seconds a try may take, with some to spare; and how late one is when nobody will make it any more. */
const aTry = 30
const late = 30

type Parts = {
  store: FeedbackStore
  contacts: Contacts
  jobs: Jobs
  bounds: Bounds & { patience?: number }
  retries?: readonly number[]
  report(error: unknown, about?: object): void
}

/** Exactly what the webhook is told. */
const told = ({ type, message, email, url }: NewFeedback & { email: string }) => ({ type, message, email, url })

/** What people tell us: kept first, then delivered to the webhook as soon as that takes it. */
export const openFeedback = ({ store, contacts, jobs, bounds, report, retries = usualRetries }: Parts) => {
  // Before the jobs have begun sending waits for that; what is lost meanwhile is found again as overdue.
  const hand = (job: Delivering, after?: number) => void jobs.send('feedback', job, after).catch(report)

  return {
    ...store,
    /** Keeps it and sends it on its way. Throws `too_many_attempts`. */
    async take(user: string, feedback: NewFeedback) {
      const hasWay = (await contacts.receiver()) !== undefined
      const id = await store.keep(user, feedback, hasWay ? 'waiting' : 'kept')
      if (hasWay) hand({ id, tries: 0 })
      return id
    },
    /** Sends it on its way anew, whatever became of it before. Throws `not_found`. */
    async again(id: string) {
      await store.begin(id)
      hand({ id, tries: 0 })
    },
    /** Delivers it, or sees to it that it is tried again. A try that was made already is not made twice. */
    async deliver({ id, tries }: Delivering) {
      if (!(await store.claim(id, tries, aTry))) return
      const [feedback, receiver] = [await store.find(id), await contacts.receiver()]
      if (!feedback) return
      if (!receiver) return store.settle(id, 'kept')
      const failure = await deliverTo(receiver, told(feedback), bounds)
      if (!failure) return store.settle(id, 'delivered')
      const next = retries[tries]
      await store.settle(id, next === undefined ? 'failed' : 'waiting', failure, next)
      if (next !== undefined) hand({ id, tries: tries + 1 }, next)
    },
    /** Takes up what was left lying when a process ended. */
    async takeUp() {
      for (const job of await store.overdue(late)) hand(job)
    },
    /** Tells the webhook something now and once; nothing means that it took it. */
    async probe(feedback: NewFeedback & { email: string }): Promise<Failure | undefined | 'nowhere'> {
      const receiver = await contacts.receiver()
      return receiver ? deliverTo(receiver, told(feedback), bounds) : 'nowhere'
    },
  }
}
export type OpenedFeedback = ReturnType<typeof openFeedback>
