import { randomUUID } from 'node:crypto'
import type { Delivery, Failure, FeedbackType } from '#shared/feedback.ts'
import { Problem } from '#shared/problems.ts'
import type { Database } from './database.ts'
import * as query from './feedback.sql.ts'
import { json, present, slice } from './sql.ts'

/** Something a person told us. */
export type Feedback = {
  id: string
  type: FeedbackType
  message: string
  url: string
  createdAt: Date
  email: string
  name: string
  delivery: Delivery
  tries: number
  dueAt?: Date
  settledAt?: Date
  failure?: Failure
}

export type NewFeedback = Pick<Feedback, 'type' | 'message' | 'url'>

/** How many one person may write in an hour. */
const mostAnHour = 30

const asFeedback = (row: query.Row) => present<Feedback>(row)

/** What people told us, in PostgreSQL. Each try of a delivery is claimed before it is made, so that it is made once. */
export const feedbackIn = ({ $client: pool }: Database) => ({
  /** Throws `too_many_attempts`. */
  async keep(user: string, { type, message, url }: NewFeedback, delivery: 'kept' | 'waiting') {
    const [row] = await query.keeps(pool, randomUUID(), user, type, message, url, delivery, mostAnHour)
    if (!row) throw new Problem('too_many_attempts', { seconds: 3600 })
    return row.id
  },
  async find(id: string) {
    const [row] = await query.finds(pool, id)
    return row && asFeedback(row)
  },
  /** Newest first. */
  async list({ type, delivery, ...asked }: { page: number; limit: number; type?: FeedbackType; delivery?: Delivery }) {
    const { page, limit, offset } = slice(asked)
    const wanted = [type ?? null, delivery ?? null] as const
    const [rows, counted] = [await query.lists(pool, ...wanted, limit, offset), await query.counts(pool, ...wanted)]
    return { feedback: rows.map(asFeedback), total: counted[0]?.total ?? 0, page }
  },
  /** Whether this try is ours to make; it has so many seconds. */
  claim: async (id: string, tries: number, seconds: number) => !!(await query.claims(pool, id, tries, seconds)).length,
  /** Writes down what became of a try, and in how many seconds the next one is due. */
  settle: async (id: string, delivery: Delivery, failure?: Failure, seconds?: number) =>
    void (await query.settles(pool, id, delivery, failure ? json(failure) : null, seconds ?? null)),
  /** Sends it on its way as if it had never been tried. Throws `not_found`. */
  async begin(id: string) {
    if (!(await query.begins(pool, id)).length) throw new Problem('not_found')
  },
  /** What should have been tried so many seconds ago. */
  overdue: (seconds: number) => query.overdue(pool, seconds),
})
export type FeedbackStore = ReturnType<typeof feedbackIn>
