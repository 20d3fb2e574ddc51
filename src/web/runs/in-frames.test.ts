// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { inFrames } from './in-frames.ts'

const pause = () => new Promise(resolve => setTimeout(resolve, 60))

async function* burst(failure?: Error) {
  yield 1
  yield 2
  await pause()
  yield 3
  if (failure) throw failure
}

test('what comes within a frame is drawn at once, in order, and nothing is left out', async () => {
  const portions: (readonly number[])[] = []
  for await (const portion of inFrames(burst())) portions.push(portion)
  expect(portions).toEqual([[1, 2], [3]])
})

test('what came before a failure is told before the failure', async () => {
  const told: number[] = []
  const reading = async () => {
    for await (const portion of inFrames(burst(new Error('broken')))) told.push(...portion)
  }
  await expect(reading()).rejects.toThrow('broken')
  expect(told).toEqual([1, 2, 3])
})
