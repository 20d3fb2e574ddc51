import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving, servingOne } from '#tests/serving.ts'

const served = serving({ environment: { SEEING_MODEL: 'openai-compatible:test-model' } })
let anna: Person
let picture: string
const keeps = async (who: Person) => {
  const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#3a7a4a' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Geheim' } })
    .toBuffer()
  const sent = await who.upload(new File([new Uint8Array(photo)], 'Park.jpg'), '/api/upload/image')
  return (await sent.json()).response as string
}
beforeAll(async () => {
  anna = await served.person({ plan: 'free' })
  picture = await keeps(anna)
})
beforeEach(() => served.model.forget())

const json = { accept: 'application/json', 'accept-language': 'de' }
const describe = (body: object, who = anna) => who.post('/api/editor/describe', body, json)
type Part = { type: string; image_url?: { url: string } }
const shown = () => {
  const [, { content }] = served.model.requests.at(-1)!.body.messages as [unknown, { content: Part[] }]
  return Buffer.from(content[1]!.image_url!.url.replace('data:image/jpeg;base64,', ''), 'base64')
}

test('a model that sees is shown the picture, small and bare, and what it stands by; it is a run', async () => {
  served.model.says('Ein grüner Park unter hellem Himmel.')
  const answer = await describe({ picture, around: 'Unser Park', language: 'DE' })
  expect((await answer.json()).result.response.response).toBe('Ein grüner Park unter hellem Himmel.')
  expect(served.model.heard()).toMatch(/<around-\w+>\nUnser Park\n/)
  expect(await sharp(shown()).metadata()).toMatchObject({ width: 1600, height: 800 })
  expect(shown().toString('latin1')).not.toContain('Geheim')
  const run = await (await anna.get(`/api/runs/${answer.headers.get('x-run-id')}`)).json()
  expect(run).toMatchObject({ call: 'editor/describe', language: 'de', inputs: { picture } })
  expect(await anna.used()).toBe(1)
  // Whoever clears the history keeps the picture: it was only looked at.
  expect((await anna.send(`/api/runs/${run._id}`, { method: 'DELETE' })).status).toBe(204)
  await served.forgetRemoved()
  expect((await anna.get(picture)).status).toBe(200)
})

test('nobody has a picture of others described, and a failure costs nothing', async () => {
  const before = await anna.used()
  const bea = await served.person({ plan: 'basic' })
  expect((await describe({ picture: await keeps(bea) })).status).toBe(422)
  expect((await describe({ picture: 'https://example.com/a.png' })).status).toBe(422)
  expect(served.model.asked()).toBe(0)
  served.model.fails({ status: 400, body: '{"error":{"message":"image input is not supported"}}' })
  expect((await describe({ picture })).status).toBeGreaterThanOrEqual(400)
  expect(await anna.used()).toBe(before)
})

test('where no model sees, nothing is proposed, and it is said', async () => {
  const blind = await servingOne()
  const mia = await blind.person({ plan: 'basic' })
  expect(await (await mia.get('/api/editor/describe')).json()).toEqual({ ready: false })
  const refused = await describe({ picture: await keeps(mia) }, mia)
  expect(refused.status).toBe(503)
  expect((await refused.json()).message).toContain('Kein verbundenes Modell kann Bilder sehen.')
  expect(blind.model.asked()).toBe(0)
  expect(await (await anna.get('/api/editor/describe')).json()).toEqual({ ready: true })
})
