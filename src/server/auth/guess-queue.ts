import { type RateLimiter, tooMany } from './rate-limiter.ts'

/** One who waits: the fewer their network has tried at this account, the sooner it is their turn. */
type Waiting = { tried: number; begin(): void; fail(error: unknown): void }

/** Those who wait to try one account. */
type Line = { waiting: Waiting[]; pause: number }

/** How long somebody waits at most, milliseconds; how many wait for one account, and in all. */
const longest = 30_000
const mostEach = 20
const mostInAll = 500

const freeTries = 10

/**
 * The seconds between two tries at an account that strangers have tried so often within the hour: none for the first
 * ten, then half a second, doubled up to ten.
 */
export const pauseAfter = (tries: number) => (tries <= freeTries ? 0 : Math.min(10, 0.5 * 2 ** (tries - freeTries - 1)))

const refusal = ({ pause }: Line) => tooMany(pause * 1000)
const worstOf = ({ waiting }: Line) => {
  const most = Math.max(...waiting.map(({ tried }) => tried))
  const worst = waiting.filter(({ tried }) => tried === most)
  return worst[Math.floor(Math.random() * worst.length)]
}
const refuseOneOf = (line: Line) => worstOf(line)?.fail(refusal(line))
const nextOf = ({ waiting }: Line) => waiting.toSorted((one, other) => one.tried - other.tried)[0]

/**
 * Lets one stranger after the other try an account that was tried often. Whoever comes from a network that has tried
 * it least is served first; where too many wait, one of those who have tried it most is refused. Waiting takes no
 * connection of the database and no thread, and ends with the request.
 */
export const guessQueue = (rateLimiter: Pick<RateLimiter, 'pace'>) => {
  const lines = new Map<string, Line>()
  const size = () => [...lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)

  const fullest = () =>
    [...lines.values()].reduce((one, other) => (other.waiting.length > one.waiting.length ? other : one))

  /** Gives turns at the pace that all nodes share, until nobody waits. */
  const serve = async (account: string, line: Line) => {
    try {
      while (line.waiting.length) {
        const wait = await rateLimiter.pace(`turn ${account}`, { burst: 1, every: line.pause })
        if (wait > 0) await new Promise<void>(resolve => setTimeout(resolve, wait).unref())
        else nextOf(line)?.begin()
      }
    } catch (error) {
      for (const { fail } of line.waiting) fail(error)
    }
    lines.delete(account)
  }

  /**
   * Resolves when it is the turn of one who has tried so often, and everybody so often. Throws `too_many_attempts`
   * where that takes too long, too many wait, or the request ends before.
   */
  return (account: string, { tried, all }: { tried: number; all: number }, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const found = lines.get(account)
      const line: Line = found ?? { waiting: [], pause: 0 }
      if (signal.aborted) throw refusal(line)
      line.pause = Math.max(line.pause, pauseAfter(all))
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', gone)
        line.waiting = line.waiting.filter(other => other !== who)
      }
      const who: Waiting = {
        tried,
        begin: () => (end(), resolve()),
        fail: error => (end(), reject(error)),
      }
      const gone = () => who.fail(refusal(line))
      const timer = setTimeout(gone, longest).unref()
      signal.addEventListener('abort', gone, { once: true })
      line.waiting.push(who)
      lines.set(account, line)
      if (line.waiting.length > mostEach) refuseOneOf(line)
      else if (size() > mostInAll) refuseOneOf(fullest())
      if (!found) void serve(account, line)
    })
}
