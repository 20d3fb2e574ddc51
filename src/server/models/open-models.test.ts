import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { read } from '#tests/model/read.ts'
import { type ModelServer, nowhere, startModel } from '#tests/model-server.ts'
import { ConfigError, configFrom, type Environment } from '../config.ts'
import { settingsIn } from '../store/settings.ts'
import type { Models } from './models.ts'
import { openModels } from './open-models.ts'
import { sealFrom } from './seal.ts'

let database: FreshDatabase
let openai: ModelServer
let ollama: ModelServer
beforeAll(async () => {
  database = await freshDatabase()
  openai = await startModel({ key: 'sk-test-right-1234', behave: { text: 'Tinte.' } })
  ollama = await startModel({ as: 'ollama', models: ['nomic-embed-text', 'qwen3:8b', 'gemma3:latest'] })
})
afterAll(async () => {
  await Promise.all([openai.close(), ollama.close()])
  await database.close()
})

const opened: Models[] = []
const problems: unknown[] = []
const often = { setting: 20, programs: 40, atMost: 0, within: 10_000 }
const secret = 'a secret of this installation, long enough'
const open = async (environment: Environment = {}, sealedWith = secret) => {
  const config = configFrom({ ...nowhere, OPENAI_BASE_URL: openai.url, ...environment })
  const models = await openModels({
    config,
    settings: settingsIn(database.db),
    seal: sealFrom(sealedWith),
    report: error => problems.push(error),
    rhythm: often,
  })
  opened.push(models)
  return models
}
afterEach(async () => {
  for (const models of opened.splice(0)) models.close()
  problems.length = 0
  await settingsIn(database.db).remove('textModels')
})

const signal = new AbortController().signal
const choice = { provider: 'openai', model: 'test-model', key: 'sk-test-right-1234' }
const nameOf = (models: Models) => models.writer()?.connected.name
const fieldsOf = async (work: Promise<unknown>) => {
  const { code, details } = await work.then(
    () => ({ code: 'none', details: {} as { fields?: object } }),
    error => error,
  )
  return code === 'invalid' ? Object.keys(details.fields ?? {}) : code
}

describe('what is connected', () => {
  test('is nothing where there is nothing', async () => expect((await open()).writer()).toBeUndefined())

  test('is what TEXT_MODEL names, before everything else', async () => {
    const models = await open({
      TEXT_MODEL: 'ollama:qwen3:8b',
      OLLAMA_HOST: ollama.url,
      OPENAI_API_KEY: 'sk-test-right-1234',
    })
    expect(models.writer()?.connected).toEqual({
      name: 'ollama:qwen3:8b',
      provider: 'ollama',
      model: 'qwen3:8b',
      from: 'environment',
      variable: 'TEXT_MODEL',
    })
  })
  test('else the provider whose key is in the environment', async () => {
    const models = await open({ OPENAI_API_KEY: 'sk-test-right-1234', OLLAMA_HOST: ollama.url })
    expect(models.writer()?.connected).toMatchObject({
      provider: 'openai',
      from: 'environment',
      variable: 'OPENAI_API_KEY',
      last4: '1234',
    })
  })
  test('else what an administrator chose, at once and without a restart', async () => {
    const models = await open({ OLLAMA_HOST: ollama.url })
    await models.use(choice)
    const connected = { name: 'openai:test-model', provider: 'openai', model: 'test-model', from: 'settings' }
    expect(models.writer()?.connected).toEqual({ ...connected, last4: '1234' })
    const { write } = models.writer()!
    expect(await read(write({ system: '', prompt: 'Wort', signal }))).toMatchObject({ text: 'Tinte.' })
  })
  test('else the first model that writes, of a program on this machine', async () => {
    const models = await open({ OLLAMA_HOST: ollama.url })
    expect(models.writer()?.connected).toEqual({
      name: 'ollama:qwen3:8b',
      provider: 'ollama',
      model: 'qwen3:8b',
      from: 'found',
    })
  })
})

