import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesIn } from './steps.ts'

const instructions = `# Kette wechseln

## Was man braucht

- Kettennieter
- neue Kette,
  richtig lang

1. Alte Kette öffnen.

**Achtung: Die Kette steht unter Spannung.**

2. Neue auflegen.
   - erst hinten
   - dann vorn
3. Schließen.
Fest drücken.

Fertig.`

test('items are ticked off, words between them are read', () => {
  expect(piecesIn(instructions)).toEqual([
    { kind: 'words', sign: '', text: '# Kette wechseln\n\n## Was man braucht' },
    { kind: 'item', sign: '-', text: 'Kettennieter' },
    { kind: 'item', sign: '-', text: 'neue Kette,\nrichtig lang' },
    { kind: 'item', sign: '1.', text: 'Alte Kette öffnen.' },
    { kind: 'words', sign: '', text: '**Achtung: Die Kette steht unter Spannung.**' },
    { kind: 'item', sign: '2.', text: 'Neue auflegen.\n- erst hinten\n- dann vorn' },
    { kind: 'item', sign: '3.', text: 'Schließen.\nFest drücken.' },
    { kind: 'words', sign: '', text: 'Fertig.' },
  ])
})

test('numbers in code are no steps', () => {
  expect(piecesIn('1. Eingeben:\n   ```\n1. nein\n   ```\n2. Warten.').map(({ sign }) => sign)).toEqual(['1.', '2.'])
})

test('no word is lost, whatever is taken apart', () => {
  const line = fc.constantFrom('1. a', '- b', '  c', '```', '', 'd e', '# f', '   - g', '> h', '**i**', '10) j')
  const lettersOf = (text: string) => text.replaceAll(/[^a-j]/g, '')
  fc.assert(
    fc.property(fc.array(line), lines => {
      const text = lines.join('\n')
      expect(
        lettersOf(
          piecesIn(text)
            .map(piece => piece.text)
            .join('\n'),
        ),
      ).toBe(lettersOf(text))
    }),
  )
})
