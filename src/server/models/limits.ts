import type { Environment } from '../config.ts'

/** How long we wait for a model, in milliseconds, and how much we take from it, in characters. */
export type Limits = {
  /** Until the first token. */
  first: number
  /** From one token to the next. */
  between: number
  /** Before we ask once more what a service could not begin; the second time it is twice that. */
  again: number
  text: number
}

export const usual: Limits = { first: 30_000, between: 20_000, again: 300, text: 200_000 }

const milliseconds = (seconds: string | undefined) => (Number(seconds) > 0 ? Number(seconds) * 1000 : undefined)

/**
 * The limits, where the operator has set `MODEL_WAIT_SECONDS` or `MODEL_PAUSE_SECONDS`: for large models on slow
 * machines.
 */
export const limitsFrom = (environment: Environment): Limits => ({
  ...usual,
  first: milliseconds(environment.MODEL_WAIT_SECONDS) ?? usual.first,
  between: milliseconds(environment.MODEL_PAUSE_SECONDS) ?? usual.between,
})
