import { Problem } from '#shared/problems.ts'

/** So many within so many seconds, counted from the first. */
export type Limit = { most: number; seconds: number }

/** So many at once, and after them one each so many seconds: at most `burst + 3600 / every` in an hour. */
export type Pace = { burst: number; every: number }

/** How often something was tried, and the milliseconds until the count begins anew. */
export type Count = { count: number; left: number }

/** How often someone has tried something, so that guessing and flooding end. */
export type RateLimiter = {
  /** Counts one more. Throws `too_many_attempts` with the seconds until the next is possible. */
  take(what: string, limit: Limit): Promise<void>
  /** Counts one more, without a limit; the count begins anew so many seconds after its first. */
  count(what: string, seconds: number): Promise<Count>
  /** Takes one back that should not have counted. */
  giveBack(what: string): Promise<void>
  /** Begins anew. */
  forget(what: string): Promise<void>
  /** Takes one at this pace: 0, or the milliseconds until the next is possible, and then none was taken. */
  pace(what: string, pace: Pace): Promise<number>
}

/** The problem `too_many_attempts`, with the seconds until the next is possible. */
export const tooMany = (milliseconds: number) =>
  new Problem('too_many_attempts', { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) })

/** `take` in terms of `count`. */
export const takingBy =
  (count: RateLimiter['count']): RateLimiter['take'] =>
  async (what, { most, seconds }) => {
    const counted = await count(what, seconds)
    if (counted.count > most) throw tooMany(counted.left)
  }

const mostKept = 200_000

type Kept = { count: number; ends: number }

/** Counts in the memory of this process: for one node. */
export const rateLimiterInMemory = (now: () => Date, most = mostKept): RateLimiter => {
  const kept = new Map<string, Kept>()

  /**
   * Frees a tenth when someone tries to fill the memory: what is over, then what was tried only a few times, so that
   * made-up addresses do not push out an account under attack, then the oldest.
   */
  const makeRoom = (moment: number) => {
    const enough = most * 0.9
    const drop = (which: (one: Kept) => boolean) => {
      for (const [what, one] of kept) {
        if (kept.size <= enough) return
        if (which(one)) kept.delete(what)
      }
    }
    drop(({ ends }) => ends <= moment)
    drop(({ count }) => count < 3)
    drop(() => true)
  }

  const keep = (what: string, one: Kept, moment: number) => {
    kept.delete(what)
    if (kept.size >= most) makeRoom(moment)
    kept.set(what, one)
  }
  const current = (what: string, moment: number) => {
    const known = kept.get(what)
    return known && known.ends > moment ? known : undefined
  }

  const count: RateLimiter['count'] = async (what, seconds) => {
    const moment = now().getTime()
    const known = current(what, moment)
    if (known) known.count += 1
    else keep(what, { count: 1, ends: moment + seconds * 1000 }, moment)
    return { count: known?.count ?? 1, left: (known?.ends ?? moment + seconds * 1000) - moment }
  }

  return {
    take: takingBy(count),
    count,
    giveBack: async what => {
      const known = kept.get(what)
      if (known && known.count > 1) known.count -= 1
      else kept.delete(what)
    },
    forget: async what => void kept.delete(what),
    pace: async (what, { burst, every }) => {
      const moment = now().getTime()
      const known = current(what, moment)
      const wait = known ? known.ends - moment - (burst - 1) * every * 1000 : 0
      if (wait > 0) return wait
      const ends = (known?.ends ?? moment) + every * 1000
      if (known) Object.assign(known, { count: known.count + 1, ends })
      else keep(what, { count: 1, ends }, moment)
      return 0
    },
  }
}
