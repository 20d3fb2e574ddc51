import type { Text } from '#shared/text.ts'
import type { Found } from './find.ts'
import type { Writer } from './writer.ts'

/** A model that is connected, and where we know of it from. */
export type Connected = {
  /** As `ollama:qwen3:8b`. */
  name: string
  provider: string
  model: string
  from: 'environment' | 'settings' | 'found'
  /** The variable that decides, where the environment does. */
  variable?: string
  /** The last four characters of the key, where there is one. */
  last4?: string
}

/**
 * What an administrator chooses: a provider's id, the name of a model, a key, all as they were sent. Without a key, the
 * one that is stored for the same provider holds.
 */
export type Choice = { readonly provider?: unknown; readonly model?: unknown; readonly key?: unknown }

/** A provider as an administrator sees it: those with `keysAt` need a key, the others a program that is running. */
export type Offered = { id: string; name: string; keysAt: string | null; models: readonly string[]; costs: Text }

/** What is connected at this moment; changes without a restart. */
export type Models = {
  /** The model that writes: the environment's, else the administrator's, else what was found on this machine. */
  writer(): { write: Writer; connected: Connected } | undefined
  /** The programs on this machine that offer models, looked for anew if the last look was a few seconds ago. */
  found(): Promise<readonly Found[]>
  offered(): readonly Offered[]
  /**
   * Asks a model for a few words, and tells how long the first took. Throws `invalid` with the field that is wrong, or
   * what a `Writer` throws.
   */
  check(choice: Choice, signal: AbortSignal): Promise<{ milliseconds: number; answer: string }>
  /** Connects a model from now on, on every node within seconds. Throws `invalid` with the field that is wrong. */
  use(choice: Choice): Promise<void>
  /** Forgets the administrator's choice and its key. */
  forget(): Promise<void>
  /** Ends the timers. */
  close(): void
}
