import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tinyListener, writeTinyListener } from '#tests/ggml/tiny-listener.ts'
import { wavOf } from '#tests/waves.ts'
import type { Problem } from '#shared/problems.ts'
import { type LocalListener, openListener } from './open-listener.ts'
import { canListen } from './program.ts'

let folder: string
let ears: LocalListener
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federwerk-listeners-'))
  const whole = tinyListener()
  await writeTinyListener(join(folder, 'tiny.bin'))
  await writeTinyListener(join(folder, 'english.bin'), { hears: ['Good', ' morning', '.'], language: 'en' })
  await writeFile(join(folder, 'head.bin'), whole.subarray(0, 2_000))
  await writeFile(join(folder, 'half.bin'), whole.subarray(0, whole.length / 2))
  await writeFile(join(folder, 'last.bin'), whole.subarray(0, whole.length - 64))
  await writeFile(join(folder, 'more.bin'), Buffer.concat([whole, Buffer.alloc(64)]))
  await writeFile(join(folder, 'text.bin'), 'lmgg, but nothing more')
  await writeFile(join(folder, 'empty.bin'), '')
  await writeTinyListener(join(folder, 'vast.bin'))
  await truncate(join(folder, 'vast.bin'), 4_000_000_000_000)
  ears = openListener(folder)
})
afterAll(async () => {
  ears.close()
  await rm(folder, { recursive: true })
})

let recordings = 0
type Heard = Partial<{ speaks: readonly (readonly [number, number])[]; seconds: number; by: LocalListener }>
/** Has a recording heard that is loud from time to time. */
const hear = async (
  name = 'tiny',
  { speaks = [[0, 3]], seconds = 4, by = ears }: Heard = {},
  more: Partial<Parameters<LocalListener['hear']>[1]> = {},
) => {
  const path = join(folder, `${++recordings}.wav`)
  await writeFile(path, wavOf({ channels: 1, rate: 16_000, seconds, speaks }))
  const { signal } = new AbortController()
  return by.hear(by.fileOf(name, 'settings'), { path, seconds, terms: [], signal, ...more })
}
const problem = (hearing: Promise<unknown>) =>
  hearing.then(
    () => 'heard',
    ({ code }: Problem) => code,
  )
const long = { seconds: 600, speaks: [[0, 600]] as const }
const gone = (pid: number) => {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 5))
}

describe.skipIf(!(await canListen()))('a listener on this machine', { timeout: 300_000 }, () => {
  test('tells what is said, with its times and its language', async () => {
    expect(await hear('tiny', {}, { terms: ['Berg', 'Werkstatt'] })).toEqual({
      passages: [{ t0: 0, t1: 2000, text: 'Guten Morgen.' }],
      language: 'de',
    })
  })

  test('finds out which language it is', async () => {
    expect(await hear('english')).toMatchObject({ passages: [{ text: 'Good morning.' }], language: 'en' })
  })

  test('works through sound that is longer than what it holds at once', async () => {
    const { passages } = await hear('tiny', { seconds: 70, speaks: [[0, 70]] })
    expect(passages.map(({ t0 }) => t0)).toEqual([0, 30_000, 60_000])
  })

  test('says nothing where there is nothing to hear', async () => {
    const { passages } = await hear('tiny', {
      seconds: 100,
      speaks: [
        [0, 3],
        [61, 63],
      ],
    })
    expect(passages.map(({ t0 }) => t0)).toEqual([0, 60_000])
  })

  test('is stopped at once, its process with it, and hears the next', async () => {
    const leaving = new AbortController()
    const own = openListener(folder)
    const first = problem(hear('tiny', { ...long, by: own }, { signal: leaving.signal }))
    await until(() => own.pid() !== undefined)
    const pid = own.pid()!
    leaving.abort()
    await first
    await until(() => gone(pid))
    expect((await hear('tiny', { by: own })).passages).toHaveLength(1)
    own.close()
  })

  test('two at once: the second is told its place, then its turn', async () => {
    const before: number[] = []
    const own = openListener(folder)
    const first = hear('tiny', { seconds: 60, speaks: [[0, 60]], by: own })
    await until(() => own.pid() !== undefined)
    const second = hear('tiny', { by: own }, { ahead: others => before.push(others) })
    expect([(await first).passages.length, (await second).passages.length]).toEqual([2, 1])
    expect(before).toEqual([1, 0])
    own.close()
  })

  test('its process may die: that is told, and the next starts it anew', async () => {
    const own = openListener(folder)
    const first = problem(hear('tiny', { ...long, by: own }))
    await until(() => own.pid() !== undefined)
    process.kill(own.pid()!, 'SIGKILL')
    expect(await first).toBe('model_crashed')
    expect((await hear('tiny', { by: own })).passages).toHaveLength(1)
    own.close()
  })

  test('leaves memory when nobody asks for a while', async () => {
    const own = openListener(folder, { idle: 1, ending: 0 })
    const first = hear('tiny', { by: own })
    await until(() => own.pid() !== undefined)
    const pid = own.pid()!
    await first
    await until(() => gone(pid))
    expect((await hear('tiny', { by: own })).passages).toHaveLength(1)
    own.close()
  })

  test.each(['head', 'half', 'last', 'more', 'text', 'empty', 'missing'])('says that its file is %s', async name => {
    expect(await problem(hear(name))).toBe('model_file')
  })

  test('says that memory is too small for it', async () => {
    expect(await problem(hear('vast'))).toBe('model_memory')
  })

  test('is known by its name in the folder, and elsewhere to the operator alone', async () => {
    expect(ears.names()).toContain('tiny')
    const anywhere = join(folder, 'tiny.bin')
    const other = openListener(join(folder, 'none'))
    expect(other.names()).toEqual([])
    expect(other.fileOf(anywhere, 'settings')).toBeUndefined()
    expect(other.fileOf(anywhere, 'environment')).toBeDefined()
    expect(ears.fileOf('../../etc/passwd', 'settings')).toBeUndefined()
  })
})
