import { expect, test } from 'vitest'
import { roomOf } from '#shared/text.ts'
import { mixOf } from './mix.ts'

const ad = { headlines: ['Eins', 'Zwei', 'x'.repeat(31), 'Drei', ' '], descriptions: ['Ein Satz.'] }
const desk = { headlines: 3, descriptions: 2 }

test('a mix takes only what fits, each piece once, and goes on with each turn', () => {
  expect(mixOf(ad, 0, desk)).toEqual({ headlines: ['Eins', 'Zwei', 'Drei'], descriptions: ['Ein Satz.'] })
  expect(mixOf(ad, 1, { headlines: 2, descriptions: 1 }).headlines).toEqual(['Zwei', 'Drei'])
  expect(mixOf({ headlines: [], descriptions: [] }, 4, desk)).toEqual({ headlines: [], descriptions: [] })
})

test('what is pinned stands first in every mix, as long as it fits', () => {
  const pinned = { ...ad, pins: ['Drei', 'x'.repeat(31)] }
  expect(mixOf(pinned, 0, desk).headlines).toEqual(['Drei', 'Eins', 'Zwei'])
  expect(mixOf(pinned, 1, { headlines: 2, descriptions: 1 }).headlines).toEqual(['Drei', 'Zwei'])
})

test('signs of Chinese, Japanese and Korean take the room of two', () => {
  expect(roomOf('Fahrrad')).toBe(7)
  expect(roomOf('自転車')).toBe(6)
  expect(roomOf('자전거 24')).toBe(9)
  expect(roomOf('ｶ')).toBe(2)
})
