import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { writeTinyModel } from '#tests/gguf/tiny-model.ts'
import { read } from '#tests/model/read.ts'
import { nowhere } from '#tests/model-server.ts'
import { configFrom, type Environment } from '../config.ts'
import { settingsIn } from '../store/settings.ts'
import { canRunModels } from '../local-model/shelf.ts'
import type { Models } from './models.ts'
import { openModels } from './open-models.ts'
import { sealFrom } from './seal.ts'

let database: FreshDatabase
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'federwerk-local-'))
  await mkdir(join(folder, 'models', 'write'), { recursive: true })
  await writeTinyModel(join(folder, 'models', 'write', 'tiny.gguf'))
  await writeTinyModel(join(folder, 'elsewhere.gguf'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const opened: Models[] = []
const open = async (environment: Environment = {}, data = folder) => {
  const models = await openModels({
    config: configFrom({ ...nowhere, DATA_DIR: data, ...environment }),
    settings: settingsIn(database.db),
    seal: sealFrom('a secret of this installation, long enough'),
    report: () => undefined,
    rhythm: { setting: 20, programs: 40, atMost: 0, within: 10_000 },
  })
  opened.push(models)
  return models
}
afterEach(async () => {
  for (const models of opened.splice(0)) models.close()
  await settingsIn(database.db).remove('textModels')
})
const signal = new AbortController().signal
const said = (models: Models) => read(models.writer()!.write({ system: '', prompt: 'Wort', signal, creativity: 0 }))

describe.skipIf(!canRunModels())('a model in a file', { timeout: 60_000 }, () => {
  test('writes where nothing else is connected', async () => {
    const models = await open()
    expect(models.writer()?.connected).toMatchObject({ name: 'local:tiny', from: 'found' })
    expect(await models.found()).toEqual([{ provider: 'local', address: 'local:', models: ['tiny'] }])
    expect((await said(models)).text).not.toBe('')
  })

  test('is tried and connected like any other', async () => {
    const models = await open()
    const choice = { provider: 'local', model: 'tiny' }
    expect((await models.check(choice, signal)).answer).not.toBe('')
    await models.use(choice)
    expect(models.writer()?.connected).toMatchObject({ name: 'local:tiny', from: 'settings' })
  })

  test('is named in the environment, by its name or where it lies', async () => {
    const named = await open({ TEXT_MODEL: 'local:tiny' })
    expect((await said(named)).text).not.toBe('')
    const anywhere = await open({ TEXT_MODEL: `local:${join(folder, 'elsewhere.gguf')}` }, '/nowhere')
    expect((await said(anywhere)).text).not.toBe('')
  })

  test('cannot be chosen in the browser by where it lies', async () => {
    const choice = { provider: 'local', model: join(folder, 'elsewhere.gguf') }
    await expect((await open()).add(choice)).rejects.toMatchObject({ code: 'invalid' })
  })

  test('that is not there is told as a sentence', async () => {
    expect((await said(await open({ TEXT_MODEL: 'local:gone' }))).problem?.code).toBe('model_file')
  })
})
