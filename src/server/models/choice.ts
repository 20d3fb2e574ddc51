import { Problem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import type { Environment } from '../config.ts'
import { type FoundProgram, isProgram } from './find.ts'
import type { Choice } from './models.ts'
import { addressOf, isProvider, type ProviderId, providerOf } from './providers.ts'

const sentences = {
  provider: { de: 'Wählen Sie einen Anbieter.', en: 'Choose a provider.' },
  model: { de: 'Geben Sie ein Modell an.', en: 'Name a model.' },
  noModel: { de: 'So heißt kein Modell.', en: 'There is no model of that name.' },
  noKey: { de: 'So sieht kein Schlüssel aus.', en: 'This does not look like a key.' },
  keyNeeded: { de: 'Dieser Anbieter braucht einen Schlüssel.', en: 'This provider needs a key.' },
  key: { de: 'Der Anbieter nimmt diesen Schlüssel nicht an.', en: 'The provider does not accept this key.' },
  credit: { de: 'Das Guthaben dieses Schlüssels ist verbraucht.', en: 'The credit of this key is used up.' },
  unknownModel: { de: 'Der Anbieter kennt dieses Modell nicht.', en: 'The provider does not know this model.' },
} as const satisfies Record<string, Text>

const invalid = (field: keyof Choice, sentence: Text) => new Problem('invalid', { fields: { [field]: sentence } })

/** The environment has decided: choosing in the browser would change nothing. */
export const decided = (variable: string) =>
  invalid('provider', {
    de: `Das Modell ist in der Umgebung des Servers festgelegt (${variable}) und lässt sich nur dort ändern.`,
    en: `The model is set in the server’s environment (${variable}) and can only be changed there.`,
  })

/** A choice that can be one. */
export type Chosen = { provider: ProviderId; model: string; key?: string }

const isKey = (key: string) => /^[\x21-\x7e]{1,500}$/.test(key)
const isModel = (model: string) => model.length <= 200 && !/\p{Cc}/u.test(model)

/** The key that was sent, if it can be one. Throws `invalid` where it cannot. */
export const keyFrom = (key: unknown): string | undefined => {
  const given = typeof key === 'string' ? key.trim() : (key ?? '')
  if (given === '') return undefined
  if (typeof given !== 'string' || !isKey(given)) throw invalid('key', sentences.noKey)
  return given
}

/** What was sent, if it can be a choice. Throws `invalid`, naming the field. */
export const choiceFrom = ({ provider, model, key }: Choice): Chosen => {
  if (typeof provider !== 'string' || !isProvider(provider)) throw invalid('provider', sentences.provider)
  const name = typeof model === 'string' ? model.trim() : ''
  if (!name) throw invalid('model', sentences.model)
  if (!isModel(name)) throw invalid('model', sentences.noModel)
  const given = keyFrom(key)
  return given === undefined ? { provider, model: name } : { provider, model: name, key: given }
}

/** Another key for a provider one of whose models is connected. Throws `invalid`, naming the field. */
export const newKeyFrom = ({ provider, key }: Choice, connected: readonly string[]) => {
  if (typeof provider !== 'string' || !isProvider(provider) || !connected.includes(provider))
    throw invalid('provider', sentences.provider)
  const given = keyFrom(key)
  if (given === undefined) throw invalid('key', sentences.keyNeeded)
  return { provider, key: given }
}

type Place = { environment: Environment; found: readonly FoundProgram[]; key?: string }

/** Throws `invalid` where a choice cannot be connected: without an address, a key, or the program that it needs. */
export const requireReachable = (provider: ProviderId, model: string, { environment, found, key }: Place) => {
  const { name, keysAt, addressIn } = providerOf(provider)
  if (!addressOf(provider, environment))
    throw invalid('provider', {
      de: `Die Adresse dieses Dienstes fehlt in der Umgebung des Servers (${addressIn[0]}).`,
      en: `The address of this service is missing from the server’s environment (${addressIn[0]}).`,
    })
  if (keysAt && !key) throw invalid('key', sentences.keyNeeded)
  if (!isProgram(provider)) return
  const program = found.find(one => one.provider === provider)
  if (!program)
    throw invalid('provider', { de: `${name} läuft hier gerade nicht.`, en: `${name} is not running here right now.` })
  if (!program.models.some(one => one === model || one === `${model}:latest`))
    throw invalid('model', { de: `${name} hat dieses Modell nicht.`, en: `${name} does not have this model.` })
}

const fields: Readonly<Record<string, readonly [keyof Choice, Text]>> = {
  key: ['key', sentences.key],
  credit: ['key', sentences.credit],
  model: ['model', sentences.unknownModel],
}

/** A refusal as the one who is choosing sees it: at the field it is about. */
export const atField = (problem: Problem): Problem => {
  const field = problem.code === 'model_refused' ? fields[String(problem.details.about)] : undefined
  return field ? new Problem('invalid', { fields: { [field[0]]: field[1] } }, { cause: problem.cause }) : problem
}
