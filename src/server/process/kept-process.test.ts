import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openKept } from './kept-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'federwerk-kept-'))
const script = join(folder, 'child.mjs')
// One that hangs says that it has begun, and nothing more.
writeFileSync(script, 'process.on("message", asked => asked !== "stop" && process.send({ last: !asked.hangs }))')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Asked = { hangs?: boolean }
const opened = () => {
  let execPath = process.execPath
  const kept = openKept<{ last: boolean }>({
    ...{ idle: 60_000, ending: 100, isLast: ({ last }) => last },
    start: () => fork(script, [], { execPath, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] }),
  })
  const ask = async (question: Asked, leaving = new AbortController()) => {
    const said: object[] = []
    const heard = (told: { last: boolean }) => {
      said.push(told)
      if (!told.last) leaving.abort(new Error('Gone.'))
    }
    await kept.ask(question, { signal: leaving.signal, heard })
    return said
  }
  return { ask, pid: kept.pid, close: kept.close, from: (path: string) => (execPath = path) }
}
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('one that could not be started is started anew when it is asked again', async () => {
  const { ask, close, from } = opened()
  const there = process.execPath
  from('/nowhere/node')
  await expect(ask({})).rejects.toThrow('ENOENT')
  from(there)
  expect(await ask({})).toEqual([{ last: true }])
  close()
})

test('who is no longer waited for is let go, also by one that says nothing, which is ended', async () => {
  const { ask, pid, close } = opened()
  const asked = ask({ hangs: true })
  const hanging = pid() ?? 0
  expect(isThere(hanging)).toBe(true)
  await expect(asked).rejects.toThrow('Gone.')
  await expect.poll(() => isThere(hanging)).toBe(false)
  expect(await ask({})).toEqual([{ last: true }])
  close()
})
