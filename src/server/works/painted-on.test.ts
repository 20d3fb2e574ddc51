import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPainter } from '#tests/paint-server.ts'
import { type Person, serve, type Served } from '#tests/serve.ts'

let services: Awaited<ReturnType<typeof startPainter>>
const opened: Served[] = []
beforeAll(async () => void (services = await startPainter()))
afterAll(async () => {
  for (const one of opened) await one.close()
  await services.close()
})
beforeEach(() => {
  services.fails()
  services.asked.length = 0
})

const housed = async (models: string | undefined) => {
  const { url } = services
  const served = await serve({
    environment: {
      ...(models && { IMAGE_MODEL: models }),
      ...{
        A1111_BASE_URL: url,
        BFL_API_KEY: 'key-4',
        BFL_BASE_URL: url,
        OPENAI_API_KEY: 'key-1',
        OPENAI_BASE_URL: url,
      },
    },
  })
  opened.push(served)
  return served.person({ plan: 'basic' })
}

const [width, height] = [320, 200]
const size = { width, height }
/** Waves of colour, so that every pixel is another. */
const waves = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + (at >> 5)) % 256))
const bytesOf = async (picture: Uint8Array) => sharp(picture).removeAlpha().raw().toBuffer()
const isIn = (x: number, y: number) => x >= 100 && x < 220 && y >= 50 && y < 150
const drawn = Buffer.from(Array.from({ length: width * height }, (_, at) => (isIn(at % width, at / width) ? 255 : 0)))
const png = (bytes: Buffer, channels: 1 | 3) =>
  sharp(bytes, { raw: { ...size, channels } })
    .png()
    .toBuffer()

const brings = async (person: Person, bytes: Buffer, name = 'Park.png') => {
  const file = new File([new Uint8Array(bytes)], name, { type: 'image/png' })
  const answer = await person.upload(file, '/api/upload/image')
  return (await answer.json()).response as string
}
const json = async (from: Promise<Response>) => (await from).json()
const tool = async (person: Person, slug: string) => {
  const { data } = await json(person.get('/api/pictures'))
  return data.find((one: { slug: string }) => one.slug === slug)
}
const asks = (person: Person, path: string, body: object) => person.post(`/api/imagesEngines/${path}`, body)
const made = async (person: Person, answer: Response) => {
  const run = await json(person.get(`/api/runs/${answer.headers.get('x-run-id')}`))
  const files = await Promise.all(
    run.answer.map(async (address: string) => new Uint8Array(await (await person.get(address)).bytes())),
  )
  return { run, files: files as Uint8Array[] }
}

test('a picture becomes variations of its size, for one request; the model is told how far it may go', async () => {
  const anna = await housed('a1111:')
  const picture = await brings(anna, await png(waves, 3))
  const answer = await asks(anna, 'image-variations', { picture, wish: 'Im Herbst', strength: 30, howMany: 2 })
  expect(answer.status).toBe(200)
  const { run, files } = await made(anna, answer)
  expect(services.asked).toMatchObject([{ path: '/sdapi/v1/img2img', prompt: 'Im Herbst', howMany: 2, strength: 0.3 }])
  expect(run).toMatchObject({ state: 'done', model: 'a1111', cost: 1, files: [size, size] })
  expect(await anna.used()).toBe(1)
  const { xmpAsString } = await sharp(files[0]).metadata()
  expect(xmpAsString).toContain('compositeWithTrainedAlgorithmicMedia')
})

test('a model that knows no numbers is told in words, and one that only fills areas is not offered', async () => {
  const anna = await housed('bfl:flux-pro-1.0-fill,bfl:flux-kontext-pro,openai:gpt-image-1')
  const { calls } = await tool(anna, 'image-variations')
  const { model } = calls['image-variations'].fields
  expect(Object.keys(model.options)).toEqual(['bfl:flux-kontext-pro', 'openai:gpt-image-1'])
  const picture = await brings(anna, await png(waves, 3))
  await asks(anna, 'image-variations', { picture, strength: 20, howMany: 1, model: 'bfl:flux-kontext-pro' })
  expect(services.asked).toMatchObject([
    { path: '/v1/flux-kontext-pro', prompt: expect.stringMatching(/^Another version.*\. The picture stays almost/) },
  ])
})

