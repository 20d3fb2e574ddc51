import { expect, test } from 'vitest'
import { modelsNamed, modelsRead, modelsWritten } from './named-models.ts'
import type { ServiceCard } from './service.ts'

const cards = {
  openai: {
    name: 'OpenAI',
    access: 'key',
    models: ['tts-1'],
    keyIn: ['OPENAI_API_KEY'],
    addressIn: ['OPENAI_BASE_URL'],
  },
  'openai-compatible': {
    ...{ name: 'OpenAI API', access: 'both', models: [], keyIn: ['OWN_API_KEY'], addressIn: ['OWN_BASE_URL'] },
  },
  local: { name: 'Here', access: 'none' },
} as const satisfies Readonly<Record<string, ServiceCard>>

const environment = { OPENAI_API_KEY: 'sk-1', OWN_BASE_URL: 'http://localhost:8000/v1' }
const named = (names: string, more: Record<string, string | undefined> = {}) =>
  modelsNamed('SPEECH_MODEL', names, { cards, environment: { ...environment, ...more } })

test('models are named as provider:model, several with commas between, and find their keys and addresses', () => {
  expect(named('openai:gpt-4o-mini-tts, openai-compatible:kokoro:1,local:')).toEqual([
    { id: 'openai', with: 'sk-1', model: 'gpt-4o-mini-tts' },
    { id: 'openai-compatible', with: '', model: 'kokoro:1', address: 'http://localhost:8000/v1' },
    { id: 'local', with: '' },
  ])
  expect(named('openai')).toEqual([{ id: 'openai', with: 'sk-1', model: 'tts-1' }])
  expect(named(' ')).toBeUndefined()
})

test.each([
  ['google:x', /SPEECH_MODEL should begin with one of openai, openai-compatible, local, not with google/],
  ['openai-compatible:', /should name a model of openai-compatible/],
  ['local:loud', /SPEECH_MODEL should say local:/],
])('%s is told to be wrong', (names, sentence) => expect(() => named(names)).toThrow(sentence))

test('what a provider lacks is named', () => {
  expect(() => named('openai:tts-1', { OPENAI_API_KEY: undefined })).toThrow('so OPENAI_API_KEY should hold a key')
  expect(() => named('openai-compatible:k', { OWN_BASE_URL: 'here' })).toThrow('so OWN_BASE_URL should be an address')
})

test('what is kept is read back, but for what is no longer known', () => {
  const kept = named('openai,local:') ?? []
  const strange = { id: 'gone', with: 'x' }
  expect(modelsRead(cards)(modelsWritten([...kept, strange]))).toEqual(kept)
})
