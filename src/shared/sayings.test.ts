import { expect, test } from 'vitest'
import { sayingsOf, unclearSaying } from './sayings.ts'

test('an entry has what is written and what is said', () => {
  const sayings = ['SPS = Es Pe Es', '3:0=drei zu null', 'GmbH → Ge em be ha']
  expect(sayingsOf({ sayings })).toEqual([
    { written: 'SPS', said: 'Es Pe Es' },
    { written: '3:0', said: 'drei zu null' },
    { written: 'GmbH', said: 'Ge em be ha' },
  ])
  expect(sayingsOf({})).toEqual([])
  expect(unclearSaying({ sayings })).toBeUndefined()
})

test.each(['SPS', 'SPS =', '= Es Pe Es', ''])('an entry from which nobody can tell is named: %o', entry => {
  expect(unclearSaying({ sayings: ['A = B', entry] })).toBe(entry)
  expect(sayingsOf({ sayings: ['A = B', entry] })).toHaveLength(1)
})
