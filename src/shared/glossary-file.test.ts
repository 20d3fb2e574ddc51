import { expect, test } from 'vitest'
import { glossaryFile, glossaryIn } from './glossary-file.ts'
import type { Term } from './terms.ts'

const terms: readonly Term[] = [
  { term: 'Kunde', use: 'Gast', avoid: ['Besucher', 'Klient; Partner'] },
  { term: 'E-"Rad"', use: 'Pedelec', avoid: [], language: 'de' },
  { term: '=SUMME(A1)', use: '+plus', avoid: ['-minus'] },
]

test.each(['de', 'en'] as const)(
  'a glossary is read from the file it was written to, and no cell is a formula: %s',
  locale => {
    const file = glossaryFile(terms, locale)
    expect(glossaryIn(file)).toEqual({ terms, wrong: [] })
    expect(file).not.toMatch(/(?:^|[;,])[=+]/m)
  },
)

test('tables of others are read, and lines that hold no term are named', () => {
  const file = 'Lastenrad\tcargo bike\t\tEN\n\nFahrrad\n\tohne\n' + `${'x'.repeat(81)}\ty\nFahrrad\tRad\t\tfr\n"Rad`
  expect(glossaryIn(file)).toEqual({
    terms: [
      { term: 'Lastenrad', use: 'cargo bike', avoid: [], language: 'en' },
      { term: 'Fahrrad', use: 'Fahrrad', avoid: [] },
      { term: '"Rad', use: '"Rad', avoid: [] },
    ],
    wrong: [4, 5, 6],
  })
})
