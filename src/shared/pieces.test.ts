import fc from 'fast-check'
import { expect, test } from 'vitest'
import { form, list } from './answers.ts'
import { line, words } from './fields.ts'
import { pieceReader, piecesOf } from './pieces.ts'
import { readAnswer } from './read-answer.ts'

const label = { de: 'Wort', en: 'Word' }
const ad = form({ headlines: words(label, { most: 15 }), note: line(label) })

/** What is told while an answer comes in pieces of any size. */
const toldOf = (shape: ReturnType<typeof list> | typeof ad, written: string, size: number) => {
  const read = pieceReader(shape)
  const parts = written.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []
  return parts.flatMap(read)
}

test('the items of a list are told once each, however the text was cut', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.integer({ min: 1, max: 7 }), (items, size) => {
      const written = `Gern:\n\`\`\`json\n${JSON.stringify({ items }, null, 1)}\n\`\`\` [1, 2]`
      expect(toldOf(list(), written, size)).toEqual(piecesOf(items))
    }),
  )
})

test('a list without a name is one, too', () => {
  expect(toldOf(list(), '["a, b", "c\\"]"]', 2)).toEqual(piecesOf(['a, b', 'c"]']))
})

test('an item is told as soon as it is whole, not before', () => {
  const read = pieceReader(list())
  expect(read('{"items": ["Weg')).toEqual([])
  expect(read('en der Luft.",')).toEqual([{ event: 'item', at: 0, item: 'Wegen der Luft.' }])
  expect(read(' "Wegen des Lichts."')).toEqual([])
  expect(read(']}')).toEqual([{ event: 'item', at: 1, item: 'Wegen des Lichts.' }])
})

test('records are told item by item, the parts of a form part by part', () => {
  const claims = list({ of: { claim: line(label) } })
  expect(toldOf(claims, '{"items": [{"claim": "a", "x": [1]}, {"claim": "b"}]}', 3)).toEqual(
    piecesOf([{ claim: 'a' }, { claim: 'b' }]),
  )
  const answer = { headlines: ['Rad {kaputt}?', 'Hier'], note: 'gut' }
  expect(toldOf(ad, JSON.stringify({ ...answer, more: { a: 1 } }), 1)).toEqual(piecesOf(answer))
})

test('what is told while it comes is the beginning of what is there at the end', () => {
  const json = fc.jsonValue().map(value => JSON.stringify(value))
  fc.assert(
    fc.property(fc.oneof(json, fc.string()), written => {
      const end = readAnswer(list(), written)
      const told = toldOf(list(), written, 3)
      if (typeof end !== 'string' && told.length) expect(piecesOf(end).slice(0, told.length)).toEqual(told)
    }),
  )
})
