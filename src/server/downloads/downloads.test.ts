import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDownloads } from '#tests/download-server.ts'
import { bytesOf, downloads as offered, filesOf } from './catalogue.ts'
import { type DownloadCircumstances, openDownloads } from './open-downloads.ts'

let server: Awaited<ReturnType<typeof startDownloads>>
let folder: string
beforeAll(async () => void (server = await startDownloads()))
afterAll(() => server.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federwerk-downloads-'))
  server.misbehave()
})
const opened: ReturnType<typeof openDownloads>[] = []
afterEach(async () => {
  server.goOn()
  for (const one of opened.splice(0)) await one.close()
  await rm(folder, { recursive: true })
})

const rhythm = { silence: 10_000, again: 1, times: 3 }
const open = async (circumstances: DownloadCircumstances = {}, modelsUrl = server.url) => {
  let looked = 0
  const downloads = openDownloads({
    config: { dataDir: folder, modelsUrl },
    models: { found: async () => (++looked, []) },
    report: () => undefined,
    circumstances: { files: [server.what], usable: { write: true }, rhythm, ...circumstances },
  })
  opened.push(downloads)
  const one = await downloads.one('tiny')
  const until = async (isSo: (view: Awaited<ReturnType<typeof one.view>>) => boolean) => {
    for (;;) {
      const view = await one.view()
      if (isSo(view)) return view
      await new Promise(resolve => setTimeout(resolve, 2))
    }
  }
  /** How it ended. */
  const ended = () => until(({ state }) => state !== 'loading' && state !== 'checking')
  return { downloads, one, until, ended, looked: () => looked }
}
const path = (ending = '') => join(folder, 'models', 'write', `tiny.gguf${ending}`)

test('a model is fetched, checked, and is there', async () => {
  const { one, ended, looked } = await open()
  expect(await one.view()).toMatchObject({ state: 'none', received: 0 })
  await one.begin()
  expect(await ended()).toMatchObject({ state: 'ready', received: server.bytes.length, problem: undefined })
  expect(await readFile(path())).toEqual(server.bytes)
  expect(looked()).toBe(1)
})

test('two presses fetch it once', async () => {
  const { one, ended } = await open()
  await Promise.all([one.begin(), one.begin()])
  expect(await ended()).toMatchObject({ state: 'ready', problem: undefined })
  expect(server.asked).toHaveLength(1)
  await one.begin()
  expect([await one.view(), server.asked.length]).toMatchObject([{ state: 'ready' }, 1])
})

test('it is held up, goes on behind what is there, also after a restart of the server', async () => {
  server.misbehave({ stallsAfter: 100_000 })
  const before = await open()
  await before.one.begin()
  await before.until(({ received }) => received === 100_000)
  await before.one.pause()
  expect(await before.one.view()).toMatchObject({ state: 'paused', received: 100_000, problem: undefined })
  server.misbehave()
  const after = await open()
  expect(await after.one.view()).toMatchObject({ state: 'paused', received: 100_000 })
  await after.one.begin()
  expect(await after.ended()).toMatchObject({ state: 'ready' })
  expect(server.asked).toEqual(['bytes=100000-'])
  expect(await readFile(path())).toEqual(server.bytes)
})

test('a line that breaks again and again is taken up each time', async () => {
  server.misbehave({ cutAfter: 120_000 })
  // On a busy machine what has come is still on its way to the file when the line breaks, and goes with it.
  const { one, ended } = await open({ rhythm: { ...rhythm, times: 50 } })
  await one.begin()
  expect(await ended()).toMatchObject({ state: 'ready' })
  expect(server.asked.length).toBeGreaterThan(3)
  expect(await readFile(path())).toEqual(server.bytes)
})

test('a server that knows of no parts sends everything anew', async () => {
  await mkdir(join(folder, 'models', 'write'), { recursive: true })
  await writeFile(path('.part'), Buffer.alloc(50_000, 7))
  server.misbehave({ whole: true })
  const { one, ended } = await open()
  await one.begin()
  expect(await ended()).toMatchObject({ state: 'ready' })
  expect(await readFile(path())).toEqual(server.bytes)
})

