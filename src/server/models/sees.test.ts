import { expect, test } from 'vitest'
import { nowhere, startModel } from '#tests/model-server.ts'
import type { ProviderId } from './providers.ts'
import { seers } from './seers.ts'
import { sees } from './sees.ts'

const doesSee = (name: string, environment: Record<string, string> = {}) => {
  const [provider = '', ...model] = name.split(':')
  const known = { provider: provider as ProviderId, model: model.join(':'), from: 'settings' } as const
  return sees(known, { ...nowhere, ...environment })
}

test.each([
  ['openai:gpt-5-mini', true],
  ['openai:gpt-4o-audio-preview', false],
  ['openai:gpt-3.5-turbo', false],
  ['anthropic:claude-haiku-4-5', true],
  ['google:gemini-flash-latest', true],
  ['mistral:mistral-small-latest', true],
  ['mistral:codestral-latest', false],
  ['groq:openai/gpt-oss-120b', false],
  ['groq:meta-llama/llama-4-scout-17b', true],
  ['openrouter:qwen/qwen2.5-vl-72b-instruct', true],
  ['openrouter:google/gemma-3-1b-it', false],
  ['openrouter:google/gemma-3-27b-it', true],
  ['deepseek:deepseek-v4-pro', false],
  ['vllm:Qwen/Qwen3-VL-8B', true],
  ['openai-compatible:house-model', false],
  ['local:tiny', false],
])('%s sees, by its name: %s', async (name, answer) => {
  expect(await doesSee(name)).toBe(answer)
})

test('what has no telling name sees where its operator says so', async () => {
  const SEEING_MODEL = 'vllm:other, openai-compatible:house-model'
  expect(await doesSee('openai-compatible:house-model', { SEEING_MODEL })).toBe(true)
  expect(await doesSee('openai-compatible:another', { SEEING_MODEL })).toBe(false)
})

test.each([
  ['ollama', 'OLLAMA_HOST', ''],
  ['lmstudio', 'LMSTUDIO_ADDRESS', '/v1'],
  ['llamacpp', 'LLAMACPP_ADDRESS', '/v1'],
] as const)('%s says itself what its models can', async (as, variable, path) => {
  for (const [model, answer] of [
    ['house-vl', true],
    ['house', false],
  ] as const) {
    const program = await startModel({ as, models: [model] })
    expect([model, await doesSee(`${as}:${model}`, { [variable]: `${program.url}${path}` })]).toEqual([model, answer])
    await program.close()
  }
})

test('a program that does not answer is asked once more later, one that has is not', async () => {
  let now = 0
  let asked = 0
  const model = {}
  const see = seers(
    async () => {
      if (++asked === 1) throw new Error('busy')
      return true
    },
    () => now,
  )
  expect([await see(model), await see(model), asked]).toEqual([false, false, 1])
  now = 61_000
  expect([await see(model), await see(model), asked]).toEqual([true, true, 2])
})
