import { describe, expect, test } from 'vitest'
import type { Term } from '#shared/terms.ts'
import { checksOf } from '../checks/index.ts'
import { termsIn } from './index.ts'

const guest: Term = { term: 'Kunde', use: 'Gast', avoid: ['Besucher'] }
const house: Term = { term: 'Federwerk', use: 'Federwerk', avoid: ['FederWerk', 'Feder Werk'] }
const site: Term = { term: 'Internetseite', use: 'Webseite', avoid: [] }
const english: Term = { term: 'customer', use: 'guest', avoid: ['client company'], language: 'en' }

const wrongIn = (text: string, terms: readonly Term[], language = 'de') =>
  checksOf(text, { language, terms })
    .filter(({ kind }) => kind === 'term')
    .map(({ from, to, mend, proposal }) => [text.slice(from, to), mend?.text ?? `${proposal?.text}?`])

describe('what things are called', () => {
  test.each<[string, readonly Term[], string[][]]>([
    [
      'Unsere Kunden sind uns wichtig; ein Kunde hat Rechte.',
      [guest],
      [
        ['Kunden', 'Gast?'],
        ['Kunde', 'Gast?'],
      ],
    ],
    [
      'Die Besucher des Museums und eines Besuchers Hut.',
      [guest],
      [
        ['Besucher', 'Gast?'],
        ['Besuchers', 'Gast?'],
      ],
    ],
    ['Mit FederWerk schreiben, mit Federwerk auch.', [house], [['FederWerk', 'Federwerk']]],
    ['Die Internetseiten sind neu.', [site], [['Internetseiten', 'Webseiten']]],
    // Part of other words, of addresses, or another word.
    ['Der Kundenservice, die Stadt-Kunde, kunde.de und info@kunde.de, kundig.', [guest], []],
    ['Kundig ist, wer Kunst kennt. Wir geben davon kund.', [guest], []],
  ])('are found in German in any form: %s', (text, terms, expected) => {
    expect(wrongIn(text, terms)).toEqual(expected)
  })

  test('are found in English, with their plurals put right', () => {
    const text = 'Customers like it. The customer’s view counts. Two client companies called; customs did not.'
    expect(wrongIn(text, [english], 'en')).toEqual([
      ['Customers', 'Guests'],
      ['customer’s', 'guest’s'],
      ['client companies', 'guests'],
    ])
    expect(wrongIn('Customer ist ein englisches Wort.', [english])).toEqual([])
  })

  test('say nothing where a longer right name holds a wrong one', () => {
    const mail: Term = { term: 'Mail', use: 'E-Mail', avoid: [] }
    expect(wrongIn('Eine E-Mail kam, dann eine Mail.', [mail])).toEqual([['Mail', 'E-Mail']])
  })

  test('are told where notes contain one, of five hundred', () => {
    const many = Array.from({ length: 500 }, (_, at): Term => ({ term: `Wort${at}`, use: `Begriff${at}`, avoid: [] }))
    expect(termsIn(['Wir haben Wort17 und Kunden.', 'Unsere Gäste'], [...many, guest])).toEqual([many[17], guest])
    expect(termsIn(['Backstube für Kunden'], [guest])).toEqual([guest])
    expect(termsIn(['Vorrat und Heirat'], [{ term: 'Rat', use: 'Empfehlung', avoid: [] }])).toEqual([])
  })
})
