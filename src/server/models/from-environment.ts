import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import type { Connectable } from './connect.ts'
import { addressOf, isProvider, keyOf, providerIds, providerOf } from './providers.ts'

type Sources = Pick<Config, 'textModel' | 'environment'>

/** One model that `TEXT_MODEL` names, as `ollama:qwen3:8b`. */
const named = (name: string, environment: Config['environment']): Connectable => {
  const [provider = '', ...rest] = name.split(':')
  const model = rest.join(':')
  if (!isProvider(provider))
    throw new ConfigError(`TEXT_MODEL should begin with one of ${providerIds.join(', ')}, not with ${provider}.`)
  if (!model) throw new ConfigError(`TEXT_MODEL should name a model of ${provider}, as ${provider}:its-name.`)
  if (provider === 'local' && isAbsolute(model) && !existsSync(model))
    throw new ConfigError(`TEXT_MODEL names the file ${model}, which is not there.`)
  const { keysAt, keyIn, addressIn } = providerOf(provider)
  const key = keyOf(provider, environment)
  if (!addressOf(provider, environment))
    throw new ConfigError(`TEXT_MODEL names ${provider}, so ${addressIn[0]} should hold its address.`)
  if (keysAt && !key && !addressIn.some(variable => environment[variable]))
    throw new ConfigError(`TEXT_MODEL names ${provider}, so ${keyIn[0]} should hold a key.`)
  return { provider, model, key: key?.value, from: 'environment', variable: 'TEXT_MODEL' }
}

/** The first provider whose key is in the environment, with the model we suggest. */
const byKey = (environment: Config['environment']): Connectable | undefined => {
  for (const provider of providerIds) {
    const { keysAt, models } = providerOf(provider)
    const key = keysAt ? keyOf(provider, environment) : undefined
    const [model] = models
    if (key && model) return { provider, model, key: key.value, from: 'environment', variable: key.variable }
  }
  return undefined
}

/** The models that `TEXT_MODEL` names, the next of which is asked where one fails. */
const listed = (names: string) => [...new Set(names.split(',').map(name => name.trim()))].filter(Boolean)

/** What the operator has connected, in order. Throws a `ConfigError` that names the variable where it cannot be. */
export const fromEnvironment = ({ textModel, environment }: Sources): readonly Connectable[] => {
  for (const provider of providerIds) addressOf(provider, environment)
  if (textModel) return listed(textModel).map(name => named(name, environment))
  const found = byKey(environment)
  return found ? [found] : []
}
