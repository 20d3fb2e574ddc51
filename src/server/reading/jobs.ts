import type { Details, ProblemCode } from '#shared/problems.ts'
import type { Markup, Opening, Reading } from './reading.ts'

/** What the reading process is asked. */
export type ReadJob =
  | { kind: 'document' | 'opening'; bytes: Uint8Array; name: string }
  | { kind: 'markup'; markup: Markup }
  | { kind: 'page'; html: string; address: string }

/** What it answers; `why` is for the operator. */
export type ReadReply =
  | { reading: Reading }
  | { opening: Opening }
  | { problem: ProblemCode; details: Details; why?: string }

/** What it says before its first answer: from now on what ends it is what it reads. */
export const ready = 'ready'

/** How it ends when the thread that reads has no memory left. */
export const outOfMemory = 3

/** What one reading may take. */
export const bounds = {
  /** From being asked to the answer, waiting included; milliseconds. */
  whole: 15_000,
  /** Of these, the work itself. */
  work: 10_000,
  /** How many may wait for their turn. */
  waiting: 32,
  processes: 2,
  /** What the processes may hold, all of them together; bytes. */
  memory: 512_000_000,
  /** A process that holds more than this after its work is not kept. */
  kept: 200_000_000,
  /** A process without work is ended after this; milliseconds. */
  idle: 60_000,
  /** What the objects of the thread that reads may take; megabytes. */
  heap: 256,
} as const
