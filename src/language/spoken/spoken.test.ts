import { describe, expect, test } from 'vitest'
import { corrected } from './corrected.ts'
import { emphasisIn, withoutEmphasis } from './emphasis.ts'
import { inParts } from './in-parts.ts'
import { changesIn, spoken } from './index.ts'

const said = (text: string, language = 'de') =>
  spoken(text, language)
    .map(piece => piece.said)
    .join(' ')

test.each([
  ['Am 3. Januar 2027 um 9:30 Uhr.', 'Am dritten Januar zweitausendsiebenundzwanzig um neun Uhr dreißig.'],
  ['Der 12.05.1989 war ein Freitag.', 'Der zwölfte Mai neunzehnhundertneunundachtzig war ein Freitag.'],
  ['Das kostet 1.234,50 € im Jahr.', 'Das kostet eintausendzweihundertvierunddreißig Euro fünfzig im Jahr.'],
  ['Es sind 2,5 Mio. Euro, also 18 %.', 'Es sind zwei Komma fünf Millionen Euro, also achtzehn Prozent.'],
  [
    'Er fuhr 120 km/h, z. B. auf 1 km.',
    'Er fuhr einhundertzwanzig Kilometer pro Stunde, zum Beispiel auf ein Kilometer.',
  ],
  ['Von 11–17 Uhr, ca. 2.340 Menschen.', 'Von elf bis siebzehn Uhr, circa zweitausenddreihundertvierzig Menschen.'],
  ['Fragen an info@buecherei.de.', 'Fragen an info ät buecherei Punkt de.'],
  ['Mehr auf https://www.buecherei.de/termine?x=1.', 'Mehr auf buecherei Punkt de Schrägstrich termine.'],
  ['Tel. 03643 123456, Nr. 7.', 'Telefon null drei sechs vier drei, eins zwei drei vier fünf sechs, Nummer sieben.'],
  ['Version 2.4.1 ist da 🎉!', 'Version zwei Punkt vier Punkt eins ist da!'],
  ['**Wichtig:** siehe [hier](https://a.de) und `npm`.', 'Wichtig: siehe hier und npm.'],
  ['Am Mo., 24.12., um 18 Uhr.', 'Am Montag, vierundzwanzigsten Dezember, um achtzehn Uhr.'],
  ['5G und 3D gibt es 12-mal.', '5G und 3D gibt es zwölf-mal.'],
  ['Die [SPS|Es Pe Es] läuft.', 'Die Es Pe Es läuft.'],
])('%s', (written, spokenAs) => expect(said(written)).toBe(spokenAs))

test.each([
  ['On 3 January 2027 at 9:30 am.', 'On the third of January, twenty twenty-seven at nine thirty a m.'],
  [
    'It costs £1,234.50, or 18%.',
    'It costs one thousand two hundred and thirty-four pounds and fifty pence, or eighteen per cent.',
  ],
  [
    'In 1989 the 2nd run took 5 kg, e.g. of tea.',
    'In nineteen eighty-nine the second run took five kilograms, for example of tea.',
  ],
  ['Write to info@library.org.', 'Write to info at library dot org.'],
  ['$2.5m for 10–12 people.', 'two point five million dollars for ten to twelve people.'],
])('%s', (written, spokenAs) => expect(said(written, 'en')).toBe(spokenAs))

test('tables are read row by row, code by its name, and nothing that is only seen', () => {
  const table =
    '| Tag | Zeit |\n|---|---|\n| Montag | 10 Uhr |\n| Dienstag | 11 Uhr |\n\n```js\nlet x = 1\n```\n\n---\n\n- Ende'
  expect(said(table)).toBe('Tag: Montag, Zeit: zehn Uhr. Tag: Dienstag, Zeit: elf Uhr. Hier steht Programmcode. Ende')
  expect(spoken('🎉 ---\n\n***', 'de')).toEqual([])
})

