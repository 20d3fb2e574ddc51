import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut, roomFor } from './cut.ts'

test('what has room stands there as it is', () => {
  expect(cut('title', 'Tomaten auf dem Balkon ziehen', 'desk')).toBe('Tomaten auf dem Balkon ziehen')
})

test('what is too wide ends at a word, earlier on a telephone', () => {
  const text = 'Tomaten auf dem Balkon ziehen: Sorten, Erde und Gießen, Schritt für Schritt erklärt, '.repeat(3)
  const [desk, phone] = [cut('description', text, 'desk'), cut('description', text, 'phone')]
  expect(text.startsWith(desk.slice(0, -2))).toBe(true)
  expect(desk).toMatch(/\p{L} …$/u)
  expect(phone.length).toBeLessThan(desk.length)
})

test('nothing that is shown is too wide, whatever it was', () => {
  const text = fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom('W'.repeat(200), '自転車 '.repeat(80), ''))
  fc.assert(
    fc.property(text, fc.constantFrom('desk', 'phone'), (text, device) => {
      for (const piece of ['title', 'description'] as const) {
        const { wide, most } = roomFor(piece, cut(piece, text, device), device)
        expect(wide).toBeLessThanOrEqual(most)
      }
    }),
  )
})
