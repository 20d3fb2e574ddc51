import { forgetsOf as forgetsDocumentsOf, makesRoom } from './documents.sql.ts'
import { forgetsOf as forgetsRunsOf } from './removed-runs.sql.ts'
import type { Queryable } from './sql.ts'

/**
 * Lets go what nobody sees, as far as something new needs its room: what was removed and could still come back, then
 * the oldest versions of documents.
 */
export const makeRoom = async (on: Queryable, user: string, limit: number, bytes: number) => {
  await forgetsRunsOf(on, user)
  await forgetsDocumentsOf(on, user)
  await makesRoom(on, user, limit, bytes)
}
