import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutOut, inTags, piecesOf, published, shorten, wordsOf } from './shorten.ts'

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

test('however a post is cut, its pieces say which words of the answer they are', () => {
  const parts: Record<string, string> = {
    text: '  Kommt vorbei!\n\nAm Samstag.\n',
    'hashtags.0': '#Keramik',
    'hashtags.1': '#Freiburg',
  }
  const { text = '', 'hashtags.0': one = '', 'hashtags.1': other = '' } = parts
  const pieces = piecesOf(text, [one, other])
  const post = published(text, [one, other])
  for (let at = 0; at <= post.length; at++) {
    const [shown, rest] = [cutOut(pieces, 0, at), cutOut(pieces, at)]
    expect(wordsOf(shown) + wordsOf(rest)).toBe(post)
    for (const { part, at: from = 0, words } of [...shown, ...rest])
      if (part) expect(parts[part]?.slice(from, from + words.length)).toBe(words)
  }
})

test('a post is published as text and hashtags, and its tags are found again', () => {
  const post = published('Kommt vorbei!\n', ['#Keramik', '#Freiburg'])
  expect(post).toBe('Kommt vorbei!\n\n#Keramik #Freiburg')
  const tags = inTags(post).filter(({ isTag }) => isTag)
  expect(tags.map(({ words }) => words)).toEqual(['#Keramik', '#Freiburg'])
  expect(inTags('C# und a#b').some(({ isTag }) => isTag)).toBe(false)
})
