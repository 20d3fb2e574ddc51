import { expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { addressOf, isProvider, keyOf, providerIds, providerOf } from './providers.ts'

test.each(providerIds)('%s says what it costs, and suggests models where it needs a key', id => {
  const { costs, keysAt, models, keyIn, addressIn } = providerOf(id)
  expect([costs.de, costs.en].every(text => text.endsWith('.'))).toBe(true)
  expect(costs.de).not.toBe(costs.en)
  if (keysAt) expect([new URL(keysAt).protocol, models.length > 0]).toEqual(['https:', true])
  // What we run ourselves is not reached by an address.
  if (providerOf(id).wire !== 'local') expect([keyIn.length, addressIn.length].every(Boolean)).toBe(true)
})

test('no variable stands for two providers', () => {
  const variables = providerIds.flatMap(id => [...providerOf(id).keyIn, ...providerOf(id).addressIn])
  expect(new Set(variables).size).toBe(variables.length)
})

test.each([
  ['127.0.0.1:4100', 'http://127.0.0.1:4100'],
  ['http://127.0.0.1:4100/', 'http://127.0.0.1:4100'],
  ['0.0.0.0', 'http://127.0.0.1:11434'],
  ['0.0.0.0:4100', 'http://127.0.0.1:4100'],
  [':4100', 'http://127.0.0.1:4100'],
  ['box.local', 'http://box.local:11434'],
  ['https://ollama.example.com', 'https://ollama.example.com'],
])('Ollama is found as its own tools find it: %s', (OLLAMA_HOST, address) => {
  expect(addressOf('ollama', { OLLAMA_HOST })).toBe(address)
})

test('an address of the environment may leave out the path, or name another', () => {
  const at = (OPENAI_BASE_URL: string) => addressOf('openai', { OPENAI_BASE_URL })
  expect(at('http://127.0.0.1:4800')).toBe('http://127.0.0.1:4800/v1')
  expect(at('http://127.0.0.1:4800/v1/')).toBe('http://127.0.0.1:4800/v1')
  expect(at('https://proxy.example.com/openai')).toBe('https://proxy.example.com/openai')
  expect(addressOf('openai', {})).toBe('https://api.openai.com/v1')
  expect(addressOf('openai-compatible', {})).toBeUndefined()
})

test('what is no address is told with the variable it stands in', () => {
  expect(() => addressOf('openai', { OPENAI_BASE_URL: 'not an address' })).toThrow(ConfigError)
  expect(() => addressOf('openai', { OPENAI_BASE_URL: 'not an address' })).toThrow('OPENAI_BASE_URL')
})

test('a key is found under any of its names', () => {
  const found = { variable: 'GOOGLE_GENERATIVE_AI_API_KEY', value: 'AIza-1' }
  expect(keyOf('google', { GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-1' })).toEqual(found)
  expect(keyOf('google', {})).toBeUndefined()
})

test('a name out of the language is no provider', () => {
  expect(['toString', '__proto__', 'constructor', ''].some(isProvider)).toBe(false)
})
