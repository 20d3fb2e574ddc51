import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { read } from '#tests/model/read.ts'
import { type ModelServer, nowhere, startModel } from '#tests/model-server.ts'
import { configFrom, type Environment } from '../config.ts'
import { settingsIn } from '../store/settings.ts'
import type { Models } from './models.ts'
import { openModels } from './open-models.ts'
import { sealFrom } from './seal.ts'

let database: FreshDatabase
let one: ModelServer
let two: ModelServer
let ollama: ModelServer
beforeAll(async () => {
  database = await freshDatabase()
  one = await startModel()
  two = await startModel()
  ollama = await startModel({ as: 'ollama', models: ['qwen3:8b', 'gemma3'] })
})
afterAll(async () => {
  await Promise.all([one.close(), two.close(), ollama.close()])
  await database.close()
})
beforeEach(() => {
  one.behave({ text: 'Vom ersten.' })
  two.behave({ text: 'Vom zweiten.' })
})

const opened: Models[] = []
const problems: unknown[] = []
const often = { setting: 20, programs: 40, atMost: 0, within: 10_000 }
const open = async (environment: Environment = {}) => {
  const models = await openModels({
    config: configFrom({ ...nowhere, OPENAI_BASE_URL: one.url, MISTRAL_BASE_URL: two.url, ...environment }),
    settings: settingsIn(database.db),
    seal: sealFrom('a secret of this installation, long enough'),
    report: error => problems.push(error),
    rhythm: often,
  })
  opened.push(models)
  return models
}
afterEach(async () => {
  for (const models of opened.splice(0)) models.close()
  problems.length = 0
  for (const name of ['textModel', 'textModels'] as const) await settingsIn(database.db).remove(name)
})

const listed = { TEXT_MODEL: 'openai:one, mistral:two' }
const first = { provider: 'openai', model: 'one', key: 'sk-test-right-1234' }
const second = { provider: 'mistral', model: 'two', key: 'mistral-test-5678' }
const names = { one: 'openai:one', two: 'mistral:two' }
const ask = (models: Models, quality?: 'quick' | 'standard' | 'best', signal = new AbortController().signal) =>
  read(models.writer(quality)!.write({ system: '', prompt: 'Wort', signal }))
const stateOf = (models: Models, name: string) => models.all().find(one => one.name === name)
const fieldsOf = async (work: Promise<unknown>) => {
  const { code, details } = await work.then(
    () => ({ code: 'none', details: {} as { fields?: object } }),
    error => error,
  )
  return code === 'invalid' ? Object.keys(details.fields ?? {}) : code
}

describe('the next model is asked', () => {
  test.each([
    ['is not there', { fault: 'reset' as const }],
    ['is busy', { status: 429 }],
    ['is busy for long', { status: 429, retryAfter: '60' }],
    ['is broken', { status: 500 }],
    ['does not let us in', { status: 401 }],
    ['has no credit left', { status: 402, body: { error: { message: 'Insufficient Balance' } } }],
    ['does not know the model', { status: 404, body: { error: { message: 'The model does not exist' } } }],
    ['writes nothing', { text: '' }],
    ['cannot take so long a text', { status: 413 }],
    ['ends without a word', { fault: 'empty-body' as const }],
  ])('where the first %s', async (_, how) => {
    one.behave(how)
    expect(await ask(await open(listed))).toMatchObject({ text: 'Vom zweiten.', by: names.two })
  })
  test('where the first does not begin in time', async () => {
    one.behave({ fault: 'stall-first' })
    const models = await open({ ...listed, MODEL_WAIT_SECONDS: '0.2' })
    expect(await ask(models)).toMatchObject({ text: 'Vom zweiten.', by: names.two })
  })
  test('and the operator is told why', async () => {
    one.behave({ status: 500, body: 'the first is broken' })
    await ask(await open(listed))
    expect(String(problems)).toContain('the first is broken')
  })
})

describe('the next model is not asked', () => {
  test('where the first has begun to write', async () => {
    one.behave({ fault: 'reset-mid', text: 'Eins zwei drei vier fünf sechs.' })
    const asked = two.requests.length
    const { text, by, problem } = await ask(await open(listed))
    expect([text, by, problem?.code, two.requests.length]).toEqual([
      'Eins zwei drei vier fünf',
      names.one,
      'model_cut',
      asked,
    ])
  })
  test('where the first declines what was asked', async () => {
    one.behave({ status: 400, body: { error: { message: 'blocked by content policy', code: 'content_filter' } } })
    const asked = two.requests.length
    expect((await ask(await open(listed))).problem?.code).toBe('model_declined')
    expect(two.requests).toHaveLength(asked)
  })
  test('where nobody waits any more', async () => {
    one.behave({ fault: 'stall-first' })
    const asked = two.requests.length
    const stop = new AbortController()
    const models = await open(listed)
    const reading = ask(models, 'standard', stop.signal)
    await expect.poll(() => one.requests.at(-1)?.prompt).toContain('Wort')
    stop.abort()
    expect(await reading).toMatchObject({ text: '' })
    expect([two.requests.length, stateOf(models, names.one)?.trouble]).toEqual([asked, undefined])
  })
})

