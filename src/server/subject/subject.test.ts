import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startPainter } from '#tests/paint-server.ts'
import { png } from '#tests/pictures.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'

// Each picture is worked on in a process of its own, and several are here.
vi.setConfig({ testTimeout: 120_000 })

const services = running(startPainter)
const served = serving(() => {
  const { url } = services
  return { environment: { IMAGE_MODEL: 'rembg:,a1111:', REMBG_BASE_URL: url, A1111_BASE_URL: url } }
})
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})
beforeEach(() => {
  services.fails()
  services.asked.length = 0
  services.draws(png)
})

const [width, height] = [320, 200]
const isWithin = (x: number, y: number, of = { width, height }) =>
  x >= of.width * 0.25 && x < of.width * 0.75 && y >= of.height * 0.25 && y < of.height * 0.75
/** A wall of noise, on which nothing stands out: whatever is cut out of it was found by the service. */
const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => 100 + ((at * 7 + (at >> 5)) % 60)))

/** A picture of which only the middle is left, as rembg answers. */
const middleOf = async (size: { width: number; height: number }) => {
  const bytes = Buffer.alloc(size.width * size.height * 4, 90)
  for (let at = 0; at < size.width * size.height; at++)
    bytes[at * 4 + 3] = isWithin(at % size.width, Math.floor(at / size.width), size) ? 255 : 0
  return sharp(bytes, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer()
}
const finds = async (bytes: Promise<Buffer>) => {
  const answer = await bytes
  services.draws(size => (services.asked.at(-1)?.path === '/api/remove' ? answer : png(size)))
}
const json = async (from: Promise<Response>) => (await from).json()
const brings = async (bytes: Buffer, name: string, channels: 1 | 3 = 3) => {
  const picture = await sharp(bytes, { raw: { width, height, channels } }).png().toBuffer()
  const file = new File([new Uint8Array(picture)], name, { type: 'image/png' })
  return (await (await anna.upload(file, '/api/upload/image')).json()).response as string
}
const asks = (path: string, body: object) => anna.post(`/api/imagesEngines/${path}`, body)
const runOf = async (answer: Response) => {
  expect([answer.status, (await answer.clone().json()).code]).toEqual([200, undefined])
  return json(anna.get(`/api/runs/${answer.headers.get('x-run-id')}`))
}
const fileOf = async (address: string) => Buffer.from(await (await anna.get(address)).bytes())

test('a background goes where rembg has found it; within, every pixel stays', async () => {
  await finds(middleOf({ width: 768, height: 480 }))
  const picture = await brings(noise, 'Wand.png')
  const run = await runOf(await asks('ChangeBackground', { picture, background: 'transparent' }))
  expect(run).toMatchObject({ state: 'done', cost: 0, files: [{ name: 'Wand cut out.png', width, height }] })
  expect(services.asked).toMatchObject([{ path: '/api/remove', model: 'isnet-general-use' }])
  const bytes = await sharp(await fileOf(run.answer[0]))
    .raw()
    .toBuffer()
  const wrong = Array.from({ length: width * height }, (_, at) => at).filter(at => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isEdge =
      Math.min(Math.abs(x - 80), Math.abs(x - 240)) < 6 || Math.min(Math.abs(y - 50), Math.abs(y - 150)) < 6
    if (isEdge) return false
    if (bytes[at * 4 + 3] !== (isWithin(x, y) ? 255 : 0)) return true
    return isWithin(x, y) && [0, 1, 2].some(of => bytes[at * 4 + of] !== noise[at * 3 + of])
  })
  expect(wrong).toEqual([])
  const { xmpAsString = '' } = await sharp(await fileOf(run.answer[0])).metadata()
  expect(xmpAsString).toContain('rembg:isnet-general-use')
  expect(xmpAsString).not.toContain('TrainedAlgorithmicMedia')
})

test('where the subject is can be asked before anything is made, and costs nothing', async () => {
  await finds(middleOf({ width: 768, height: 480 }))
  const picture = await brings(noise, 'Wand.png')
  const answer = await anna.post('/api/pictures/subject', { picture })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const { data, info } = await sharp(Buffer.from(await answer.bytes()))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width, height })
  expect([data[100 * width + 160], data[5 * width + 5]]).toEqual([255, 0])
  expect(await anna.used()).toBe(0)
  const ben = await served.person({ plan: 'basic' })
  expect((await ben.post('/api/pictures/subject', { picture })).status).toBe(422)
})

