import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReplicateServer } from '#tests/replicate-server.ts'
import { german, of, read, starts, told, trainingHouse } from '#tests/training-house.ts'
import { unzipped } from '#tests/unzipped.ts'
import { tendTrainings } from './tend.ts'

const { served, replicate, anna, filled, becomes, rests } = trainingHouse()

describe('at Replicate', () => {
  const hears = ({ body, headers }: ReturnType<ReplicateServer['news']>) =>
    served.nobody.send('/api/image-models/replicate', { method: 'POST', body, headers })
  const chooses = (service: string) => served.admin.put('/api/admin/training', { trainer: service })
  beforeEach(() => {
    replicate.isAway(false)
    replicate.refuses(0)
    return chooses('replicate')
  })

  test('a model is trained as a version of a private one, paints by its own name, and is deleted there', async () => {
    expect(await told(chooses('openai'))).toEqual([422, 'invalid'])
    expect(await read<object>(anna.get('/api/image-models'))).toMatchObject({
      trainer: 'Replicate',
      service: 'replicate',
    })
    const model = await filled()
    const start = { consent: true, service: 'fal' }
    expect(await told(anna.post(`/api/image-models/${model._id}/start`, start))).toEqual([422, 'invalid'])
    expect((await starts(anna, model)).status).toBe(200)
    const { trigger } = await becomes(anna, model, 'training')
    const { id, destination, webhook, input } = replicate.last()
    expect({ destination, webhook, input }).toMatchObject({
      ...{ destination: 'acme/federwerk-trained', webhook: undefined },
      input: { trigger_word: trigger, autocaption: false },
    })
    expect([...unzipped(replicate.archive()).keys()].slice(0, 2)).toEqual(['01.jpg', '01.txt'])
    expect(replicate.models).toMatchObject([{ owner: 'acme', name: 'federwerk-trained', visibility: 'private' }])
    // What was begun there goes on there, whoever trains from now on.
    await chooses('fal')
    replicate.stands('processing')
    await becomes(anna, model, 'training')
    replicate.stands('succeeded')
    const { painter } = await becomes(anna, model, 'ready')
    const paints = { prompt: 'auf einem Felsen', ratio: '1:1', howMany: 1, model: painter }
    const painted = await anna.post('/api/imagesEngines/AiGeneratedImages', paints, german)
    expect(painted.status).toBe(200)
    const version = replicate.versionOf(id)
    expect(replicate.painted.at(-1)).toMatchObject({
      ...{ version: `acme/federwerk-trained:${version}` },
      input: { prompt: `${trigger}, auf einem Felsen`, aspect_ratio: '1:1' },
    })
    const run = await read<{ model: string }>(anna.get(`/api/runs/${painted.headers.get('x-run-id')}`))
    expect(run.model).toBe('replicate:ostris/flux-dev-lora-trainer')
    await anna.send(`/api/image-models/${model._id}`, { method: 'DELETE' })
    await tendTrainings(served.world)
    expect(replicate.removed).toEqual([`/models/acme/federwerk-trained/versions/${version}`])
  }, 60_000)

  test('signed news are heard; it goes on where Replicate was away, and ends where it refuses or fails', async () => {
    const model = await filled('Stil', 'style')
    replicate.isAway(true)
    await starts(anna, model)
    await tendTrainings(served.world)
    replicate.isAway(false)
    await becomes(anna, model, 'training')
    await rests(model)
    expect(replicate.models).toHaveLength(1)
    const { id } = replicate.last()
    replicate.stands('failed')
    const stranger = `whsec_${Buffer.from('another').toString('base64')}`
    const old = replicate.news(id, { at: Math.floor(Date.now() / 1000) - 3600 })
    for (const one of [replicate.news(id, { by: stranger }), old, { ...replicate.news(id), body: `{"id":"${id}"}` }])
      expect(await told(hears(one))).toEqual([400, 'webhook_refused'])
    expect((await hears(replicate.news('unknown'))).status).toBe(200)
    expect((await of(anna, model)).state).toBe('training')
    expect((await hears(replicate.news(id))).status).toBe(200)
    await vi.waitFor(async () => expect((await of(anna, model)).state).toBe('failed'), 30_000)
    expect(await of(anna, model)).toMatchObject({ problem: 'training_failed' })
    replicate.refuses(402)
    await starts(anna, model)
    expect(await becomes(anna, model, 'failed')).toMatchObject({ problem: 'training_refused' })
  }, 60_000)

  test('one of which news come while it is looked at is looked at once more', async () => {
    const model = await filled('Neu')
    await starts(anna, model)
    await becomes(anna, model, 'training')
    const { imageModels } = served.world
    await rests(model)
    replicate.stands('failed')
    await imageModels.hasten('replicate', replicate.last().id)
    await imageModels.delay(model._id, 300, false)
    await tendTrainings(served.world)
    await vi.waitFor(async () => expect((await of(anna, model)).state).toBe('failed'), 30_000)
  }, 60_000)

  test('what was begun there is not begun again where its answer was lost', async () => {
    const model = await filled('Verloren')
    replicate.losesAnswers(true)
    const before = replicate.begun()
    await starts(anna, model)
    await vi.waitFor(() => expect(replicate.begun()).toBe(before + 1), 30_000)
    replicate.losesAnswers(false)
    await becomes(anna, model, 'training')
    expect(replicate.begun()).toBe(before + 1)
    replicate.stands('succeeded')
    await becomes(anna, model, 'ready')
  }, 60_000)
})
