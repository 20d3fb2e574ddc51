import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { startPainter } from '#tests/paint-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, servingOne } from '#tests/serving.ts'

const services = running(startPainter)
afterEach(() => {
  services.fails()
  services.asked.length = 0
  services.interrupted.length = 0
  services.refusesInterrupts(false)
})

const at = '/api/pictures/image-from-drawing/preview'
const housed = (models: string, more: Record<string, string> = {}) => {
  const addresses = ['A1111_BASE_URL', 'OPENAI_COMPATIBLE_BASE_URL', 'OPENAI_BASE_URL', 'BFL_BASE_URL']
  const named = Object.fromEntries(addresses.map(name => [name, services.url]))
  const environment = { IMAGE_MODEL: models, ...named, OPENAI_API_KEY: 'key-1', BFL_API_KEY: 'key-4', ...more }
  return servingOne({ model: false, environment })
}
const paper = await sharp({ create: { width: 768, height: 512, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer()
const drawing = `data:image/png;base64,${paper.toString('base64')}`
const form = { drawing, prompt: 'Ein Haus am See', ratio: '3:2', strength: 40 }
const asks = (person: Person, more: object = {}) => person.post(at, { ...form, ...more })
const isOffered = async (person: Person, model = '') =>
  (await (await person.get(`${at}?model=${model}`)).json()).offered
const held = () => services.holds(0)
const arrived = async (count: number) => {
  await expect.poll(() => services.asked.length, { timeout: 20_000 }).toBe(count)
}

test('a drawing is painted small, with the same number each time; it is marked, not kept and not counted', async () => {
  const served = await housed('a1111:')
  const anna = await served.person({ plan: 'basic' })
  expect(await isOffered(anna)).toBe(true)
  const answer = await asks(anna)
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('preview-slow')]).toEqual([
    ...[200, 'no-store', null],
  ])
  const { width, height, xmpAsString } = await sharp(await answer.bytes()).metadata()
  expect([width, height]).toEqual([512, 341])
  for (const says of ['compositeWithTrainedAlgorithmicMedia', 'Ein Haus am See', 'a1111'])
    expect(xmpAsString).toContain(says)
  await asks(anna, { style: 'aquarell' })
  const [first, second] = services.asked
  expect(first).toMatchObject({ path: '/sdapi/v1/img2img', howMany: 1, size: { width: 512 }, strength: 0.4 })
  expect(second?.prompt).not.toBe(first?.prompt)
  expect(second?.seed).toBe(first?.seed)
  expect(await sharp(first?.picture).metadata()).toMatchObject({ width: 512 })
  expect(await anna.used()).toBe(0)
  const { files } = await (await anna.get('/api/files')).json()
  const { rows } = await served.query('select id from run')
  expect([files, rows]).toEqual([[], []])
}, 60_000)

test('a newer preview of a person ends the older one where it is painted, and nobody else’s', async () => {
  const served = await housed('a1111:')
  const [anna, bert] = [await served.person({ plan: 'basic' }), await served.person({ plan: 'basic' })]
  const { goOn } = held()
  const older = asks(anna)
  await arrived(1)
  const waiting = asks(bert)
  const newer = asks(anna, { prompt: 'Ein Boot' })
  expect([(await older).status, (await (await older).json()).code]).toEqual([409, 'preview_replaced'])
  expect(services.interrupted).toEqual([services.asked[0]?.task])
  goOn()
  expect([(await waiting).status, (await newer).status]).toEqual([200, 200])
  expect(services.interrupted).toHaveLength(1)
}, 60_000)

test('whoever goes away ends the work on the preview, and what others have painted there goes on', async () => {
  const served = await housed('a1111:')
  const anna = await served.person({ plan: 'basic' })
  const { goOn } = held()
  const leaving = new AbortController()
  const gone = anna.send(at, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    ...{ body: JSON.stringify(form), signal: leaving.signal },
  })
  await arrived(1)
  leaving.abort()
  await expect(gone).rejects.toThrow()
  await expect.poll(() => services.interrupted).toEqual([services.asked[0]?.task])
  goOn()
  expect((await asks(anna)).status).toBe(200)
  // The work of somebody else is done there first.
  const again = held()
  const body = JSON.stringify({ prompt: 'Other', batch_size: 1, width: 8, height: 8, force_task_id: 'other' })
  const other = fetch(`${services.url}/sdapi/v1/txt2img`, { method: 'POST', body })
  await arrived(3)
  const left = asks(anna)
  await arrived(4)
  const newer = asks(anna)
  expect((await left).status).toBe(409)
  expect(services.interrupted).toHaveLength(1)
  again.goOn()
  expect([(await newer).status, (await other).status]).toEqual([200, 200])
}, 60_000)

