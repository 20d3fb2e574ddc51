import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTrial } from './program.ts'

test('a program is tried beside everything else; what took too long is tried anew, what is known is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'federwerk-program-'))
  const file = join(folder, 'program.cjs')
  const lies = (code: string) => writeFile(file, code)
  let asked = 0
  const find = () => (asked++, file)

  await lies('for (;;);')
  const short = openTrial(find, { patience: 1000, rest: 0 })
  let turns = 0
  const clock = setInterval(() => turns++, 50)
  expect(await Promise.all([short(), short()])).toEqual([false, false])
  clearInterval(clock)
  expect([asked, turns > 5]).toEqual([1, true])

  await lies('')
  const long = openTrial(find, { patience: 60_000, rest: 0 })
  expect([await long(), await long(), asked]).toEqual([true, true, 2])
  await lies('process.exit(1)')
  const broken = openTrial(find, { patience: 60_000, rest: 0 })
  expect([await broken(), await broken(), asked]).toEqual([false, false, 3])
  expect([await short(), await short(), asked > 3]).toEqual([false, false, true])
  await rm(folder, { recursive: true })
})
