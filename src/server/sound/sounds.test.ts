import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wavOf } from '#tests/waves.ts'
import { heardFrom, startWorkerProcess } from '../process/worker-process.ts'
import { bounds, type SoundReply } from './jobs.ts'
import { openSounds } from './sounds.ts'

test('whoever decodes for long says how far it is, and is not taken for one that stands still', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'federwerk-sounds-'))
  const path = join(folder, 'long.wav')
  writeFileSync(path, wavOf({ channels: 1, rate: 8000, seconds: 1000, speaks: [[1, 2]] }))
  // In one piece, as a service takes it that takes hours at once.
  const job = { path, folder, seconds: 3 * 3600 }
  const child = startWorkerProcess({
    entry: ['sound/child.ts', 'sound-child.js'],
    ...{ reads: [path], folder, heap: bounds.heap },
  })
  const limits = { ...bounds, broken: (cause: Error) => cause }
  const said: SoundReply[] = []
  for await (const one of heardFrom<SoundReply>(child, job, limits, AbortSignal.timeout(60_000))) {
    said.push(one)
    if ('piece' in one) child.send('more')
    if ('done' in one) break
  }
  rmSync(folder, { recursive: true })
  expect(said.slice(0, -2)).toEqual([{ reached: 300 }, { reached: 600 }, { reached: 900 }])
  expect(said.at(-2)).toMatchObject({ piece: { start: 0 } })
})

test('whoever has others before their recording is told so, and then gets its pieces', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'federwerk-sounds-'))
  const path = join(folder, 'short.wav')
  writeFileSync(path, wavOf({ channels: 1, rate: 8000, seconds: 2, speaks: [[0, 2]] }))
  const sounds = openSounds(folder)
  const pieces = (name: string) => {
    const own = join(folder, name)
    mkdirSync(own)
    return sounds.pieces('anna', { path, folder: own, seconds: 60 }, AbortSignal.timeout(60_000))
  }
  const [first, second, third] = [pieces('first'), pieces('second'), pieces('third')]
  for (const one of [first, second]) expect((await one.next()).value).toMatchObject({ start: 0 })
  expect((await third.next()).value).toBe('waits')
  await first.return()
  expect((await third.next()).value).toMatchObject({ start: 0 })
  await Promise.all([second.return(), third.return()])
  rmSync(folder, { recursive: true })
})