test('work is ended once at most, also where the answer to that says to come again', async () => {
  const served = await housed('a1111:')
  const anna = await served.person({ plan: 'basic' })
  services.refusesInterrupts(true)
  const { goOn } = held()
  const older = asks(anna)
  await arrived(1)
  const newer = asks(anna)
  expect((await older).status).toBe(409)
  goOn()
  expect((await newer).status).toBe(200)
  expect(services.interrupted).toEqual([services.asked[0]?.task])
}, 60_000)

test('what comes too late says so; two in a row, and the model shows no previews for a while', async () => {
  const served = await housed('a1111:')
  const anna = await served.person({ plan: 'basic' })
  const { now } = served.world
  let later = 0
  served.world.now = () => new Date(now().getTime() + later)
  for (const round of [1, 2]) {
    expect(await isOffered(anna)).toBe(true)
    const { goOn } = held()
    const answer = asks(anna)
    await arrived(round)
    later += 20_000
    goOn()
    expect([(await answer).status, (await answer).headers.get('preview-slow')]).toEqual([200, '20'])
  }
  expect(await isOffered(anna)).toBe(false)
  const refused = await asks(anna)
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'preview_none'])
  later += 20 * 60_000
  expect(await isOffered(anna)).toBe(true)
}, 60_000)

test('a picture that is painted there meanwhile makes nobody slow', async () => {
  const served = await housed('a1111:')
  const [anna, bert] = [await served.person({ plan: 'basic' }), await served.person({ plan: 'basic' })]
  const { now } = served.world
  let later = 0
  served.world.now = () => new Date(now().getTime() + later)
  for (const round of [1, 2]) {
    const { goOn } = held()
    const run = bert.post('/api/imagesEngines/AiGeneratedImages', { prompt: 'Ein Boot', ratio: '1:1', howMany: 1 })
    await arrived(2 * round - 1)
    const answer = asks(anna)
    await arrived(2 * round)
    later += 20_000
    goOn()
    expect([(await answer).status, (await answer).headers.get('preview-slow')]).toEqual([200, null])
    expect((await run).status).toBe(200)
  }
  expect(await isOffered(anna)).toBe(true)
}, 60_000)

test('only who paints for nothing shows previews: paid services, and models with a price, are never asked', async () => {
  const served = await housed('openai:gpt-image-1,a1111:,bfl:flux-kontext-pro')
  const anna = await served.person({ plan: 'basic' })
  expect([await isOffered(anna), await isOffered(anna, 'a1111')]).toEqual([false, true])
  expect((await (await asks(anna)).json()).code).toBe('preview_none')
  expect((await (await asks(anna, { model: 'bfl:flux-kontext-pro' })).json()).code).toBe('preview_none')
  expect(services.asked).toEqual([])
  expect((await asks(anna, { model: 'a1111' })).status).toBe(200)
  await served.world.settings.set('prices', { currency: 'EUR', models: { a1111: { images: 0.01 } } })
  expect(await isOffered(anna, 'a1111')).toBe(false)
  const own = await (await housed('openai-compatible:sd')).person({ plan: 'basic' })
  expect(await isOffered(own)).toBe(true)
  const keyed = await (
    await housed('openai-compatible:sd', { OPENAI_COMPATIBLE_API_KEY: 'key-9' })
  ).person({ plan: 'basic' })
  expect(await isOffered(keyed)).toBe(false)
  const bare = await (await servingOne({ model: false })).person({ plan: 'basic' })
  expect(await isOffered(bare)).toBe(false)
  const answer = await asks(bare)
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'no_picture_editor'])
}, 60_000)

test('nobody comes without signing in, and what is no drawing is refused with a sentence', async () => {
  const served = await housed('a1111:')
  expect((await served.nobody.post(at, form)).status).toBe(401)
  const anna = await served.person({ plan: 'basic' })
  const wordless = await (await asks(anna, { prompt: undefined })).json()
  expect([wordless.code, wordless.fields.prompt]).toEqual(['invalid', expect.stringMatching(/desired content/)])
  const address = await (await asks(anna, { drawing: '/files/somebody-elses' })).json()
  expect([address.code, Object.keys(address.fields)]).toEqual(['invalid', ['drawing']])
  const svg = `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`
  expect((await (await asks(anna, { drawing: svg })).json()).code).toBe('image_type')
  services.fails('filter')
  const declined = await (await asks(anna)).json()
  expect([declined.code, await anna.used()]).toEqual(['model_declined', 0])
})
