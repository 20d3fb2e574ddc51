import { totalmem } from 'node:os'
import { expect, test } from 'vitest'
import { memoryHere } from './memory-here.ts'

test.each([
  ['in a container with a limit', 2e9, 2e9],
  ['where the system names no limit', 0, 16e9],
  ['where the limit is beyond all memory', 2 ** 63, 16e9],
])('the memory %s is what can be used', (_, limit, expected) => {
  expect(memoryHere(16e9, limit)).toBe(expected)
})

test('here there is some, and no more than the machine has', () => {
  expect(memoryHere()).toBeGreaterThan(0)
  expect(memoryHere()).toBeLessThanOrEqual(totalmem())
})
