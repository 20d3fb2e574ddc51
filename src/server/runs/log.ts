import { ends, type RunEvent } from '#shared/events.ts'

/** An event and its number, counted from 1 in every run. */
export type Entry = readonly [seq: number, event: RunEvent]
export type Tell = (entries: readonly Entry[]) => void

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
   * Tells the entries after a number, then those to come, several at once where they came at once. Returns how to
   * leave.
   */
  follow(id: string, after: number, tell: Tell): () => void
  /** Asks the node that works on it to stop. */
  stop(id: string): Promise<void>
  /** Opens a run's page on the node that works on it; the signal says that somebody asked it to stop. */
  stopping(id: string): AbortSignal
  close(): Promise<void>
}

type Page = { entries: RunEvent[]; listeners: Set<Tell>; stop: AbortController; over: boolean }

/** The log of a single node. A run that has ended stays for a minute, for those who come back. */
export const memoryLog = (keptFor = 60_000): Log => {
  const pages = new Map<string, Page>()
  const page = (id: string) => {
    const known = pages.get(id) ?? { entries: [], listeners: new Set<Tell>(), stop: new AbortController(), over: false }
    pages.set(id, known)
    return known
  }
  const append = (id: string, event: RunEvent) => {
    const current = page(id)
    if (current.over) return
    const entries = [[current.entries.push(event), event]] as const
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
      const { entries, listeners } = page(id)
      const missed = entries.slice(after).map((event, at) => [after + at + 1, event] as const)
      if (missed.length) tell(missed)
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    stop: async id => pages.get(id)?.stop.abort(),
    stopping: id => page(id).stop.signal,
    close: async () => pages.clear(),
  }
}
