import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('handed on where it is told more than it asks for, it works out each answer once', () => {
  const asked: string[] = []
  const length = memoize((word: string) => {
    asked.push(word)
    return word.length
  })
  expect(['Bär', 'Elch', 'Bär'].map(length)).toEqual([3, 4, 3])
  expect(asked).toEqual(['Bär', 'Elch'])
})

test('what may be told more than one thing cannot be remembered by the first alone: it does not compile', () => {
  const cut = (word: string, most?: number) => word.slice(0, most)
  const joined = (...words: readonly string[]) => words.join(' ')
  // @ts-expect-error -- its answer depends on the second as well
  const first = memoize(cut)
  // @ts-expect-error -- and so does this one
  const all = memoize(joined)
  expect([first, all].map(known => typeof known)).toEqual(['function', 'function'])
  expect(memoize((word: string) => cut(word, 2))('Bär')).toBe('Bä')
})
