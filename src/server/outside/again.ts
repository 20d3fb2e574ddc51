import { setTimeout as pause } from 'node:timers/promises'
import { asProblem, type Problem } from '#shared/problems.ts'
import { UpstreamError } from './upstream.ts'

/** How often we ask once more at most, and the longest we wait because a service told us to, in seconds. */
type Patience = { times: number; seconds: number }
const alone: Patience = { times: 2, seconds: 20 }
/** Where another stands by, nobody is kept waiting: a slip is forgiven once, a wish to wait is not heard. */
const hurried: Patience = { times: 1, seconds: 0 }
const worthAnother = new Set([408, 429, 500, 502, 503, 504, 529])

/** Whether a connection broke, or never came about. */
const isBroken = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(?:E(?!RR_)[A-Z_]+|ERR_STREAM_PREMATURE_CLOSE)$/.test(String(error.code))

const upTo = (milliseconds: number) => Math.random() * milliseconds

/** How long to wait before asking once more, in milliseconds; nothing where asking again is of no use. */
const waitAfter = ({ code, cause }: Problem, usual: number, longest: number) => {
  if (code === 'model_timeout') return undefined
  const later = usual + upTo(usual)
  if (code === 'model_unreachable' || isBroken(cause)) return later
  if (code === 'model_refused' || code === 'model_overfull') return undefined
  if (!(cause instanceof UpstreamError) || !worthAnother.has(cause.status)) return undefined
  if (cause.after === undefined) return later
  return cause.after > longest ? undefined : cause.after * 1000 + upTo(250)
}

type Circumstances = {
  signal?: AbortSignal | undefined
  /** How long to wait before the second time, in milliseconds. */
  pause: number
  /** Whether another stands by. */
  relieved?: boolean
}

/**
 * Begins once more, twice at most, what a service could not begin for a passing reason: it was busy, broken or not
 * there. Rejects with the last problem, or with an `AbortError` as soon as the signal is aborted.
 */
export async function again<Begun>(
  begin: () => Promise<Begun>,
  { signal, pause: usual, relieved }: Circumstances,
): Promise<Begun> {
  const { times, seconds } = relieved ? hurried : alone
  for (let attempt = 0; ; attempt++) {
    try {
      return await begin()
    } catch (error) {
      const wait = attempt < times ? waitAfter(asProblem(error), usual * 2 ** attempt, seconds) : undefined
      if (wait === undefined || signal?.aborted) throw error
      await pause(wait, undefined, signal && { signal })
    }
  }
}
