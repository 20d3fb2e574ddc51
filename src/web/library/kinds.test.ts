import { expect, test } from 'vitest'
import { counted, kindOfAll, kindOfList } from './kinds.ts'

const text = { engine: 'press_release' }
const picture = { engine: 'QR-code-generator', files: ['a'] }
const speech = { engine: 'speech_synthesis_engine', files: ['a'] }

test('things are called what they are, and results where they are of several kinds', () => {
  expect(kindOfAll([])).toBe('texts')
  expect(kindOfAll([text, text])).toBe('texts')
  expect(kindOfAll([picture, picture])).toBe('pictures')
  expect(kindOfAll([speech])).toBe('recordings')
  expect(kindOfAll([text, picture])).toBe('mixed')
  expect(counted('pictures', '13', false)).toEqual({ de: '13 Bilder', en: '13 pictures' })
})

test('four pictures that came at once are one result, not one picture', () => {
  expect(kindOfAll([picture, { ...picture, files: ['a', 'b', 'c', 'd'] }])).toBe('mixed')
})

test('a list that goes on behind its page is called by all that may stand in it', () => {
  const ever = [text, picture]
  expect(kindOfList({ here: [picture], total: 1, ever })).toBe('pictures')
  expect(kindOfList({ here: [picture], total: 30, ever })).toBe('mixed')
  expect(kindOfList({ here: [picture], total: 30, only: picture.engine, ever })).toBe('pictures')
})