test('where all fail, the last failure is told, but a text too long for one of them as such', async () => {
  two.behave({ status: 401 })
  one.behave({ status: 500 })
  const models = await open(listed)
  expect((await ask(models)).problem?.code).toBe('model_refused')
  one.behave({ status: 413 })
  expect((await ask(models)).problem?.code).toBe('model_overfull')
  two.behave({ status: 400, body: { error: { message: 'blocked by content policy', code: 'content_filter' } } })
  expect((await ask(models)).problem?.code).toBe('model_declined')
})

test('a model that failed three times is not asked, until an administrator tries it', async () => {
  one.behave({ status: 401 })
  const models = await open(listed)
  for (let at = 0; at < 3; at++) await ask(models)
  expect(stateOf(models, names.one)?.trouble).toMatchObject({ passedUntil: expect.any(Date) })
  one.behave({ text: 'Vom ersten.' })
  expect(await ask(models)).toMatchObject({ by: names.two })
  expect(models.writer()?.connected.name).toBe(names.two)
  expect(await models.retry(names.one, new AbortController().signal)).toMatchObject({ answer: 'Vom ersten.' })
  expect(await ask(models)).toMatchObject({ by: names.one })
  expect(stateOf(models, names.one)).toMatchObject({ first: { of: 2 } })
  expect(stateOf(models, names.one)?.trouble).toBeUndefined()
})

test('the only model is asked however often it failed', async () => {
  one.behave({ status: 401 })
  const models = await open({ TEXT_MODEL: names.one })
  for (let at = 0; at < 4; at++) await ask(models)
  one.behave({ text: 'Vom ersten.' })
  expect(await ask(models)).toMatchObject({ text: 'Vom ersten.' })
})

describe('levels', () => {
  test('are served by their own models, and by those of the usual level where they have none', async () => {
    const models = await open()
    await models.add(first)
    await models.add(second)
    await models.arrange({ level: 'best', models: [names.two] })
    expect([await ask(models, 'best'), await ask(models, 'quick'), await ask(models)]).toMatchObject([
      { by: names.two },
      { by: names.one },
      { by: names.one },
    ])
    expect(models.levels()).toEqual({
      quick: { ahead: [], own: [] },
      standard: { ahead: [], own: [names.one, names.two] },
      best: { ahead: [], own: [names.two] },
    })
  })
  test('follow a new order at once, on other nodes within moments', async () => {
    const [here, there] = [await open(), await open()]
    await here.add(first)
    await here.add(second)
    await here.arrange({ level: 'standard', models: [names.two, names.one] })
    expect(await ask(here)).toMatchObject({ by: names.two })
    await expect.poll(() => there.writer()?.connected.name).toBe(names.two)
  })
  test('begin with what the environment says', async () => {
    const models = await open({ TEXT_MODEL: names.one })
    await models.add(second)
    await models.arrange({ level: 'standard', models: [names.two, names.one] })
    expect(models.levels().standard).toEqual({ ahead: [names.one], own: [names.two] })
    expect(await ask(models)).toMatchObject({ by: names.one })
    await models.arrange({ level: 'quick', models: [names.two, names.one] })
    expect(await ask(models, 'quick')).toMatchObject({ by: names.two })
    expect(await fieldsOf(models.remove(names.one))).toBe('model_fixed')
  })
  test('lose a model that is removed, and its key is forgotten', async () => {
    const models = await open()
    await models.add(first)
    await models.add(second)
    await models.arrange({ level: 'quick', models: [names.one] })
    await models.remove(names.one)
    expect(models.all().map(({ name }) => name)).toEqual([names.two])
    expect(models.levels()).toMatchObject({ quick: { own: [] }, standard: { own: [names.two] } })
    expect(await settingsIn(database.db).get('textModels')).toMatchObject({
      keys: { mistral: expect.stringMatching(/^v1\./) },
    })
    expect(JSON.stringify(await settingsIn(database.db).get('textModels'))).not.toContain('openai')
  })
})

