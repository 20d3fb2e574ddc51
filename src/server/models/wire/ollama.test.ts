import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FaultName } from '#tests/model/faults.ts'
import { asked, patient, read } from '#tests/model/read.ts'
import { type ModelServer, startModel } from '#tests/model-server.ts'
import type { Ask } from '../writer.ts'
import type { Limits } from '../limits.ts'
import { contextFor, ollama } from './ollama.ts'
import { writing } from './writing.ts'

let model: ModelServer
beforeAll(async () => (model = await startModel({ as: 'ollama', models: ['qwen3:8b'] })))
afterAll(() => model.close())
beforeEach(() => model.behave({ text: 'Eins zwei drei vier fünf sechs.' }))

const writerAt = (address: string, limits: Limits = patient) =>
  writing([{ begin: ollama({ address, model: 'qwen3:8b', limits }), limits }])
const write = (ask: Partial<Ask> = {}, limits = patient) => read(writerAt(model.url, limits)({ ...asked(), ...ask }))
const sent = () => model.requests.at(-1)!.body

const whole = 'Eins zwei drei vier fünf sechs.'
const begun = 'Eins zwei drei vier fünf'
const usage = { tokensIn: 120, tokensOut: 80 }

test('a text comes by its native interface, with what it took', async () => {
  expect(await write({ creativity: 1 })).toEqual({ text: whole, usages: [usage], cut: false })
  expect(model.requests.at(-1)!.path).toBe('/api/chat')
  expect(sent()).toMatchObject({ model: 'qwen3:8b', stream: true, truncate: false, options: { temperature: 1.2 } })
})

test('a picture goes with the question, and none where there is none', async () => {
  await write({ prompt: 'Was ist zu sehen?', pictures: [{ type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }] })
  expect(sent().messages).toMatchObject([{}, { role: 'user', content: 'Was ist zu sehen?', images: ['AQID'] }])
  await write({ prompt: 'Ein Satz' })
  expect(sent().messages).toEqual([expect.anything(), { role: 'user', content: 'Ein Satz' }])
})

test('a long text is given a context that holds it, and nothing is cut from its beginning', async () => {
  await write({ prompt: 'a' })
  expect(sent().options).toEqual({ num_ctx: 8192 })
  await write({ prompt: 'wort '.repeat(6000) })
  expect(sent().options).toEqual({ num_ctx: 16384 })
  await write({ prompt: 'wort '.repeat(30_000) })
  expect(sent().options).toEqual({ num_ctx: 40_960 })
})

test('a text that its model cannot hold is refused before it is asked', async () => {
  const before = model.requests.length
  expect(await write({ prompt: 'wort '.repeat(60_000) })).toMatchObject({ problem: { code: 'model_overfull' } })
  expect(model.requests.length).toBe(before)
})

test('the context grows in steps, so that the model is not loaded anew for every text', () => {
  expect([0, 12_000, 12_300, 60_000].map(length => contextFor(length))).toEqual([8192, 8192, 16_384, 32_768])
  expect(contextFor(60_000, 20_000)).toBe(20_000)
})

test('a shape is asked for as a format, and a model that can think is asked not to', async () => {
  await write({ schema: { type: 'object', properties: { title: { type: 'string', maxLength: 30 } } } })
  expect(sent()).toMatchObject({ format: { properties: { title: { type: 'string' } } }, think: false })
})

test('an older server, which does not tell what its models can, is asked all the same', async () => {
  const old = await startModel({ as: 'ollama-old', behave: { text: whole } })
  const writer = writerAt(old.url)
  expect(await read(writer(asked()))).toMatchObject({ text: whole })
  expect(old.requests[0]!.body).not.toHaveProperty('think')
  await old.close()
})

describe('what goes wrong is told, with what had come until then', () => {
  const failures: [FaultName, code: string, text: string][] = [
    ['empty', 'model_empty', ''],
    ['empty-body', 'model_empty', ''],
    ['reasoning-only', 'model_empty', ''],
    ['reset', 'model_unreachable', ''],
    ['reset-mid', 'model_cut', begun],
    ['end-mid', 'model_cut', begun],
    ['error-first', 'model_failed', ''],
    ['error-mid', 'model_cut', begun],
    ['garbage', 'model_cut', begun],
    ['html', 'model_failed', ''],
  ]
  test.each(failures)('%s', async (fault, code, text) => {
    model.behave({ fault, text: whole })
    expect(await write()).toMatchObject({ problem: { code }, text })
  })
  test('that nothing comes, or nothing more', async () => {
    model.behave({ fault: 'hang' })
    const silent = { problem: { code: 'model_timeout' }, text: '' }
    expect(await write({}, { ...patient, first: 300 })).toMatchObject(silent)
    model.behave({ fault: 'stall-mid', text: whole })
    expect(await write({}, { ...patient, between: 300 })).toMatchObject({
      problem: { code: 'model_stalled', details: { seconds: 0 } },
      text: begun,
    })
  })
  test('a model that is not there', async () => {
    model.behave({ status: 404, body: { error: "model 'qwen9' not found" } })
    expect(await write()).toMatchObject({ problem: { code: 'model_refused', details: { about: 'model' } } })
  })
})

test.each(['whole', 'bom', 'crlf', 'split', 'think', 'reasoning', 'usage-negative', 'no-usage'] as const)(
  'what is heard all the same: %s',
  async fault => {
    model.behave({ fault, text: whole })
    expect(await write()).toMatchObject({ text: whole, cut: false })
  },
)

test('a text its model did not finish says so', async () => {
  model.behave({ fault: 'length', text: whole })
  expect(await write()).toEqual({ text: begun, usages: [usage], cut: true })
})

test('stopping ends the request', async () => {
  model.behave({ pace: 20 })
  const stop = new AbortController()
  const writer = writerAt(model.url)
  for await (const piece of writer({ ...asked(), signal: stop.signal })) if (piece) stop.abort()
  await model.requests.at(-1)!.closed
  expect(model.requests.at(-1)!.aborted).toBe(true)
})
