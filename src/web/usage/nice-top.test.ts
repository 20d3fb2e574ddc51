import { expect, test } from 'vitest'
import { niceTop } from './nice-top.ts'

test('an axis ends at a number whose half can be read', () => {
  const tops = [0, 1, 2, 3, 9, 10, 11, 39, 74, 118, 912, 0.03, 1.94].map(highest => [highest, niceTop(highest)])
  expect(Object.fromEntries(tops)).toEqual({
    ...{ 0: 2, 1: 2, 2: 2, 3: 4, 9: 10, 10: 10, 11: 20, 39: 40, 74: 80, 118: 200, 912: 1000, 0.03: 0.04, 1.94: 2 },
  })
})
