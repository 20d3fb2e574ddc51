import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heldFolder } from './held-folder.ts'
import { incomingIn } from './incoming.ts'

let folder: string
let incoming: Awaited<ReturnType<typeof incomingIn>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federwerk-incoming-'))
  incoming = await incomingIn(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const longAgo = new Date(Date.now() - 2 * 3_600_000)
const isFresh = async (path: string) => Date.now() - (await stat(path)).mtimeMs < 60_000

test('what somebody works with for hours stays, what a killed process left does not', async () => {
  const held = await heldFolder(folder, 'sound-', 20)
  await writeFile(join(held.path, 'recording'), 'x')
  const left = join(folder, 'sound-left')
  await mkdir(left)
  for (const path of [held.path, left]) await utimes(path, longAgo, longAgo)
  while (!(await isFresh(held.path))) await pause(5)
  await incoming.clean()
  expect([existsSync(join(held.path, 'recording')), existsSync(left)]).toEqual([true, false])
  await held.remove()
  expect(existsSync(held.path)).toBe(false)
})
