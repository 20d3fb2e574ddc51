import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openStandby, type Standing } from './standby.ts'

const folder = mkdtempSync(join(tmpdir(), 'federwerk-standby-'))
const script = join(folder, 'child.mjs')
writeFileSync(script, 'process.on("message", () => process.send("here"))')

const started: Standing[] = []
const start = (execPath = process.execPath) => {
  const one = { child: fork(script, { execPath, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] }), folder: '' }
  started.push(one)
  return one
}
afterEach(() => void started.splice(0).forEach(({ child }) => child.kill('SIGKILL')))
afterAll(() => rmSync(folder, { recursive: true }))

const ended = ({ child }: Standing) => (child.exitCode ?? child.signalCode) !== null || once(child, 'exit')

test('whoever comes gets the one that has waited, and nobody gets it again', async () => {
  const standby = openStandby({ start, idle: 60_000 })
  standby.prepare()
  standby.prepare()
  expect(started).toHaveLength(1)
  const first = standby.take()
  expect(first).toBe(started[0])
  first.child.send('task')
  expect(await once(first.child, 'message')).toContain('here')
  expect(standby.take()).not.toBe(first)
})

test('one that died while it waited is not handed out', async () => {
  const standby = openStandby({ start, idle: 60_000 })
  standby.prepare()
  const [dead] = started
  dead?.child.kill('SIGKILL')
  await (dead && ended(dead))
  expect(standby.take()).not.toBe(dead)
})

test('one that cannot be started harms nobody', async () => {
  const standby = openStandby({ start: () => start('/nowhere/node'), idle: 60_000 })
  standby.prepare()
  await vi.waitFor(() => expect(started[0]?.child.connected && started[0].child.pid).toBeFalsy(), 30_000)
  const one = standby.take()
  expect(await new Promise(resolve => one.child.send('task', resolve))).toBeInstanceOf(Error)
})

test('it goes when nobody comes for a while, and none waits once all is closed', async () => {
  const standby = openStandby({ start, idle: 1 })
  standby.prepare()
  await (started[0] && ended(started[0]))
  standby.close()
  standby.prepare()
  expect(started).toHaveLength(1)
})
