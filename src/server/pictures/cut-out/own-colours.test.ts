import { expect, test } from 'vitest'
import { ownColours } from './own-colours.ts'

const [side, soft] = [120, 8]
/** How much a place belongs to a disc whose edge is soft. */
const partAt = (at: number) => {
  const distance = Math.hypot((at % side) - 60, Math.floor(at / side) - 60)
  return Math.max(0, Math.min(1, (36 - distance) / soft + 0.5))
}
const parts = Array.from({ length: side * side }, (_, at) => partAt(at))
const [red, green] = [
  [200, 40, 30],
  [20, 180, 60],
]
const colours = Buffer.from(
  parts.flatMap(part => red!.map((value, of) => Math.round(value * part + green![of]! * (1 - part)))),
)
const area = Buffer.from(parts.map(part => Math.round(part * 255)))

test('along a soft edge the colours of what was behind are gone, and everything else keeps its bytes', async () => {
  const made = await ownColours({ width: side, height: side, colours }, area)
  const edge = [...area.keys()].filter(at => area[at]! > 60 && area[at]! < 200)
  const greenOf = (bytes: Buffer) => edge.reduce((sum, at) => sum + bytes[at * 3 + 1]!, 0) / edge.length
  expect(greenOf(colours)).toBeGreaterThan(90)
  expect(greenOf(made)).toBeLessThan(50)
  for (const at of area.keys())
    if (area[at] === 0 || area[at] === 255)
      expect(made.subarray(at * 3, at * 3 + 3)).toEqual(colours.subarray(at * 3, at * 3 + 3))
})