test('it is given up: nothing of it stays', async () => {
  server.misbehave({ stallsAfter: 100_000 })
  const { one, until } = await open()
  await one.begin()
  await until(({ received }) => received === 100_000)
  await one.remove()
  expect(await one.view()).toMatchObject({ state: 'none', received: 0, problem: undefined })
  await expect(readFile(path('.part'))).rejects.toThrow('ENOENT')
})

test('what is there can be removed', async () => {
  const { one, ended } = await open()
  await one.begin()
  await ended()
  await one.remove()
  expect(await one.view()).toMatchObject({ state: 'none', received: 0 })
})

describe('what goes wrong is told, and what has come stays unless it is wrong', () => {
  test.each([
    ['another file of the same size', { other: 'bytes' as const }, 'download_damaged', 'none'],
    ['another file', { other: 'size' as const }, 'download_damaged', 'none'],
    ['no such file', { status: 404 }, 'download_gone', 'none'],
    ['not for us', { status: 403 }, 'download_unreachable', 'none'],
    ['busy for long', { status: 503 }, 'download_unreachable', 'none'],
    ['cut before the first byte', { cutAfter: 0 }, 'download_unreachable', 'none'],
  ])('%s', async (_, misdeed, code, state) => {
    server.misbehave(misdeed)
    const { one, ended } = await open()
    await one.begin()
    const view = await ended()
    expect([view.problem?.code, view.state]).toEqual([code, state])
  })

  test('it stalls', async () => {
    server.misbehave({ stallsAfter: 100_000 })
    const { one, until, ended } = await open({ rhythm: { silence: 100, again: 1, times: 1 } })
    await one.begin()
    await until(({ received }) => received === 100_000)
    // What came before the silence counts as progress; then nothing does.
    server.misbehave({ stallsAfter: 0 })
    expect(await ended()).toMatchObject({ state: 'paused', problem: { code: 'download_unreachable' } })
  })

  test('there is no network', async () => {
    const { one, ended } = await open({}, 'http://127.0.0.1:9')
    await one.begin()
    expect(await ended()).toMatchObject({ state: 'none', problem: { code: 'download_unreachable' } })
  })

  test('there is too little room', async () => {
    const { one, ended } = await open({ free: async () => 400_000_000 })
    await one.begin()
    const { problem } = await ended()
    expect(problem).toMatchObject({ code: 'download_no_room', details: { free: 0.4 } })
    expect(server.asked).toEqual([])
  })
})

