import { expect, test } from 'vitest'
import { differing } from './differing.ts'

test('what was answered alike is counted, what was not is named with both answers', () => {
  const one = [
    { label: 'Thema', words: 'Reparaturcafé' },
    { label: 'Ton', words: 'sachlich' },
    { label: 'Länge', words: 'kurz' },
  ]
  const other = [
    { label: 'Thema', words: 'Reparaturcafé' },
    { label: 'Ton', words: 'herzlich' },
    { label: 'Zielgruppe', words: 'Nachbarn' },
  ]
  expect(differing(one, other)).toEqual({
    different: [
      { label: 'Ton', one: 'sachlich', other: 'herzlich' },
      { label: 'Länge', one: 'kurz', other: undefined },
      { label: 'Zielgruppe', one: undefined, other: 'Nachbarn' },
    ],
    alike: 1,
  })
  expect(differing(one, one)).toEqual({ different: [], alike: 3 })
})
