import type { User } from './users.ts'

/** Calls back when a person, a session, a plan or a brand has changed, before whoever changed it goes on. */
export type Changes = (listener: () => void) => void

type Found = { user: User; until: Date }
type Find = (token: string, now: Date) => Promise<Found | undefined>

/** So many sessions are remembered; then we begin anew. */
const most = 10_000

/**
 * Remembers whose a session is until anything about people changes: what was found while it changed is not remembered.
 * Without news of changes, everyone is looked up every time.
 */
export const cached = (find: Find, changes?: Changes): Find => {
  if (!changes) return find
  const known = new Map<string, Found>()
  let version = 0
  changes(() => {
    version++
    known.clear()
  })
  return async (token, now) => {
    const earlier = known.get(token)
    if (earlier) return earlier.until > now ? earlier : undefined
    const asked = version
    const found = await find(token, now)
    if (found && asked === version) {
      if (known.size >= most) known.clear()
      known.set(token, found)
    }
    return found
  }
}

/**
 * Remembers what every text asks for and hardly ever changes, until anything does. Without news of changes, it is asked
 * for every time.
 */
export const cachedUntilChanged = <Thing>(find: () => Promise<Thing>, changes?: Changes) => {
  if (!changes) return find
  let known: { readonly thing: Thing } | undefined
  let version = 0
  changes(() => {
    version++
    known = undefined
  })
  return async () => {
    if (known) return known.thing
    const asked = version
    const thing = await find()
    if (asked === version) known = { thing }
    return thing
  }
}
