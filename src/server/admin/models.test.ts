import { afterEach, beforeAll, expect, test } from 'vitest'
import { startModel } from '#tests/model-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'

const key = 'sk-test-right-1234'
const openai = running(() => startModel({ key, behave: { text: 'Tinte.' } }))
const ollama = running(() => startModel({ as: 'ollama', models: ['qwen3:8b', 'nomic-embed-text'] }))
const served = serving(() => {
  const environment = { OPENAI_BASE_URL: openai.url, OLLAMA_HOST: ollama.url }
  return { model: false, environment }
})
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium' })
})
afterEach(() => served.world.models.forget())

const german = { 'accept-language': 'de' }
const put = (body: object, headers = german) =>
  served.admin.send('/api/admin/models', { method: 'PUT', body: JSON.stringify(body), headers })
const choice = { provider: 'openai', model: 'test-model', key }

test('only administrators see and change what is connected', async () => {
  const send = (path: string, method: string) => anna.send(path, { method, body: method === 'GET' ? undefined : '{}' })
  const refused = [
    await send('/api/admin/models', 'GET'),
    await send('/api/admin/models', 'PUT'),
    await send('/api/admin/models', 'DELETE'),
    await send('/api/admin/models/check', 'POST'),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect((await served.nobody.get('/api/admin/models')).status).toBe(401)
  expect((await served.nobody.get('/api/models')).status).toBe(401)
})

test('everyone sees whether a model is connected, and what they can do about it', async () => {
  await put(choice)
  expect(await (await anna.get('/api/models')).json()).toEqual({
    ...{ connected: true, name: 'openai:test-model', ways: 'ask' },
  })
  expect(await (await served.admin.get('/api/models')).json()).toMatchObject({ ways: 'set' })
})

test('an administrator sees since when, and whether by one of several servers, models were measured', async () => {
  const { measured } = await (await served.admin.get('/api/admin/models')).json()
  expect(measured).toEqual({
    since: served.world.operation.since.toISOString(),
    several: served.world.config.cacheUrl.startsWith('redis:'),
  })
})

test('an administrator sees what is connected, what was found, and who offers models at what cost', async () => {
  const shown = async () => (await served.admin.get('/api/admin/models')).json()
  await expect.poll(async () => (await shown()).found.length, { timeout: 15_000 }).toBe(1)
  const { connected, found, providers } = await shown()
  expect(connected).toMatchObject({ name: 'ollama:qwen3:8b', from: 'found' })
  expect(found).toEqual([{ provider: 'ollama', address: ollama.url, models: ['qwen3:8b'] }])
  expect(providers.find(({ id }: { id: string }) => id === 'anthropic')).toEqual({
    id: 'anthropic',
    name: 'Anthropic',
    keysAt: expect.stringMatching(/^https:/),
    models: expect.arrayContaining([expect.stringMatching(/^claude/)]),
    costs: { de: expect.stringMatching(/Verbrauch/), en: expect.stringMatching(/use/) },
  })
  expect(providers.map(({ id }: { id: string }) => id)).not.toContain('openai-compatible')
})

test('a model is connected and forgotten without a restart, and its key never comes back', async () => {
  const answer = await (await put(choice)).text()
  expect(JSON.parse(answer).connected).toEqual({
    ...{ name: 'openai:test-model', provider: 'openai', model: 'test-model', from: 'settings', last4: '1234' },
  })
  const shown = await (await served.admin.get('/api/admin/models')).text()
  const forgotten = await (await served.admin.send('/api/admin/models', { method: 'DELETE' })).text()
  for (const text of [answer, shown, forgotten]) expect(text).not.toContain('sk-test-right')
  expect(JSON.parse(forgotten).connected?.from).not.toBe('settings')
})

test('a connection is tried for real', async () => {
  const answer = await served.admin.post('/api/admin/models/check', choice)
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { ok: true, answer: 'Tinte.', milliseconds: expect.any(Number) },
  ])
})

test.each([
  ['de', 'Der Anbieter nimmt diesen Schlüssel nicht an.'],
  ['en', 'The provider does not accept this key.'],
])('a wrong key is told at its field, in %s, and is not repeated', async (language, sentence) => {
  const wrong = { ...choice, key: 'sk-test-wrong-9999' }
  const answer = await served.admin.post('/api/admin/models/check', wrong, { 'accept-language': language })
  const text = await answer.text()
  expect([answer.status, JSON.parse(text).fields]).toEqual([422, { key: sentence }])
  expect(text).not.toContain('sk-test-wrong')
})

test('an unknown model is told at its field, an unreachable provider in a sentence', async () => {
  openai.next({ status: 404, body: { error: { message: 'The model `x` does not exist' } } })
  const unknown = await served.admin.post('/api/admin/models/check', choice, german)
  expect(await unknown.json()).toMatchObject({ fields: { model: 'Der Anbieter kennt dieses Modell nicht.' } })
  openai.next({ fault: 'reset' }, { fault: 'reset' }, { fault: 'reset' })
  const gone = await served.admin.post('/api/admin/models/check', choice, german)
  expect([gone.status, (await gone.json()).message]).toEqual([502, expect.stringContaining('nicht erreichbar')])
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', ''],
  ['null', 'null'],
])('%s is no choice', async (_, body) => {
  const answer = await served.admin.send('/api/admin/models', { method: 'PUT', body, headers: german })
  expect(answer.status).toBe(422)
})
