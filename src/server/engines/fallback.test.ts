import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startModel } from '#tests/model-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'

const second = running(startModel)
const served = serving(() => ({
  environment: {
    TEXT_MODEL: 'openai-compatible:first,mistral:second',
    MISTRAL_BASE_URL: second.url,
    GROQ_BASE_URL: `${second.url}/v1`,
  },
}))
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'premium_plus' })
})
beforeEach(async () => {
  served.model.behave({ text: 'Vom ersten.' })
  second.behave({ text: 'Vom zweiten.' })
  await served.admin.post('/api/admin/models/openai-compatible%3Afirst/try', {})
})
afterEach(() => served.world.models.forget())

const first = { name: 'openai-compatible:first' }
const other = { name: 'mistral:second' }
const refused = { status: 401 }
const stream = { accept: 'text/event-stream' }
const post = { content: 'Wir eröffnen ein Reparaturcafé.' }
const runOf = async (answer: Response) => {
  await answer.text()
  return (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
}
const models = async () => (await served.admin.get('/api/admin/models')).json()
const level = (body: object, language = 'de') =>
  served.admin.send('/api/admin/models/levels', {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'accept-language': language },
  })
const lastDeed = async () => (await (await served.admin.get('/api/admin/audit?limit=1')).json()).entries[0]

test('a text comes from the next model, costs once and names the one that wrote', async () => {
  const before = await anna.used()
  served.model.behave(refused)
  const run = await runOf(await anna.ask('event_description', post, stream))
  expect(run).toMatchObject({ state: 'done', answer: 'Vom zweiten.', model: other.name, cost: 1, charged: true })
  expect(await anna.used()).toBe(before + 1)
})

test('a text that broke off is not begun anew elsewhere, and costs nothing', async () => {
  const [before, asked] = [await anna.used(), second.requests.length]
  served.model.cuts('Eins zwei drei vier fünf sechs.')
  const run = await runOf(await anna.ask('event_description', post, stream))
  expect(run).toMatchObject({ state: 'failed', problem: 'model_cut', model: first.name, charged: false })
  expect([await anna.used(), second.requests.length]).toEqual([before, asked])
})

test('what one model could not write is tried with another on request, which is named before, and costs once', async () => {
  const before = await anna.used()
  served.model.cuts('Eins zwei drei vier fünf sechs.')
  const failed = await runOf(await anna.ask('event_description', post, stream))
  const named = await (await anna.get(`/api/runs/${failed._id}/other-model`)).json()
  expect(named).toEqual({ model: other.name })
  const run = await runOf(await anna.ask(`event_description?again=${failed._id}&by=other`, post, stream))
  expect(run).toMatchObject({ state: 'done', answer: 'Vom zweiten.', model: other.name, charged: true })
  expect(await anna.used()).toBe(before + 1)
  // From there the way leads back to the first.
  expect(await (await anna.get(`/api/runs/${run._id}/other-model`)).json()).toEqual({ model: first.name })
  const ben = await served.person({ plan: 'premium_plus' })
  expect((await ben.get(`/api/runs/${failed._id}/other-model`)).status).toBe(404)
})

test('so is a change that one model could not make; the text stays as it was', async () => {
  served.model.says('Vom ersten.')
  const text = await runOf(await anna.ask('event_description', post, stream))
  served.model.cuts('Eins zwei drei vier fünf sechs.')
  const path = `/api/runs/${text._id}/refine`
  const failed = await runOf(await anna.post(path, { how: 'shorter' }, stream))
  expect(failed).toMatchObject({ state: 'failed', model: first.name, charged: false })
  const again = `${path}?again=${failed._id}&by=other`
  const changed = await runOf(await anna.post(again, { how: 'shorter' }, stream))
  expect(changed).toMatchObject({ state: 'done', model: other.name, parent: text._id, charged: true })
})

test('so is a tool of the drawer of the editor', async () => {
  served.model.cuts('Eins zwei drei vier fünf sechs.')
  const body = { inputs: { full_text: 'Der Ofen brannte.', language: 'DE' }, query: '', response_mode: 'streaming' }
  const path = '/api/editor/regenerate'
  const failed = await runOf(await anna.post(path, body, stream))
  expect(failed).toMatchObject({ state: 'failed', model: first.name, charged: false })
  const run = await runOf(await anna.post(`${path}?again=${failed._id}&by=other`, body, stream))
  expect(run).toMatchObject({ state: 'done', model: other.name, charged: true })
})

