import { expect, test } from 'vitest'
import { check } from './check.ts'
import { choice, choices, count, type Fields } from './fields.ts'
import { aloneIn, costOf, wishesIn } from './variants.ts'

const label = { de: 'Wo?', en: 'Where?' }
const options = { Facebook: label, LinkedIn: label, Twitter: label }
const fields: Fields = {
  type: choice(label, options),
  networks: { ...choices(label, { options, besides: 'type' }), optional: true },
  variants: { ...count(label, { min: 1, max: 5, default: 1 }), optional: true, more: true },
}
const typed = (sent: object) => check(fields, sent).values

test('a form asks for one text, unless it says otherwise', () => {
  expect(wishesIn(fields, typed({ type: 'Facebook' }))).toEqual([{ inputs: {}, take: 0 }])
  expect(wishesIn(fields, typed({ type: 'Facebook', networks: ['Facebook'] }))).toHaveLength(1)
})

test('it asks for as many as it says, for each of its places, and each costs what one costs', () => {
  const values = typed({ type: 'Facebook', networks: ['Twitter'], variants: 2 })
  expect(wishesIn(fields, values)).toEqual([
    { inputs: { type: 'Facebook' }, take: 0 },
    { inputs: { type: 'Facebook' }, take: 1 },
    { inputs: { type: 'Twitter' }, take: 0 },
    { inputs: { type: 'Twitter' }, take: 1 },
  ])
  expect([costOf({ fields }, values), costOf({ fields, cost: 3 }, values)]).toEqual([4, 12])
})

test('the form of one of them asks for no others', () => {
  const values = typed({ type: 'Facebook', networks: ['Twitter'], variants: 2 })
  expect(aloneIn(fields, values, { type: 'Twitter' })).toEqual({ type: 'Twitter' })
})

test('a place is named once, and is one of those that are offered', () => {
  for (const networks of [['Twitter', 'Twitter'], ['Myspace'], 'Twitter', [7]])
    expect(Object.keys(check(fields, { type: 'Facebook', networks }).problems)).toEqual(['networks'])
  expect(check(fields, { type: 'Facebook', networks: [] }).problems).toEqual({})
})
