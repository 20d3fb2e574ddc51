import { expect, test } from 'vitest'
import { ownTurn } from './own-turn.ts'

test('of many that come at once each has a turn of its own, with room for others between them', async () => {
  const order: string[] = []
  const other = (left: number): void => {
    order.push('other')
    if (left > 0) setImmediate(() => other(left - 1))
  }
  setImmediate(() => other(8))
  await Promise.all(['a', 'b', 'c', 'd'].map(name => ownTurn().then(() => order.push(name))))
  const large = order.flatMap((name, at) => (name === 'other' ? [] : [at]))
  expect(order.filter(name => name !== 'other')).toEqual(['a', 'b', 'c', 'd'])
  expect(large.slice(1).every((at, before) => at - (large[before] ?? at) > 1)).toBe(true)
})
