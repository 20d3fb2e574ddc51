import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ends, type RunEvent } from '#shared/events.ts'
import { answered, connectionTo, patiently } from '../process/redis.ts'
import { type LogEntry, numbered, type Tell } from './log.ts'

/** Who listens, and the last number they were told; `joined`: they hear what is read for all. */
type Follower = { readonly tell: Tell; heard: number; joined: boolean }

/** How long we wait for something new before we ask again, and after a failure; milliseconds. */
const block = 1000
const tryAgainAfter = 500

/** An entry of a stream as it comes from Redis. */
export const entryOf = ([id, [, event = '']]: [string, string[]]): LogEntry => [
  Number.parseInt(id, 10),
  JSON.parse(event) as RunEvent,
]

/**
 * Reads the streams of other nodes' runs for all followers of this one, over a single blocked connection. A stream of
 * its own wakes the reader when the list of what it reads has changed.
 */
export const openReader = (address: string, report: (error: unknown) => void) => {
  const wake = `federwerk:wake:${randomUUID()}`
  const reading = connectionTo(address, report, patiently)
  const asking = connectionTo(address, report, patiently)
  /** Everyone who follows a stream, and how far those are read that somebody has joined. */
  const followers = new Map<string, Set<Follower>>()
  const read = new Map<string, number>()
  let woken = '0-0'
  let open = true
  let running: Promise<void> | undefined

  const leave = (key: string, follower: Follower) => {
    const others = followers.get(key)
    others?.delete(follower)
    if (others?.size) return
    followers.delete(key)
    read.delete(key)
  }

  const tellTo = (key: string, follower: Follower, entries: readonly LogEntry[]) => {
    const fresh = entries.filter(([seq, event]) => seq > follower.heard || ends(event))
    const [last, event] = fresh.at(-1) ?? []
    if (last === undefined || !event) return
    follower.heard = Math.max(follower.heard, last)
    follower.tell(fresh)
    if (ends(event)) leave(key, follower)
  }

  const tellAll = (key: string, entries: readonly LogEntry[]) => {
    read.set(key, entries.at(-1)?.[0] ?? 0)
    for (const follower of [...(followers.get(key) ?? [])]) if (follower.joined) tellTo(key, follower, entries)
  }

  const readOn = async () => {
    while (open && read.size) {
      const asked = new Map(read)
      const lasts = [...asked.values()].map(last => `${last}-0`)
      const found = await reading.xread('BLOCK', block, 'STREAMS', wake, ...asked.keys(), woken, ...lasts)
      for (const [key, entries] of found ?? [])
        if (key === wake) woken = entries.at(-1)?.[0] ?? woken
        // Whoever has left and come back meanwhile may have heard less.
        else if (read.get(key) === asked.get(key)) tellAll(key, entries.map(entryOf))
    }
  }

  const run = async () => {
    while (open && read.size)
      await readOn().catch(async error => {
        if (!open) return
        report(error)
        await pause(tryAgainAfter)
      })
    running = undefined
  }

  const wakeUp = async () => {
    await asking.xadd(wake, 'MAXLEN', 1, '*', 'go', '1')
    await asking.expire(wake, 60)
  }

  /**
   * The entries after a number, and the number to read on from. That may be a smaller one: who follows has heard on the
   * node that works on the run what Redis does not have yet. Where nothing was missed, the last word is told again.
   */
  const missedAfter = async (key: string, after: number): Promise<{ entries: readonly LogEntry[]; from: number }> => {
    const missed = await answered(asking.xrange(key, `${after + 1}-0`, '+'))
    const entries = missed.map(entryOf)
    if (entries.length) return { entries, from: entries.at(-1)?.[0] ?? after }
    const [newest] = (await answered(asking.xrevrange(key, '+', '-', 'COUNT', 1))).map(entryOf)
    // Written between the two questions: it is not the only one that was missed.
    if (newest && newest[0] > after) return missedAfter(key, after)
    return { entries: newest && ends(newest[1]) ? [newest] : [], from: newest?.[0] ?? 0 }
  }

  /** What a follower that comes later has missed is read for it alone; then it hears what the others hear. */
  const join = async (key: string, follower: Follower): Promise<void> => {
    const isHere = () => followers.get(key)?.has(follower)
    const { entries, from } = await missedAfter(key, follower.heard)
    if (!isHere()) return
    tellTo(key, follower, entries)
    if (!isHere()) return
    const last = read.get(key)
    if (last !== undefined && last > from && last > follower.heard) return join(key, follower)
    if (last === undefined) read.set(key, from)
    follower.joined = true
    running ??= run()
    await answered(wakeUp())
  }

  const joins = async (key: string, follower: Follower) => {
    while (open && followers.get(key)?.has(follower) && !follower.joined)
      await join(key, follower).catch(async error => {
        report(error)
        await pause(tryAgainAfter)
      })
  }

  return {
    follow(key: string, after: number, tell: Tell): () => void {
      const follower: Follower = { tell, heard: after, joined: false }
      followers.set(key, (followers.get(key) ?? new Set()).add(follower))
      void joins(key, follower)
      return () => leave(key, follower)
    },
    /** The streams that somebody follows. */
    followed: () => [...followers.keys()],
    /** Tells those who follow a stream how it ended. */
    tellEnd(key: string, events: readonly RunEvent[]) {
      for (const follower of [...(followers.get(key) ?? [])]) tellTo(key, follower, numbered(events, follower.heard))
    },
    close() {
      open = false
      reading.disconnect()
      asking.disconnect()
    },
  }
}
