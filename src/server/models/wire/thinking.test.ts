import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutThinking } from './thinking.ts'

/** What is left of a text that comes in these pieces. */
const left = (pieces: readonly string[]) => {
  const { text, rest } = withoutThinking()
  return pieces.map(piece => text(piece)).join('') + rest()
}
const cut = (text: string, places: readonly number[]) => {
  const at = [0, ...places.map(place => place % (text.length + 1)).sort((one, other) => one - other), text.length]
  return at.slice(1).map((end, index) => text.slice(at[index], end))
}
const anywhere = fc.array(fc.nat())

test('what a model thinks first is left out, wherever the pieces are cut', () => {
  const written = '\n<think>Should I? <b>Yes</b></think>\n\nDer Text <think>bleibt</think>.'
  fc.assert(fc.property(anywhere, places => left(cut(written, places)) === 'Der Text <think>bleibt</think>.'))
})

test('every other text stays as it is', () => {
  const text = fc.string().filter(written => !written.trimStart().startsWith('<think>') && written.trim() !== '')
  fc.assert(fc.property(text, anywhere, (written, places) => left(cut(written, places)) === written))
  expect(left(['<thi'])).toBe('<thi')
})

test('a thought without end is no answer', () => expect(left(['<think>hm', ' hm', '</thin'])).toBe(''))