test('of a long text that two models wrote, both are named', async () => {
  served.model.behave(refused)
  served.model.says('["Anfang", "Ende"]')
  const run = await runOf(await anna.ask('generate_essay', { topic: 'Reparieren', tone: 'formal' }, stream))
  expect(run).toMatchObject({ state: 'done', model: `${first.name} + ${other.name}`, charged: true, cost: 3 })
})

test('each of several answers can come from another model, and each costs once', async () => {
  const before = await anna.used()
  served.model.behave(refused)
  const run = await runOf(await anna.ask('event_description', { ...post, more: { variants: 2 } }, stream))
  expect(run).toMatchObject({
    state: 'done',
    model: other.name,
    cost: 2,
    variants: [{ problem: null }, { problem: null }],
  })
  expect(await anna.used()).toBe(before + 2)
})

test('a short text is asked of the quick models, as soon as there are some', async () => {
  const ask = async () => (await runOf(await anna.ask('slogan', { content: 'Reparaturcafé' }, stream))).model
  expect(await ask()).toBe(first.name)
  expect((await level({ level: 'quick', models: [other.name] })).status).toBe(200)
  expect(await ask()).toBe(other.name)
  await level({ level: 'quick', models: [] })
  expect(await ask()).toBe(first.name)
})

test('an administrator sees which model has trouble, why, and how fast the others begin', async () => {
  served.model.behave(refused)
  await runOf(await anna.ask('event_description', post, stream))
  const { models: all, levels, connected } = await models()
  expect(all).toMatchObject([
    { ...first, from: 'environment', works: true, trouble: { code: 'model_refused', about: 'key', passedUntil: null } },
    { ...other, trouble: null, first: { milliseconds: expect.any(Number), of: expect.any(Number) } },
  ])
  expect([levels.standard, connected.name]).toEqual([{ ahead: [first.name, other.name], own: [] }, first.name])
})

test('a model is added, given another key, tried and removed, whatever its name, and all of it is recorded', async () => {
  const choice = { provider: 'groq', model: 'meta/llama 4:fast', key: 'gsk_test_right_1234' }
  const added = await served.admin.post('/api/admin/models', choice)
  const text = await added.text()
  expect([added.status, text.includes('gsk_test')]).toEqual([201, false])
  expect(await lastDeed()).toMatchObject({ did: 'model_added' })
  const body = JSON.stringify({ provider: 'groq', key: 'gsk_test_other_5678' })
  const keyed = await (await served.admin.send('/api/admin/models/key', { method: 'PUT', body })).json()
  expect(keyed.models.at(-1)).toMatchObject({ model: 'meta/llama 4:fast', last4: '5678', from: 'settings' })
  expect(await lastDeed()).toMatchObject({ did: 'model_key_set' })
  const at = `/api/admin/models/${encodeURIComponent('groq:meta/llama 4:fast')}`
  expect(await (await served.admin.post(`${at}/try`, {})).json()).toMatchObject({ ok: true, answer: 'Vom zweiten.' })
  expect((await served.admin.send(at, { method: 'DELETE' })).status).toBe(200)
  expect(await lastDeed()).toMatchObject({ did: 'model_removed' })
  expect((await models()).models).toHaveLength(2)
  expect((await served.admin.send(at, { method: 'DELETE' })).status).toBe(404)
})

test.each([
  ['de', 'Dieses Modell ist nicht verbunden: openai:other'],
  ['en', 'This model is not connected: openai:other'],
])('an order that cannot be is told at its field, in %s', async (language, sentence) => {
  const answer = await level({ level: 'best', models: ['openai:other'] }, language)
  expect([answer.status, (await answer.json()).fields]).toEqual([422, { models: sentence }])
})

test('only administrators may', async () => {
  const sent = [
    await anna.post('/api/admin/models', {}),
    await anna.send('/api/admin/models/levels', { method: 'PUT', body: '{}' }),
    await anna.send('/api/admin/models/key', { method: 'PUT', body: '{}' }),
    await anna.post('/api/admin/models/mistral%3Asecond/try', {}),
    await anna.send('/api/admin/models/mistral%3Asecond', { method: 'DELETE' }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})
