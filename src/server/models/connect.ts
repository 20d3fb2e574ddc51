import type { Environment } from '../config.ts'
import type { Limits } from './limits.ts'
import type { Connected } from './models.ts'
import { ollamaWriter } from './wire/ollama.ts'
import { addressOf, type ProviderId, providerOf } from './providers.ts'
import { openAiWriter } from './wire/openai.ts'
import type { Writer } from './writer.ts'

/** A model that can be connected: all that is known of it. */
export type Known = Pick<Connected, 'model' | 'from' | 'variable'> & { provider: ProviderId; key?: string }

export const nameOf = ({ provider, model }: Pick<Known, 'provider' | 'model'>) => `${provider}:${model}`

/** Enough of a key to know it by, and too little to use it: of a short one nothing. */
const lastOf = (key = '') => (key.length < 12 ? undefined : key.slice(-4))

type Terms = { environment: Environment; limits: Limits; missed?: () => void }

/** A writer for a model; nothing where the provider has no address. `missed` is called when nobody answers there. */
export const connect = (known: Known, { environment, limits, missed }: Terms) => {
  const { provider, model, key, from, variable } = known
  const { wire, schemas, hottest } = providerOf(provider)
  const address = addressOf(provider, environment)
  if (!address) return undefined
  const target = { address, model, key, limits, schemas, hottest, missed }
  const write: Writer = wire === 'ollama' ? ollamaWriter(target) : openAiWriter(target)
  const connected: Connected = { name: nameOf(known), provider, model, from, variable, last4: lastOf(key) }
  return { write, connected }
}