test('with a sentence an area is painted, and not a pixel beside it changes; without one it stays free', async () => {
  const anna = await housed('a1111:')
  const [picture, mask] = [
    await brings(anna, await png(waves, 3)),
    await brings(anna, await png(drawn, 1), 'Maske.png'),
  ]
  const answer = await asks(anna, 'objects-remover', { picture, mask, wish: 'Eine Bank' })
  const { run, files } = await made(anna, answer)
  expect(run).toMatchObject({ state: 'done', model: 'a1111', cost: 1, files: [{ ...size, name: 'Park changed.png' }] })
  expect(services.asked).toMatchObject([{ path: '/sdapi/v1/img2img', prompt: 'Eine Bank', howMany: 1 }])
  const after = await bytesOf(files[0] ?? new Uint8Array())
  const beside = [...drawn.keys()].filter(at => !drawn[at])
  expect(beside.filter(at => [0, 1, 2].some(of => waves[at * 3 + of] !== after[at * 3 + of]))).toEqual([])
  const middle = (100 * width + 160) * 3
  expect([...after.subarray(middle, middle + 3)]).toEqual([11, 92, 122])
  const { xmpAsString } = await sharp(files[0]).metadata()
  for (const says of ['compositeWithTrainedAlgorithmicMedia', 'Eine Bank', 'a1111']) expect(xmpAsString).toContain(says)

  services.asked.length = 0
  const free = await made(anna, await asks(anna, 'objects-remover', { picture, mask }))
  expect(free.run).toMatchObject({ state: 'done', model: 'house:processed', cost: 0 })
  expect([services.asked.length, await anna.used()]).toEqual([0, 1])
}, 60_000)

test('a background is painted as it was described, and the subject keeps its pixels', async () => {
  const anna = await housed('bfl:flux-pro-1.0-fill')
  const [picture, mask] = [
    await brings(anna, await png(waves, 3)),
    await brings(anna, await png(drawn, 1), 'Maske.png'),
  ]
  const form = { picture, mask, background: 'described', scene: 'Ein Strand' }
  const { run, files } = await made(anna, await asks(anna, 'ChangeBackground', form))
  expect(run).toMatchObject({ state: 'done', model: 'bfl:flux-pro-1.0-fill', cost: 1 })
  expect(services.asked[0]?.prompt).toContain('Ein Strand')
  const after = await bytesOf(files[0] ?? new Uint8Array())
  expect([...after.subarray(0, 3)]).toEqual([...waves.subarray(0, 3)])
  expect(
    await asks(anna, 'image-variations', { picture, strength: 50, howMany: 1 }).then(one => one.json()),
  ).toMatchObject({
    code: 'no_picture_editor',
  })
})

test('where nobody can, nothing is offered, nothing is taken, and it is said which models could', async () => {
  const anna = await housed('bfl:flux-pro-1.1')
  expect(await tool(anna, 'image-variations')).toMatchObject({ ready: false, reason: 'no_picture_editor' })
  const [remover, background] = [await tool(anna, 'objects-remover'), await tool(anna, 'ChangeBackground')]
  expect([remover.ready, remover.calls['objects-remover'].fields.wish]).toEqual([true, undefined])
  const { fields } = background.calls.ChangeBackground
  expect([fields.background.options.described, fields.scene]).toEqual([undefined, undefined])
  const picture = await brings(anna, await png(waves, 3))
  const answer = await asks(anna, 'image-variations', { picture, strength: 50, howMany: 1 })
  const { code } = await answer.json()
  expect([answer.status, code, await anna.used()]).toEqual([503, 'no_picture_editor', 0])
})

test('what the service declines costs nothing, and nobody paints on another’s picture', async () => {
  const anna = await housed('a1111:')
  const picture = await brings(anna, await png(waves, 3))
  services.fails('filter')
  const answer = await asks(anna, 'image-variations', { picture, strength: 50, howMany: 1 })
  expect([(await answer.json()).code, await anna.used()]).toEqual(['model_declined', 0])
  services.fails()
  const bert = await opened.at(-1)!.person({ plan: 'basic' })
  const refused = await asks(bert, 'image-variations', { picture, strength: 50, howMany: 1 })
  expect([refused.status >= 400, await bert.used()]).toEqual([true, 0])
  expect(services.asked).toHaveLength(1)
})
