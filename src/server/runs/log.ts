import type { RunEvent } from '#shared/events.ts'

/** An event and its number, counted from 1 in every run. */
export type Entry = readonly [seq: number, event: RunEvent]

/**
 * What runs say while they work, and how they are told to stop. In memory on one node, in Redis across nodes.
 * Entries of one run are told to every listener in order, none twice, none left out.
 */
export type Log = {
  append(id: string, event: RunEvent): void
  /** Whether the log still has this run; a run that ended some time ago is told from its row. */
  knows(id: string): Promise<boolean>
  /** Tells the entries after a number, then those to come, several at once where they came at once. Returns how to leave. */
  follow(id: string, after: number, tell: (entries: readonly Entry[]) => void): () => void
  /** Asks the node that works on it to stop. */
  stop(id: string): Promise<void>
  /** Heard by the node that works on it. */
  stopping(id: string): AbortSignal
  close(): Promise<void>
}
