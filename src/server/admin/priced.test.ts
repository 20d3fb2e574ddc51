import { expect, test } from 'vitest'
import { byMeter, type Counts } from '#shared/meters.ts'
import { alsoBy } from '#shared/written-by.ts'
import { priced } from './priced.ts'

const prices = {
  currency: 'EUR',
  models: {
    'openai:a': { tokensIn: 1, tokensOut: 10 },
    'openai:b': { tokensIn: 1, tokensOut: 10 },
    'openai:painter': { images: 0.04 },
    'openai:speaker': { seconds: 0.6, characters: 15 },
    'openai:c': { tokensIn: 2, tokensOut: 4 },
  },
} as const
const count = {
  ...{ runs: 2, requests: 2, failed: 0, estimated: 0, unreported: 0 },
  ...{ ...byMeter(() => 0), tokensIn: 1_000_000, tokensOut: 500_000 },
}
const costs = (model: string, used: Counts = {}) => {
  const { cost, unpriced } = priced({ by: 'day', name: '2026-11-21', model, ...count, ...used }, prices)
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

test('each meter has a price of its own, and of what has none the cost is unknown', () => {
  const none = { tokensIn: 0, tokensOut: 0 }
  expect(costs('openai:painter', { ...none, images: 3 })).toEqual([0.12, 0])
  expect(costs('openai:speaker', { ...none, seconds: 90, characters: 2_000 })).toEqual([0.93, 0])
  expect(costs('openai:painter', { images: 3 })).toEqual([0.12, 2])
  expect(costs('openai:a', { images: 3 })).toEqual([6, 2])
  expect(costs('ollama:qwen3', { images: 3, searches: 1 })).toEqual([0, 0])
})
