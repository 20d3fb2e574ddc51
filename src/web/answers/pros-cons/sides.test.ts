import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sidesIn } from './sides.ts'

const rowOf = (markdown: string) => sidesIn(markdown).map(({ side }) => side ?? 'words')

test('lists of advantages and disadvantages stand beside each other, under whatever heading models give them', () => {
  expect(
    rowOf('Kurz vorweg.\n\n## Vorteile\n\n- a\n- b\n\n## Nachteile\n\n- c\n\n## Abwägung\n\nKommt darauf an.'),
  ).toEqual([...['words', 'for', 'against', 'words']])
  expect(rowOf('**Dagegen spricht:**\n1. Teuer\n\n**Dafür spricht:**\n1. Warm')).toEqual(['against', 'for'])
  expect(rowOf('### Pros\n* Quick\n### Cons\n* Loud')).toEqual(['for', 'against'])
})

test('of two offers each has both sides', () => {
  const offer = (name: string) => `## Angebot ${name}\n\n### Vorteile\n\n- a\n\n### Nachteile\n\n- b\n\n`
  expect(rowOf(offer('A') + offer('B'))).toEqual(['words', 'for', 'against', 'words', 'for', 'against'])
})

test('what is no pair of lists stays a text', () => {
  expect(rowOf('## Vorteile\n\nViele.\n\n## Nachteile\n\nKeine.')).toEqual(['words'])
  expect(rowOf('## Vorteile\n\n- a\n\n## Fazit\n\nGut.')).toEqual(['words'])
  expect(rowOf('| Vorteile | Nachteile |\n| --- | --- |\n| a | b |')).toEqual(['words'])
  expect(rowOf('')).toEqual([])
})

test('a text with notes is not cut: they belong to all of it', () => {
  expect(rowOf('## Vorteile\n\n- a[^1]\n\n## Nachteile\n\n- b\n\n[^1]: Woher')).toEqual(['words'])
})

test('all pieces together are the text, however it was written', () => {
  const line = fc.constantFrom(
    '## Vorteile',
    '**Nachteile**',
    '- a',
    '',
    'Wörter',
    '```',
    '### Pro',
    '#### Contra',
    '1. b',
  )
  fc.assert(
    fc.property(fc.array(line), lines => {
      const text = lines.join('\n')
      const pieces = sidesIn(text)
      expect(pieces.map(piece => piece.text).join('')).toBe(text)
      for (const piece of pieces) expect(text.slice(piece.at).startsWith(piece.text)).toBe(true)
      expect(pieces.filter(({ side }) => side).length % 2).toBe(0)
    }),
  )
})