test('a break is a silence behind what was said, and paragraphs are parted by longer ones than sentences', () => {
  expect(spoken('Eins. [Pause 2s] Zwei. Drei.\n\nVier.', 'de').map(({ text, pause }) => [text, pause])).toEqual([
    ['Eins.', 2000],
    ['Zwei.', 250],
    ['Drei.', 650],
    ['Vier.', 650],
  ])
})

test('what is said otherwise than it is written can be shown', () => {
  expect(changesIn('Am 3. Mai, 5 kg, noch einmal 5 kg. [SPS|Es Pe Es]', 'de')).toEqual([
    { was: '3. Mai', said: 'dritten Mai' },
    { was: '5 kg', said: 'fünf Kilogramm' },
    { was: '[SPS|Es Pe Es]', said: 'Es Pe Es' },
  ])
  expect(changesIn('Nichts davon. [Pause 2s]', 'de')).toEqual([])
})

test('what is said wrongly is corrected by a mark in the text, and the mark can be changed or taken away', () => {
  const text = 'Die SPS ab 3. Mai.'
  const marked = corrected(text, { was: '3. Mai', said: 'dritten Mai' }, 'dritten | fünften')
  expect(marked).toBe('Die SPS ab [3. Mai|dritten fünften].')
  expect(said(marked)).toBe('Die SPS ab dritten fünften.')
  const [change] = changesIn(marked, 'de')
  expect(change && corrected(marked, change, '')).toBe(text)
})

test('a long text is parted between paragraphs, else between sentences, and nothing of it is lost', () => {
  expect(inParts('Eins.\n\nZwei.\n\nDrei vier.', 13)).toEqual(['Eins.\n\nZwei.', 'Drei vier.'])
  expect(inParts('Ein Satz. Noch ein Satz. Der dritte.', 25)).toEqual(['Ein Satz. Noch ein Satz.', 'Der dritte.'])
  expect(inParts('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)])
  expect(inParts(' \n\n ', 10)).toEqual([])
})

describe('a list says how words are spoken', () => {
  const sayings = [
    { written: 'SPS', said: 'Es Pe Es' },
    { written: 'SPS-Bus', said: 'Es Pe Es Bus' },
    { written: 'C++', said: 'Ze plus plus' },
    { written: '3. Mai', said: 'Mai, der dritte' },
  ]
  const asListed = (text: string) =>
    spoken(text, 'de', sayings)
      .map(piece => piece.said)
      .join(' ')

  test.each([
    ['Die SPS läuft.', 'Die Es Pe Es läuft.'],
    ['Der SPS-Bus und die SPS.', 'Der Es Pe Es Bus und die Es Pe Es.'],
    ['SPSen und GSPS bleiben.', 'SPSen und GSPS bleiben.'],
    ['Wir nehmen C++.', 'Wir nehmen Ze plus plus.'],
    ['Am 3. Mai.', 'Am Mai, der dritte.'],
    ['Hier [SPS|Sonderpreis] gilt.', 'Hier Sonderpreis gilt.'],
  ])('%s', (text, how) => expect(asListed(text)).toBe(how))

  test('and it is shown with the rest', () => {
    expect(changesIn('Die SPS ab 5 kg.', 'de', sayings)).toEqual([
      { was: 'SPS', said: 'Es Pe Es' },
      { was: '5 kg', said: 'fünf Kilogramm' },
    ])
  })
})

test.each([
  ['Heute ist *wirklich* frei.', ['wirklich']],
  ['*Nicht* heute, z. B. *morgen*.', ['Nicht', 'morgen']],
  ['Ein **Titel** und 3 * 4 * 5, *', []],
  ['* Punkt eins\n* Punkt zwei', []],
  ['Es sind *12* km.', []],
])('what is emphasised is marked beside what is said, and never spoken: %s', (text, words) => {
  const pieces = spoken(text, 'de')
  expect(pieces.flatMap(({ marked = '' }) => emphasisIn(marked))).toEqual(words)
  for (const { said, marked } of pieces) {
    if (marked) expect(withoutEmphasis(marked)).toBe(said)
    if (words.length) expect(said).not.toContain('*')
  }
})
