import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { asker } from '../asker.ts'
import { freshFolder, startFederwerk } from '../federwerk.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { startTranscription } from '../transcription-server.ts'
import { wavOf } from '../waves.ts'
import { begin, follow, isLast, runOf, textOf, usedBy } from './streams.ts'

let model: ModelServer
let dataDir: string
beforeAll(async () => {
  model = await startModel()
})
afterAll(() => model.close())
beforeEach(async () => {
  dataDir = await freshFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const essay = { topic: 'Reparieren', tone: 'formal' }
const outline = { text: '{"items": ["Anfang", "Ende"]}' }
const end = 'Und so wird repariert.'

test.each([
  ['killed', 'SIGKILL'],
  ['asked to stop', 'SIGTERM'],
] as const)(
  'where a server is %s, the next one goes on with a long text from its finished parts',
  async (_, signal) => {
    const first = await startFederwerk({ model, dataDir })
    const anna = await first.person({ plan: 'basic' })
    model.next(outline, { text: '# Anfang' }, { text: end, pace: 0.2 })
    const { run, frames } = await begin(anna, 'generate_essay', essay)
    await frames.until(({ answer }) => !!answer?.includes('Und'))
    const [asked, taken] = [model.requests.length, await usedBy(anna)]
    await first.end(signal)
    await frames.over
    expect(frames.so.some(isLast)).toBe(false)

    model.next({ text: end })
    const second = await startFederwerk({ model, dataDir })
    const again = asker(second.url, anna.cookie)
    const told = await follow(again, run, frames.so.at(-1)?.id)
    expect(await told.until(isLast)).toMatchObject({ event: 'message_end', state: 'done' })
    const begun = told.so.findIndex(({ event, answer }) => event === 'message_replace' && answer === '')
    expect(textOf(told.so.slice(begun))).toBe(`# Anfang\n\n${end}`)
    expect(Math.min(...told.so.map(({ id }) => id))).toBeGreaterThan(frames.so.at(-1)?.id ?? 0)
    expect(await runOf(again, run)).toMatchObject({ state: 'done', charged: true, text: `# Anfang\n\n${end}` })
    expect(model.requests.length).toBe(asked + 1)
    expect(taken).toBeGreaterThan(0)
    expect(await usedBy(again)).toBe(taken)
    await second.close()
  },
)

test('a recording is heard on from its finished parts, where nothing writes texts', async () => {
  const ears = await startTranscription(['Guten Morgen.'])
  // No key of a service that writes, too.
  const { TRANSCRIPTION_MODEL, OPENAI_COMPATIBLE_BASE_URL } = ears.environment('openai-compatible:tiny')
  const environment = { TRANSCRIPTION_MODEL, OPENAI_COMPATIBLE_BASE_URL }
  const first = await startFederwerk({ dataDir, environment })
  const anna = await first.person({ plan: 'premium' })
  const speaks = [
    [1, 2],
    [690, 692],
  ] as const
  const long = new File([new Uint8Array(wavOf({ channels: 1, rate: 8000, seconds: 700, speaks }))], 'lang.wav')
  const { response: fileUrl } = await (await anna.upload(long, '/api/upload/sound')).json()
  ears.alwaysFails('no answer', seconds => seconds < 300)
  const { run, frames } = await begin(anna, 'groq-transcribe', { fileUrl })
  await frames.until(({ event, at }) => event === 'progress' && at === 2)
  await expect.poll(() => ears.asked.length, { timeout: 20_000 }).toBe(2)
  await first.end('SIGKILL')
  ears.alwaysFails(undefined)

  const second = await startFederwerk({ dataDir, environment })
  const again = asker(second.url, anna.cookie)
  const told = await follow(again, run, frames.so.at(-1)?.id)
  expect(await told.until(isLast)).toMatchObject({ event: 'message_end', state: 'done' })
  expect(await runOf(again, run)).toMatchObject({ state: 'done', charged: true })
  expect(ears.asked).toHaveLength(3)
  expect(await usedBy(again)).toBe(1)
  await second.close()
  await ears.close()
})

test('a long text that ends every process that works on it is given up, and given back', async () => {
  let federwerk = await startFederwerk({ model, dataDir })
  const anna = await federwerk.person({ plan: 'basic' })
  model.next(outline, { text: '# Anfang' }, { text: end, pace: 0.2 })
  const { run, frames } = await begin(anna, 'generate_essay', essay)
  await frames.until(({ answer }) => !!answer?.includes('Und'))
  for (let attempt = 2; attempt <= 3; attempt++) {
    await federwerk.end('SIGKILL')
    const asked = model.requests.length
    model.next({ text: end, pace: 0.2 })
    federwerk = await startFederwerk({ model, dataDir })
    await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(asked + 1)
  }
  await federwerk.end('SIGKILL')
  federwerk = await startFederwerk({ model, dataDir })
  const again = asker(federwerk.url, anna.cookie)
  expect(await runOf(again, run)).toMatchObject({ state: 'interrupted', charged: false })
  expect(await usedBy(again)).toBe(0)
  await federwerk.close()
})
