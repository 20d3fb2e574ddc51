import { expect, test } from 'vitest'
import { firmed } from './firm.ts'

const side = 64

/** A square of a subject on nothing, with what else there is in the matte. */
const matte = (more: (x: number, y: number) => number | undefined) =>
  Buffer.from(
    Array.from({ length: side * side }, (_, at) => {
      const [x, y] = [at % side, Math.floor(at / side)]
      return more(x, y) ?? (x >= 16 && x < 48 && y >= 16 && y < 48 ? 255 : 0)
    }),
  )
const firm = (more: (x: number, y: number) => number | undefined) => {
  const { colours } = firmed({ colours: matte(more), width: side, height: side })
  return (x: number, y: number) => colours[y * side + x]
}
const isRound = (x: number, y: number, radius: number) => Math.hypot(x - 32, y - 32) <= radius

test('what the model is not sure of is no glass: most of it is there, little of it is gone', () => {
  const seen = firm((x, y) => (y >= 48 && x >= 16 && x < 48 ? 200 : x < 12 ? 70 : undefined))
  expect([seen(32, 55), seen(32, 47), seen(4, 30)]).toEqual([255, 255, 0])
})

test('a dent in the middle of the subject is filled, and a handle stays open', () => {
  expect(firm((x, y) => (isRound(x, y, 6) ? 60 : undefined))(32, 32)).toBe(255)
  expect(firm((x, y) => (isRound(x, y, 6) ? 0 : undefined))(32, 32)).toBe(0)
})

test('a soft edge stays as soft as it was', () => {
  const soft = [220, 128, 40]
  const seen = firm((x, y) => (y >= 16 && y < 48 && x >= 48 && x < 51 ? soft[x - 48] : undefined))
  expect(soft.map((_, by) => seen(48 + by, 32))).toEqual(soft)
})
