import { expect, test } from 'vitest'
import { fitted, middle, moved, squareOf, zoomed } from './cut.ts'

const wide = { width: 800, height: 400 }

test('the largest square in the middle is meant, until somebody says otherwise', () => {
  expect(squareOf(wide, middle)).toEqual({ side: 400, left: 200, top: 0 })
  expect(squareOf({ width: 300, height: 300 }, middle)).toEqual({ side: 300, left: 0, top: 0 })
})

test('a hand that moves the picture to the right shows what lies left, no further than its edge', () => {
  expect(squareOf(wide, moved(wide, middle, 0.25, 0.5))).toEqual({ side: 400, left: 100, top: 0 })
  expect(squareOf(wide, moved(wide, middle, 9, 0)).left).toBe(0)
  expect(squareOf(wide, moved(wide, middle, -9, 0)).left).toBe(400)
})

test('what was in the middle stays there when it comes nearer', () => {
  const near = zoomed(wide, moved(wide, middle, 0.25, 0), 2)
  expect(squareOf(wide, near)).toEqual({ side: 200, left: 200, top: 100 })
  expect(zoomed(wide, near, 99).zoom).toBe(4)
  expect(squareOf(wide, zoomed(wide, near, 1))).toEqual({ side: 400, left: 100, top: 0 })
})

test('a logo keeps its proportions and never grows', () => {
  expect(fitted({ width: 2048, height: 512 }, 512)).toEqual({ width: 512, height: 128 })
  expect(fitted({ width: 40, height: 20 }, 512)).toEqual({ width: 40, height: 20 })
  expect(fitted({ width: 8000, height: 1 }, 512)).toEqual({ width: 512, height: 1 })
})
