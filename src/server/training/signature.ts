import { asProblem, Problem } from '#shared/problems.ts'
import type { Service } from './ask-service.ts'

/** How far the clock of a message may be from ours, and how long keys are known; seconds. */
const [oldest, knownFor] = [300, 86_400]
/** Keys that fit nothing are fetched anew, but not more often than this; seconds. */
const atMost = 60

export type SignedNews = Readonly<{ body: Buffer; header(name: string): string | undefined }>

/** How a service signs what it tells: where its keys are, and which training a message is about, as it claims. */
export type Signing = Readonly<{
  keys(service: Service, signal: AbortSignal): Promise<readonly string[]>
  /** Nothing where it is no such message; `time` is in seconds. */
  read(news: SignedNews): Readonly<{ request: string; time: string; fits(key: string): boolean }> | undefined
}>

/** Reads who has signed a message of a service. */
export const signaturesOf = ({ keys, read }: Signing, now: () => Date) => {
  let known: { at: number; of: string; keys: readonly string[] } | undefined

  const fetched = async (service: Service, signal: AbortSignal) => {
    const found = await keys(service, signal)
    known = { at: now().getTime() / 1000, of: service.key, keys: found }
    return found
  }

  /** Which training a message is about. Throws `webhook_refused` where it is not signed, or long ago. */
  return async (news: SignedNews, service: Service, signal: AbortSignal): Promise<string> => {
    const seconds = now().getTime() / 1000
    const told = read(news)
    const isNow = told && /^\d{1,12}$/.test(told.time) && Math.abs(seconds - Number(told.time)) <= oldest
    if (!told || !isNow) throw new Problem('webhook_refused')
    const { request, fits } = told
    try {
      const isOld = !known || known.of !== service.key || seconds - known.at > knownFor
      const before = isOld ? await fetched(service, signal) : (known?.keys ?? [])
      if (before.some(fits)) return request
      if (!isOld && seconds - (known?.at ?? 0) > atMost && (await fetched(service, signal)).some(fits)) return request
    } catch (cause) {
      throw asProblem(cause)
    }
    throw new Problem('webhook_refused')
  }
}
