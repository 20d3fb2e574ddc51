import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asker } from '../asker.ts'
import { freshFolder, startFederwerk } from '../federwerk.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { type Pages, paths, startPages } from '../page-server.ts'
import { begin, follow, isLast, runOf, usedBy } from './streams.ts'

let model: ModelServer
let pages: Pages
let environment: Record<string, string>
beforeAll(async () => {
  model = await startModel()
  pages = await startPages()
  environment = { ALLOWED_PRIVATE_ADDRESSES: new URL(pages.url).host }
})
afterAll(async () => {
  await model.close()
  await pages.close()
})

const podcast = (path: string) => ({ hostcount: 2, url: pages.url + path })
const patiently = { timeout: 10_000 }
const isSource = ({ event }: { event: string }) => event === 'source'
const timesAsked = (path: string) => pages.requests.filter(asked => asked === path).length

test('a server that is killed while it reads gives back what it took, and its reader is told', async () => {
  const dataDir = await freshFolder()
  const first = await startFederwerk({ model, dataDir, environment })
  const anna = await first.person({ plan: 'basic' })
  const { run, frames } = await begin(anna, 'podcast_with_url', podcast(paths.silent))
  await frames.until(({ event }) => event === 'progress')
  await expect.poll(() => pages.open(), patiently).toBe(1)
  expect(await usedBy(anna)).toBe(1)
  await first.end('SIGKILL')
  await expect.poll(() => pages.open(), patiently).toBe(0)

  const second = await startFederwerk({ model, dataDir, environment })
  const again = asker(second.url, anna.cookie)
  expect(await runOf(again, run)).toMatchObject({ state: 'interrupted', charged: false, sources: [] })
  expect(await usedBy(again)).toBe(0)
  expect(await (await follow(again, run)).until(isLast)).toMatchObject({ event: 'error', code: 'interrupted' })
  await second.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('what was read is kept when the server is killed after it, and is not read again', async () => {
  const dataDir = await freshFolder()
  const first = await startFederwerk({ model, dataDir, environment })
  const anna = await first.person({ plan: 'basic' })
  model.next({ first: 60_000 })
  const { run, frames } = await begin(anna, 'podcast_with_url', podcast(paths.landing))
  const { text } = await frames.until(isSource)
  await expect.poll(() => model.requests.length, patiently).toBe(1)
  await first.end('SIGKILL')

  const second = await startFederwerk({ model, dataDir, environment })
  const again = asker(second.url, anna.cookie)
  expect(await runOf(again, run)).toMatchObject({ state: 'interrupted', sources: [{ field: 'url', text }] })
  expect(await (await follow(again, run)).until(isSource)).toMatchObject({ text })
  const before = timesAsked(paths.landing)
  const { frames: told } = await begin(again, `podcast_with_url?again=${run}`, podcast(paths.landing))
  expect(await told.until(isLast)).toMatchObject({ event: 'message_end', state: 'done' })
  expect(told.so[0]).toMatchObject({ event: 'source', text })
  expect([timesAsked(paths.landing), await usedBy(again)]).toEqual([before, 1])
  await second.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('pages that never end, or lead nowhere, end in a sentence, cost nothing and ask no model', async () => {
  const federwerk = await startFederwerk({ model, environment })
  const anna = await federwerk.person({ plan: 'basic' })
  const before = model.requests.length
  const reading = [paths.silent, paths.slow, paths.endless, paths.circle].map(async path => {
    const { run, frames } = await begin(anna, 'podcast_with_url', podcast(path), { 'accept-language': 'de' })
    expect(await frames.until(isLast)).toMatchObject({
      ...{ event: 'error', code: 'page_unreadable' },
      message: expect.stringMatching(/^Diese Seite lässt sich nicht lesen/),
    })
    expect(await runOf(anna, run)).toMatchObject({ state: 'failed', charged: false, sources: [] })
  })
  await Promise.all(reading)
  expect([await usedBy(anna), model.requests.length]).toEqual([0, before])
  await expect.poll(() => pages.open(), patiently).toBe(0)
  await federwerk.close()
})
