import { expect, test } from 'vitest'
import { beginningOf, beginningsIn } from './beginning.ts'

const isPart = (beginning: unknown, whole: string) => typeof beginning === 'string' && whole.startsWith(beginning)

test('an answer that fits is drawn as it is', () => {
  const paragraphs = 'Ein langer Absatz, wie er in einem Buch steht. '.repeat(150)
  for (const answer of [paragraphs, ['eins', 'zwei'], { title: 'Titel', tags: ['a', 'b'] }, [{ title: 'Titel' }]])
    expect(beginningOf(answer)).toBe(answer)
})

test.each([
  ['a line without an end', 'Wort '.repeat(20_000)],
  ['a word without an end', `Ein Satz.\n${'a'.repeat(5000)}\nEin Satz.`],
  ['very many lines', 'a\n'.repeat(20_000)],
  ['a book', `${'Ein Satz. '.repeat(100)}\n\n`.repeat(200)],
])('of %s the beginning is', (_, text) => {
  expect(isPart(beginningOf(text), text)).toBe(true)
  expect(beginningOf(text).length).toBeLessThan(text.length)
  expect(beginningOf(text).length).toBeGreaterThan(1000)
})

test('of a list and of a form as much is drawn in all as of a text', () => {
  const texts = Array.from({ length: 5000 }, () => 'Ein Satz.')
  expect(beginningOf(texts).length).toBeLessThan(1000)
  const long = 'Ein Satz.\n'.repeat(3000)
  const { one, other } = beginningOf({ one: long, other: long }) as { one: string; other?: string }
  expect(isPart(one, long)).toBe(true)
  expect(one.length + (other?.length ?? 0)).toBeLessThan(long.length)
})

test('a sign of two halves is not cut in two', () => {
  expect(String(beginningOf(`a${'😀'.repeat(3000)}`)).isWellFormed()).toBe(true)
})

test('of a form each text is begun by itself', () => {
  const long = 'Ein Satz.\n'.repeat(3000)
  const { one, other, count } = beginningsIn({ one: long, other: 'kurz', count: 3 })
  expect([isPart(one, long), other, count]).toEqual([true, 'kurz', 3])
})
