import { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ends, type RunEvent } from '#shared/events.ts'
import type { Entry, Tell } from './log.ts'

/** How far a stream has been read, and who listens, each with the last number it was told. */
type Followed = { last: number; listeners: Map<Tell, number> }

/** An entry of a stream as it comes from Redis. */
export const entryOf = ([id, [, event = '']]: [string, string[]]): Entry => [
  Number.parseInt(id, 10),
  JSON.parse(event) as RunEvent,
]

/**
 * Reads the streams of other nodes' runs for all followers of this one, over a single blocked connection. A stream of
 * its own wakes the reader when the list of what it reads has changed.
 */
export const openReader = (address: string, report: (error: unknown) => void) => {
  const wake = `federwerk:wake:${randomUUID()}`
  const reading = new Redis(address, { maxRetriesPerRequest: null })
  const asking = new Redis(address, { maxRetriesPerRequest: null })
  for (const connection of [reading, asking]) connection.on('error', report)
  const followed = new Map<string, Followed>()
  let woken = '0-0'
  let open = true
  let running: Promise<void> | undefined

  const tellOf = (key: string, entries: readonly Entry[]) => {
    const stream = followed.get(key)
    const [last, event] = entries.at(-1) ?? []
    if (!stream || last === undefined || !event) return
    stream.last = last
    for (const [tell, heard] of stream.listeners) {
      const fresh = entries.filter(([seq]) => seq > heard)
      stream.listeners.set(tell, Math.max(heard, last))
      if (fresh.length) tell(fresh)
    }
    if (ends(event)) followed.delete(key)
  }

  const readOn = async () => {
    while (open && followed.size) {
      const keys = [...followed.keys()]
      const lasts = keys.map(key => `${followed.get(key)?.last ?? 0}-0`)
      const found = await reading.xread('BLOCK', 5000, 'STREAMS', wake, ...keys, woken, ...lasts)
      for (const [key, entries] of found ?? [])
        if (key === wake) woken = entries.at(-1)?.[0] ?? woken
        else tellOf(key, entries.map(entryOf))
    }
  }

  const run = async () => {
    while (open && followed.size)
      await readOn().catch(async error => {
        if (!open) return
        report(error)
        await pause(500)
      })
    running = undefined
  }

  const wakeUp = async () => {
    await asking.xadd(wake, 'MAXLEN', 1, '*', 'go', '1')
    await asking.expire(wake, 60)
  }

  /** What a listener that comes later has missed is read for it alone; then it hears what the others hear. */
  const join = async (key: string, after: number, tell: Tell, here: () => boolean) => {
    const missed = await asking.xrange(key, `${after + 1}-0`, '+')
    if (!here()) return
    const entries = missed.map(entryOf)
    if (entries.length) tell(entries)
    const [last = after, event] = entries.at(-1) ?? []
    if (event && ends(event)) return
    const stream = followed.get(key)
    if (!stream) followed.set(key, { last, listeners: new Map([[tell, last]]) })
    else if (stream.last <= last) stream.listeners.set(tell, last)
    else return join(key, last, tell, here)
    running ??= run()
    await wakeUp()
  }

  return {
    follow(key: string, after: number, tell: Tell): () => void {
      let here = true
      join(key, after, tell, () => here).catch(report)
      return () => {
        here = false
        const stream = followed.get(key)
        stream?.listeners.delete(tell)
        if (stream && !stream.listeners.size) followed.delete(key)
      }
    },
    close() {
      open = false
      reading.disconnect()
      asking.disconnect()
    },
  }
}
