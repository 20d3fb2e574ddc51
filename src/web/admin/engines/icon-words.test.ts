import { expect, test } from 'vitest'
import { icons } from '#catalogue/icons.ts'
import { iconWords } from './icon-words.ts'

test('every symbol one can choose has a name', () => {
  expect(Object.keys(iconWords).toSorted()).toEqual(Object.keys(icons).toSorted())
})
