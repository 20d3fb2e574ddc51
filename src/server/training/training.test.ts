import { generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Person, Served } from '#tests/serve.ts'
import { running, serving, servingOne } from '#tests/serving.ts'
import { type ReplicateServer, startReplicate } from '#tests/replicate-server.ts'
import { startStripe } from '#tests/stripe-server.ts'
import { startTrainer, type TrainerServer } from '#tests/trainer-server.ts'
import { blurred, doubled, face, sharpPicture } from '#tests/training-pictures.ts'
import { unzipped } from '#tests/unzipped.ts'
import { tendTrainings } from './tend.ts'
import type { ImageModelView } from './views.ts'

const stripe = running(startStripe)
const trainer = running(startTrainer)
const replicate = running(startReplicate)
const served = serving(() => {
  const IMAGE_MODEL = 'fal:fal-ai/flux/dev,replicate:black-forest-labs/flux-schnell'
  return {
    jobs: true,
    environment: { ...stripe.environment, ...trainer.environment, ...replicate.environment, IMAGE_MODEL },
  }
})
/** Somebody with three good pictures, and their addresses. */
let anna: Person
let brought: string[] = []
const pictures: Buffer[] = []
beforeAll(async () => {
  stripe.tells(served.url)
  for (let number = 0; number < 4; number++) pictures.push(await sharpPicture(number))
  anna = await person()
  brought = await Promise.all(pictures.slice(0, 3).map(bytes => brings(anna, bytes)))
  // Files stay as long as one model has them.
  await filled('Bleibt')
})
beforeEach(async () => {
  trainer.isAway(false)
  trainer.refuses(0)
  await served.admin.put('/api/admin/training', { cents: 0, trainer: 'fal' })
  // What the last test has left underway is in nobody's way.
  await served.query(`update image_model set state = 'failed', due_at = null where state in ('waiting', 'training')`)
})

const german = { 'accept-language': 'de' }
const read = async <Body = ImageModelView>(answer: Promise<Response>) => {
  const got = await answer
  const body = await got.json()
  expect(got.ok, JSON.stringify(body)).toBe(true)
  return body as Body
}
const told = async (answer: Promise<Response>) => {
  const got = await answer
  return [got.status, ((await got.json()) as { code: string }).code]
}
const brings = async (person: Person, bytes: Buffer, name = 'Bild.png') =>
  (await read<{ response: string }>(person.upload(new File([new Uint8Array(bytes)], name), '/api/upload/image')))
    .response
const begins = (person: Person, name = 'Emaille-Kanne', kind = 'product') =>
  read(person.post('/api/image-models', { name, kind }))
const adds = async (person: Person, model: { _id: string }, bytes: Buffer) =>
  read(person.post(`/api/image-models/${model._id}/pictures`, { file: await brings(person, bytes) }))
const of = (person: Person, model: { _id: string }) => read(person.get(`/api/image-models/${model._id}`))
const starts = (person: Person, model: { _id: string }, headers = german) =>
  person.post(`/api/image-models/${model._id}/start`, { consent: true }, headers)
/** Lets time go by until a model stands so. */
const becomes = async (person: Person, model: { _id: string }, state: ImageModelView['state']) =>
  vi.waitFor(
    async () => {
      // One that somebody is just beginning, who has five minutes for it, stays theirs: it would be begun twice.
      await served.query(`update image_model set due_at = now() where due_at < now() + interval '4 minutes'
        and (state <> 'waiting' or tries > 0)`)
      await tendTrainings(served.world)
      const now = await of(person, model)
      expect(now.state).toBe(state)
      return now
    },
    { timeout: 30_000, interval: 200 },
  )
/** From now on a model is looked at only when there is news of it. */
const rests = (model: { _id: string }) =>
  served.query(`update image_model set due_at = now() + interval '1 hour' where id = $1`, [model._id])
/** As pictures are noted once they were looked at: each looks another way. */
const prints = ['0', 'ffff0000ffff0000', 'ffffffffffffffff']
const notes = (to: Pick<Served, 'query'>, model: { _id: string }, files: readonly string[], hasFace = false) =>
  to.query(
    `insert into image_model_picture (model, file, width, height, sharpness, print, face, created_at)
      select $1, substr(file, 8), 640, 560, 100, print, $4, now() + interval '1 second' * at
      from unnest($2::text[], $3::text[]) with ordinality as noted (file, print, at)`,
    [model._id, files, prints.slice(0, files.length), hasFace],
  )
