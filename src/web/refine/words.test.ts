import { expect, test } from 'vitest'
import { locales } from '#shared/text.ts'
import { askedOf } from './words.ts'

const made = { refinement: null, hand: false, completed: false, parent: 'first' }

test('a version that adds what was missing is called so, and not as one that was made anew', () => {
  const saidOf = (one: typeof made | { parent: null }) =>
    locales.map(locale => askedOf({ ...made, ...one }, text => text[locale]))
  expect(saidOf({ ...made, completed: true })).toEqual(['ergänzt', 'completed'])
  expect(saidOf(made)).toEqual(['neu erstellt', 'generated again'])
  expect(saidOf({ parent: null })).toEqual(['Erste Fassung', 'First version'])
})
