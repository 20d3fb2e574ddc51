import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tinyModel, writeTinyModel } from '#tests/gguf/tiny-model.ts'
import { asked, patient, read } from '#tests/model/read.ts'
import { writing } from './writing.ts'
import type { Ask } from '../writer.ts'
import { local } from './local.ts'
import { openTextRunner, type TextRunner } from '../../local-model/runner.ts'
import { canRunModels, fileOf, modelsIn } from '../../local-model/shelf.ts'

let folder: string
let runner: TextRunner
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federwerk-models-'))
  await writeTinyModel(join(folder, 'tiny.gguf'))
  await writeFile(join(folder, 'broken.gguf'), 'GGUF, but nothing more')
  await writeFile(join(folder, 'half.gguf'), tinyModel().subarray(0, 250_000))
  await writeFile(join(folder, 'head.gguf'), tinyModel().subarray(0, 2_000))
  runner = openTextRunner()
})
afterAll(async () => {
  runner.close()
  await rm(folder, { recursive: true })
})

const writerOf = (name = 'tiny', by = runner, text = 400) => {
  const limits = { ...patient, text }
  return writing([{ begin: local({ limits, runner: by, path: () => fileOf(folder, name) }), limits }])
}
const ask = (more: Partial<Ask> = {}): Ask => ({ ...asked(), creativity: 0, ...more })
/** A text that is being written: its first word has come. */
const begun = async (signal?: AbortSignal) => {
  const writes = writerOf('tiny', runner, 200_000)(ask(signal && { signal }))[Symbol.asyncIterator]()
  for (;;) if (typeof (await writes.next()).value === 'string') return writes
}
const gone = (pid: number) => {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

describe.skipIf(!canRunModels())('a model on this machine', { timeout: 60_000 }, () => {
  test('writes piece by piece, the same each time where nothing is left to chance', async () => {
    const pieces: string[] = []
    for await (const piece of writerOf()(ask())) if (typeof piece === 'string') pieces.push(piece)
    const once = pieces.join('')
    expect(pieces.length).toBeGreaterThan(1)
    expect(once.length).toBeGreaterThan(10)
    expect(await read(writerOf()(ask()))).toMatchObject({ text: once })
  })

  test('keeps to a shape, and counts what it took', async () => {
    const shape = {
      type: 'object',
      properties: { tone: { enum: ['warm', 'sober'] }, long: { type: 'boolean' } },
      required: ['tone', 'long'],
      additionalProperties: false,
    }
    const { text, usages, cut } = await read(writerOf()(ask({ schema: shape })))
    const answer = JSON.parse(text) as { tone: string; long: boolean }
    expect(['warm', 'sober']).toContain(answer.tone)
    expect(typeof answer.long).toBe('boolean')
    expect(cut).toBe(false)
    expect(usages).toHaveLength(1)
    expect(usages[0]?.tokensIn).toBeGreaterThan(10)
    expect(usages[0]?.tokensOut).toBeGreaterThan(0)
  })

  test('ends where its room ends, and says so', async () => {
    const { text, cut, problem } = await read(writerOf('tiny', runner, 200_000)(ask()))
    expect(problem).toBeUndefined()
    expect(cut).toBe(true)
    expect(text.length).toBeGreaterThan(400)
  })

  test('says that a text is too long for it', async () => {
    const { problem } = await read(writerOf()(ask({ prompt: 'Satz. '.repeat(2000) })))
    expect(problem?.code).toBe('model_overfull')
  })

  test('stops when it is asked to, and writes the next text', async () => {
    const leaving = new AbortController()
    let heard = 0
    for await (const piece of writerOf('tiny', runner, 200_000)(ask({ signal: leaving.signal }))) {
      if (typeof piece === 'string' && ++heard === 2) leaving.abort()
    }
    expect(heard).toBe(2)
    expect((await read(writerOf()(ask()))).text).not.toBe('')
  })

  test('two at once: the second is told its place, then its turn', async () => {
    const first = await begun()
    const second = read(writerOf()(ask()))
    const third = read(writerOf()(ask()))
    while (!(await first.next()).done);
    expect(await second).toMatchObject({ before: [1, 0] })
    expect((await second).text).not.toBe('')
    expect((await third).before?.at(-1)).toBe(0)
    expect((await third).problem).toBeUndefined()
  })

  test('who leaves the line is not waited for', async () => {
    const leaving = new AbortController()
    const first = await begun()
    const second = read(writerOf()(ask({ signal: leaving.signal })))
    const third = read(writerOf()(ask()))
    leaving.abort()
    while (!(await first.next()).done);
    expect(await second).toMatchObject({ text: '' })
    expect((await third).text).not.toBe('')
  })

  test('its process may die: what was written stays, and the next text starts it anew', async () => {
    const writes = await begun()
    process.kill(runner.pid()!, 'SIGKILL')
    const rest = await read({ [Symbol.asyncIterator]: () => writes })
    expect(rest.problem?.code).toBe('model_cut')
    expect((await read(writerOf()(ask()))).text).not.toBe('')
  })

  test('its process may die before the first word', async () => {
    const own = openTextRunner()
    const coming = read(writerOf('tiny', own)(ask()))
    while (!own.pid()) await new Promise(resolve => setTimeout(resolve))
    process.kill(own.pid()!, 'SIGKILL')
    expect((await coming).problem?.code).toBe('model_crashed')
    own.close()
  })

  test('leaves memory when nobody asks for a while', async () => {
    const own = openTextRunner({ idle: 1, ending: 1000 })
    const first = read(writerOf('tiny', own)(ask()))
    while (!own.pid()) await new Promise(resolve => setTimeout(resolve))
    const pid = own.pid()!
    expect((await first).problem).toBeUndefined()
    while (!gone(pid)) await new Promise(resolve => setTimeout(resolve, 5))
    expect(own.pid()).toBeUndefined()
    expect((await read(writerOf('tiny', own)(ask()))).text).not.toBe('')
    own.close()
  })

  test.each(['broken', 'half', 'head', 'missing'])('says that its file is %s', async name => {
    expect((await read(writerOf(name)(ask()))).problem?.code).toBe('model_file')
  })
})

test('the models of a folder are known by their names, a large one in parts once', async () => {
  const parts = await mkdtemp(join(tmpdir(), 'federwerk-parts-'))
  const names = ['b.gguf', 'a.gguf', 'notes.txt', 'c-00001-of-00002.gguf', 'c-00002-of-00002.gguf', 'd.gguf.part']
  for (const name of names) await writeFile(join(parts, name), '')
  expect(modelsIn(parts)).toEqual(['a', 'b', 'c-00001-of-00002'])
  expect(modelsIn(join(parts, 'none'))).toEqual([])
  expect(fileOf(parts, '../../etc/passwd')).toBeUndefined()
  await rm(parts, { recursive: true })
})
