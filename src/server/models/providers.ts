import type { Text } from '#shared/text.ts'
import { ConfigError, type Environment } from '../config.ts'

/** Who offers models, and how they are reached. */
export type Provider = {
  name: string
  /** What it speaks: a file in `wire`, with its line in `connect.ts`. */
  wire: 'openai' | 'ollama' | 'local'
  /** Where it is, unless the environment says otherwise; nothing where only the environment can know. */
  address?: string
  /** The variables of the environment that name another address; the first that is set holds. */
  addressIn: readonly string[]
  /** The variables that hold a key. */
  keyIn: readonly string[]
  /** Where people make a key. Who has none needs none. */
  keysAt?: string
  /** Models to suggest, the one for a beginning first. */
  models: readonly string[]
  /** Whether it keeps to a JSON schema it is given. */
  schemas: boolean
  /** The temperature of the greatest creativity, where it is not the usual one. */
  hottest?: number
  costs: Text
}

const byUse: Text = {
  de: 'Abrechnung nach Verbrauch durch den Anbieter; ein Text kostet meist weniger als einen Cent.',
  en: 'Billed by the provider according to use; a text usually costs less than a cent.',
}
const power: Text = { de: 'Kostet nichts außer Strom.', en: 'Costs nothing but electricity.' }

/** Everyone we know how to reach. The order is the order of preference where several are there. */
export const providers = {
  openai: {
    name: 'OpenAI',
    wire: 'openai',
    address: 'https://api.openai.com/v1',
    addressIn: ['OPENAI_BASE_URL'],
    keyIn: ['OPENAI_API_KEY'],
    keysAt: 'https://platform.openai.com/api-keys',
    models: ['gpt-5.4-mini', 'gpt-5.4', 'gpt-5-mini'],
    schemas: true,
    costs: byUse,
  },
  anthropic: {
    name: 'Anthropic',
    wire: 'openai',
    address: 'https://api.anthropic.com/v1',
    addressIn: ['ANTHROPIC_BASE_URL'],
    keyIn: ['ANTHROPIC_API_KEY'],
    keysAt: 'https://platform.claude.com/settings/keys',
    models: ['claude-haiku-4-5', 'claude-sonnet-4-6'],
    schemas: false,
    hottest: 1,
    costs: byUse,
  },
  google: {
    name: 'Google Gemini',
    wire: 'openai',
    address: 'https://generativelanguage.googleapis.com/v1beta/openai',
    addressIn: ['GEMINI_BASE_URL', 'GOOGLE_GEMINI_BASE_URL'],
    keyIn: ['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    keysAt: 'https://aistudio.google.com/apikey',
    models: ['gemini-flash-latest', 'gemini-flash-lite-latest', 'gemini-pro-latest'],
    schemas: true,
    costs: byUse,
  },
  mistral: {
    name: 'Mistral',
    wire: 'openai',
    address: 'https://api.mistral.ai/v1',
    addressIn: ['MISTRAL_BASE_URL'],
    keyIn: ['MISTRAL_API_KEY'],
    keysAt: 'https://console.mistral.ai/api-keys',
    models: ['mistral-small-latest', 'mistral-medium-latest', 'mistral-large-latest'],
    schemas: true,
    hottest: 1,
    costs: byUse,
  },
  groq: {
    name: 'Groq',
    wire: 'openai',
    address: 'https://api.groq.com/openai/v1',
    addressIn: ['GROQ_BASE_URL'],
    keyIn: ['GROQ_API_KEY'],
    keysAt: 'https://console.groq.com/keys',
    models: ['openai/gpt-oss-120b', 'openai/gpt-oss-20b'],
    schemas: true,
    costs: byUse,
  },
  openrouter: {
    name: 'OpenRouter',
    wire: 'openai',
    address: 'https://openrouter.ai/api/v1',
    addressIn: ['OPENROUTER_BASE_URL'],
    keyIn: ['OPENROUTER_API_KEY'],
    keysAt: 'https://openrouter.ai/settings/keys',
    models: ['openrouter/auto'],
    schemas: true,
    costs: byUse,
  },
  deepseek: {
    name: 'DeepSeek',
    wire: 'openai',
    address: 'https://api.deepseek.com/v1',
    addressIn: ['DEEPSEEK_BASE_URL'],
    keyIn: ['DEEPSEEK_API_KEY'],
    keysAt: 'https://platform.deepseek.com/api_keys',
    models: ['deepseek-v4-flash', 'deepseek-v4-pro'],
    schemas: false,
    costs: byUse,
  },
  'openai-compatible': {
    name: 'OpenAI API',
    wire: 'openai',
    addressIn: ['OPENAI_COMPATIBLE_BASE_URL'],
    keyIn: ['OPENAI_COMPATIBLE_API_KEY'],
    models: [],
    schemas: false,
    costs: {
      de: 'Was ein Text kostet, bestimmt, wer diesen Dienst betreibt.',
      en: 'What a text costs is up to whoever runs this service.',
    },
  },
  ollama: {
    name: 'Ollama',
    wire: 'ollama',
    address: 'http://127.0.0.1:11434',
    addressIn: ['OLLAMA_HOST'],
    keyIn: ['OLLAMA_API_KEY'],
    models: [],
    schemas: true,
    costs: power,
  },
  lmstudio: {
    name: 'LM Studio',
    wire: 'openai',
    address: 'http://127.0.0.1:1234/v1',
    addressIn: ['LMSTUDIO_ADDRESS'],
    keyIn: ['LMSTUDIO_API_KEY'],
    models: [],
    schemas: true,
    costs: power,
  },
  llamacpp: {
    name: 'llama.cpp',
    wire: 'openai',
    address: 'http://127.0.0.1:8080/v1',
    addressIn: ['LLAMACPP_ADDRESS'],
    keyIn: ['LLAMACPP_API_KEY'],
    models: [],
    schemas: true,
    costs: power,
  },
  vllm: {
    name: 'vLLM',
    wire: 'openai',
    address: 'http://127.0.0.1:8000/v1',
    addressIn: ['VLLM_ADDRESS'],
    keyIn: ['VLLM_API_KEY'],
    models: [],
    schemas: true,
    costs: power,
  },
  local: {
    name: 'Federwerk',
    wire: 'local',
    address: 'local:',
    addressIn: [],
    keyIn: [],
    models: [],
    schemas: true,
    costs: power,
  },
} as const satisfies Record<string, Provider>

export type ProviderId = keyof typeof providers
export const providerIds = Object.keys(providers) as ProviderId[]
export const isProvider = (id: string): id is ProviderId => Object.hasOwn(providers, id)
export const providerOf = (id: ProviderId): Provider => providers[id]

/** The first of these variables that is set, with its name. */
const firstSet = (names: readonly string[], environment: Environment) => {
  const variable = names.find(name => environment[name])
  return variable ? { variable, value: environment[variable] ?? '' } : undefined
}

/** The key of a provider in the environment, and the variable it stands in. */
export const keyOf = (id: ProviderId, environment: Environment) => firstSet(providerOf(id).keyIn, environment)

/** What people write for an address: with or without scheme, port and path, as Ollama's own tools allow it. */
const completed = (written: string, usual: URL | undefined) => {
  const whole = /^https?:\/\//.test(written) ? written : `http://${written.replace(/^:/, '127.0.0.1:')}`
  const url = URL.parse(whole)
  if (!url) return undefined
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1'
  if (!url.port && !/^https?:/.test(written) && usual) url.port = usual.port
  if (url.pathname === '/' && usual) url.pathname = usual.pathname
  return url.href.replace(/\/$/, '')
}

/**
 * Where a provider is reached; nothing where nobody has said. An override without a path takes the usual one's. Throws
 * a `ConfigError` where the environment holds no address.
 */
export const addressOf = (id: ProviderId, environment: Environment): string | undefined => {
  const { address, addressIn } = providerOf(id)
  const set = firstSet(addressIn, environment)
  if (!set) return address
  const found = completed(set.value, address ? new URL(address) : undefined)
  if (!found) throw new ConfigError(`${set.variable} should be an address such as http://127.0.0.1:11434.`)
  return found
}
