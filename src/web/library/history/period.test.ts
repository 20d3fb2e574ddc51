import { expect, test } from 'vitest'
import { fromOf, momentsOf, periodOf } from './period.ts'

const now = new Date(2026, 2, 2, 15)

test('days that end today are known by their name, also across months', () => {
  expect([fromOf('today', now), fromOf('week', now), fromOf('month', now)]).toEqual([
    '2026-03-02',
    '2026-02-24',
    '2026-02-01',
  ])
  expect(periodOf({ from: '2026-02-24' }, now)).toBe('week')
  expect(periodOf({ from: '2026-02-24', to: '2026-03-02' }, now)).toBe('own')
  expect(periodOf({ to: '2026-03-02' }, now)).toBe('own')
  expect(periodOf({}, now)).toBeUndefined()
})

test('the last day counts whole, and what is no day is none', () => {
  expect(momentsOf({ from: '2026-02-28', to: '2026-02-28' })).toEqual({
    from: new Date(2026, 1, 28).toISOString(),
    to: new Date(2026, 2, 1).toISOString(),
  })
  expect(momentsOf({ from: 'gestern' })).toEqual({})
})
