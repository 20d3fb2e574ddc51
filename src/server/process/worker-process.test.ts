import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heardFrom } from './worker-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'federwerk-worker-'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** A process that says one thing whenever it is asked for more; of the third it says nothing. */
const start = () => {
  const script = join(folder, 'child.mjs')
  writeFileSync(script, 'let at = 0; process.on("message", () => ++at < 3 && process.send({ at }))')
  return fork(script)
}
const limits = { silence: 120_000, memory: Infinity, broken: (why: Error) => why }

test('it may be silent while somebody works on what it has said, and not while it is waited for', async () => {
  const child = start()
  const said = heardFrom<{ at: number }>(child, {}, limits, new AbortController().signal)
  expect((await said.next()).value).toEqual({ at: 1 })
  // Somebody works on it for an hour.
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(1000)
  child.send('more')
  expect((await said.next()).value).toEqual({ at: 2 })
  child.send('more')
  const never = said.next()
  vi.setSystemTime(Date.now() + 121_000)
  vi.advanceTimersByTime(1000)
  await expect(never).rejects.toThrow('It stalls.')
})

test('one that cannot be started is told to whoever asked, and ends nobody else', async () => {
  const child = fork(join(folder, 'child.mjs'), {
    execPath: '/nowhere/node',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const said = heardFrom(child, {}, limits, new AbortController().signal)
  const over = said.next()
  // What it was sent fails, too, and before what it is sent behind that.
  const sent = new Promise(resolve => child.send('more', resolve))
  await expect(over).rejects.toThrow('ENOENT')
  expect(await sent).toBeInstanceOf(Error)
})
