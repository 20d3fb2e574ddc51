import { beforeAll, beforeEach, expect, vi } from 'vitest'
import { tendTrainings } from '#server/training/tend.ts'
import type { ImageModelView } from '#server/training/views.ts'
import { startReplicate } from './replicate-server.ts'
import type { Person, Served } from './serve.ts'
import { running, serving } from './serving.ts'
import { startStripe } from './stripe-server.ts'
import { startTrainer } from './trainer-server.ts'
import { sharpPicture } from './training-pictures.ts'

/** A question that is asked in German. */
export const german = { 'accept-language': 'de' }
/** What came of what must have come about. */
export const read = async <Body = ImageModelView>(answer: Promise<Response>) => {
  const got = await answer
  const body = await got.json()
  expect(got.ok, JSON.stringify(body)).toBe(true)
  return body as Body
}
/** How a question was answered: its status, and the code of what is wrong. */
export const told = async (answer: Promise<Response>) => {
  const got = await answer
  return [got.status, ((await got.json()) as { code: string }).code]
}
/** Uploads a picture, and says its address. */
export const brings = async (person: Person, bytes: Buffer, name = 'Bild.png') =>
  (await read<{ response: string }>(person.upload(new File([new Uint8Array(bytes)], name), '/api/upload/image')))
    .response
/** Begins a model. */
export const begins = (person: Person, name = 'Emaille-Kanne', kind = 'product') =>
  read(person.post('/api/image-models', { name, kind }))
/** Adds a picture to a model. */
export const adds = async (person: Person, model: { _id: string }, bytes: Buffer) =>
  read(person.post(`/api/image-models/${model._id}/pictures`, { file: await brings(person, bytes) }))
/** A model as it stands. */
export const of = (person: Person, model: { _id: string }) => read(person.get(`/api/image-models/${model._id}`))
/** Begins the training of a model. */
export const starts = (person: Person, model: { _id: string }, headers = german) =>
  person.post(`/api/image-models/${model._id}/start`, { consent: true }, headers)
/** As pictures are noted once they were looked at: each looks another way. */
const prints = ['0', 'ffff0000ffff0000', 'ffffffffffffffff']
export const notes = (to: Pick<Served, 'query'>, model: { _id: string }, files: readonly string[], hasFace = false) =>
  to.query(
    `insert into image_model_picture (model, file, width, height, sharpness, print, face, created_at)
      select $1, substr(file, 8), 640, 560, 100, print, $4, now() + interval '1 second' * at
      from unnest($2::text[], $3::text[]) with ordinality as noted (file, print, at)`,
    [model._id, files, prints.slice(0, files.length), hasFace],
  )

/**
 * A server that trains with fal or Replicate and is paid with Stripe, and Anna, who has `brought` the first three of
 * good `pictures`. Before each test nothing is underway, fal trains, and it costs nothing.
 */
export const trainingHouse = () => {
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
  const anna = {} as Person
  const brought: string[] = []
  const pictures: Buffer[] = []
  beforeAll(async () => {
    stripe.tells(served.url)
    for (let number = 0; number < 4; number++) pictures.push(await sharpPicture(number))
    Object.assign(anna, await person())
    brought.push(...(await Promise.all(pictures.slice(0, 3).map(bytes => brings(anna, bytes)))))
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
  /** From now on a model is looked at only when there is news of it; who is just looking is done. */
  const rests = (model: { _id: string }) =>
    vi.waitFor(async () => {
      const { rowCount } = await served.query(
        `update image_model set due_at = now() + interval '1 hour'
          where id = $1 and due_at < now() + interval '4 minutes'`,
        [model._id],
      )
      expect(rowCount).toBe(1)
    }, 30_000)
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
  return { served, stripe, trainer, replicate, anna, pictures, person, filled, becomes, rests, settled, pays }
}
