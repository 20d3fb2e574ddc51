import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf } from '#shared/text.ts'
import { piecesOf } from './pieces.ts'

const sentence = 'Am 3. Mai öffnet z. B. das Café 🛠️ von Dr. Kühn. '

test('a text is parted between sentences, each part at its place', () => {
  const text = `# Café\n\n${sentence.repeat(40)}\n\n- ${sentence}\n- Ende.`
  const pieces = piecesOf(text, 800)
  expect(pieces.length).toBeGreaterThan(2)
  const signs = [...text]
  for (const { text: piece, start } of pieces) {
    expect(lengthOf(piece.trim())).toBeLessThanOrEqual(800)
    expect(signs.slice(start, start + lengthOf(piece)).join('')).toBe(piece)
    expect(piece.trim()).toMatch(/\.$/)
  }
  expect(pieces.map(piece => piece.text).join('')).toBe(text)
})

test('no word of any text is lost or told twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Wort. ', 'ohne Ende ', '\n\n', '🧑‍🚒! ', '1. Eins\n', 'x'.repeat(90))),
      parts => {
        const text = parts.join('')
        const words = (one: string) => one.replaceAll(/[^\p{L}\p{N}]+/gu, '')
        expect(
          words(
            piecesOf(text, 60)
              .map(piece => piece.text)
              .join(''),
          ),
        ).toBe(words(text))
      },
    ),
  )
})
