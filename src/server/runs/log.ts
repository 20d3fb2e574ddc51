import { ends, type RunEvent } from '#shared/events.ts'

/** An event and its number, counted from 1 in every run. */
export type LogEntry = readonly [seq: number, event: RunEvent]
export type Tell = (entries: readonly LogEntry[]) => void

/** More events than any attempt at a run has. */
const mostEvents = 1_000_000

/** The number after which those of an attempt begin, counted from 1. */
export const firstOf = (attempts = 1) => (attempts - 1) * mostEvents

/** Whether an attempt begins with this number. */
export const isFirst = (seq: number) => seq % mostEvents === 1

/** Events as entries, from the one after this number. */
export const numbered = (events: readonly RunEvent[], after: number): LogEntry[] =>
  events.map((event, at) => [after + 1 + at, event])

/**
 * What runs say while they work, and how they are told to stop. In memory on one node, in Redis across nodes.
 * The entries of one run are told to every listener in order, none twice, none left out.
 */
export type Log = {
  append(id: string, event: RunEvent): void
  /** Says the last word of a run whose worker is gone, to those who still listen. */
  end(id: string, event: RunEvent): Promise<void>
  /** Whether the log still has this run; a run that ended some time ago is told from its row. */
  knows(id: string): Promise<boolean>
  /**
   * Tells the entries after a number, then those to come, several at once where they came at once. Whoever has heard
   * the last word, or names a number beyond it, is told it once more. Returns how to leave.
   */
  follow(id: string, after: number, tell: Tell): () => void
  /** The runs that are followed on this node and that it does not work on. */
  elsewhere(): readonly string[]
  /** Tells those who follow a run on this node, and nobody else, how it ended. */
  tellEnd(id: string, events: readonly RunEvent[]): void
  /** Asks the node that works on it to stop. */
  stop(id: string): Promise<void>
  /**
   * Opens a run's page on the node that works on it; the signal says that somebody asked it to stop. Where others have
   * worked on it before, `attempts` counts them all, and its numbers are beyond all of theirs.
   */
  stopping(id: string, attempts?: number): AbortSignal
  close(): Promise<void>
}

type Page = {
  first: number
  entries: RunEvent[]
  listeners: Set<Tell>
  stop: AbortController
  isOurs: boolean
  over: boolean
}

const blank = (): Page => ({
  first: 0,
  entries: [],
  listeners: new Set(),
  stop: new AbortController(),
  isOurs: false,
  over: false,
})

/** The log of a single node. A run that has ended stays for a minute, for those who come back. */
export const memoryLog = (keptFor = 60_000): Log => {
  const pages = new Map<string, Page>()
  const page = (id: string) => {
    const known = pages.get(id) ?? blank()
    pages.set(id, known)
    return known
  }
  const append = (id: string, event: RunEvent) => {
    const current = page(id)
    if (current.over) return
    const entries = [[current.first + current.entries.push(event), event]] as const
    for (const tell of current.listeners) tell(entries)
    if (!ends(event)) return
    current.over = true
    setTimeout(() => pages.delete(id), keptFor).unref()
  }
  return {
    append,
    end: async (id, event) => (pages.has(id) ? append(id, event) : undefined),
    knows: async id => pages.has(id),
    follow(id, after, tell) {
      const current = page(id)
      const { first, entries, listeners, over } = current
      const heard = Math.max(0, after - first)
      const from = over ? Math.min(heard, entries.length - 1) : heard
      const missed = numbered(entries.slice(from), first + from)
      if (missed.length) tell(missed)
      if (over) return () => {}
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
        if (!current.isOurs && !listeners.size && !entries.length) pages.delete(id)
      }
    },
    elsewhere: () =>
      [...pages].flatMap(([id, { isOurs, over, listeners }]) => (isOurs || over || !listeners.size ? [] : [id])),
    tellEnd: (id, events) => events.forEach(event => append(id, event)),
    stop: async id => pages.get(id)?.stop.abort(),
    stopping(id, attempts) {
      const current = page(id)
      current.first = firstOf(attempts)
      current.isOurs = true
      return current.stop.signal
    },
    close: async () => pages.clear(),
  }
}
