import { expect, test } from 'vitest'
import { contrastOf, leastContrast, readableOn } from './contrast.ts'

test('contrast is counted as WCAG counts it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#123456', '#123456')).toBe(1)
})

test.each([
  ['#ffffff', '#ffcc00'],
  ['#101010', '#203040'],
  ['#777777', '#888888'],
])('on %s there is a colour near %s that can be read, and one that can be read stays', (ground, colour) => {
  const found = readableOn(ground, colour)
  expect(contrastOf(found, ground)).toBeGreaterThanOrEqual(leastContrast)
  expect(readableOn(ground, found)).toBe(found)
})
