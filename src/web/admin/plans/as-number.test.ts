import { expect, test } from 'vitest'
import { asNumber } from './as-number.ts'

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 1000 ', 1000],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1 000 000', 1_000_000],
  ['1.5', NaN],
  ['0,1', NaN],
  ['-1', NaN],
  ['1e3', NaN],
  ['viele', NaN],
])('%j is the number %s', (typed, number) => {
  expect(asNumber(typed)).toBe(number)
})
