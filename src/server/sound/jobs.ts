import type { ProblemCode } from '#shared/problems.ts'
import type { SoundPiece } from './cut.ts'

/** What the process that decodes is asked: what a file is, or to cut it into pieces, which it writes into `folder`. */
export type SoundJob = Readonly<{ path: string; folder: string; seconds?: number }>

/**
 * What it says; it waits for `more` after each piece. `reached` is how far it is, in seconds: whoever decodes for long
 * must not look as if it stood still. `why` is for the operator.
 */
export type SoundReply =
  | { readonly reached: number }
  | { readonly about: SoundFacts }
  | { readonly piece: SoundPiece }
  | { readonly done: true }
  | { readonly problem: ProblemCode; readonly hours?: number; readonly why?: string }

/** What a recording is by its content. */
export type SoundFacts = Readonly<{ type: string; seconds: number }>

export const bounds = {
  /** The longest recording; hours. */
  hours: 3,
  /** What the process may hold; bytes. */
  memory: 700_000_000,
  /** It has to say something in this time; milliseconds. */
  silence: 120_000,
  /** What its objects may take; megabytes. */
  heap: 256,
  /** How many work at the same time, and for one person. */
  processes: 2,
  each: 1,
} as const
