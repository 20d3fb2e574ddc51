import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openedAt, passageIn } from './refinement.ts'

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('# Titel\n\n', '**fett**', '- Punkt\n', '🧑‍🚒', '\u00a0', '[Ort]', '> Zitat\n', '| a | b |\n', '\r\n'),
)
const text = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(''))

test('whatever is put in the place of a passage, every letter around it stays', () => {
  fc.assert(
    fc.property(text, text, text, text, (before, middle, behind, put) => {
      const whole = before + middle + behind
      const passage = passageIn(whole, before.length, before.length + middle.length)
      const opened = openedAt(whole, passage)
      expect(opened === undefined).toBe(middle.trim() === '')
      if (!opened) return
      expect(opened.before + opened.piece + opened.rest).toBe(whole)
      expect(opened.piece).toBe(middle.trim())
      const changed = opened.before + put + opened.rest
      expect(changed.startsWith(before)).toBe(true)
      expect(changed.endsWith(behind)).toBe(true)
    }),
  )
})

test('a passage that stands elsewhere is not found', () => {
  expect(openedAt('eins zwei', { start: 0, end: 4, text: 'zwei' })).toBeUndefined()
  expect(openedAt('eins', { start: 3, end: 1, text: '' })).toBeUndefined()
  expect(openedAt('eins', { start: 0, end: 9, text: 'eins zwei' })).toBeUndefined()
})
