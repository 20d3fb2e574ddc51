import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTags, published, shorten } from './shorten.ts'

test('a long post stops at a word', () => {
  expect(shorten('Neun schiefe Schalen stehen im Regal.', 15)).toBe('Neun schiefe')
  expect(shorten('Neun schiefe Schalen', 12)).toBe('Neun schiefe')
  expect(shorten('Donaudampfschifffahrt', 5)).toBe('Donau')
  expect(shorten('Neun', 15)).toBeUndefined()
  expect(shorten('Neun schiefe Schalen', undefined)).toBeUndefined()
})

test('never more is seen than there is room for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, seen) => {
      expect([...(shorten(text, seen) ?? '')].length).toBeLessThanOrEqual(seen)
    }),
  )
})

test('a post is published as text and hashtags, and its tags are found again', () => {
  const post = published('Kommt vorbei!\n', ['#Keramik', '#Freiburg'])
  expect(post).toBe('Kommt vorbei!\n\n#Keramik #Freiburg')
  const tags = inTags(post).filter(({ isTag }) => isTag)
  expect(tags.map(({ words }) => words)).toEqual(['#Keramik', '#Freiburg'])
  expect(inTags('C# und a#b').some(({ isTag }) => isTag)).toBe(false)
})
