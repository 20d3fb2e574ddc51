import { expect, test } from 'vitest'
import { bytesOf, repeated } from './bytes.ts'

test('an umlaut takes the room of two letters', () => {
  expect(bytesOf('Kuchen')).toBe(6)
  expect(bytesOf('Küche')).toBe(6)
})

test('search terms that the title has already are named once, however they are spelt', () => {
  expect(repeated('Norda Brotkasten für Küche', 'brotbox KUECHE küche holz')).toEqual(['KUECHE', 'küche'])
  expect(repeated('Norda Brotkasten', 'brotbox, holz')).toEqual([])
})
