import { expect, test } from 'vitest'
import { asPrice } from './as-price.ts'

test.each([
  ['1,25', 1.25],
  [' 0.5 ', 0.5],
  ['3', 3],
  ['', null],
  ['1.000,50', NaN],
  ['-1', NaN],
  ['frei', NaN],
])('%j is %j', (typed, price) => {
  expect(asPrice(typed)).toBe(price)
})