/** A model of hers with three good pictures; looking at them takes long, and is shown above. */
const filled = async (name?: string, kind?: string) => {
  const model = await begins(anna, name, kind)
  await notes(served, model, brought)
  return model
}
const person = () => served.person({ plan: 'basic' })
const settled = (payment: string) =>
  vi.waitFor(() => expect(stripe.payments().find(({ id }) => id === payment)?.refunded).toBe(true), 30_000)
const pays = async (url: string) => {
  const { headers } = await fetch(url, { method: 'POST', redirect: 'manual' })
  return headers.get('location') ?? ''
}

describe('pictures', () => {
  test('are looked at: who is seen, what is too small, blurred or there twice; only the others are used', async () => {
    const anna = await person()
    const model = await begins(anna)
    expect(model).toMatchObject({ state: 'draft', used: 0, trigger: expect.stringMatching(/^EMAILLEK[A-Z]{4}$/) })
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = pictures
    await adds(anna, model, first)
    await adds(anna, model, face())
    await adds(anna, model, await doubled(first))
    await adds(anna, model, await sharp(second).resize(320).png().toBuffer())
    const { pictures: found, used } = await adds(anna, model, await blurred(pictures[3] ?? second))
    expect(found.map(({ findings }) => findings)).toEqual([[], ['person'], ['double'], ['small'], ['blurred']])
    expect(found[2]?.doubleOf).toBe(1)
    expect([used, found.map(one => one.used)]).toEqual([2, [true, false, false, false, true]])
    expect(await told(starts(anna, model))).toEqual([409, 'image_model_pictures_few'])
    const less = await read(anna.send(`/api/image-models/${model._id}/pictures/${found[0]?._id}`, { method: 'DELETE' }))
    expect(less.pictures.map(({ findings }) => findings)).toEqual([['person'], [], ['small'], ['blurred']])
    expect((await anna.get(found[0]?.address ?? '')).status).toBe(404)
  }, 120_000)

  test('have captions; what is no picture, another’s or one too many is refused', async () => {
    const [anna, bert] = [await person(), await person()]
    const model = await begins(anna)
    const {
      pictures: [one],
    } = await adds(anna, model, pictures[0] ?? Buffer.alloc(0))
    const at = `/api/image-models/${model._id}/pictures`
    const named = await read(anna.patch(`${at}/${one?._id}`, { caption: ' auf Holz ' }))
    expect(named.pictures[0]?.caption).toBe('auf Holz')
    expect((await anna.patch(`${at}/${one?._id}`, { caption: 'x'.repeat(501) })).status).toBe(422)
    expect((await anna.post(at, { file: '/files/nothing' })).status).toBe(422)
    expect((await anna.post(at, { file: 'https://example.com/x.png' })).status).toBe(422)
    const text = await read<{ response: string }>(anna.upload(new File(['Text'], 'Notiz.txt')))
    expect((await anna.post(at, { file: text.response })).status).toBe(422)
    expect((await anna.post(at, { file: await brings(bert, pictures[1] ?? Buffer.alloc(0)) })).status).toBe(422)
    await served.query(
      `with made as (insert into file (id, "user", name, type, bytes)
        select 'many-' || n, $1, n::text, 'image/png', 1 from generate_series(1, 59) as n returning id)
      insert into image_model_picture (model, file, width, height, sharpness, print, face)
      select $2, id, 600, 600, 100, '0', false from made`,
      [anna.id, model._id],
    )
    const more = { file: await brings(anna, pictures[1] ?? Buffer.alloc(0)) }
    expect(await told(anna.post(at, more))).toEqual([409, 'image_model_pictures_full'])
  }, 60_000)

  test('of a model stay although no text uses them, and go with it', async () => {
    const anna = await person()
    const model = await begins(anna)
    const { pictures: all } = await adds(anna, model, pictures[0] ?? Buffer.alloc(0))
    await served.query(`update file set created_at = now() - interval '400 days' where "user" = $1`, [anna.id])
    await served.world.files.clean()
    expect((await anna.get(all[0]?.address ?? '')).status).toBe(200)
    expect((await anna.send(`/api/image-models/${model._id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await anna.get(all[0]?.address ?? '')).status).toBe(404)
    expect(await read<{ used: number }>(anna.get('/api/files'))).toMatchObject({ used: 0 })
    expect((await anna.get(`/api/image-models/${model._id}`)).status).toBe(404)
  }, 60_000)
})

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

describe('the fee', () => {
  test('is paid on Stripe’s page, begins the training, and is paid once', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const model = await filled()
    const before = stripe.payments().length
    const [one, two] = [
      await read<{ url: string }>(starts(anna, model)),
      await read<{ url: string }>(starts(anna, model)),
    ]
    expect((await of(anna, model)).state).toBe('draft')
    const back = await pays(one.url)
    expect(back).toContain(`/de/pictures/image-model-generator?model=${model._id}&paid=cs_`)
    expect(await becomes(anna, model, 'training')).toMatchObject({ paid: true })
    const session = new URL(back).searchParams.get('paid')
    expect((await anna.post(`/api/image-models/${model._id}/confirm`, { session })).status).toBe(200)
    await pays(two.url)
    const [first, second] = stripe.payments().slice(before)
    expect(first).toMatchObject({ cents: 4999, refunded: false })
    await settled(second?.id ?? '')
    trainer.stands('COMPLETED')
    await becomes(anna, model, 'ready')
    expect(stripe.payments()[before]?.refunded).toBe(false)
  }, 60_000)

  test('that was taken by a server which then ended begins the training when Stripe tells of it again', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const model = await filled()
    const { url } = await read<{ url: string }>(starts(anna, model))
    await served.query(`create function ends() returns trigger language plpgsql as
      'begin raise exception ''The line was lost.''; end'`)
    await served.query(`create trigger ends before update on image_model for each row
      when (new.state = 'waiting') execute function ends()`)
    const back = await pays(url)
    await vi.waitFor(async () => expect(await of(anna, model)).toMatchObject({ state: 'draft', paid: true }), 30_000)
    await served.query('drop function ends cascade')
    const session = new URL(back).searchParams.get('paid')
    await anna.post(`/api/image-models/${model._id}/confirm`, { session })
    expect(await becomes(anna, model, 'training')).toMatchObject({ paid: true })
  }, 60_000)

  test('is given back where the training fails, and counts no second time', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const model = await filled()
    const click = { ...german, 'idempotency-key': 'one' }
    const back = await pays((await read<{ url: string }>(starts(anna, model, click))).url)
    await becomes(anna, model, 'training')
    trainer.stands('COMPLETED', { fails: true })
    expect(await becomes(anna, model, 'failed')).toMatchObject({ refunded: true, paid: false })
    await settled(stripe.payments().at(-1)?.id ?? '')
    const session = new URL(back).searchParams.get('paid')
    const again = await read(anna.post(`/api/image-models/${model._id}/confirm`, { session }))
    expect(again).toMatchObject({ state: 'failed', paid: false })
    await pays((await read<{ url: string }>(starts(anna, model, click))).url)
    expect(await becomes(anna, model, 'training')).toMatchObject({ paid: true })
  }, 60_000)

  test('is not lost where it cannot be noted that it is to be given back: the training has not ended then', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const model = await filled()
    await pays((await read<{ url: string }>(starts(anna, model))).url)
    await becomes(anna, model, 'training')
    trainer.stands('COMPLETED', { fails: true })
    await served.query(`create function no_job() returns trigger language plpgsql as
      'begin raise exception ''The line was lost.''; end'`)
    await served.query(`create trigger no_job before insert on pgboss.job for each row execute function no_job()`)
    await served.query('update image_model set due_at = now() where id = $1', [model._id])
    await tendTrainings(served.world).catch(() => undefined)
    expect(await of(anna, model)).toMatchObject({ state: 'training', refunded: false })
    await served.query('drop function no_job cascade')
    expect(await becomes(anna, model, 'failed')).toMatchObject({ refunded: true, paid: false })
    await settled(stripe.payments().at(-1)?.id ?? '')
  }, 60_000)

  test.each(['model', 'account'])(
    'is given back together with what goes, or neither: with the %s',
    async what => {
      await served.admin.put('/api/admin/training', { cents: 4999 })
      const bert = await person()
      const model = await begins(bert)
      const files = ['1', '2', '3'].map(name => `${bert.id}-${name}`)
      await served.query(
        `insert into file (id, "user", name, type, bytes) select id, $1, id, 'image/png', 1 from unnest($2::text[]) as id`,
        [bert.id, files],
      )
      const addresses = files.map(id => `/files/${id}`)
      await notes(served, model, addresses)
      const { url } = await read<{ url: string }>(starts(bert, model))
      // What is missing when it is paid: the training cannot begin, and is not begun by whoever looks after trainings.
      await served.query('delete from image_model_picture where model = $1', [model._id])
      await pays(url)
      const payment = stripe.payments().at(-1)?.id ?? ''
      expect(await of(bert, model)).toMatchObject({ state: 'draft', paid: true })
      const goes = () =>
        what === 'model'
          ? bert.send(`/api/image-models/${model._id}`, { method: 'DELETE' })
          : served.admin.send(`/api/admin/users/${bert.id}`, { method: 'DELETE' })
      const noted = async () =>
        (await served.query(`select from pgboss.job where data ->> 'payment' = $1`, [payment])).rowCount
      await served.query(`create function stays() returns trigger language plpgsql as
      'begin raise exception ''The line was lost.''; end'`)
      await served.query(`create trigger stays before delete on image_model for each row execute function stays()`)
      expect((await goes()).ok).toBe(false)
      await served.query('drop function stays cascade')
      expect([(await of(bert, model)).paid, await noted()]).toEqual([true, 0])
      expect((await goes()).status).toBe(204)
      await settled(payment)
    },
    60_000,
  )

  test('what is paid for while its person is being deleted finds no model any more', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const bert = await person()
    const [paid, unpaid] = [await begins(bert), await begins(bert)]
    const { imageModels, users } = served.world
    expect(await imageModels.pay(bert.id, paid._id, `pi_${paid._id}`, 4999)).toBe(true)
    let paying: Promise<boolean> | undefined
    await users.remove(bert.id, async () => {
      paying = imageModels.pay(bert.id, unpaid._id, `pi_${unpaid._id}`, 4999)
      await Promise.race([paying, setTimeout(300)])
    })
    expect(await paying).toBe(false)
  })

  test('is not lost with a model that is made and paid for while its person is being deleted', async () => {
    const bert = await person()
    const paid = await begins(bert)
    const { imageModels, users } = served.world
    expect(await imageModels.pay(bert.id, paid._id, `pi_${paid._id}`, 4999)).toBe(true)
    const late = { id: `late-${bert.id}`, name: 'Kanne', kind: 'product', trigger: 'KANNEXYZ' } as const
    let paying: Promise<boolean> | undefined
    await users.remove(bert.id, async () => {
      const made = imageModels.create(bert.id, late)
      paying = made.then(({ id }) => imageModels.pay(bert.id, id, `pi_${id}`, 4999)).catch(() => false)
      await Promise.race([paying, setTimeout(300)])
    })
    expect(await paying).toBe(false)
  })

  test('that is paid while the subscription of who goes is ended is given back, and they are gone', async () => {
    const bert = await person()
    const model = await begins(bert)
    const payment = `pi_${model._id}`
    const standing = { customer: `cus_${bert.id}`, price: 'price_basic', status: 'active' as const }
    const id = `sub_${bert.id}`
    const payload = stripe.news(
      'customer.subscription.created',
      stripe.subscription(id, { ...standing, metadata: { user: bert.id, plan: 'basic' } }),
    )
    const headers = { 'stripe-signature': stripe.sign(payload) }
    await served.nobody.send('/api/stripe/webhook', { method: 'POST', body: payload, headers })
    // Whoever is told that the subscription ends pays at this moment.
    const hook = http.createServer((_, response) => {
      void served.world.imageModels.pay(bert.id, model._id, payment, 4999).finally(() => response.end())
    })
    await new Promise<void>(resolve => void hook.listen(0, '127.0.0.1', resolve))
    stripe.tells(`http://127.0.0.1:${(hook.address() as AddressInfo).port}`)
    const answer = await served.admin.send(`/api/admin/users/${bert.id}`, { method: 'DELETE' })
    stripe.tells(served.url)
    hook.close()
    expect([answer.status, stripe.statusOf(id)]).toEqual([204, 'canceled'])
    const { rowCount } = await served.query(`select from pgboss.job where data ->> 'payment' = $1`, [payment])
    expect(rowCount).toBe(1)
  })

  test('of what was deleted before it was paid for is given back', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const model = await filled()
    const { url } = await read<{ url: string }>(starts(anna, model))
    await anna.send(`/api/image-models/${model._id}`, { method: 'DELETE' })
    await pays(url)
    await settled(stripe.payments().at(-1)?.id ?? '')
  }, 60_000)

  test('is an administrator’s to set; others cannot', async () => {
    expect((await (await person()).put('/api/admin/training', { cents: 1 })).status).toBe(403)
    expect((await served.admin.put('/api/admin/training', { cents: -1 })).status).toBe(422)
    await served.admin.put('/api/admin/training', { cents: 1000 })
    expect(await read<object>((await person()).get('/api/image-models'))).toMatchObject({
      ...{ fee: 1000, sold: true, trainer: 'fal', service: 'fal', least: 3, most: 60 },
    })
  })
})

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