describe('the environment', () => {
  test.each([
    [{ TEXT_MODEL: 'nobody:gpt' }, 'TEXT_MODEL'],
    [{ TEXT_MODEL: 'local:/nowhere/model.gguf' }, 'TEXT_MODEL'],
    [{ TEXT_MODEL: 'openai:gpt-5-mini, mistral' }, 'TEXT_MODEL'],
    [{ TEXT_MODEL: 'ollama:qwen3:8b,anthropic:claude-haiku-4-5' }, 'ANTHROPIC_API_KEY'],
    [{ TEXT_MODEL: 'anthropic:claude-haiku-4-5' }, 'ANTHROPIC_API_KEY'],
    [{ TEXT_MODEL: 'openai-compatible:mine' }, 'OPENAI_COMPATIBLE_BASE_URL'],
    [{ OLLAMA_HOST: 'not an address' }, 'OLLAMA_HOST'],
    [{ MODEL_WAIT_SECONDS: 'long' }, 'MODEL_WAIT_SECONDS'],
    [{ MODEL_PAUSE_SECONDS: '0' }, 'MODEL_PAUSE_SECONDS'],
  ])('that names what cannot be is refused with the variable: %o', async (environment, variable) => {
    await expect(open(environment)).rejects.toThrow(ConfigError)
    await expect(open(environment)).rejects.toThrow(variable)
  })
  test('wins over the browser, which says so', async () => {
    const models = await open({ OPENAI_API_KEY: 'sk-test-right-1234' })
    const told = await models.use(choice).catch(error => error.details.fields.provider.de)
    expect(told).toContain('OPENAI_API_KEY')
  })
  test('says how long is waited', async () => {
    openai.next({ fault: 'stall-first' })
    const models = await open({ OPENAI_API_KEY: 'sk-test-right-1234', MODEL_WAIT_SECONDS: '0.2' })
    const { problem } = await read(models.writer()!.write({ system: '', prompt: '', signal }))
    expect(problem?.code).toBe('model_timeout')
  })
})

test('of a short key nothing is shown', async () => {
  const models = await open({ OPENAI_API_KEY: 'secret42' })
  expect(JSON.stringify(models.writer()?.connected)).not.toContain('et42')
})

describe('a program on this machine', () => {
  test('is found when it is started later, and gone when it is gone', async () => {
    const first = await startModel({ as: 'ollama', models: ['qwen3:8b'] })
    const models = await open({ OLLAMA_HOST: first.url })
    expect(nameOf(models)).toBe('ollama:qwen3:8b')
    await first.close()
    await expect.poll(() => models.writer()).toBeUndefined()
    const second = await startModel({ as: 'ollama', models: ['gemma3'], port: first.port })
    await expect.poll(() => nameOf(models)).toBe('ollama:gemma3')
    await second.close()
  })
  test('that is gone in the middle of the day is noticed by the first text it does not write', async () => {
    const program = await startModel({ as: 'ollama', models: ['qwen3:8b'] })
    const config = configFrom({ ...nowhere, OLLAMA_HOST: program.url })
    const settings = settingsIn(database.db)
    const rhythm = { setting: 60_000, programs: 60_000, atMost: 60_000, within: 10_000 }
    const report = (error: unknown) => problems.push(error)
    const models = await openModels({ config, settings, seal: sealFrom(secret), report, rhythm })
    opened.push(models)
    const { write } = models.writer()!
    await program.close()
    const { problem } = await read(write({ system: '', prompt: '', signal }))
    expect(problem?.code).toBe('model_unreachable')
    await expect.poll(() => models.writer()).toBeUndefined()
  })
  test('can be chosen with another of its models', async () => {
    const models = await open({ OLLAMA_HOST: ollama.url })
    await models.use({ provider: 'ollama', model: 'gemma3' })
    expect(models.writer()?.connected).toMatchObject({ name: 'ollama:gemma3', from: 'settings' })
  })
})

