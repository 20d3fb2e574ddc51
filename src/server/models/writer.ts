import type { Counts } from '#shared/meters.ts'

/** A picture as a model is shown it: PNG or JPEG. */
export type Seen = Readonly<{ type: string; bytes: Uint8Array }>

/** What a model is asked. `creativity` runs from 0, always the same, to 1, always a surprise. */
export type Ask = {
  system: string
  prompt: string
  /** What it is shown besides; only models that see are asked so. */
  pictures?: readonly Seen[] | undefined
  /** The JSON schema the answer is to have. */
  schema?: object
  creativity?: number
  signal: AbortSignal
  /** Told while other texts are before this one, where a model writes one at a time. */
  waits?: (texts: number) => void
}

/** Which model writes, said before its first word where several could. */
export type By = { readonly by: string }

/** How many texts are before this one; 0 when it is its turn. */
export type Ahead = { readonly ahead: number }

/** A piece of text, what it took, who writes it, or the news that a limit, the model's or ours, ended it. */
export type Piece = string | Counts | By | Ahead | { readonly cut: 'length' }

/**
 * Writes what it is asked for, piece by piece. Throws a `Problem` (`model_timeout`, `model_stalled`, `model_slow`,
 * `model_busy`, `model_refused`, `model_declined`, `model_overfull`, `model_unreachable`, `model_empty`, `model_cut`,
 * `model_failed`, `model_crashed`, `model_file`, `model_memory`); returns quietly once the signal is aborted. Ending
 * the iteration early ends the request.
 */
export type Writer = (ask: Ask) => AsyncIterable<Piece>
