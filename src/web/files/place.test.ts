import { expect, test } from 'vitest'
import { without } from './place.ts'

const passage = '\n\nEs gibt Kuchen.'

test('of equal passages the one goes that was put in, whatever was typed before or behind it since', () => {
  const [before, behind] = [`Zuerst.${passage}\n\nDanach.`, '\n\nZuletzt.']
  const lengths = [before.length, behind.length] as const
  expect(without(before + passage + behind, passage, ...lengths)).toBe(before + behind)
  expect(without(`Neu davor. ${before}${passage}${behind}`, passage, ...lengths)).toBe(`Neu davor. ${before}${behind}`)
  expect(without(`${before}${passage}${behind} Und dies.`, passage, ...lengths)).toBe(`${before}${behind} Und dies.`)
  expect(without(before + passage + behind + passage, passage, ...lengths)).toBe(before + behind + passage)
})

test('one that was changed since stays', () => {
  expect(without('Es gab Kuchen.', passage, 0, 0)).toBe('Es gab Kuchen.')
})
