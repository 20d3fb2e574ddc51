import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

const root = mkdtempSync(join(tmpdir(), 'federwerk-lock-'))
const freshFolder = (name = 'data-') => mkdtempSync(join(root, name))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const children: ChildProcess[] = []
afterEach(() => children.splice(0).forEach(child => child.kill('SIGKILL')))

/**
 * Another process that tries to take the folder, and keeps it. Gives its number once it has it, else its last words.
 */
const other = async (folder: string) => {
  const script = `
    import { lockFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
    try { await lockFolder(process.argv[1]); console.log('has it'); setInterval(() => {}, 1000) }
    catch (error) { console.log(error.message) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  const words = String(said).trim()
  return { child, has: words === 'has it', words }
}

const refusalBy = (pid?: number) =>
  new RegExp(`wird schon von Prozess ${pid} benutzt.\n.*already in use by process ${pid}.$`)

test('a second process is refused with the number of the first, and may when it has gone', async () => {
  const folder = freshFolder()
  const first = await other(folder)
  expect(first.has).toBe(true)
  await expect(lockFolder(folder)).rejects.toThrow(refusalBy(first.child.pid))
  expect((await other(folder)).words).toMatch(refusalBy(first.child.pid))
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const unlock = await lockFolder(folder)
  expect((await other(folder)).words).toMatch(refusalBy(process.pid))
  await unlock()
  expect((await other(folder)).has).toBe(true)
})

test('of several that come at the same moment one gets it, also where a dead one has left its traces', async () => {
  const folder = freshFolder()
  const dead = await other(folder)
  dead.child.kill('SIGKILL')
  await once(dead.child, 'exit')
  for (let round = 0; round < 20; round++) {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
    const got = tries.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
    expect(got).toHaveLength(1)
    await got[0]?.()
  }
  const processes = await Promise.all([1, 2, 3, 4].map(() => other(folder)))
  expect(processes.filter(({ has }) => has)).toHaveLength(1)
})

test('a process that was stopped still has it', async () => {
  const folder = freshFolder()
  const { child } = await other(folder)
  child.kill('SIGSTOP')
  await expect(lockFolder(folder)).rejects.toThrow(refusalBy(child.pid))
})

test('a folder whose path is too long for a socket can be taken as well', async () => {
  const folder = freshFolder('a'.repeat(120))
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(refusalBy(process.pid))
  expect((await other(folder)).has).toBe(false)
  await unlock()
  expect(readdirSync(folder)).toEqual([])
})
