import { makesRoom } from './document-versions.sql.ts'
import { forgetsOf as forgetsDocumentsOf } from './documents.sql.ts'
import { forgetsOf as forgetsRunsOf } from './removed-runs.sql.ts'
import { type Queryable, statement } from './sql.ts'

const measures = statement<{ seen: string; all: string }>(
  'room_measure',
  `select stored_bytes($1) as seen, kept_bytes($1) as all`,
)

/**
 * Lets go what nobody sees, as far as something new needs its room: what was removed and could still come back, then
 * the oldest versions of documents, but not the one that was `made` just now. Nothing goes where that is not enough.
 */
export const makeRoom = async (on: Queryable, user: string, limit: number, bytes: number, made?: string) => {
  const [{ seen, all } = { seen: 0, all: 0 }] = await measures(on, user)
  if (Number(seen) + bytes > limit || Number(all) + bytes <= limit) return
  await forgetsRunsOf(on, user)
  await forgetsDocumentsOf(on, user)
  await makesRoom(on, user, limit, bytes, made ?? null)
}
