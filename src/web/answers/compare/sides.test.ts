import { expect, test } from 'vitest'
import { compared } from '#language/comparing/compared.ts'
import { comparison } from '#language/comparing/comparison.ts'
import { judgementIn, sidesOf, textsIn } from './sides.ts'

const values = { text1: 'Der Hund schläft im Haus.', text2: 'Der Hund schläft im Garten.' }

test('each side is one of the texts', () => {
  const [one, other] = textsIn(values)
  const [left, right] = sidesOf(compared(one, other).segments)
  expect(left.map(({ text }) => text).join('')).toBe(one)
  expect(right.map(({ text }) => text).join('')).toBe(other)
  expect(left.find(({ kind }) => kind === 'gone')?.text).toBe('Haus')
})

test('a judgement is shown, a page of the house is not shown twice', () => {
  expect(judgementIn('Der zweite ist kürzer.', values)).toBe('Der zweite ist kürzer.')
  expect(judgementIn(comparison({ values, locale: 'de' }), values)).toBe('')
})
