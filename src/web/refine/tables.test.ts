import { expect, test } from 'vitest'
import { changesOf, linesOf } from './lines.ts'
import { drawnChanges } from './drawn-changes.ts'
import { asRead } from './plain.ts'
import { piecesIn, withTables } from './tables.ts'

const shown = (one: string, other: string) =>
  withTables(linesOf(changesOf(one, other))).map(part =>
    'rows' in part
      ? part.rows.map(fields =>
          fields.map(pieces =>
            pieces.map(({ kind, text }) => ({ same: '', gone: '-', new: '+' })[kind] + asRead(text.trim())).join(' '),
          ),
        )
      : part.pieces.map(({ text }) => text).join(''),
  )

const head = '| Posten | Betrag |\n| --- | ---: |\n'

test('a table is one, with what changed in its fields', () => {
  const [one, other] = ['| Ofen | 18 € |', '| Ofen | 20 € |\n| Dach | 5 € |']
  expect(shown(`Kosten:\n\n${head}${one}`, `Kosten:\n\n${head}${other}`)).toEqual([
    'Kosten:',
    [
      ['Posten', 'Betrag'],
      ['Ofen', '-18 +20 €'],
      ['+Dach', '+5 €'],
    ],
  ])
})

test('a column that came, a row that went and a table that became another are no bars', () => {
  const wider = '| Posten | Betrag | Wer |\n| --- | ---: | --- |\n| Ofen | 18 € | Anna |'
  const all = [
    shown(`${head}| Ofen | 18 € |`, wider),
    shown(`${head}| Ofen | 18 € |\n| Dach | 5 € |`, `${head}| Ofen | 18 € |`),
    shown(`${head}| Ofen | 18 € |`, '| Wer | Wann |\n| --- | --- |\n| Bernd | Mai |'),
    shown(`${head}| Ofen | 18 € |`, 'Keine Kosten.'),
    shown(
      '| Posten | Betrag | Wer |\n| --- | --- | --- |\n| Ausbau | 1.450 € | Anna |\n| Schornstein | 900 € | Bernd |',
      '| Posten | Betrag |\n| --- | --- |\n| Ausbau | 1.200 € |\n| Neuer Ofen | 18.400 € |',
    ),
  ]
  const parted = [`${head}| Ofen | 18 € |\n\nEin Satz.\n\n- eins`, `${head}| Ofen | 18 € |\n| Dach | 5 € |`] as const
  all.push(shown(...parted))
  expect(JSON.stringify(all)).not.toMatch(/\||---/)
  expect(all[0]).toEqual([
    [
      ['Posten', 'Betrag', '+Wer'],
      ['Ofen', '18 €', '+Anna'],
    ],
  ])
})

test('a line with bars that is no table stays as it is', () => {
  expect(shown('|a| ist ein Betrag.', '|a| ist ein Betrag.')).toEqual(['|a| ist ein Betrag.'])
  expect(shown('| nur eine Zeile |', '| nur eine Zeile |')).toEqual(['| nur eine Zeile |'])
})

/** The changes that are counted, and those that are drawn. */
const counted = (one: string, other: string) => {
  const segments = drawnChanges(changesOf(one, other))
  const numbers = (pieces: readonly { change?: number }[]) => [...new Set(pieces.flatMap(({ change }) => change ?? []))]
  return { all: numbers(segments), drawn: numbers(piecesIn(withTables(linesOf(segments)))) }
}

test('what nobody sees is no change that is open: the rule of a table, a blank line, the sign of a heading', () => {
  const [two, three] = ['| A | B |\n| --- | --- |\n| x | y |', '| A | B | C |\n| --- | --- | --- |\n| x | y | z |']
  expect(counted(two, three)).toEqual({ all: [0, 1], drawn: [0, 1] })
  expect(counted(two, two.replace('| --- |\n', '| ---: |\n'))).toEqual({ all: [], drawn: [] })
  expect(counted('Eins.\nZwei.', 'Eins.\n\nZwei.')).toEqual({ all: [], drawn: [] })
  expect(counted('# Ofen\n\nEins.', '## Ofen\n\nZwei.')).toEqual({ all: [0], drawn: [0] })
})

test('a bar that is written in a field parts none', () =>
  expect(shown('| A | B |\n| --- | --- |\n| x \\| y | 2 |', '| A | B |\n| --- | --- |\n| x \\| y | 3 |')).toEqual([
    [
      ['A', 'B'],
      ['x | y', '-2 +3'],
    ],
  ]))
