import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startDownloads } from '#tests/download-server.ts'
import { downloads as offered } from './catalogue.ts'
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
const open = (circumstances: DownloadCircumstances = {}, modelsUrl = server.url) => {
  let looked = 0
  const downloads = openDownloads({
    config: { dataDir: folder, modelsUrl },
    models: { found: async () => (++looked, []) },
    report: () => undefined,
    circumstances: { files: [server.what], usable: { write: true }, rhythm, ...circumstances },
  })
  opened.push(downloads)
  const one = downloads.one('tiny')
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
  const { one, ended, looked } = open()
  expect(await one.view()).toMatchObject({ state: 'none', received: 0 })
  await one.begin()
  expect(await ended()).toMatchObject({ state: 'ready', received: server.bytes.length, problem: undefined })
  expect(await readFile(path())).toEqual(server.bytes)
  expect(looked()).toBe(1)
})

test('it is held up, goes on behind what is there, also after a restart of the server', async () => {
  server.misbehave({ stallsAfter: 100_000 })
  const before = open()
  await before.one.begin()
  await before.until(({ received }) => received === 100_000)
  await before.one.pause()
  expect(await before.one.view()).toMatchObject({ state: 'paused', received: 100_000, problem: undefined })
  server.misbehave()
  const after = open()
  expect(await after.one.view()).toMatchObject({ state: 'paused', received: 100_000 })
  await after.one.begin()
  expect(await after.ended()).toMatchObject({ state: 'ready' })
  expect(server.asked).toEqual(['bytes=100000-'])
  expect(await readFile(path())).toEqual(server.bytes)
})

test('a line that breaks again and again is taken up each time', async () => {
  server.misbehave({ cutAfter: 120_000 })
  // On a busy machine what has come is still on its way to the file when the line breaks, and goes with it.
  const { one, ended } = open({ rhythm: { ...rhythm, times: 50 } })
  await one.begin()
  expect(await ended()).toMatchObject({ state: 'ready' })
  expect(server.asked.length).toBeGreaterThan(3)
  expect(await readFile(path())).toEqual(server.bytes)
})

test('a server that knows of no parts sends everything anew', async () => {
  await mkdir(join(folder, 'models', 'write'), { recursive: true })
  await writeFile(path('.part'), Buffer.alloc(50_000, 7))
  server.misbehave({ whole: true })
  const { one, ended } = open()
  await one.begin()
  expect(await ended()).toMatchObject({ state: 'ready' })
  expect(await readFile(path())).toEqual(server.bytes)
})

test('it is given up: nothing of it stays', async () => {
  server.misbehave({ stallsAfter: 100_000 })
  const { one, until } = open()
  await one.begin()
  await until(({ received }) => received === 100_000)
  await one.remove()
  expect(await one.view()).toMatchObject({ state: 'none', received: 0, problem: undefined })
  await expect(readFile(path('.part'))).rejects.toThrow('ENOENT')
})

test('what is there can be removed', async () => {
  const { one, ended } = open()
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
    const { one, ended } = open()
    await one.begin()
    const view = await ended()
    expect([view.problem?.code, view.state]).toEqual([code, state])
  })

  test('it stalls', async () => {
    server.misbehave({ stallsAfter: 100_000 })
    const { one, until, ended } = open({ rhythm: { silence: 100, again: 1, times: 1 } })
    await one.begin()
    await until(({ received }) => received === 100_000)
    // What came before the silence counts as progress; then nothing does.
    server.misbehave({ stallsAfter: 0 })
    expect(await ended()).toMatchObject({ state: 'paused', problem: { code: 'download_unreachable' } })
  })

  test('there is no network', async () => {
    const { one, ended } = open({}, 'http://127.0.0.1:9')
    await one.begin()
    expect(await ended()).toMatchObject({ state: 'none', problem: { code: 'download_unreachable' } })
  })

  test('there is too little room', async () => {
    const { one, ended } = open({ free: async () => 400_000_000 })
    await one.begin()
    const { problem } = await ended()
    expect(problem).toMatchObject({ code: 'download_no_room', details: { free: 0.4 } })
    expect(server.asked).toEqual([])
  })
})

test('only what can be put to use is offered', () => {
  const downloads = openDownloads({
    config: { dataDir: folder, modelsUrl: server.url },
    models: { found: async () => [] },
    report: () => undefined,
    circumstances: { usable: {} },
  })
  expect(() => downloads.one('qwen3-4b')).toThrow(expect.objectContaining({ code: 'not_found' }))
})

test('what is offered is known by its size and checksum, and lies at a revision that cannot change', () => {
  for (const { bytes, sha256, place, memory, licence } of offered) {
    expect(sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(place).toMatch(/\/resolve\/[0-9a-f]{40}\/[\w.-]+\.(?:gguf|onnx|bin)$/)
    expect(memory).toBeGreaterThan(bytes)
    expect(licence).toMatch(/^(?:Apache 2\.0|MIT|BSD-3-Clause)$/)
  }
  expect(new Set(offered.map(({ file }) => file)).size).toBe(offered.length)
})
