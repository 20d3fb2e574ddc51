import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asker } from '../asker.ts'
import { freshFolder, startFederwerk } from '../federwerk.ts'
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

test('a training goes on when the server was killed in the middle of it, and is begun only once', async () => {
  const environment = trainer.environment
  const first = await startFederwerk({ dataDir, environment })
  const ada = await first.admin()
  await ada.put('/api/admin/training', { cents: 0 })
  const model = await (await ada.post('/api/image-models', { name: 'Kanne', kind: 'product' })).json()
  const at = `/api/image-models/${model._id}`
  for (const number of [0, 1, 2]) {
    const picture = new File([new Uint8Array(await sharpPicture(number))], `${number}.png`)
    const { response: file } = await (await ada.upload(picture, '/api/upload/image')).json()
    expect((await ada.post(`${at}/pictures`, { file })).status).toBe(200)
  }
  expect((await ada.post(`${at}/start`, { consent: true })).status).toBe(200)
  const stateFor = async (who: Pick<typeof ada, 'get'>) => (await (await who.get(at)).json()).state
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
