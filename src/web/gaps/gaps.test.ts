import { expect, test } from 'vitest'
import { senderFields } from '#shared/sender.ts'
import { filled, gapsIn } from './gaps.ts'
import { keptAs } from './kept-as.ts'

test('each gap is named once, and what is no gap is none', () => {
  const text = '# [Ort] am [Datum]\n\nIn [Ort], siehe [Seite](https://example.com), [1], [x] und ![Bild](a.png).'
  expect(gapsIn(text)).toEqual(['Ort', 'Datum'])
  expect(gapsIn('Nothing is missing here.')).toEqual([])
})

test('what is typed stands wherever the gap stood, and nothing else changes', () => {
  expect(filled('[Ort], den 3. Mai. Nach [Ort] und [Orte].', 'Ort', 'Pirna')).toBe(
    'Pirna, den 3. Mai. Nach Pirna und [Orte].',
  )
  expect(filled('Beginn: [12 oder 14 Uhr?].', '12 oder 14 Uhr?', '$& 14 Uhr')).toBe('Beginn: $& 14 Uhr.')
})

test('a gap is filled in every part of an answer', () => {
  expect(filled({ subjects: ['Fest in [Ort]', 'Los'], body: 'Nach [Ort]!' }, 'Ort', 'Pirna')).toEqual({
    subjects: ['Fest in Pirna', 'Los'],
    body: 'Nach Pirna!',
  })
  expect(filled(['[Ort]', 'Bad'], 'Ort', 'Pirna')).toEqual(['Pirna', 'Bad'])
  expect(filled([{ title: '[Ort]' }], 'Ort', 'Pirna')).toEqual([{ title: 'Pirna' }])
})

test.each([
  ['Pressekontakt', 'press'],
  ['Telefon', 'phone'],
  ['phone number', 'phone'],
  ['E-Mail-Adresse', 'email'],
  ['Betrieb', 'organisation'],
  ['Name', 'name'],
  ['contact for applications', 'applications'],
  ['Uhrzeit', undefined],
  ['Preis', undefined],
  ['Name des Gastes', undefined],
])('[%s] is kept as %s', (asks, key) => expect(keptAs(asks)).toBe(key))

test('whatever can be kept is a part of the sender', () => {
  for (const asks of [
    'Presse',
    'Bewerbung',
    'Tel',
    'Mail',
    'Web',
    'Anschrift',
    'Instagram',
    'Firma',
    'Über uns',
    'Name',
  ])
    expect(Object.keys(senderFields)).toContain(keptAs(asks))
})
