import { expect, test } from 'vitest'
import { boxesOn } from '#shared/placed-on.ts'
import { around, cornerOf, movedBy, placeOfDigit, resizedBy, snapped, standsWide } from './dragged.ts'

const photo = { width: 800, height: 600 }
const logo = { width: 100, height: 50 }
const middle = { across: 50, down: 50, wide: 25, edge: 5 }

test('what is dragged stands so much further', () => {
  const before = boxesOn(photo, [logo], middle)
  const after = boxesOn(photo, [logo], { ...middle, ...movedBy(photo, before, middle, { x: -120, y: 90 }) })
  expect(after[0]).toMatchObject({ left: (before[0]?.left ?? 0) - 120, top: (before[0]?.top ?? 0) + 90 })
})

test.each([
  { across: 50, down: 50 },
  { across: 100, down: 100 },
  { across: 0, down: 80 },
])('a corner stays under the pointer, and the anchor where it is: $across, $down', where => {
  const at = { ...middle, ...where }
  const cornerAt = (wide: number) => {
    const box = around(boxesOn(photo, [logo], { ...at, wide }))
    return box.left + (cornerOf(at).x > 0 ? box.width : 0)
  }
  const by = { x: cornerOf(at).x * 40, y: 0 }
  const wide = resizedBy(photo, boxesOn(photo, [logo], at), at, by)
  expect(wide).toBeGreaterThan(at.wide)
  expect(Math.abs(cornerAt(wide) - cornerAt(at.wide) - by.x)).toBeLessThanOrEqual(1)
})

test('what has no room to go stays, and what is wider than there is room becomes smaller at once', () => {
  const wide = { across: 30, down: 40, wide: 100, edge: 10 }
  const boxes = boxesOn(photo, [logo, logo, logo], wide)
  expect(movedBy(photo, boxes, wide, { x: 90, y: 0 }).across).toBe(30)
  expect(standsWide(photo, boxes, wide)).toBeLessThan(30)
  expect(resizedBy(photo, boxes, wide, { x: -60, y: 0 })).toBeLessThan(standsWide(photo, boxes, wide))
})

test('what comes near an edge or the middle stands there, and is told to; further away it stands where it was dragged', () => {
  const boxes = boxesOn(photo, [logo], middle)
  const to = (across: number, down: number) => snapped(photo, boxes, middle, { across, down })
  expect(to(51.5, 97.9)).toEqual({ across: 50, down: 100, to: { across: 50, down: 100 } })
  expect(to(1, 40)).toEqual({ across: 0, down: 40, to: { across: 0, down: undefined } })
  expect(to(60, -3)).toMatchObject({ across: 60, to: { across: undefined, down: undefined } })
})

test('the digits are places as on a keypad', () => {
  expect(placeOfDigit('7')).toEqual({ across: 0, down: 0 })
  expect(placeOfDigit('5')).toEqual({ across: 50, down: 50 })
  expect(placeOfDigit('3')).toEqual({ across: 100, down: 100 })
  for (const key of ['0', 'a', 'F5', '12']) expect(placeOfDigit(key)).toBeUndefined()
})