describe('a choice', () => {
  test('reaches the other nodes, and so does forgetting it', async () => {
    const [here, there] = [await open(), await open()]
    await here.use(choice)
    await expect.poll(() => there.writer()?.connected).toEqual(here.writer()?.connected)
    const { write } = there.writer()!
    expect(await read(write({ system: '', prompt: 'Wort', signal }))).toMatchObject({ text: 'Tinte.' })
    await there.forget()
    expect(there.writer()).toBeUndefined()
    await expect.poll(() => here.writer()).toBeUndefined()
  })
  test('outlives a restart, and its key lies sealed in the database', async () => {
    await (await open()).use(choice)
    expect(nameOf(await open())).toBe('openai:test-model')
    const { rows } = await database.pool.query('select * from setting')
    expect(JSON.stringify(rows)).toContain('test-model')
    expect(JSON.stringify(rows)).not.toContain('sk-test')
  })
  test('whose key was sealed with another secret is told to the operator, not used without its key', async () => {
    await (await open()).use(choice)
    const models = await open({}, 'the secret of another installation')
    expect(models.writer()).toBeUndefined()
    expect(String(problems)).toContain('another secret')
    expect(String(problems)).not.toContain('sk-test')
  })
  test('without a key keeps the one that is stored, for the same provider only', async () => {
    const models = await open()
    await models.use(choice)
    await models.use({ provider: 'openai', model: 'another-model' })
    expect(models.writer()?.connected).toMatchObject({ model: 'another-model', last4: '1234' })
    expect(await fieldsOf(models.use({ provider: 'mistral', model: 'mistral-small-latest' }))).toEqual(['key'])
    expect(nameOf(models)).toBe('openai:another-model')
  })
  test.each([
    [{ provider: 'nobody', model: 'x' }, ['provider']],
    [{ provider: 'constructor', model: 'x' }, ['provider']],
    [{ provider: 7, model: 'x' }, ['provider']],
    [{ model: 'x' }, ['provider']],
    [{ provider: 'openai', model: ' ', key: 'sk-1' }, ['model']],
    [{ provider: 'openai', model: null, key: 'sk-1' }, ['model']],
    [{ provider: 'openai', model: 'a\nb', key: 'sk-1' }, ['model']],
    [{ provider: 'openai', model: 'a'.repeat(201), key: 'sk-1' }, ['model']],
    [{ provider: 'openai', model: 'x' }, ['key']],
    [{ provider: 'openai', model: 'x', key: 'with a space' }, ['key']],
    [{ provider: 'openai', model: 'x', key: 'sk-1\r\nX-Injected: 1' }, ['key']],
    [{ provider: 'openai', model: 'x', key: { toString: 'sk' } }, ['key']],
    [{ provider: 'openai-compatible', model: 'x' }, ['provider']],
    [{ provider: 'vllm', model: 'x' }, ['provider']],
    [{ provider: 'ollama', model: 'not-pulled' }, ['model']],
    [{ provider: 'ollama', model: 'nomic-embed-text' }, ['model']],
  ])('that cannot be is refused at its field: %o', async (sent, fields) => {
    const models = await open({ OLLAMA_HOST: ollama.url })
    expect(await fieldsOf(models.use(sent))).toEqual(fields)
    expect(await fieldsOf(models.check(sent, signal))).toEqual(fields)
    expect(await settingsIn(database.db).get('textModels')).toBeUndefined()
  })
  test('cannot name an address', async () => {
    const models = await open()
    await models.use({ ...choice, address: 'http://169.254.169.254/', baseUrl: 'http://169.254.169.254/' } as object)
    expect(await settingsIn(database.db).get('textModels')).toEqual({
      models: [{ provider: 'openai', model: 'test-model' }],
      keys: { openai: expect.stringMatching(/^v1\./) },
      levels: { standard: ['openai:test-model'] },
    })
  })
})

describe('trying a connection', () => {
  test('asks the model, and stores nothing', async () => {
    const models = await open()
    const checked = await models.check(choice, signal)
    expect(checked).toEqual({ answer: 'Tinte.', milliseconds: expect.any(Number) })
    expect(checked.milliseconds).toBeGreaterThanOrEqual(0)
    expect(openai.requests.at(-1)!.prompt).toContain('Tinte')
    expect([models.writer(), await settingsIn(database.db).get('textModels')]).toEqual([undefined, undefined])
  })
  test('reads no more than it needs', async () => {
    openai.next({ fault: 'babble' })
    const { answer } = await (await open()).check(choice, signal)
    expect(answer.length).toBeLessThanOrEqual(80)
    await openai.requests.at(-1)!.closed
  })
  test('says which field is wrong', async () => {
    const models = await open()
    expect(await fieldsOf(models.check({ ...choice, key: 'sk-test-wrong' }, signal))).toEqual(['key'])
    openai.next({ status: 404, body: { error: { message: 'The model `x` does not exist' } } })
    expect(await fieldsOf(models.check(choice, signal))).toEqual(['model'])
    openai.next({ status: 402, body: { error: { message: 'Insufficient Balance' } } })
    expect(await fieldsOf(models.check(choice, signal))).toEqual(['key'])
  })
  test('says what else went wrong', async () => {
    const models = await open({ OPENAI_BASE_URL: 'http://127.0.0.1:9' })
    expect(await fieldsOf(models.check(choice, signal))).toBe('model_unreachable')
  })
  test('takes the stored key where none is sent', async () => {
    const models = await open()
    await models.use(choice)
    expect(await models.check({ provider: 'openai', model: 'other' }, signal)).toMatchObject({ answer: 'Tinte.' })
  })
})

test('a store that does not answer is told once, and what is connected stays', async () => {
  let broken = false
  const stored = settingsIn(database.db)
  const settings = {
    ...stored,
    get: (name: 'textModels') => (broken ? Promise.reject(new Error('no connection')) : stored.get(name)),
  } as typeof stored
  const config = configFrom({ ...nowhere, OPENAI_BASE_URL: openai.url })
  const report = (error: unknown) => problems.push(error)
  const models = await openModels({ config, settings, seal: sealFrom(secret), report, rhythm: often })
  opened.push(models)
  await models.use(choice)
  broken = true
  await expect.poll(() => problems.length).toBe(1)
  await new Promise(resolve => setTimeout(resolve, 200))
  expect([problems.length, nameOf(models)]).toEqual([1, 'openai:test-model'])
})
