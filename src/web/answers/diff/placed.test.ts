import { expect, test } from 'vitest'
import { placed } from './placed.ts'

const card = (top: number, height = 100) => ({ top, height })

test('what stands far apart lies level with its place', () => {
  expect(placed([card(0), card(200), card(500)])).toEqual([0, 200, 500])
})

test('what stands close together shares the way, up and down, in place of drifting down', () => {
  expect(placed([card(400), card(420), card(440)])).toEqual([320, 420, 520])
  expect(placed([card(0), card(20), card(1000)])).toEqual([0, 100, 1000])
})

test('the one that is looked at lies level with its place, and the others make way', () => {
  const close = [card(400), card(420), card(440)]
  expect(placed(close, 0)).toEqual([400, 500, 600])
  expect(placed(close, 2)).toEqual([240, 340, 440])
  expect(placed([card(0), card(20)], 1)).toEqual([0, 100])
})
