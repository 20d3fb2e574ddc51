import type { Environment } from '../config.ts'
import type { LocalModels } from '../local-model/open-local.ts'
import { isNear } from './near.ts'
import { addressOf, keyOf, type ProviderId } from './providers.ts'
import { readJson, TimedOut } from './read-json.ts'

/** A program that offers models, on this machine or where the environment says. */
export type FoundProgram = { provider: ProviderId; address: string; models: readonly string[] }

/** Asks one question of a program. */
type Look = (path: string) => Promise<unknown>
/** The models of a program, if its answers are those of the program it is taken for. */
type Recognise = (look: Look) => Promise<readonly string[] | undefined>

type Entry = { id?: unknown; key?: unknown; name?: unknown; type?: unknown; owned_by?: unknown; digest?: unknown }
type Listed = { data?: unknown; models?: unknown }

const entries = (list: unknown): readonly Entry[] => (Array.isArray(list) ? list : [])
const names = (list: readonly Entry[], name: 'id' | 'key' | 'name') =>
  list.map(entry => entry[name]).filter(found => typeof found === 'string')

const isObject = (answer: unknown): answer is Record<string, unknown> => typeof answer === 'object' && answer !== null

/** How each program is told from any other that may listen at its address. */
const programs: Partial<Record<ProviderId, Recognise>> = {
  ollama: async look => {
    const [said, listed] = await Promise.all([look('/api/version'), look('/api/tags')])
    if (!isObject(said) || typeof said.version !== 'string' || !isObject(listed)) return undefined
    const list = entries(listed.models)
    const ours = Array.isArray(listed.models) && list.every(({ name, digest }) => name && digest)
    return ours ? names(list, 'name') : undefined
  },
  lmstudio: async look => {
    const { data, models } = (await look('/api/v0/models').catch(() => look('/api/v1/models'))) as Listed
    const list = entries(data ?? models)
    const writing = list.filter(({ type }) => type === 'llm' || type === 'vlm')
    const ours = writing.length || list.some(({ type }) => String(type).startsWith('embedding'))
    return ours ? names(writing, data ? 'id' : 'key') : undefined
  },
  llamacpp: async look => {
    const [props, listed] = await Promise.all([look('/props'), look('/v1/models')])
    const ours = isObject(props) && 'default_generation_settings' in props
    return ours && isObject(listed) ? names(entries(listed.data), 'id') : undefined
  },
  vllm: async look => {
    const [said, listed] = await Promise.all([look('/version'), look('/v1/models')])
    if (!isObject(said) || typeof said.version !== 'string' || !isObject(listed)) return undefined
    const list = entries(listed.data)
    return list.some(({ owned_by }) => owned_by === 'vllm') ? names(list, 'id') : undefined
  },
}
const programIds = Object.keys(programs) as ProviderId[]
/** What runs in a program of this machine, or in a process of ours. */
const places: readonly ProviderId[] = [...programIds, 'local']

/** Whether a provider is a program that one runs oneself, and that we can find. */
export const isProgram = (provider: ProviderId) => places.includes(provider)

/** Models that turn texts into numbers, order or hear them, but write nothing. */
const writesNothing = /embed|\bbge\b|minilm|\be5\b|\bgte\b|rerank|whisper/i

type Where = {
  environment: Environment
  /** The models that lie on this machine, which we run ourselves. */
  local: Pick<LocalModels, 'names'>
  /** How long a program on this machine may take to answer, in milliseconds; one elsewhere five times that. */
  within: number
}

/** What is found of one program: its models, that it is not there, or that it is there and does not answer. */
const lookFor = async (
  provider: ProviderId,
  { environment, local, within }: Where,
): Promise<FoundProgram | 'slow' | undefined> => {
  const address = addressOf(provider, environment)
  if (provider === 'local') {
    const models = local.names()
    return address && models.length ? { provider, address, models } : undefined
  }
  const recognise = programs[provider]
  if (!address || !recognise) return undefined
  const root = new URL(address)
  const key = keyOf(provider, environment)?.value
  const timeout = isNear(root) ? within : within * 5
  try {
    const models = await recognise(path => readJson(new URL(path, root.origin), { key, timeout }))
    return models && { provider, address, models: models.filter(name => !writesNothing.test(name)) }
  } catch (error) {
    return error instanceof TimedOut ? 'slow' : undefined
  }
}

/**
 * Looks for programs that offer models, all at once. One that does not answer in time, as a busy machine does, is
 * believed to be there once more; one that is gone is gone at once.
 */
export const finder = (where: Where) => {
  const before = new Map<ProviderId, FoundProgram>()
  return async (): Promise<readonly FoundProgram[]> => {
    const looked = await Promise.all(
      places.map(async provider => {
        const now = await lookFor(provider, where)
        const known = before.get(provider)
        if (now && now !== 'slow') before.set(provider, now)
        else before.delete(provider)
        return now === 'slow' ? known : now
      }),
    )
    return looked.filter(program => program !== undefined)
  }
}
