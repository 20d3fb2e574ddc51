import { expect, test } from 'vitest'
import { isTicked, lineAt, ticked } from './lines.ts'
import type { Mask } from './mask.ts'

// A picture of 20 × 8 pixels, whose board is half as large.
const empty: Mask = { width: 10, height: 4, data: new Uint8Array(40) }
const [upper, lower] = [
  { left: 2, top: 0, width: 12, height: 4 },
  { left: 0, top: 4, width: 8, height: 4 },
]

test('a line is ticked by what is drawn over it, and cleared by what is erased', () => {
  const both = ticked(empty, [upper, lower], 0.5, true)
  expect([isTicked(both, upper, 0.5), isTicked(both, lower, 0.5)]).toEqual([true, true])
  const one = ticked(both, [upper], 0.5, false)
  expect([isTicked(one, upper, 0.5), isTicked(one, lower, 0.5)]).toEqual([false, true])
  const brushed = { ...empty, data: empty.data.map((_, at) => (at % 10 < 6 && at < 20 ? 255 : 0)) }
  expect(isTicked(brushed, upper, 0.5)).toBe(true)
  expect(isTicked(empty, upper, 0.5)).toBe(false)
})

test('a press takes the line under it', () => {
  expect(lineAt([upper, lower], { x: 3, y: 1 })).toBe(upper)
  expect(lineAt([upper, lower], { x: 3, y: 5 })).toBe(lower)
  expect(lineAt([upper, lower], { x: 19, y: 7 })).toBeUndefined()
})
