import { expect, test } from 'vitest'
import { wordsOf } from '#shared/document/words.ts'
import { cardsOf } from './cards.ts'
import { documentOf } from './reading/read-html.ts'

const cards = async (html: string) => {
  const document = documentOf(html)
  return cardsOf(document, 'de').map(card => card.map(wordsOf).join(' | '))
}

test('each paragraph and each item is a card, under the heading before it', async () => {
  expect(
    await cards('<h1>Dank</h1><p>Liebe Gäste!</p><h2>Warum</h2><ul><li>Erstens</li><li>Zweitens</li></ul>'),
  ).toEqual(['Dank | Liebe Gäste!', 'Warum | Erstens', 'Zweitens'])
})

test('a long paragraph is parted at its sentences, and nothing of it is lost', async () => {
  const sentences = Array.from(
    { length: 9 },
    (_, at) => `Das ist der Satz mit der Nummer ${at + 1}, und er hat <b>etwas</b> Länge.`,
  )
  const found = await cards(`<p>${sentences.join(' ')}</p>`)
  expect(found.length).toBeGreaterThan(2)
  for (const card of found) {
    expect(card.length).toBeLessThanOrEqual(200)
    expect(card.trim()).toMatch(/^Das ist.*Länge\.$/)
  }
  expect(found.join('')).toBe(sentences.join(' ').replaceAll(/<\/?b>/g, ''))
})

test('a sentence that is too long for a card goes on at a space, and a heading without words below it is kept', async () => {
  const long = 'und dann noch etwas, '.repeat(40).trim()
  const found = await cards(`<p>${long}</p><h2>Ende</h2>`)
  expect(found.at(-1)).toBe('Ende')
  expect(found.slice(0, -1).join('')).toBe(long)
  for (const card of found) expect(card.length).toBeLessThanOrEqual(220)
})
