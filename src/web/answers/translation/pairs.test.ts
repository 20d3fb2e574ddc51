import { expect, test } from 'vitest'
import { directionOf } from '#shared/direction.ts'
import { pairsOf } from './pairs.ts'

test('paragraphs stand beside their translations', () => {
  expect(pairsOf('Eins.\n\nZwei.\nGleich.\n', 'One.\n \nTwo.\nSame.')).toEqual([
    { original: 'Eins.', translated: 'One.' },
    { original: 'Zwei.\nGleich.', translated: 'Two.\nSame.' },
  ])
})

test('where paragraphs were joined, nothing stands beside the wrong one', () => {
  expect(pairsOf('Eins.\n\nZwei.', 'One. Two.')).toEqual([{ original: 'Eins.\n\nZwei.', translated: 'One. Two.' }])
})

test('while it is written, what is missing has its place', () => {
  expect(pairsOf('Eins.\n\nZwei.', 'On', true)).toEqual([
    { original: 'Eins.', translated: 'On' },
    { original: 'Zwei.', translated: '' },
  ])
})

test('Arabic and Hebrew run from the right, other languages as they begin', () => {
  expect(['ar', 'he', 'he-IL', 'de', undefined].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'auto', 'auto'])
})
