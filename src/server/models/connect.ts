import type { Problem } from '#shared/problems.ts'
import type { Environment } from '../config.ts'
import type { Circuits } from '../outside/circuits.ts'
import { isNear } from './near.ts'
import { type Health, healthOf } from '../outside/health.ts'
import type { Limits } from './limits.ts'
import type { Connected } from './models.ts'
import { addressOf, type Provider, type ProviderId, providerOf } from './providers.ts'
import { local } from './wire/local.ts'
import type { LocalModels } from '../local-model/open-local.ts'
import { ollama } from './wire/ollama.ts'
import { openAi } from './wire/openai.ts'
import type { Target } from './wire/target.ts'
import type { Begin, Seat } from './wire/writing.ts'

/** A model that can be connected: all that is known of it. */
export type Connectable = Pick<Connected, 'model' | 'from' | 'variable'> & { provider: ProviderId; key?: string }

export const nameOf = ({ provider, model }: { provider: string; model: string }) => `${provider}:${model}`

/** Enough of a key to know it by, and too little to use it: of a short one nothing. */
const lastOf = (key = '') => (key.length < 12 ? undefined : key.slice(-4))

/** A model as it is told of: all but its key. */
export const connectedAs = ({ provider, model, key, from, variable }: Connectable): Connected => ({
  name: nameOf({ provider, model }),
  provider,
  model,
  from,
  variable,
  last4: lastOf(key),
})

type Terms = {
  environment: Environment
  limits: Limits
  /** The models that lie on this machine. */
  local: LocalModels
  /** What processes tell each other of models that fail. */
  circuits?: Circuits
  /** Called when nobody answers there. */
  missed?: () => void
  /** Called when it could not begin, and the next one is asked. */
  passedOn?: (problem: Problem) => void
}

/** A model that is connected, and how it stands with it. */
export type Taken = Seat & { connected: Connected; health: Health }

const beginning: Readonly<Record<Provider['wire'], (target: Target, here: LocalModels) => Begin>> = {
  openai: openAi,
  ollama,
  local: ({ model, limits, hottest }, { runner, fileOf }) =>
    local({ limits, hottest, runner, path: () => fileOf(model) }),
}

/** Connects a model; nothing where the provider has no address. */
export const connect = (
  known: Connectable,
  { environment, limits, local: here, circuits, missed, passedOn }: Terms,
): Taken | undefined => {
  const { provider, model, key } = known
  const { wire, schemas, hottest } = providerOf(provider)
  const address = addressOf(provider, environment)
  if (!address) return undefined
  const target = { address, model, key, limits, schemas, hottest }
  const begin = beginning[wire](target, here)
  const connected = connectedAs(known)
  // What runs on one machine may fail there alone.
  const shared =
    circuits && wire !== 'local' && !isNear(new URL(address))
      ? { name: `write ${connected.name}`, circuits }
      : undefined
  return { begin, limits, missed, passedOn, name: connected.name, health: healthOf(Date.now, shared), connected }
}
