import { expect, test } from 'vitest'
import { choice, choices } from '#shared/fields.ts'
import { namesOf } from './names.ts'

const options = { Twitter: { de: 'X (Twitter)', en: 'X (Twitter)' }, formal: { de: 'Bio', en: 'Bio' } }
const label = { de: 'Wo?', en: 'Where?' }
const fields = { type: choice(label, options), networks: choices(label, { options, besides: 'type' }) }
const named = (...inputs: Record<string, string>[]) =>
  namesOf(
    fields,
    inputs.map(inputs => ({ inputs, answer: '' })),
  ).map(({ de }) => de)

test('answers to the same form are numbered', () => {
  expect(named({}, {})).toEqual(['Variante 1', 'Variante 2'])
})

test('those for several places are called by their place, and numbered where there are several for one', () => {
  expect(named({ type: 'Twitter' }, { type: 'formal' })).toEqual(['X (Twitter)', 'Bio'])
  expect(named({ type: 'Twitter' }, { type: 'Twitter' }, { type: 'formal' })).toEqual([
    'X (Twitter) · Variante 1',
    'X (Twitter) · Variante 2',
    'Bio',
  ])
})
