import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { ConfigError, type Environment } from '../config.ts'
import { firstSet, isEnough, type Named, type ServiceCard, type Workflow } from './service.ts'

type Cards<Id extends string> = Readonly<Record<Id, ServiceCard>>

const listed = (names: string) => [...new Set(names.split(',').map(name => name.trim()))].filter(Boolean)

/** The files that a variable names. Throws a `ConfigError` where one cannot be read, or cannot be used. */
const workflowsOf = ({ workflows: follows }: ServiceCard, environment: Environment): readonly Workflow[] => {
  const from = follows?.from ?? ''
  const files = listed(environment[from] ?? '')
  const all = files.map(path => {
    try {
      return { name: basename(path), text: readFileSync(path, 'utf8') }
    } catch {
      throw new ConfigError(`${from} names ${path}, which cannot be read.`)
    }
  })
  const wrong = follows?.wrong(all)?.en
  if (wrong || !all.length) throw new ConfigError(`${from} should name workflow files. ${wrong ?? ''}`.trim())
  return all
}

const one = <Id extends string>(variable: string, name: string, cards: Cards<Id>, environment: Environment) => {
  const [, provider = '', written = ''] = /^([^:]*):?(.*)$/.exec(name) ?? []
  const ids = Object.keys(cards) as Id[]
  const id = ids.find(known => known === provider)
  if (!id) throw new ConfigError(`${variable} should begin with one of ${ids.join(', ')}, not with ${provider}.`)
  const { access, models, ownModels, keyIn, addressIn } = cards[id]
  const model = models || ownModels ? written || models?.[0] : undefined
  if (models ? !model : written && !ownModels)
    throw new ConfigError(`${variable} should ${models ? `name a model of ${id}, as ${id}:its-name` : `say ${id}:`}.`)
  const key = firstSet(keyIn, environment) ?? ''
  const address = firstSet(addressIn, environment)
  const named: Named<Id> = {
    ...{ id, with: access === 'address' ? (address ?? '') : access === 'none' ? '' : key },
    ...(model && { model }),
    ...(access !== 'address' && address && { address }),
    ...(cards[id].workflows && { workflows: workflowsOf(cards[id], environment) }),
  }
  if (isEnough(cards[id], named)) return named
  const lacking =
    access === 'key' && !key ? `${keyIn?.[0]} should hold a key` : `${addressIn?.[0]} should be an address`
  throw new ConfigError(`${variable} names ${id}, so ${lacking}.`)
}

/**
 * The models that a variable such as `SPEECH_MODEL` names, as `provider:model`, with the keys and addresses that the
 * environment holds for them. Throws a `ConfigError` that names what is missing.
 */
export const modelsNamed = <Id extends string>(
  variable: string,
  names: string | undefined,
  { cards, environment }: { cards: Cards<Id>; environment: Environment },
): readonly Named<Id>[] | undefined => {
  const all = listed(names ?? '').map(name => one(variable, name, cards, environment))
  return all.length ? all : undefined
}

/** How connected models lie sealed in the settings. */
export const modelsWritten = (all: readonly Named[]) => JSON.stringify(all)

/** Reads them back; what is no longer known, or not whole, is left out. */
export const modelsRead =
  <Id extends string>(cards: Cards<Id>) =>
  (written: string): readonly Named<Id>[] => {
    const all = JSON.parse(written) as readonly Named<Id>[]
    return all.filter(named => Object.hasOwn(cards, named.id) && isEnough(cards[named.id], named))
  }