describe('what cannot be is refused at its field', () => {
  test.each([
    [{ level: 'magic', models: [] }, ['level']],
    [{ level: 'toString', models: [] }, ['level']],
    [{ level: 'best', models: 'openai:one' }, ['models']],
    [{ level: 'best', models: [7] }, ['models']],
    [{ level: 'best', models: ['openai:other'] }, ['models']],
    [{ level: 'best', models: ['openai:one', 'openai:one'] }, ['models']],
    [{ level: 'best', models: Array.from({ length: 21 }, () => 'openai:one') }, ['models']],
    [{ level: 'standard', models: [] }, ['models']],
    [{}, ['level']],
  ])('an order: %o', async (order, fields) => {
    const models = await open()
    await models.add(first)
    expect(await fieldsOf(models.arrange(order))).toEqual(fields)
  })
  test('a model that is connected already, here or in the environment', async () => {
    const models = await open({ TEXT_MODEL: names.one })
    await models.add(second)
    expect(await fieldsOf(models.add(first))).toEqual(['model'])
    expect(await fieldsOf(models.add(second))).toEqual(['model'])
  })
  test('more than twenty', async () => {
    const models = await open()
    for (let at = 0; at < 20; at++) await models.add({ ...first, model: `model-${at}` })
    expect(await fieldsOf(models.add({ ...first, model: 'one more' }))).toEqual(['model'])
  })
  test.each([
    [{ provider: 'nobody', key: 'sk-1' }, ['provider']],
    [{ provider: 'groq', key: 'sk-1' }, ['provider']],
    [{ provider: 'openai', key: '' }, ['key']],
    [{ provider: 'openai', key: 'with a space' }, ['key']],
  ])('a key: %o', async (sent, fields) => {
    const models = await open()
    await models.add(first)
    expect(await fieldsOf(models.setKey(sent))).toEqual(fields)
  })
  test('a model that is not there to be removed or tried', async () => {
    const models = await open()
    expect(await fieldsOf(models.remove('openai:none'))).toBe('not_found')
    expect(await fieldsOf(models.retry('openai:none', new AbortController().signal))).toBe('not_found')
  })
})

test('another key holds for all models of its provider', async () => {
  const models = await open()
  await models.add(first)
  await models.add({ provider: 'openai', model: 'other' })
  await models.setKey({ provider: 'openai', key: 'sk-another-9999' })
  expect(models.all().map(({ last4 }) => last4)).toEqual(['9999', '9999'])
  await ask(models)
  expect(one.requests.at(-1)?.headers.authorization).toBe('Bearer sk-another-9999')
})

test('what was found here goes on writing where another is added', async () => {
  const models = await open({ OLLAMA_HOST: ollama.url })
  await models.add(first)
  expect(models.all().map(({ name, from }) => [name, from])).toEqual([
    ['ollama:qwen3:8b', 'settings'],
    [names.one, 'settings'],
  ])
  expect(models.levels().standard.own).toEqual(['ollama:qwen3:8b', names.one])
})

test('what was found here writes where the key of what was chosen cannot be opened, which is told', async () => {
  const sealed = sealFrom('the secret of another installation').close('sk-old-key-4321', 'key of openai')
  await settingsIn(database.db).set('textModel', { provider: 'openai', model: 'one', key: sealed })
  const models = await open({ OLLAMA_HOST: ollama.url })
  await expect.poll(() => models.writer()?.connected.name).toBe('ollama:qwen3:8b')
  expect(models.all()).toMatchObject([
    { name: names.one, works: false },
    { from: 'found', works: true },
  ])
  await models.setKey({ provider: 'openai', key: 'sk-new-key-9876' })
  expect(models.writer()?.connected).toMatchObject({ name: names.one, last4: '9876' })
})

test('the one model of an older installation goes on writing, and stays when another is added', async () => {
  const sealed = sealFrom('a secret of this installation, long enough').close('sk-old-key-4321', 'key of openai')
  await settingsIn(database.db).set('textModel', { provider: 'openai', model: 'one', key: sealed })
  const models = await open()
  expect(models.writer()?.connected).toMatchObject({ name: names.one, from: 'settings', last4: '4321' })
  await models.add(second)
  expect((await open()).levels().standard.own).toEqual([names.one, names.two])
  expect(await settingsIn(database.db).get('textModel')).toBeUndefined()
  expect(await ask(models)).toMatchObject({ by: names.one })
  expect(one.requests.at(-1)?.headers.authorization).toBe('Bearer sk-old-key-4321')
})

test('changes made on two nodes at once are both kept', async () => {
  const [here, there] = [await open(), await open()]
  await here.add(first)
  await there.add(second)
  expect(there.levels().standard.own).toEqual([names.one, names.two])
})
