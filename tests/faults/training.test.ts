import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { asker } from '../asker.ts'
import { freshFolder, startFederwerk } from '../federwerk.ts'
import { startReplicate } from '../replicate-server.ts'
import { startStripe } from '../stripe-server.ts'
import { startTrainer, type TrainerServer } from '../trainer-server.ts'
import { sharpPicture } from '../training-pictures.ts'

let trainer: TrainerServer
let dataDir: string
beforeAll(async () => {
  trainer = await startTrainer()
  dataDir = await freshFolder()
})
afterAll(async () => {
  await trainer.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A model of three pictures, about to be trained. */
const drafted = async (ada: ReturnType<typeof asker>) => {
  const model = await (await ada.post('/api/image-models', { name: 'Kanne', kind: 'product' })).json()
  const at = `/api/image-models/${model._id}`
  for (const number of [0, 1, 2]) {
    const picture = new File([new Uint8Array(await sharpPicture(number))], `${number}.png`)
    const { response: file } = await (await ada.upload(picture, '/api/upload/image')).json()
    expect((await ada.post(`${at}/pictures`, { file })).status).toBe(200)
  }
  return { at, stateFor: async (who: Pick<typeof ada, 'get'>) => (await (await who.get(at)).json()).state }
}

test('a training goes on when the server was killed in the middle of it, and is begun only once', async () => {
  const environment = trainer.environment
  const first = await startFederwerk({ dataDir, environment })
  const ada = await first.admin()
  await ada.put('/api/admin/training', { cents: 0 })
  const { at, stateFor } = await drafted(ada)
  expect((await ada.post(`${at}/start`, { consent: true })).status).toBe(200)
  await expect.poll(() => stateFor(ada), { timeout: 60_000 }).toBe('training')
  await first.end('SIGKILL')

  const second = await startFederwerk({ dataDir, environment })
  const again = asker(second.url, ada.cookie)
  // A start that takes long is followed by a look at once: so it is not done before.
  expect(await stateFor(again)).toBe('training')
  trainer.stands('COMPLETED')
  // The service tells that it is done, as it would in its time: nobody waits for the next look.
  const { body, headers } = trainer.news(trainer.last().id)
  const told = await again.send('/api/image-models/fal', { method: 'POST', body, headers })
  expect(told.status).toBe(200)
  await expect.poll(() => stateFor(again), { timeout: 60_000 }).toBe('ready')
  expect(trainer.count()).toBe(1)
  await second.close()
}, 180_000)

test('at Replicate one that was paid for goes on by asking alone, killed twice, and is begun and charged once', async () => {
  const [replicate, stripe, folder] = [await startReplicate(), await startStripe(), await freshFolder()]
  onTestFinished(async () => {
    await Promise.all([replicate.close(), stripe.close()])
    rmSync(folder, { recursive: true, force: true })
  })
  const IMAGE_MODEL = 'replicate:black-forest-labs/flux-schnell'
  const environment = { ...replicate.environment, ...stripe.environment, IMAGE_MODEL }
  const starts = async () => {
    const started = await startFederwerk({ dataDir: folder, environment })
    stripe.tells(started.url)
    return started
  }
  const first = await starts()
  const ada = await first.admin()
  await ada.put('/api/admin/training', { cents: 4999, trainer: 'replicate' })
  const { at, stateFor } = await drafted(ada)
  // It begins there, and neither its answer nor anything else comes back.
  replicate.losesAnswers(true)
  const begins = await (await ada.post(`${at}/start`, { consent: true })).json()
  expect(begins).toMatchObject({ url: expect.stringContaining('http') })
  await fetch(begins.url, { method: 'POST', redirect: 'manual' })
  await expect.poll(() => replicate.begun(), { timeout: 60_000 }).toBe(1)
  await first.end('SIGKILL')
  replicate.losesAnswers(false)

  const second = await starts()
  await expect.poll(() => stateFor(asker(second.url, ada.cookie)), { timeout: 120_000 }).toBe('training')
  await second.end('SIGKILL')
  replicate.stands('succeeded')

  const third = await starts()
  const again = asker(third.url, ada.cookie)
  await expect.poll(() => stateFor(again), { timeout: 120_000 }).toBe('ready')
  expect(replicate.begun()).toBe(1)
  expect(stripe.payments()).toMatchObject([{ cents: 4999, refunded: false }])
  const { result } = await (await again.post('/api/imagesEngines/GetImagsModels', {})).json()
  expect(result.filter((one: { name_text: string }) => one.name_text === 'Kanne')).toHaveLength(1)
  await third.close()
}, 400_000)
