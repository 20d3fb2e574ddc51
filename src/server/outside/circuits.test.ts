import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { redisAddress, redisAnswers } from '#tests/available.ts'
import { openShared, type SharedMemory } from '../shared-memory.ts'
import { healthOf } from './health.ts'

const redisIsThere = await redisAnswers()
const gone = new Problem('model_unreachable')
let one: SharedMemory
let two: SharedMemory
beforeAll(() => {
  const open = () =>
    openShared(
      redisAddress,
      () => new Date(),
      error => console.error(error),
    )
  if (redisIsThere) [one, two] = [open(), open()]
})
afterAll(() => Promise.all([one?.close(), two?.close()]))

test.skipIf(!redisIsThere)(
  'a model that fails here is passed over everywhere, and asked again once it writes',
  async () => {
    const name = `write openai:${randomUUID()}`
    const here = healthOf(Date.now, { name, circuits: one.circuits })
    const there = healthOf(Date.now, { name, circuits: two.circuits })
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5))
    }
    await until(() => {
      here.asked()
      here.failed(gone)
      return there.isPassedOver()
    })
    expect(there.state().trouble?.problem.code).toBe('model_unreachable')
    // Who comes later knows it, too; what is called otherwise is not concerned.
    const late = healthOf(Date.now, { name, circuits: two.circuits })
    expect(late.isPassedOver()).toBe(true)
    expect(healthOf(Date.now, { name: `${name} not`, circuits: two.circuits }).isPassedOver()).toBe(false)
    here.wrote()
    await until(() => !late.isPassedOver())
    expect(late.state()).toEqual({})
  },
)

test('alone, each counts by itself', async () => {
  const { circuits, close } = openShared(
    'memory:',
    () => new Date(),
    () => undefined,
  )
  const [here, there] = [healthOf(Date.now, { name: 'x', circuits }), healthOf(Date.now, { name: 'x', circuits })]
  for (let times = 0; times < 3; times++) here.failed(gone)
  expect([here.isPassedOver(), there.isPassedOver()]).toEqual([true, false])
  await close()
})
