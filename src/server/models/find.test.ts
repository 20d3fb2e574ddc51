import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Program } from '#tests/model/programs.ts'
import { type ModelServerOptions, nowhere, startModel } from '#tests/model-server.ts'
import type { Environment } from '../config.ts'
import { finder } from './find.ts'

const variables = {
  ollama: 'OLLAMA_HOST',
  lmstudio: 'LMSTUDIO_ADDRESS',
  llamacpp: 'LLAMACPP_ADDRESS',
  vllm: 'VLLM_ADDRESS',
} as const
type Name = keyof typeof variables
const names = Object.keys(variables) as Name[]

/** Programs are waited for as long as a busy machine needs. */
const finding = (environment: Environment, within = 10_000) =>
  finder({ environment, local: { names: () => [] }, within })

const started = async (options: ModelServerOptions) => {
  const model = await startModel(options)
  onTestFinished(() => model.close())
  return model
}
/** What is found where this program listens at the address of that one. */
const foundWhere = async (listens: Program, at: Name, models: readonly string[]) => {
  const { url } = await started({ as: listens, models })
  return finding({ ...nowhere, [variables[at]]: url })()
}

test.each(names)('%s is found, with the models that write', async name => {
  const models = ['qwen3:8b', 'nomic-embed-text', 'gemma3', 'bge-m3']
  const [found, ...more] = await foundWhere(name, name, models)
  expect(found).toMatchObject({ provider: name, models: ['qwen3:8b', 'gemma3'] })
  expect(more).toEqual([])
})

test.each(names)('no other program is taken for %s', async name => {
  const others: Program[] = ['other', 'openai', ...names.filter(other => other !== name)]
  for (const other of others) expect(await foundWhere(other, name, ['one'])).toEqual([])
})

test('nothing is found where nobody listens', async () => expect(await finding(nowhere)()).toEqual([]))

test('several are found at once', async () => {
  const [ollama, vllm] = await Promise.all([started({ as: 'ollama' }), started({ as: 'vllm' })])
  const found = await finding({ ...nowhere, OLLAMA_HOST: ollama.url, VLLM_ADDRESS: vllm.url })()
  expect(found).toEqual([
    { provider: 'ollama', address: ollama.url, models: ['test-model'] },
    { provider: 'vllm', address: `${vllm.url}/v1`, models: ['test-model'] },
  ])
})

test('a program that wants a key is found by the one in the environment', async () => {
  const { url } = await started({ as: 'vllm', key: 'secret-1' })
  expect(await finding({ ...nowhere, VLLM_ADDRESS: url })()).toEqual([])
  expect(await finding({ ...nowhere, VLLM_ADDRESS: url, VLLM_API_KEY: 'secret-1' })()).toHaveLength(1)
})

test('one that is gone is gone at once', async () => {
  const model = await startModel({ as: 'ollama' })
  const find = finding({ ...nowhere, OLLAMA_HOST: model.url })
  expect(await find()).toHaveLength(1)
  await model.close()
  expect(await find()).toEqual([])
})

test('one that hangs is believed in once more, and no longer', async () => {
  const model = await startModel({ as: 'ollama' })
  const find = finding({ ...nowhere, OLLAMA_HOST: model.url }, 1000)
  const [found] = await find()
  await model.close()
  const silent = createServer().listen(model.port, '127.0.0.1')
  await once(silent, 'listening')
  expect((silent.address() as AddressInfo).port).toBe(model.port)
  expect(await find()).toEqual([found])
  expect(await find()).toEqual([])
  silent.close()
})
