import { expect, test } from 'vitest'
import { flooded } from './flood.ts'
import { grown, inverted, type Mask, packed, shareOf, softened, unpacked } from './mask.ts'
import { fitted, onPicture, showing, zoomedAt } from './view.ts'

/** An area as it is drawn: # is within. */
const drawn = (...lines: string[]): Mask => ({
  width: lines[0]?.length ?? 0,
  height: lines.length,
  data: Uint8Array.from([...lines.join('')].map(sign => (sign === '#' ? 255 : 0))),
})
const seen = ({ width, data }: Mask) =>
  Array.from(data, value => (value > 127 ? '#' : '.'))
    .join('')
    .match(new RegExp(`.{${width}}`, 'g')) ?? []

test('an area grows on every side, and shrinks back', () => {
  const dot = drawn('.....', '.....', '..#..', '.....', '.....')
  expect(seen(grown(dot, 1))).toEqual(['.....', '..#..', '.###.', '..#..', '.....'])
  const block = drawn('......', '.####.', '.####.', '.####.', '.####.', '......')
  expect(seen(grown(block, -1))).toEqual(['......', '......', '..##..', '..##..', '......', '......'])
  expect(seen(inverted(dot))[2]).toBe('##.##')
})

test('a soft edge fades inwards only', () => {
  const soft = softened(drawn('.......', '.#####.', '.#####.', '.#####.', '.#####.', '.#####.', '.......'), 3)
  expect([...soft.data.subarray(21, 28)]).toEqual([0, 85, 170, 255, 170, 85, 0])
})

test('what is kept of an area is the same area', () => {
  const area = drawn('.#..', '####', '...#')
  expect(unpacked(packed(area), area)).toEqual(area)
  expect(shareOf(unpacked(packed(drawn('.#..')), { width: 4, height: 1 }))).toBe(0.25)
})

test('a press takes what is joined to it and has about its colour', () => {
  const colours: Record<string, number[]> = { a: [200, 30, 30, 255], b: [205, 28, 34, 255], c: [20, 30, 200, 255] }
  const data = Uint8ClampedArray.from([...('aab' + 'ccb' + 'aca')].flatMap(sign => colours[sign] ?? []))
  const from = (x: number, y: number, tolerance: number) =>
    seen(flooded({ data, width: 3, height: 3 }, { x, y }, tolerance))
  expect(from(0, 0, 10)).toEqual(['###', '..#', '..#'])
  expect(from(0, 0, 0)).toEqual(['##.', '...', '...'])
  expect(from(9, 9, 10)).toEqual(['...', '...', '...'])
})

test('a picture lies in the middle, and stays under the pointer while it is zoomed', () => {
  const view = fitted({ width: 400, height: 300 }, { width: 2000, height: 1000 })
  expect(view).toEqual({ scale: 0.2, x: 0, y: 50 })
  const nearer = zoomedAt(view, 3, { x: 100, y: 100 })
  expect(nearer.scale).toBeCloseTo(0.6)
  const under = onPicture(nearer, { x: 100, y: 100 })
  expect([Math.round(under.x), Math.round(under.y)]).toEqual([500, 250])
})

test('a picture follows a cursor that leaves the stage, and lies still under one that is seen', () => {
  const stage = { width: 400, height: 300 }
  const view = { scale: 2, x: -100, y: -100 }
  expect(showing(view, { x: 150, y: 150 }, stage)).toBe(view)
  expect(showing(view, { x: 300, y: 20 }, stage)).toEqual({ scale: 2, x: -240, y: 0 })
})
