import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { RunEvent } from '#shared/events.ts'
import { redisAddress, redisAnswers } from '#tests/available.ts'
import { type LogEntry, type Log, memoryLog } from './log.ts'
import { redisLog } from './redis-log.ts'

const redis = await redisAnswers()
const logs: Log[] = []
afterAll(() => Promise.all(logs.map(log => log.close())))

const opened = (log: Log) => {
  logs.push(log)
  return log
}
const unexpected = (error: unknown) => {
  throw error
}
/** Where a run is worked on, and where it is followed. */
const memory = () => {
  const log = opened(memoryLog())
  return [log, log] as const
}
const twoNodes = () => [opened(redisLog(redisAddress, unexpected)), opened(redisLog(redisAddress, unexpected))] as const

const word = (answer: string): RunEvent => ({ event: 'agent_message', answer })
const end: RunEvent = { event: 'error', code: 'interrupted' }

const hear = (log: Log, id: string, after = 0) => {
  const heard: LogEntry[] = []
  const leave = log.follow(id, after, entries => heard.push(...entries))
  return { heard, leave }
}

describe.each([
  ['in memory', memory, true],
  ['across two nodes on Redis', twoNodes, redis],
])('%s', (_, nodes, answers) => {
  test.runIf(answers)('every listener hears every word once and in order, whenever it comes', async () => {
    const [at, elsewhere] = nodes()
    const id = randomUUID()
    at.stopping(id)
    const early = hear(elsewhere, id)
    for (let n = 1; n <= 50; n++) at.append(id, word(String(n)))
    const late = hear(elsewhere, id)
    const back = hear(elsewhere, id, 20)
    await pause(20)
    for (let n = 51; n <= 100; n++) at.append(id, word(String(n)))
    at.append(id, end)
    const all = [...Array(100).keys()].map(n => [n + 1, word(String(n + 1))])
    const whole = [...all, [101, end]]
    await vi.waitFor(() => {
      expect(early.heard).toEqual(whole)
      expect(late.heard).toEqual(whole)
      expect(back.heard).toEqual(whole.slice(20))
    }, 30_000)
  })

  test.runIf(answers)(
    'nobody hears again what they heard before it was carried here, and everybody the end',
    async () => {
      const [at, elsewhere] = nodes()
      const id = randomUUID()
      at.stopping(id)
      const words = [...Array(30).keys()].map(n => word(String(n + 1)))
      const begun = hear(at, id)
      for (const said of words.slice(0, 20)) at.append(id, said)
      const ahead = hear(elsewhere, id, begun.heard.length)
      const far = hear(elsewhere, id, 5000)
      for (const said of words.slice(20)) at.append(id, said)
      at.append(id, end)
      await vi.waitFor(() => {
        expect(ahead.heard.map(([seq]) => seq)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31])
        expect(far.heard.at(-1)).toEqual([31, end])
      }, 30_000)
    },
  )

  test.runIf(answers)('a stop reaches the node that works', async () => {
    const [at, elsewhere] = nodes()
    const id = randomUUID()
    const signal = at.stopping(id)
    await pause(50)
    await elsewhere.stop(id)
    await vi.waitFor(() => expect(signal.aborted).toBe(true), 30_000)
  })

  test.runIf(answers)('nothing is said after the last word', async () => {
    const [at, elsewhere] = nodes()
    const id = randomUUID()
    at.stopping(id)
    at.append(id, word('one'))
    at.append(id, end)
    const { heard } = hear(elsewhere, id)
    await vi.waitFor(() => expect(heard).toHaveLength(2), 30_000)
    expect(await elsewhere.knows(id)).toBe(true)
    expect(await elsewhere.knows(randomUUID())).toBe(false)
  })

  test.runIf(answers)('whoever has left hears nothing more', async () => {
    const [at, elsewhere] = nodes()
    const id = randomUUID()
    at.stopping(id)
    const { heard, leave } = hear(elsewhere, id)
    at.append(id, word('one'))
    await vi.waitFor(() => expect(heard).toHaveLength(1), 30_000)
    leave()
    at.append(id, word('two'))
    await pause(50)
    expect(heard).toHaveLength(1)
  })
})

test.runIf(redis)('the last word of a node that died is said by another', async () => {
  const [at, elsewhere] = twoNodes()
  const id = randomUUID()
  at.stopping(id)
  at.append(id, word('half'))
  const { heard } = hear(elsewhere, id)
  await vi.waitFor(() => expect(heard).toHaveLength(1), 30_000)
  await elsewhere.end(id, end)
  await vi.waitFor(
    () =>
      expect(heard).toEqual([
        [1, word('half')],
        [2, end],
      ]),
    30_000,
  )
})
