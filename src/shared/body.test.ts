import { expect, test } from 'vitest'
import { bodyFor, formIn } from './body.ts'
import { area, count, type Fields, line } from './fields.ts'

const label = { de: 'Thema', en: 'Topic' }
const fields: Fields = {
  content: { ...area(label), also: ['text'] },
  audience: { ...line(label), optional: true, more: true },
  variants: { ...count(label, { min: 1, max: 5 }), optional: true, more: true },
}

test('a form travels with its shared questions in `more`, and comes back from there', () => {
  const values = { content: 'a', variants: 2 }
  expect(bodyFor(fields, values)).toEqual({ content: 'a', more: { variants: 2 } })
  expect(formIn(fields, bodyFor(fields, values))).toEqual(values)
  expect(bodyFor(fields, { content: 'a' })).toEqual({ content: 'a' })
})

test('a key is read in its own place alone, under an older name too', () => {
  expect(formIn(fields, { text: 'a', audience: 'b', more: { content: 'c', variants: 2 } })).toEqual({
    ...{ text: 'a', variants: 2 },
  })
  for (const more of [null, 'variants', [1], 3])
    expect(formIn(fields, { content: 'a', more })).toEqual({ content: 'a' })
})
