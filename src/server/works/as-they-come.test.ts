import { expect, test } from 'vitest'
import { asTheyCome } from './as-they-come.ts'

const later = <Value>() => Promise.withResolvers<Value>()

test('what is there first comes first', async () => {
  const [one, other] = [later<string>(), later<string>()]
  const told: string[] = []
  const telling = (async () => {
    for await (const value of asTheyCome([one.promise, other.promise])) told.push(value)
  })()
  other.resolve('other')
  await expect.poll(() => told).toEqual(['other'])
  one.resolve('one')
  await telling
  expect(told).toEqual(['other', 'one'])
})

test('the first that fails is told at once, and later failures are nobody’s', async () => {
  const [one, other] = [later<string>(), later<string>()]
  const telling = Array.fromAsync(asTheyCome([one.promise, other.promise]))
  other.reject(new Error('gone'))
  await expect(telling).rejects.toThrow('gone')
  one.reject(new Error('gone, too'))
  await new Promise(resolve => setImmediate(resolve))
})
