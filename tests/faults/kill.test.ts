import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asker } from '../asker.ts'
import { freshFolder, startFederwerk } from '../federwerk.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { begin, follow, isLast, isWord, runOf, textOf, usedBy } from './streams.ts'

let model: ModelServer
let dataDir: string
beforeAll(async () => {
  model = await startModel()
  dataDir = await freshFolder()
})
afterAll(async () => {
  await model.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const news = { content: 'Wir eröffnen ein Reparaturcafé.' }
const twelfth = (frame: { id: number; event: string }) => isWord(frame as never) && frame.id >= 12

test('a server that is killed in the middle loses a second at most, and gives back what it took', async () => {
  const first = await startFederwerk({ model, dataDir })
  const anna = await first.person({ plan: 'basic' })
  model.next({ pace: 10 })
  const { run, frames } = await begin(anna, 'press', news)
  await frames.until(twelfth)
  await expect.poll(async () => (await runOf(anna, run)).text.length, { timeout: 5000 }).toBeGreaterThan(10)
  expect(await usedBy(anna)).toBe(1)
  await first.end('SIGKILL')
  await frames.over
  expect(frames.so.some(isLast)).toBe(false)

  const second = await startFederwerk({ model, dataDir })
  const again = asker(second.url, anna.cookie)
  const row = await runOf(again, run)
  expect(row).toMatchObject({ state: 'interrupted', charged: false })
  expect(textOf(frames.so).startsWith(row.text.trim())).toBe(true)
  expect(await usedBy(again)).toBe(0)
  const told = await follow(again, run, frames.so.at(-1)?.id)
  expect(await told.until(isLast)).toMatchObject({ event: 'error', code: 'interrupted' })

  await second.end('SIGKILL')
  const third = await startFederwerk({ model, dataDir })
  expect(await usedBy(asker(third.url, anna.cookie))).toBe(0)
  await third.close()
})

test('a server that is asked to stop lets running texts finish, and takes no new ones', async () => {
  const federwerk = await startFederwerk({ model })
  const anna = await federwerk.person({ plan: 'basic' })
  model.next({ pace: 60, text: 'Wort für Wort, bis zum Ende.' })
  const { frames } = await begin(anna, 'press', news)
  await frames.until(isWord)
  const ended = federwerk.end('SIGTERM')
  expect(await frames.until(isLast)).toMatchObject({ event: 'message_end' })
  expect(textOf(frames.so)).toBe('Wort für Wort, bis zum Ende.')
  expect(await ended).toMatchObject({ code: 0, signal: null })
  await federwerk.close()
})

test('a text that takes too long when the server must stop is closed, given back, and its reader told', async () => {
  const dataDir = await freshFolder()
  const federwerk = await startFederwerk({ model, dataDir })
  const anna = await federwerk.person({ plan: 'basic' })
  model.next({ pace: 2 })
  const { run, frames } = await begin(anna, 'press', news)
  await frames.until(isWord)
  const ended = federwerk.end('SIGTERM')
  expect(await frames.until(isLast)).toMatchObject({ event: 'error', code: 'interrupted' })
  expect(await ended).toMatchObject({ code: 0 })

  const next = await startFederwerk({ model, dataDir })
  const again = asker(next.url, anna.cookie)
  expect(await runOf(again, run)).toMatchObject({ state: 'interrupted', charged: false })
  expect(await usedBy(again)).toBe(0)
  await next.close()
  rmSync(dataDir, { recursive: true, force: true })
})
