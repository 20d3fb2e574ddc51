import type { Writer } from './writer.ts'

/** A model that is connected, and where we know of it from. */
export type Connected = {
  /** As `ollama:qwen3:8b`. */
  name: string
  provider: string
  model: string
  from: 'environment' | 'settings' | 'found'
  /** The last four characters of the key, where there is one. */
  last4?: string
}

/** What is connected at this moment; changes without a restart. */
export type Models = {
  writer(): { write: Writer; connected: Connected } | undefined
}
