import { expect, test } from 'vitest'
import { openSpending } from './spending.ts'

test('what was reported counts; what began and was not is estimated; what never began is unknown', () => {
  const spending = openSpending()
  expect(spending.total()).toEqual({ tokensIn: 0, tokensOut: 0 })
  const whole = spending.begins(7_000)
  whole.wrote('Ganz.')
  whole.reported({ tokensIn: 1_900, tokensOut: 2 })
  spending.begins(7_000)
  expect(spending.total()).toEqual({ tokensIn: 1_900, tokensOut: 2 })
  spending.begins(700).wrote('x'.repeat(35))
  expect(spending.total()).toEqual({ tokensIn: 2_100, tokensOut: 12, estimated: true })
})

test('a report of nothing is none', () => {
  const spending = openSpending()
  const answer = spending.begins(35)
  answer.wrote('Sieben.')
  answer.reported({ tokensIn: 0, tokensOut: 0 })
  expect(spending.total()).toEqual({ tokensIn: 10, tokensOut: 2, estimated: true })
})

test('what is used besides answers counts, and is named where there is any', () => {
  const spending = openSpending()
  spending.uses({ images: 1 })
  spending.uses({ images: 2, searches: 0 })
  expect(spending.total()).toEqual({ tokensIn: 0, tokensOut: 0, images: 3 })
})
