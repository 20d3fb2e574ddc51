// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { keyNow } from './same-key.ts'

const ask = { call: 'press', body: { content: 'Fest am 14. Juni' }, language: 'de' }

test('what failed has another key; where nobody knows how it ended it has the same, and is found', () => {
  const { key, failed } = keyNow(ask)
  failed(new Problem('unavailable'))
  failed(new Problem('signed_out'))
  expect(keyNow(ask).key).toBe(key)
  failed(new Problem('model_failed'))
  expect(keyNow(ask).key).not.toBe(key)
})

test('another question has another key', () => {
  expect(keyNow({ ...ask, language: 'en' }).key).not.toBe(keyNow(ask).key)
})
