import { expect, test } from 'vitest'
import { openSpending } from './spending.ts'

test('what was reported counts; what began and was not is estimated; what never began is unknown', () => {
  const spending = openSpending()
  expect(spending.total()).toEqual({ input: 0, output: 0 })
  const whole = spending.begins(7_000)
  whole.wrote('Ganz.')
  whole.reported({ input: 1_900, output: 2 })
  spending.begins(7_000)
  expect(spending.total()).toEqual({ input: 1_900, output: 2 })
  spending.begins(700).wrote('x'.repeat(35))
  expect(spending.total()).toEqual({ input: 2_100, output: 12, estimated: true })
})

test('a report of nothing is none', () => {
  const spending = openSpending()
  const answer = spending.begins(35)
  answer.wrote('Sieben.')
  answer.reported({ input: 0, output: 0 })
  expect(spending.total()).toEqual({ input: 10, output: 2, estimated: true })
})