test('whoever marks the background is not asked for, and goods, scenes and described backgrounds are cut out so', async () => {
  await finds(middleOf({ width: 768, height: 480 }))
  const picture = await brings(noise, 'Wand.png')
  const half = Buffer.from(Array.from({ length: width * height }, (_, at) => (at % width < 160 ? 255 : 0)))
  const mask = await brings(half, 'Maske.png', 1)
  await asks('ChangeBackground', { picture, mask, background: 'transparent' })
  expect(services.asked).toEqual([])
  const goods = await asks('ai-product-images', {
    picture,
    formats: ['amazon'],
    background: 'white',
    ...{ ground: 'none', strength: 40 },
    margin: 8,
  })
  expect(await runOf(goods)).toMatchObject({ state: 'done', cost: 0 })
  const round = { picture, formats: ['amazon'], background: 'described', scene: 'Ein Tisch', margin: 8 }
  expect(await runOf(await asks('ai-product-images', round))).toMatchObject({ state: 'done', model: 'a1111' })
  const behind = { picture, background: 'described', scene: 'Ein Strand' }
  expect(await runOf(await asks('ChangeBackground', behind))).toMatchObject({ state: 'done', model: 'a1111' })
  const paths = services.asked.map(({ path }) => path)
  expect(paths).toEqual(['/api/remove', '/api/remove', '/sdapi/v1/img2img', '/api/remove', '/sdapi/v1/img2img'])
})

test('goods that were found in a small part of their picture say how much larger they are drawn', async () => {
  const size = { width: 768, height: 480 }
  const chip = { input: { create: { width: 96, height: 48, channels: 4, background: '#5a5a5a' } } } as const
  const nothing = { create: { ...size, channels: 4, background: '#00000000' } } as const
  const goods = { formats: ['amazon'], background: 'white', ground: 'none', strength: 40, margin: 0 }
  await finds(sharp(nothing).composite([chip]).png().toBuffer())
  const small = await runOf(await asks('ai-product-images', { ...goods, picture: await brings(noise, 'Platine.png') }))
  // An eighth of the 320 pixels fills 2,000.
  expect(small.files[0].enlarged).toBeGreaterThan(40)
  expect(small.files[0].enlarged).toBeLessThan(52)
  await finds(middleOf(size))
  const usual = await runOf(await asks('ai-product-images', { ...goods, picture: await brings(noise, 'Wand.png') }))
  expect(usual.files[0].enlarged).toBeUndefined()
})

test('a picture that was cut out before says itself where its subject is: nobody is sent it', async () => {
  const size = { width: 60, height: 40 }
  const bytes = new Uint8Array(await middleOf(size))
  const file = new File([bytes], 'Ware.png', { type: 'image/png' })
  const picture = (await (await anna.upload(file, '/api/upload/image')).json()).response as string
  const run = await runOf(await asks('ChangeBackground', { picture, background: 'colour', colour: '#00ff00' }))
  expect(services.asked).toEqual([])
  const made = await fileOf(run.answer[0])
  const pixels = await sharp(made).removeAlpha().raw().toBuffer()
  const wrong = Array.from({ length: size.width * size.height }, (_, at) => at).filter(at => {
    const [red, green] = pixels.subarray(at * 3, at * 3 + 3)
    const isGoods = isWithin(at % size.width, Math.floor(at / size.width), size)
    return isGoods ? red !== 90 || green !== 90 : red !== 0 || green !== 255
  })
  expect(wrong).toEqual([])
  const { xmpAsString = '' } = await sharp(made).metadata()
  expect(xmpAsString).toContain('AISystemUsed="house:change-background"')
})

test('where it fails that is said and nothing is charged; where it finds nothing, that is', async () => {
  const picture = await brings(noise, 'Wand.png')
  const form = { picture, background: 'transparent' }
  const before = await anna.used()
  for (const fault of ['none', 'garbage'] as const) {
    services.fails(fault)
    const answer = await asks('ChangeBackground', form)
    expect([answer.status, (await answer.json()).code]).toEqual([502, 'remover_failed'])
  }
  services.fails()
  const size = { width: 768, height: 480 }
  const clear = sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  await finds(clear.png().toBuffer())
  const answer = await asks('ChangeBackground', form)
  expect([answer.status, (await answer.json()).code]).toEqual([422, 'image_without_subject'])
  expect(await anna.used()).toBe(before)
})

test('the tool says who finds subjects here, and none is offered as one that paints', async () => {
  const { data } = await json(anna.get('/api/pictures'))
  const { calls } = data.find(({ slug }: { slug: string }) => slug === 'ChangeBackground')
  expect(calls.ChangeBackground.note.en).toContain('IS-Net · rembg')
  const { result } = await json(anna.post('/api/imagesEngines/GetImagsModels', {}))
  expect(result).toEqual([{ _id: 'a1111', name_text: 'Stable Diffusion WebUI, Forge' }])
})
