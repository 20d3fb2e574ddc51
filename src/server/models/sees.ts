import type { Environment } from '../config.ts'
import { type Connectable, nameOf } from './connect.ts'
import { addressOf, type ProviderId } from './providers.ts'
import { readJson } from './read-json.ts'

/** Families whose models see, whoever offers them; https://openrouter.ai/models has most of them. */
const families = [
  /(?:^|[/:_-])(?:gpt-4o|gpt-4\.1|gpt-5|chatgpt-4o|claude|gemini|pixtral|llama-?4|gemma-?3n?-(?!1b|270m))/i,
  /(?:^|[/:_-])(?:llava|bakllava|moondream|minicpm-v|molmo|internvl|smolvlm|phi-4-multimodal)/i,
  /[-_:]vl(?:[-_:.]|\d|$)|\dvl|vision/i,
]

/** What a service calls its models that see, where all of a kind do. */
const names: { readonly [Id in ProviderId]?: readonly RegExp[] } = {
  openai: [/^(?:gpt-4o|gpt-4\.1|gpt-5|chatgpt-4o|o1$|o3$|o4)/],
  anthropic: [/^claude/],
  google: [/^gemini/],
  mistral: [/^(?:pixtral|mistral-(?:small|medium|large))/],
}

/** Sounds and words are another thing, whatever the family. */
const others = /audio|realtime|transcribe|tts|embed|codex/i

type Ask = (path: string, body?: object) => Promise<unknown>
type Said = { capabilities?: unknown; modalities?: { vision?: unknown }; data?: { id?: unknown; type?: unknown }[] }

/** Programs that say themselves what their models can. */
const programs: { readonly [Id in ProviderId]?: (model: string, ask: Ask) => Promise<boolean> } = {
  async ollama(model, ask) {
    const { capabilities } = (await ask('/api/show', { model })) as Said
    return Array.isArray(capabilities) && capabilities.includes('vision')
  },
  async lmstudio(model, ask) {
    const { data = [] } = (await ask('/api/v0/models')) as Said
    return data.some(({ id, type }) => id === model && type === 'vlm')
  },
  async llamacpp(_, ask) {
    const { modalities } = (await ask('/props')) as Said
    return modalities?.vision === true
  },
}

const patience = 2000

/** The models that an operator has named in `SEEING_MODEL`. */
const named = (environment: Environment) => (environment.SEEING_MODEL ?? '').split(',').map(name => name.trim())

/**
 * Whether a model can be shown pictures: by what the operator says, by what its program says of it, else by its name.
 * Rejects where its program does not answer.
 */
export const sees = async (known: Connectable, environment: Environment): Promise<boolean> => {
  const { provider, model, key } = known
  if (named(environment).includes(nameOf(known))) return true
  // What we run ourselves reads words alone.
  if (provider === 'local') return false
  const program = programs[provider]
  const address = addressOf(provider, environment)
  if (program && address) {
    const { origin } = new URL(address)
    return program(model, (path, body) => readJson(new URL(path, origin), { body, key, timeout: patience }))
  }
  return !others.test(model) && (names[provider] ?? families).some(name => name.test(model))
}
