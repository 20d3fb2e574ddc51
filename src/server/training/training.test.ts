import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { servingOne } from '#tests/serving.ts'
import { begins, brings, german, notes, of, read, starts, told, trainingHouse } from '#tests/training-house.ts'
import { face } from '#tests/training-pictures.ts'
import type { TrainerServer } from '#tests/trainer-server.ts'
import { unzipped } from '#tests/unzipped.ts'
import { tendTrainings } from './tend.ts'

const { served, trainer, anna, pictures, person, filled, becomes, rests, pays } = trainingHouse()

describe('a training', () => {
  test('sends what is used with its captions, is watched, and gives a model that paints for its person alone', async () => {
    const bert = await person()
    const model = await filled()
    await notes(served, model, [await brings(anna, face(), 'Gesicht.png')], true)
    const {
      pictures: [one],
    } = await of(anna, model)
    await anna.patch(`/api/image-models/${model._id}/pictures/${one?._id}`, { caption: 'auf Holz' })
    expect((await anna.post(`/api/image-models/${model._id}/start`, {})).status).toBe(422)
    expect((await starts(anna, model)).status).toBe(200)
    expect(await told(starts(anna, model))).toEqual([409, 'image_model_busy'])
    const { trigger } = await becomes(anna, model, 'training')
    expect(trainer.last()).toMatchObject({ trigger_word: trigger, is_style: false, create_masks: true, hook: null })
    const archive = unzipped(trainer.archive())
    expect([...archive.keys()]).toEqual(['01.jpg', '01.txt', '02.jpg', '02.txt', '03.jpg', '03.txt'])
    expect(String(archive.get('01.txt'))).toBe(`${trigger}, auf Holz`)
    expect(String(archive.get('02.txt'))).toBe(trigger)
    expect(await told(anna.post(`/api/image-models/${model._id}/pictures`, { file: one?.address }))).toEqual([
      ...[409, 'image_model_busy'],
    ])
    trainer.stands('IN_PROGRESS')
    await becomes(anna, model, 'training')
    trainer.stands('COMPLETED')
    const { painter } = await becomes(anna, model, 'ready')

    const models = async (who: Person) =>
      (await read<{ result: { _id: string; name_text: string }[] }>(who.post('/api/imagesEngines/GetImagsModels')))
        .result
    expect(await models(anna)).toContainEqual({ _id: painter, name_text: 'Emaille-Kanne' })
    expect(await models(bert)).toHaveLength(2)
    const form = await read<{ calls: { AiGeneratedImages: { fields: { model?: { options: object } } } } }>(
      anna.get('/api/engines/generate-images'),
    )
    expect(form.calls.AiGeneratedImages.fields.model?.options).toHaveProperty(painter ?? '')
    const paints = (who: Person) =>
      who.post(
        '/api/imagesEngines/AiGeneratedImages',
        { prompt: 'auf einem Felsen', ratio: '1:1', howMany: 1, model: painter },
        german,
      )
    const painted = await paints(anna)
    expect([painted.status, await painted.text()]).toEqual([200, expect.any(String)])
    expect(trainer.painted.at(-1)).toMatchObject({
      prompt: `${trigger}, auf einem Felsen`,
      loras: [{ path: expect.stringMatching(/safetensors$/) }],
    })
    expect(await told(paints(bert))).toEqual([409, 'image_model_gone'])
    const { id } = trainer.last()
    await anna.send(`/api/image-models/${model._id}`, { method: 'DELETE' })
    await tendTrainings(served.world)
    expect(trainer.forgotten).toContain(id)
    expect(await told(paints(anna))).toEqual([409, 'image_model_gone'])
  }, 60_000)

  test('goes on where the service was away, and ends where it refuses or fails', async () => {
    const model = await filled('Haus', 'place')
    trainer.isAway(true)
    await starts(anna, model)
    await tendTrainings(served.world)
    expect((await of(anna, model)).state).toBe('waiting')
    trainer.isAway(false)
    await becomes(anna, model, 'training')
    trainer.isAway(true)
    await served.query(`update image_model set due_at = now() where id = $1`, [model._id])
    await tendTrainings(served.world)
    expect((await of(anna, model)).state).toBe('training')
    trainer.isAway(false)
    trainer.stands('COMPLETED', { fails: true })
    const failed = await becomes(anna, model, 'failed')
    expect([failed.problem, failed.refunded]).toEqual(['training_failed', false])
    trainer.refuses(401)
    await starts(anna, model)
    expect(await becomes(anna, model, 'failed')).toMatchObject({ problem: 'training_refused' })
    trainer.refuses(413)
    await starts(anna, model)
    // What was too much are the pictures, not a text.
    expect(await becomes(anna, model, 'failed')).toMatchObject({ problem: 'training_overfull' })
    trainer.refuses(0)
    await starts(anna, model)
    await becomes(anna, model, 'training')
    await served.query(`update image_model set begun_at = now() - interval '25 hours' where id = $1`, [model._id])
    const { id } = trainer.last()
    expect(await becomes(anna, model, 'failed')).toMatchObject({ problem: 'training_too_long' })
    await tendTrainings(served.world)
    expect(trainer.forgotten).toContain(id)
    await starts(anna, model)
    await becomes(anna, model, 'training')
    trainer.forgets(trainer.last().id)
    expect(await becomes(anna, model, 'failed')).toMatchObject({ problem: 'training_refused' })
  }, 60_000)

  test('goes on while the key of the service is being changed', async () => {
    const model = await filled()
    await starts(anna, model)
    await becomes(anna, model, 'training')
    trainer.locks(true)
    await served.query('update image_model set due_at = now() where id = $1', [model._id])
    await tendTrainings(served.world)
    expect(await of(anna, model)).toMatchObject({ state: 'training', problem: null })
    trainer.locks(false)
    trainer.stands('COMPLETED')
    await becomes(anna, model, 'ready')
  }, 60_000)

  test('that could not be noted is ended at the service', async () => {
    const model = await filled()
    await served.query(`create function unnoted() returns trigger language plpgsql as
      'begin raise exception ''The line was lost.''; end'`)
    await served.query(`create trigger unnoted before update on image_model for each row
      when (new.state = 'training') execute function unnoted()`)
    const before = trainer.forgotten.length
    await starts(anna, model)
    await vi.waitFor(() => expect(trainer.forgotten.length).toBe(before + 1), 30_000)
    await served.query('drop function unnoted cascade')
  }, 60_000)

  test('is heard of by signed news, which forged, old and repeated ones are not', async () => {
    const model = await filled('Stil', 'style')
    await starts(anna, model)
    await becomes(anna, model, 'training')
    await rests(model)
    const { id } = trainer.last()
    trainer.stands('COMPLETED')
    const hears = ({ body, headers }: ReturnType<TrainerServer['news']>) =>
      served.nobody.send('/api/image-models/fal', { method: 'POST', body, headers })
    const { privateKey: stranger } = generateKeyPairSync('ed25519')
    const forged = { ...trainer.news(id), body: '{}' }
    const old = trainer.news(id, { at: Math.floor(Date.now() / 1000) - 3600 })
    for (const one of [forged, old, trainer.news(id, { by: stranger }), { body: '{}', headers: {} as never }])
      expect(await told(hears(one))).toEqual([400, 'webhook_refused'])
    expect((await of(anna, model)).state).toBe('training')
    const news = trainer.news(id)
    expect((await hears(news)).status).toBe(200)
    await vi.waitFor(async () => expect((await of(anna, model)).state).toBe('ready'), 30_000)
    expect((await hears(news)).status).toBe(200)
    expect((await hears(trainer.news('unknown'))).status).toBe(200)
    expect((await of(anna, model)).state).toBe('ready')
  })

  test('that costs nothing waits for the one before, also where two are begun at once', async () => {
    const models = [await filled('Erstes'), await filled('Zweites'), await filled('Drittes')]
    const begun = await Promise.all(models.map(model => starts(anna, model)))
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const at = begun.findIndex(({ ok }) => ok)
    const [first, next] = [models[at], models[(at + 1) % 3]]
    if (!first || !next) throw new Error('None was begun.')
    await becomes(anna, first, 'training')
    expect(await told(starts(anna, next))).toEqual([409, 'training_underway'])
    expect((await of(anna, next)).state).toBe('draft')
    trainer.stands('COMPLETED')
    await becomes(anna, first, 'ready')
    expect((await starts(anna, next)).status).toBe(200)
    // What is paid for is begun beside it.
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const paid = await filled('Bezahlt')
    await pays((await read<{ url: string }>(starts(anna, paid))).url)
    expect(await becomes(anna, paid, 'training')).toMatchObject({ paid: true })
  }, 60_000)

  test('is another person’s alone, also by its address', async () => {
    const bert = await person()
    const model = await filled()
    const at = `/api/image-models/${model._id}`
    for (const answer of [
      bert.get(at),
      bert.patch(at, { name: 'Meins' }),
      bert.send(at, { method: 'DELETE' }),
      starts(bert, model),
      bert.post(`${at}/confirm`, { session: 'cs_1' }),
    ])
      expect((await answer).status).toBe(404)
    expect((await read<{ models: [] }>(bert.get('/api/image-models'))).models).toEqual([])
    expect(await read(anna.patch(at, { name: 'Kanne 2' }))).toMatchObject({ name: 'Kanne 2' })
  })
})

test('where nobody trains, the tool is not ready and says so; where nothing can be paid, too', async () => {
  const bare = await servingOne({ environment: { ALLOWED_PRIVATE_ADDRESSES: new URL(trainer.url).host } })
  const bert = await bare.person({})
  const card = await read<{ ready: boolean; reason: string }>(bert.get('/api/engines/image-model-generator'))
  expect(card).toMatchObject({ ready: false, reason: 'no_trainer' })
  const model = await begins(bert)
  expect(await told(starts(bert, model))).toEqual([503, 'no_trainer'])
  const fal = { service: 'fal', with: 'fal-test', address: trainer.url, model: 'fal-ai/flux/dev' }
  expect((await bare.admin.post('/api/admin/painters', fal)).status).toBe(201)
  await notes(bare, model, await Promise.all(pictures.slice(0, 3).map(bytes => brings(bert, bytes))))
  expect(await told(starts(bert, model))).toEqual([503, 'training_unsold'])
}, 60_000)
