import { ConfigError, type Environment } from '../config.ts'

/** How long we wait for a model, in milliseconds, and how much we take from it, in characters. */
export type Limits = {
  /** Until the first token. */
  first: number
  /** From one token to the next. */
  between: number
  /** From the first token to the last. */
  total: number
  /** Before we ask once more what a service could not begin; the second time it is twice that. */
  again: number
  text: number
}

export const usual: Limits = { first: 30_000, between: 20_000, total: 600_000, again: 300, text: 200_000 }

const milliseconds = (variable: string, environment: Environment) => {
  const set = environment[variable]
  if (!set) return undefined
  const seconds = Number(set)
  if (seconds > 0 && seconds <= 3600) return seconds * 1000
  throw new ConfigError(`${variable} should be a number of seconds such as 60, at most 3600.`)
}

/**
 * The limits, where the operator has set `MODEL_WAIT_SECONDS`, `MODEL_PAUSE_SECONDS` or `MODEL_TOTAL_SECONDS`: for
 * large models on slow machines. Throws a `ConfigError` where they hold something else.
 */
export const limitsFrom = (environment: Environment): Limits => ({
  ...usual,
  first: milliseconds('MODEL_WAIT_SECONDS', environment) ?? usual.first,
  between: milliseconds('MODEL_PAUSE_SECONDS', environment) ?? usual.between,
  total: milliseconds('MODEL_TOTAL_SECONDS', environment) ?? usual.total,
})
