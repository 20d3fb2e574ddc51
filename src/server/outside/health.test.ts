import { beforeEach, describe, expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import { type Health, healthOf } from './health.ts'

let now: number
let health: Health
beforeEach(() => {
  now = Date.UTC(2026, 10, 21)
  health = healthOf(() => now)
})
const gone = new Problem('model_unreachable')
const fails = (times: number) => {
  for (let at = 0; at < times; at++) {
    health.asked()
    health.failed(gone)
  }
}
const passes = (seconds: number) => void (now += seconds * 1000)

describe('a model that fails', () => {
  test('is asked again after one failure and after two', () => {
    fails(2)
    expect(health.isPassedOver()).toBe(false)
  })
  test('is passed over for half a minute after three, and then tried by one alone', () => {
    fails(3)
    passes(29)
    expect(health.isPassedOver()).toBe(true)
    passes(2)
    expect(health.isPassedOver()).toBe(false)
    health.asked()
    expect(health.isPassedOver()).toBe(true)
  })
  test('is passed over for another half minute where the try fails', () => {
    fails(3)
    passes(31)
    fails(1)
    passes(29)
    expect(health.isPassedOver()).toBe(true)
  })
  test('is as good as new once it has written', () => {
    fails(3)
    passes(31)
    health.asked()
    health.wrote()
    expect([health.isPassedOver(), health.state().trouble]).toEqual([false, undefined])
    fails(2)
    expect(health.isPassedOver()).toBe(false)
  })
  test('can be tried by somebody else where nobody waited for the try', () => {
    fails(3)
    passes(31)
    health.asked()
    health.left()
    expect(health.isPassedOver()).toBe(false)
  })
  test('is told of since its first failure, with its last', () => {
    fails(1)
    const since = new Date(now)
    passes(60)
    health.failed(new Problem('model_busy'))
    expect(health.state().trouble).toEqual({ since, problem: expect.objectContaining({ code: 'model_busy' }) })
  })
})

test('a text that is declined or too long is no failure of the model', () => {
  for (const code of ['model_declined', 'model_overfull', 'model_declined'] as const) health.failed(new Problem(code))
  expect([health.isPassedOver(), health.state()]).toEqual([false, {}])
})

test('the first tokens are told by their median, of the last fifty', () => {
  expect(health.state().first).toBeUndefined()
  for (let at = 0; at < 10; at++) health.began(9000)
  for (let at = 0; at < 50; at++) health.began(at < 25 ? 100 : 300)
  expect(health.state().first).toEqual({ milliseconds: 200, of: 50, at: new Date(now) })
})
