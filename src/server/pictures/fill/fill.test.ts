import { expect, test } from 'vitest'
import { filling } from './fill.ts'
import type { Level } from './level.ts'

/** Stripes, eight pixels each, with a red block on them that is to go. */
const stripes = (width: number, height: number): Level & { isIn(x: number, y: number): boolean } => {
  const colours = new Float32Array(width * height * 3)
  const hole = new Uint8Array(width * height)
  const isIn = (x: number, y: number) => x >= 50 && x < 74 && y >= 40 && y < 60
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const shade = x % 16 < 8 ? 40 : 210
      colours.set(isIn(x, y) ? [255, 0, 0] : [shade, shade, shade], at * 3)
      hole[at] = isIn(x, y) ? 1 : 0
    }
  return { width, height, colours, hole, isIn }
}

test('a hole is filled with the pattern round it, and nothing beside it changes', () => {
  const picture = stripes(128, 96)
  const before = Float32Array.from(picture.colours)
  const told = [...filling(picture)]
  expect(told.at(-1)).toEqual({ at: told.length, of: told.length })
  let right = 0
  let all = 0
  let moved = 0
  for (let y = 0; y < 96; y++)
    for (let x = 0; x < 128; x++) {
      const at = (y * 128 + x) * 3
      if (!picture.isIn(x, y)) {
        for (let part = 0; part < 3; part++) if (picture.colours[at + part] !== before[at + part]) moved++
        continue
      }
      all++
      const wanted = x % 16 < 8 ? 40 : 210
      if ([0, 1, 2].every(part => Math.abs((picture.colours[at + part] ?? 0) - wanted) < 40)) right++
    }
  expect(moved).toBe(0)
  expect(right / all).toBeGreaterThan(0.85)
})

test('a hole in a sky that grows brighter has no seam', () => {
  const [width, height] = [240, 160]
  const sky = { width, height, colours: new Float32Array(width * height * 3), hole: new Uint8Array(width * height) }
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    sky.colours.set([x * 0.3 + y * 0.2, x * 0.4 + y * 0.2, 90 + x * 0.5], at * 3)
    sky.hole[at] = Math.hypot(x - 120, y - 80) < 45 ? 1 : 0
  }
  expect([...filling(sky)].length).toBeGreaterThan(1)
  let steepest = 0
  for (let y = 36; y < 124; y++)
    for (let x = 76; x < 164; x++) {
      const [here, beside, below] = [0, 1, width].map(step => sky.colours[(y * width + x + step) * 3] ?? 0)
      steepest = Math.max(steepest, Math.abs((beside ?? 0) - (here ?? 0)), Math.abs((below ?? 0) - (here ?? 0)))
    }
  expect(steepest).toBeLessThan(2)
})

test('what is all hole, or too small for a patch, stays as it can be', () => {
  const all = { width: 20, height: 20, colours: new Float32Array(1200), hole: new Uint8Array(400).fill(1) }
  expect([...filling(all)]).toHaveLength(1)
  const tiny = { width: 2, height: 1, colours: Float32Array.from([9, 9, 9, 0, 0, 0]), hole: Uint8Array.from([0, 1]) }
  expect([...filling(tiny)]).toHaveLength(1)
  expect([...tiny.colours]).toEqual([9, 9, 9, 9, 9, 9])
})
