import sharp from 'sharp'
import { signedPng } from '#tests/pictures.ts'
import { credentialsIn } from '../pictures/credentials.ts'
import { fitted } from './fitted.ts'
import { beforeAll, expect, test } from 'vitest'
import { startComfy, workflows } from '#tests/comfy-server.ts'
import { startPainter } from '#tests/paint-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'

const services = running(startPainter)
const comfy = running(startComfy)
const served = serving(() => {
  const hosts = [services, comfy].map(({ url }) => new URL(url).host)
  return { environment: { ALLOWED_PRIVATE_ADDRESSES: hosts.join(',') } }
})
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const json = async (from: Promise<Response>) => (await from).json()
const models = async () => (await json(anna.post('/api/imagesEngines/GetImagsModels', {}))).result
const generates = (body: object) => anna.post('/api/imagesEngines/AiGeneratedImages', body)
const tool = async () => {
  const { data } = await json(anna.get('/api/pictures'))
  return data.find(({ slug }: { slug: string }) => slug === 'generate-images')
}

test('where nobody paints, the tool says so; nothing is taken', async () => {
  expect(await tool()).toMatchObject({ ready: false, reason: 'no_painter', path: '/pictures/generate-images' })
  expect(await models()).toEqual([])
  const answer = await generates({ prompt: 'Ein Leuchtturm', ratio: '1:1', howMany: 1 })
  expect([answer.status, (await answer.json()).code, await anna.used()]).toEqual([503, 'no_painter', 0])
})

test('an administrator connects a service once it has painted, and its key is never told again', async () => {
  const { admin } = served
  services.fails(401)
  const named = { service: 'openai-compatible', with: 'key-12345678', address: services.url, model: 'sd' }
  const refused = await admin.post('/api/admin/painters', named)
  expect([refused.status, (await refused.json()).code]).toEqual([502, 'model_refused'])
  services.fails()
  const connected = await admin.post('/api/admin/painters', named)
  expect(connected.status).toBe(201)
  expect(await connected.text()).not.toContain('key-12345678')
  expect(await json(admin.post('/api/admin/painters/openai-compatible/try', {}))).toMatchObject({
    ...{ ok: true, pictures: 1 },
  })
  expect(await models()).toEqual([{ _id: 'openai-compatible:sd', name_text: 'sd · OpenAI API' }])
  expect((await anna.get('/api/admin/painters')).status).toBe(403)
})

