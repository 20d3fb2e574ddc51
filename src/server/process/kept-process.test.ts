import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openKept } from './kept-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'federwerk-kept-'))
const script = join(folder, 'child.mjs')
writeFileSync(script, 'process.on("message", asked => asked !== "stop" && !asked.hangs && process.send({ at: 1 }))')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Asked = { hangs?: boolean }
const opened = () => {
  let execPath = process.execPath
  const kept = openKept<{ at: number }>({
    ...{ idle: 60_000, ending: 100, isLast: () => true },
    start: () => fork(script, [], { execPath, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] }),
  })
  const ask = async (question: Asked, signal = new AbortController().signal) => {
    const said: object[] = []
    await kept.ask(question, { signal, heard: told => said.push(told) })
    return said
  }
  return { ask, close: kept.close, from: (path: string) => (execPath = path) }
}

test('one that could not be started is started anew when it is asked again', async () => {
  const { ask, close, from } = opened()
  const there = process.execPath
  from('/nowhere/node')
  await expect(ask({})).rejects.toThrow('ENOENT')
  from(there)
  expect(await ask({})).toEqual([{ at: 1 }])
  close()
})

test('who is no longer waited for is let go, also by one that says nothing', async () => {
  const { ask, close } = opened()
  const leaving = new AbortController()
  const asked = ask({ hangs: true }, leaving.signal)
  setTimeout(() => leaving.abort(new Error('Gone.')), 50)
  await expect(asked).rejects.toThrow('Gone.')
  expect(await ask({})).toEqual([{ at: 1 }])
  close()
})
