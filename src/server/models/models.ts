import type { Quality } from '#shared/quality.ts'
import type { Text } from '#shared/text.ts'
import type { FoundProgram } from './find.ts'
import type { State } from '../outside/health.ts'
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

/** A connected model and how it stands with it; one that does not work lacks an address, or a key that opens. */
export type Member = Connected & State & { works: boolean }

/** Who serves a level: first those whose places were decided elsewhere, then an administrator's, each by its name. */
export type Level = { ahead: readonly string[]; own: readonly string[] }

/**
 * What an administrator chooses: a provider's id, the name of a model, a key, all as they were sent. Without a key, the
 * one that is stored for the same provider holds.
 */
export type Choice = { readonly provider?: unknown; readonly model?: unknown; readonly key?: unknown }

/** The order of a level, as it was sent. */
export type LevelOrder = { readonly level?: unknown; readonly models?: unknown }

/** What a model answered when it was tried, and after how many milliseconds it began. */
export type Tried = { milliseconds: number; answer: string }

/** A provider as an administrator sees it: those with `keysAt` need a key, the others a program that is running. */
export type Offered = { id: string; name: string; keysAt: string | null; models: readonly string[]; costs: Text }

/** A model as it is reached by what is no writer: with its key, so for the server alone. */
export type Reached<Provider extends string = string> = {
  name: string
  provider: Provider
  model: string
  address: string
  key?: string
}

/** What is connected at this moment; changes without a restart. */
export type Models = {
  /**
   * Who writes on a level (the usual one where none is named), and the model that would be asked now. It asks the
   * models of that level in their order: the environment's, then the administrator's, else what was found on this
   * machine.
   */
  writer(quality?: Quality): { readonly write: Writer; readonly connected: Connected } | undefined
  /** Somebody else than these, by their names as runs have them: for what they could not write. */
  besides(names: readonly string[]): { readonly write: Writer; readonly connected: Connected } | undefined
  /** One of those that can be shown pictures, the usual ones first; known once their programs were asked. */
  seer(): Promise<{ readonly write: Writer; readonly connected: Connected } | undefined>
  /** The first model that would be asked of one of these providers, for what they offer besides writing. */
  reached<Provider extends string>(providers: readonly Provider[]): Reached<Provider> | undefined
  /** All that are connected. */
  all(): readonly Member[]
  levels(): Readonly<Record<Quality, Level>>
  /** The programs on this machine that offer models, looked for anew if the last look was a few seconds ago. */
  found(): Promise<readonly FoundProgram[]>
  offered(): readonly Offered[]
  /**
   * Asks a model for a few words, and tells how long the first took. Throws `invalid` with the field that is wrong, or
   * what a `Writer` throws.
   */
  check(choice: Choice, signal: AbortSignal): Promise<Tried>
  /** Asks one that is connected, and remembers how it went. Throws `not_found`, or what a `Writer` throws. */
  retry(name: string, signal: AbortSignal): Promise<Tried>
  /**
   * Connects a model in place of the first, on every node within seconds. Throws `invalid` with the field that is
   * wrong.
   */
  use(choice: Choice): Promise<void>
  /** Connects one more, which steps in where the others of the usual level fail. Throws `invalid` like `use`. */
  add(choice: Choice): Promise<string>
  /** Stores another key for a provider. Throws `invalid` with the field that is wrong. */
  setKey(choice: Choice): Promise<string>
  /** Sets who serves a level, in their order. Throws `invalid` with the field that is wrong. */
  arrange(order: LevelOrder): Promise<Quality>
  /** Disconnects a model that was connected in the browser. Throws `not_found` or `model_fixed`. */
  remove(name: string): Promise<void>
  /** Forgets all that was connected in the browser, and the keys. */
  forget(): Promise<void>
  /** Ends the timers. */
  close(): void
}