test('a picture is had by its size, as the specifications ask, and costs one request', async () => {
  expect(await tool()).toMatchObject({ ready: true })
  const before = await anna.used()
  const answer = await generates({ prompt: 'Ein Leuchtturm', width: 512, height: 768, howMany: 2, user: anna.email })
  const { completion, result } = await answer.json()
  expect(completion).toEqual([expect.stringMatching(/^\/files\//), expect.stringMatching(/^\/files\//)])
  expect(result.response.response).toEqual(completion)
  expect(services.asked.at(-1)).toMatchObject({ prompt: 'Ein Leuchtturm', size: '512x768', howMany: 2 })
  const run = await json(anna.get(`/api/runs/${answer.headers.get('x-run-id')}`))
  expect(run).toMatchObject({ state: 'done', model: 'openai-compatible:sd' })
  expect(run.files).toMatchObject([
    { width: 512, height: 768 },
    { width: 512, height: 768 },
  ])
  expect(await anna.used()).toBe(before + 1)
})

test('a picture stands in lists small and square, and for nobody else; one that was brought does, too', async () => {
  const answer = await generates({ prompt: 'Ein Leuchtturm', width: 512, height: 768, howMany: 1 })
  const { completion } = await answer.json()
  const small = await anna.get(`${completion[0]}/small`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  const { width, height } = await sharp(await small.arrayBuffer()).metadata()
  expect([width, height]).toEqual([84, 84])
  const ben = await served.person({ plan: 'basic' })
  expect((await ben.get(`${completion[0]}/small`)).status).toBe(404)
  expect((await anna.get('/files/none/small')).status).toBe(404)
  const sizes = async (bytes: Buffer, name: string) => {
    const brought = await anna.upload(new File([new Uint8Array(bytes)], name), '/api/upload/image')
    const { response } = await brought.json()
    const drawn = ['small', 'small?for=form'].map(async which => {
      const answer = await anna.get(`${response}/${which}`)
      const { format, ...is } = await sharp(await answer.arrayBuffer()).metadata()
      return [answer.headers.get('content-type'), format, is.width, is.height]
    })
    return Promise.all(drawn)
  }
  const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: 'teal' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await sizes(photo, 'Foto.jpg')).toEqual([
    ['image/webp', 'webp', 84, 84],
    ['image/webp', 'webp', 240, 480],
  ])
})

test('what comes with content credentials in its size keeps every byte; fitted to another, it says so itself', async () => {
  services.signs()
  const answer = await generates({ prompt: 'Ein Leuchtturm', width: 512, height: 768, howMany: 1 })
  const { completion } = await answer.json()
  const size = { width: 512, height: 768 }
  const signed = signedPng(size)
  expect(Buffer.from(await (await anna.get(completion[0])).arrayBuffer()).equals(signed)).toBe(true)
  const recipe = { source: 'made', by: 'openai-compatible:sd', prompt: 'Ein Leuchtturm' } as const
  const { bytes } = await fitted(signed, recipe, { wanted: { width: 256, height: 384 } })
  expect(credentialsIn(bytes)).toBeUndefined()
  const { xmpAsString } = await sharp(bytes).metadata()
  for (const says of ['/trainedAlgorithmicMedia', 'Ein Leuchtturm']) expect(xmpAsString).toContain(says)
  expect(Buffer.from(bytes).includes('iTXtXML:com.adobe.xmp')).toBe(true)
  // Half a picture is none, whatever it says of itself.
  await expect(fitted(signed.subarray(0, -400), recipe, { wanted: size })).rejects.toThrow()
})

test('what the service declines is said so, and costs nothing', async () => {
  const before = await anna.used()
  services.fails('filter')
  const answer = await generates({ prompt: 'Ein Leuchtturm', ratio: '1:1', howMany: 1 })
  services.fails()
  expect([(await answer.json()).code, await anna.used()]).toEqual(['model_declined', before])
})

test('a ComfyUI is connected with workflows, each of which has painted; what it says of one is told, and tools know what it can', async () => {
  const { admin } = served
  const fileOf = (name: keyof typeof workflows) => ({ name: `${name}.json`, text: JSON.stringify(workflows[name]) })
  const named = { service: 'comfyui', with: comfy.url, workflows: [fileOf('paint'), fileOf('area')] }
  const wrong = async (body: object) => (await json(admin.post('/api/admin/painters', body))).fields?.workflows
  expect(await wrong({ ...named, workflows: undefined })).toMatch(/workflow/i)
  expect(await wrong({ ...named, workflows: [{ name: 'x.json', text: '{"nodes":[]}' }] })).toContain('Export (API)')
  comfy.is('refuses')
  expect(await wrong(named)).toContain('CheckpointLoaderSimple (4): Value not in list')
  comfy.is('works')
  const connected = await json(admin.post('/api/admin/painters', named))
  expect(connected.connected.at(-1)).toMatchObject({
    ...{ id: 'comfyui', with: comfy.url },
    workflows: [
      { name: 'paint.json', slots: ['prompt', 'negative', 'seed', 'width', 'height'] },
      { name: 'area.json', slots: ['prompt', 'negative', 'seed', 'picture', 'mask', 'strength'] },
    ],
  })
  expect(comfy.orders).toHaveLength(2)
  expect(await models()).toContainEqual({ _id: 'comfyui', name_text: 'ComfyUI' })
  const answer = await generates({ prompt: 'Ein Turm', ratio: '1:1', howMany: 1, model: 'comfyui' })
  expect([answer.status, comfy.orders.at(-1)?.[6]?.inputs.text]).toEqual([200, 'Ein Turm'])
})