describe('several files are one download', () => {
  const files = {
    'a.bin': Buffer.alloc(60_000, 1),
    'b.bin': Buffer.alloc(200_000, 2),
    'c.bin': Buffer.alloc(90_000, 3),
  }
  const whole = 350_000
  let several: Awaited<ReturnType<typeof startDownloads>>
  beforeAll(async () => void (several = await startDownloads(files, { kind: 'speak', file: 'tiny-voice' })))
  afterAll(() => several.close())
  beforeEach(() => several.misbehave())
  afterEach(() => several.goOn())
  const openBoth = () => open({ files: [several.what], usable: { speak: true } }, several.url)
  const place = (name: string) => join(folder, 'models', 'speak', 'tiny-voice', name)
  const expectAll = async () => {
    for (const [name, bytes] of Object.entries(files)) expect(await readFile(place(name))).toEqual(bytes)
  }

  test('they are told, fetched and removed as one', async () => {
    const { one, ended } = await openBoth()
    expect(await one.view()).toMatchObject({ state: 'none', received: 0, bytes: whole })
    await one.begin()
    expect(await ended()).toMatchObject({ state: 'ready', received: whole, bytes: whole, problem: undefined })
    await expectAll()
    await one.remove()
    expect(await one.view()).toMatchObject({ state: 'none', received: 0 })
    expect(await readdir(join(folder, 'models', 'speak'))).toEqual([])
  })

  test('they are held up in the middle of one, and after a restart only what is missing is fetched', async () => {
    several.misbehave({ stallsAfter: 100_000, of: 'b.bin' })
    const before = await openBoth()
    await before.one.begin()
    await before.until(({ received }) => received === 160_000)
    await before.one.pause()
    expect(await before.one.view()).toMatchObject({ state: 'paused', received: 160_000, problem: undefined })
    several.misbehave()
    const after = await openBoth()
    expect(await after.one.view()).toMatchObject({ state: 'paused', received: 160_000 })
    await after.one.begin()
    expect(await after.ended()).toMatchObject({ state: 'ready', received: whole })
    expect([several.names, several.asked]).toEqual([
      ['b.bin', 'c.bin'],
      ['bytes=100000-', undefined],
    ])
    await expectAll()
  })

  test('one that is damaged is thrown away and fetched anew, without the others', async () => {
    several.misbehave({ other: 'bytes', of: 'b.bin' })
    const { one, ended } = await openBoth()
    await one.begin()
    expect(await ended()).toMatchObject({
      ...{ state: 'paused', received: 60_000 },
      problem: { code: 'download_damaged' },
    })
    several.misbehave()
    await one.begin()
    expect(await ended()).toMatchObject({ state: 'ready', problem: undefined })
    expect(several.names).toEqual(['b.bin', 'c.bin'])
    await expectAll()
  })

  test('one that is lost later is all that is fetched', async () => {
    const { one, ended } = await openBoth()
    await one.begin()
    await ended()
    await rm(place('a.bin'))
    several.misbehave()
    expect(await one.view()).toMatchObject({ state: 'paused', received: 290_000 })
    await one.begin()
    expect(await ended()).toMatchObject({ state: 'ready' })
    expect(several.names).toEqual(['a.bin'])
  })

  test('they are given up: nothing of them stays', async () => {
    several.misbehave({ stallsAfter: 100_000, of: 'b.bin' })
    const { one, until } = await openBoth()
    await one.begin()
    await until(({ received }) => received === 160_000)
    await one.remove()
    expect(await one.view()).toMatchObject({ state: 'none', received: 0, problem: undefined })
    expect(await readdir(join(folder, 'models', 'speak'))).toEqual([])
  })

  test('room is asked for all of them', async () => {
    const { one, ended } = await open(
      { files: [several.what], usable: { speak: true }, free: async () => 500_200_000 },
      several.url,
    )
    await one.begin()
    expect((await ended()).problem).toMatchObject({ code: 'download_no_room' })
    expect(several.names).toEqual([])
  })
})

test('only what can be put to use is offered', async () => {
  const downloads = openDownloads({
    config: { dataDir: folder, modelsUrl: server.url },
    models: { found: async () => [] },
    report: () => undefined,
    circumstances: { usable: {} },
  })
  await expect(downloads.one('qwen3-4b')).rejects.toThrow(expect.objectContaining({ code: 'not_found' }))
})

test('what is offered is known by its size and checksum, and lies at a revision that cannot change', () => {
  for (const one of offered) {
    for (const { sha256, place } of filesOf(one)) {
      expect(sha256).toMatch(/^[0-9a-f]{64}$/)
      expect(place).toMatch(/\/resolve\/[0-9a-f]{40}\/(?:[\w-]+\/)?[\w.-]+$/)
    }
    expect(one.memory).toBeGreaterThan(bytesOf(one))
    // One that forbids something says so before it is fetched.
    expect(one.licence).toMatch(one.terms ? /^OpenRAIL-M$/ : /^(?:Apache 2\.0|MIT|BSD-3-Clause)$/)
  }
  expect(new Set(offered.map(({ file }) => file)).size).toBe(offered.length)
  const places = offered.flatMap(filesOf).map(({ place }) => place)
  expect(new Set(places).size).toBe(places.length)
})
