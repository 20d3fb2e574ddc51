import { expect, test } from 'vitest'
import { guidedLines, means } from './guided.ts'

const [side, half, middle] = [96, 24, 48]
const at = (x: number, y: number) => y * side + x
const isIn = (x: number, y: number) => Math.abs(x - middle) < half && Math.abs(y - middle) < half
const filled = (of: (x: number, y: number) => number) =>
  Float32Array.from({ length: side * side }, (_, place) => of(place % side, Math.floor(place / side)))

test('an edge is found between a red thing and a shadow as bright as it is', () => {
  // Both have the same brightness of 0.299 red, 0.587 green and 0.114 blue.
  const [thing, shadow] = [
    [0.8, 0.1, 0.1],
    [0.31, 0.31, 0.31],
  ] as const
  const plane = (of: 0 | 1 | 2) => filled((x, y) => (isIn(x, y) ? thing : shadow)[of])
  const guide = { planes: [plane(0), plane(1), plane(2)], width: side, height: side } as const
  const whole = filled((x, y) => (isIn(x, y) ? 1 : 0))
  const blurred = means({ values: whole, width: side, height: side }, 5)
  const [red, green, blue, base] = guidedLines(guide, blurred, 6, 1e-3)
  const partAt = (x: number, y: number) => {
    const place = at(x, y)
    const colour = isIn(x, y) ? thing : shadow
    return red[place]! * colour[0] + green[place]! * colour[1] + blue[place]! * colour[2] + base[place]!
  }
  const foot = middle + half
  expect(blurred[at(middle, foot + 1)]).toBeGreaterThan(0.3)
  expect(partAt(middle, foot + 1)).toBeLessThan(0.25)
  expect(partAt(middle, foot - 2)).toBeGreaterThan(0.75)
})
