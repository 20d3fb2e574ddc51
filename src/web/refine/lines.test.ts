import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf, linesOf } from './lines.ts'

const shown = (one: string, other: string) =>
  linesOf(changesOf(one, other)).map(({ depth, bullet, pieces }) =>
    [
      '#'.repeat(depth),
      bullet,
      ...pieces.map(({ kind, text }) => ({ same: text, gone: `-${text}-`, new: `+${text}+` })[kind]),
    ]
      .filter(Boolean)
      .join('|'),
  )

test('a heading stays one, with the words that went and those that came', () => {
  expect(shown('# Glaswerk stellt um\n\nText.', '# Glaswerk schmilzt um\n\nText.')).toEqual([
    '#|Glaswerk |-stellt-|+schmilzt+| um',
    'Text.',
  ])
})

test('what a line becomes is what it is called, and what stays stays', () => {
  expect(shown('- Alpha\n- Gamma\n\n2. Delta', '## Alpha\n- Gamma\n\n2. Delta')).toEqual([
    '##|Alpha',
    '•|Gamma',
    '2.|Delta',
  ])
  expect(shown('Eins.\n\nZwei fällt weg.\n\nDrei.', 'Eins.\n\nDrei.')).toEqual(['Eins.', '-Zwei fällt weg.-', 'Drei.'])
})

test('on its own side a line is what it is there', () => {
  const bullets = (side: 'gone' | 'new') =>
    linesOf(changesOf('Alpha.\n\n# Gamma', '1. Alpha.\n2. Beta.\n\nGamma'), side).map(
      ({ depth, bullet, pieces }) => `${'#'.repeat(depth)}${bullet}${pieces.map(({ text }) => text).join('')}`,
    )
  expect(bullets('gone')).toEqual(['Alpha.', '#Gamma'])
  expect(bullets('new')).toEqual(['1.Alpha.', '2.Beta.', 'Gamma'])
})

test('a list is counted on each side as it is there, and what is only counted otherwise is no change', () => {
  const [one, other] = ['1. Mai\n2. Juni\n3. Juli\n4. August', '1. Mai\n2. Juli\n3. August']
  const side = (side: 'gone' | 'new') => linesOf(changesOf(one, other), side).map(({ bullet }) => bullet)
  expect(side('gone')).toEqual(['1.', '2.', '3.', '4.'])
  expect(side('new')).toEqual(['1.', '2.', '3.'])
  expect(shown(one, other)).toEqual(['1.|Mai', '2.|-Juni-', '2.|Juli', '3.|August'])
})

test('emphasis is no change', () => {
  expect(shown('Ein **fettes** Wort, *kursiv*.', 'Ein fettes Wort, kursiv.')).toEqual(['Ein fettes Wort, kursiv.'])
})

test('no word of either text is lost, whatever the two are', () => {
  const words = fc.array(fc.constantFrom('eins', 'zwei', 'drei.', '# Titel', '- Punkt', '\n', '\n\n', '🧑‍🚒'))
  const text = words.map(all => all.join(' '))
  const letters = (said: string) => said.replaceAll(/[^\p{L}]/gu, '')
  fc.assert(
    fc.property(text, text, (one, other) => {
      const pieces = linesOf(changesOf(one, other)).flatMap(line => line.pieces)
      const without = (kind: string) =>
        letters(
          pieces
            .filter(piece => piece.kind !== kind)
            .map(({ text: said }) => said)
            .join(''),
        )
      expect(without('new')).toBe(letters(one))
      expect(without('gone')).toBe(letters(other))
    }),
  )
})
