import { expect, test } from 'vitest'
import { alsoBy } from '#shared/written-by.ts'
import { priced } from './priced.ts'

const prices = {
  currency: 'EUR',
  models: {
    'openai:a': { input: 1, output: 10 },
    'openai:b': { input: 1, output: 10 },
    'openai:c': { input: 2, output: 4 },
  },
} as const
const count = { runs: 2, requests: 2, failed: 0, input: 1_000_000, output: 500_000, estimated: 0, unreported: 0 }
const costs = (model: string) => {
  const { cost, unpriced } = priced({ by: 'day', name: '2026-11-21', model, ...count }, prices)
  return [cost, unpriced]
}

test.each([
  ['openai:a', [6, 0]],
  ['openai:unheard-of', [0, 2]],
  ['ollama:qwen3', [0, 0]],
  ['openai-compatible:mine', [0, 2]],
  [alsoBy('openai:a', 'openai:b'), [6, 0]],
  [alsoBy('openai:a', 'openai:c'), [0, 2]],
  [alsoBy('openai:a', 'ollama:qwen3'), [0, 2]],
  [alsoBy('ollama:qwen3', 'ollama:gemma'), [0, 0]],
])('what was written by %s costs, and is of unknown cost: %j', (model, expected) => {
  expect(costs(model)).toEqual(expected)
})
