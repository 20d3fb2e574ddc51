import { Problem } from '#shared/problems.ts'
import { Refusal } from '../destination.ts'
import { type How, safeFetchRobots } from '../safe-fetch.ts'
import { mayRead, type RobotRules, rulesIn } from './rules.ts'

/** How long it is known what a site said, and that it did not answer; milliseconds. */
const knownFor = { said: 24 * 60 * 60_000, nothing: 60_000 }
const mostSites = 500

/** Whether a site lets programs read: its rules, none where it has none, or nothing where it could not be asked. */
type Told = Readonly<{ rules: RobotRules } | { failure: unknown }>

/** Throws `page_forbids_programs` where a site does not want a page to be read by programs. */
export type Robots = (url: URL, signal: AbortSignal) => Promise<void>

const statusOf = (error: unknown) =>
  error instanceof Problem && error.cause instanceof Refusal ? error.cause.status : undefined

/**
 * Asks each site once a day what programs may read there (RFC 9309). A site that has no such file lets everybody read;
 * of one that cannot be asked, or fails, no page is read.
 */
export const openRobots = (how: Omit<How, 'signal' | 'robots'>, now: () => number = Date.now): Robots => {
  const known = new Map<string, { until: number; told: Promise<Told> }>()

  const ask = async (origin: string): Promise<Told> => {
    try {
      return { rules: rulesIn(await safeFetchRobots(`${origin}/robots.txt`, how)) }
    } catch (error) {
      const status = statusOf(error)
      return status !== undefined && status < 500 ? { rules: [] } : { failure: error }
    }
  }
  const askOnce = (origin: string) => {
    const before = known.get(origin)
    if (before && before.until > now()) return before.told
    const one = { until: now() + knownFor.said, told: ask(origin) }
    known.delete(origin)
    known.set(origin, one)
    void one.told.then(told => 'failure' in told && (one.until = now() + knownFor.nothing))
    const [oldest] = known.keys()
    if (known.size > mostSites && oldest !== undefined) known.delete(oldest)
    return one.told
  }

  return async (url, signal) => {
    const told = await askOnce(url.origin)
    signal.throwIfAborted()
    if ('failure' in told)
      throw new Refusal(`${url.host} does not say what programs may read.`, { cause: told.failure })
    if (!mayRead(told.rules, url)) throw new Problem('page_forbids_programs')
  }
}
