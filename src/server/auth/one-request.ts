import { AsyncLocalStorage } from 'node:async_hooks'
import { DrizzleQueryError } from 'drizzle-orm'
import { Problem } from '#shared/problems.ts'
import { isAway } from '../store/away.ts'

/** Of one request: people that were read for it, and that the database did not answer. */
type Known = { readonly people: Map<unknown, object>; away?: unknown }
const request = new AsyncLocalStorage<Known>()

const note = (error: unknown) => {
  const known = request.getStore()
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (known && isAway(cause)) known.away ??= cause
}

/**
 * Answers a request. Throws `unavailable` where the database did not answer, whatever was made of that: better-auth
 * takes a session that cannot be read for one that has ended, and one that cannot be ended for one that was.
 */
export const inOneRequest = async <Result>(answer: () => Promise<Result>): Promise<Result> => {
  const known: Known = { people: new Map() }
  const outcome = await Promise.allSettled([request.run(known, answer)])
  if (known.away) throw new Problem('unavailable', {}, { cause: known.away })
  const [settled] = outcome
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}

type Sought = { model?: string; where?: readonly { field: string; value: unknown }[] }

/** The person who is sought by id alone, if they were read for this request already. */
const readBefore = ({ model, where: [only, ...others] = [] }: Sought) =>
  model === 'user' && only?.field === 'id' && !others.length ? request.getStore()?.people.get(only.value) : undefined

const remember = (found: unknown) => {
  if (!found || typeof found !== 'object' || !('id' in found)) return
  const { account: _, ...person } = found as { id: unknown; account?: unknown }
  request.getStore()?.people.set(person.id, person)
}

const isRead = (name: string) => name.startsWith('find') || name === 'count'

/**
 * What better-auth asks of the database, as one request sees it: nobody is read twice, so that a sign-in takes few
 * round trips, and what was not answered is noted.
 */
export const asOneRequest = <Adapter extends object>(adapter: Adapter): Adapter =>
  new Proxy(adapter, {
    get(target, name) {
      const ask: unknown = Reflect.get(target, name)
      if (typeof ask !== 'function' || typeof name !== 'string') return ask
      return (...sent: unknown[]) => {
        const sought = (sent[0] ?? {}) as Sought
        const before = name === 'findOne' && readBefore(sought)
        if (before) return Promise.resolve({ ...before })
        if (!isRead(name)) request.getStore()?.people.clear()
        const answer: unknown = Reflect.apply(ask, target, sent)
        if (answer instanceof Promise)
          answer.then(name === 'findOne' && sought.model === 'user' ? remember : undefined, note)
        return answer
      }
    },
  })
