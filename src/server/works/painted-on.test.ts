import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { startPainter } from '#tests/paint-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, servingOne } from '#tests/serving.ts'

const services = running(startPainter)
beforeEach(() => {
  services.fails()
  services.asked.length = 0
})

const opened = (models: string | undefined) => {
  const { url } = services
  return servingOne({
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
}
const housed = async (models: string | undefined) => (await opened(models)).person({ plan: 'basic' })

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

test('variations for which nobody has words are called as the picture is', async () => {
  const anna = await housed('a1111:')
  const picture = await brings(anna, await png(waves, 3))
  const { run } = await made(anna, await asks(anna, 'image-variations', { picture, strength: 30, howMany: 2 }))
  expect(run.files.map(({ name }: { name: string }) => name)).toEqual(['Park 1.png', 'Park 2.png'])
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
  // Among one's pictures stands what was brought and made, and not the area that was drawn.
  const { files: own } = await (await anna.get('/api/files?kind=pictures')).json()
  expect(own).toMatchObject([{ name: 'Park changed.png' }, { address: picture }])

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

test('goods stand in the scene that was described, a painting for each shape, with their own pixels', async () => {
  const anna = await housed('a1111:')
  const [wide, high] = [600, 400]
  const cup = Buffer.from(
    Array.from({ length: wide * high }, (_, pixel) =>
      Math.hypot((pixel % wide) - 300, pixel / wide - 200) < 120 ? [200, 30, 30] : [250, 250, 250],
    ).flat(),
  )
  const photograph = await sharp(cup, { raw: { width: wide, height: high, channels: 3 } })
    .png()
    .toBuffer()
  const picture = await brings(anna, photograph, 'Tasse.png')
  const form = { picture, formats: ['amazon', 'ebay', 'wide'], background: 'described', scene: 'Ein Holztisch' }
  const { run, files } = await made(anna, await asks(anna, 'ai-product-images', { ...form, margin: 8 }))
  expect(run).toMatchObject({ state: 'done', model: 'a1111', cost: 1 })
  expect(run.files.map(({ name, width: w, height: h }: Record<string, unknown>) => [name, w, h])).toEqual([
    ...[
      ['Tasse amazon.jpg', 2000, 2000],
      ['Tasse ebay.jpg', 1600, 1600],
      ['Tasse wide.jpg', 1200, 630],
    ],
    ['Product pictures.zip', undefined, undefined],
  ])
  // Two of the three have one shape.
  expect(services.asked.map(({ path, size: s }) => [path, s])).toEqual([
    ['/sdapi/v1/img2img', { width: 1536, height: 1536 }],
    ['/sdapi/v1/img2img', { width: 1200, height: 632 }],
  ])
  for (const { prompt } of services.asked) expect(prompt).toContain('Ein Holztisch')
  const pixel = async (bytes: Buffer | Uint8Array | undefined, across: number) => {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const from = (Math.floor(info.height / 2) * info.width + Math.floor(across * info.width)) * info.channels
    return [...data.subarray(from, from + 3)]
  }
  const near = (one: readonly number[], other: readonly number[]) =>
    one.every((value, of) => Math.abs(value - (other[of] ?? 0)) < 8)
  const stage = services.asked[0]
  expect([near(await pixel(stage?.picture, 0.5), [200, 30, 30]), (await pixel(stage?.area, 0.5))[0]]).toEqual([true, 0])
  expect((await pixel(stage?.area, 0.02))[0]).toBe(255)
  for (const file of files.slice(0, 3)) {
    expect(near(await pixel(file, 0.5), [200, 30, 30])).toBe(true)
    expect(near(await pixel(file, 0.02), [11, 92, 122])).toBe(true)
    const { xmpAsString } = await sharp(file).metadata()
    for (const says of ['compositeWithTrainedAlgorithmicMedia', 'Ein Holztisch']) expect(xmpAsString).toContain(says)
  }
}, 60_000)

test('several pictures become one by a sentence, where a model takes as many; the larger original is kept', async () => {
  const anna = await housed('openai:gpt-image-1,bfl:flux-2-klein-4b,a1111:')
  const { calls } = await tool(anna, 'combine-images')
  const { model } = calls['combine-images'].fields
  expect(Object.keys(model.options)).toEqual(['openai:gpt-image-1', 'bfl:flux-2-klein-4b'])
  const given = await Promise.all(
    [40, 90, 140, 190, 240].map(async value =>
      brings(anna, await png(Buffer.alloc(width * height * 3, value), 3), `${value}.png`),
    ),
  )
  const form = { layout: 'described', wish: 'Die Person aus Bild 1 vor das Haus in Bild 2', ratio: '3:2' }
  const asked = { ...form, pictures: given.slice(0, 2), model: 'openai:gpt-image-1' }
  const { run, files } = await made(anna, await asks(anna, 'combine-images', asked))
  expect(run).toMatchObject({ state: 'done', model: 'openai:gpt-image-1', cost: 1 })
  expect(services.asked).toMatchObject([{ path: '/images/edits', prompt: form.wish, size: '1536x1024' }])
  const seen = await Promise.all((services.asked[0]?.pictures ?? []).map(async one => (await bytesOf(one!))[0]))
  expect(seen).toEqual([40, 90])
  expect(await sharp(files[0]).metadata()).toMatchObject({ width: 768, height: 512 })

  const [{ original }] = run.files
  expect(original).toMatchObject({ width: 1536, height: 1024 })
  const larger = await sharp(await (await anna.get(`/files/${original.file}`)).bytes()).metadata()
  expect(larger).toMatchObject({ width: 1536, height: 1024 })
  expect(larger.xmpAsString).toContain('Die Person aus Bild 1')
  const listed = (await json(anna.get('/api/files'))).files.filter(({ made: is }: { made: boolean }) => is)
  const [first, second] = listed.map(({ run: of }: { run: string }) => of)
  expect([listed.length, second]).toEqual([2, first])

  const many = await asks(anna, 'combine-images', { ...form, pictures: given, model: 'bfl:flux-2-klein-4b' })
  const { code, message } = await many.json()
  expect([many.status, code, message]).toEqual([422, 'images_too_many', expect.stringContaining('4')])
  expect(services.asked).toHaveLength(1)
  const free = await made(
    anna,
    await asks(anna, 'combine-images', { pictures: given, layout: 'row', gap: 0, background: '#ffffff' }),
  )
  expect([free.run.cost, free.run.model, await anna.used()]).toEqual([0, 'house:processed', 1])
  await anna.send(`/api/runs/${first}`, { method: 'DELETE' })
  expect((await anna.get(`/files/${original.file}`)).status).toBe(404)
}, 60_000)

test('a picture is painted after another one, in the shape that was asked for, where a model takes such', async () => {
  const anna = await housed('openai:gpt-image-1,a1111:')
  const { calls } = await tool(anna, 'generate-images')
  expect(calls.AiGeneratedImages.fields.references).toMatchObject({
    when: { field: 'model', among: ['openai:gpt-image-1'], orNone: true },
  })
  const reference = await brings(anna, await png(waves, 3))
  const asked = { prompt: 'Dieselben Wellen bei Nacht', ratio: '1:1', howMany: 1, references: [reference] }
  const { run, files } = await made(anna, await asks(anna, 'AiGeneratedImages', asked))
  expect(run).toMatchObject({ state: 'done', model: 'openai:gpt-image-1', cost: 1 })
  expect(services.asked).toMatchObject([{ path: '/images/edits', prompt: asked.prompt, size: '1024x1024' }])
  // It is handed over as it is, not laid into the shape of what is to come.
  expect(await sharp(services.asked[0]?.picture ?? services.asked[0]?.pictures?.[0]).metadata()).toMatchObject(size)
  const metadata = await sharp(files[0]).metadata()
  expect(metadata.width).toBe(metadata.height)
  await asks(anna, 'AiGeneratedImages', { prompt: 'Wellen', ratio: '1:1', howMany: 1 })
  expect(services.asked[1]).toMatchObject({ path: '/images/generations', prompt: 'Wellen' })
}, 60_000)

test('where no model paints after pictures, nobody is asked for one', async () => {
  const anna = await housed('a1111:')
  const { calls } = await tool(anna, 'generate-images')
  expect(calls.AiGeneratedImages.fields).not.toHaveProperty('references')
  const { run } = await made(
    anna,
    await asks(anna, 'AiGeneratedImages', { prompt: 'Wellen', ratio: '1:1', howMany: 1 }),
  )
  expect(run).toMatchObject({ state: 'done', model: 'a1111' })
  expect(services.asked).toMatchObject([{ path: '/sdapi/v1/txt2img', prompt: 'Wellen' }])
})

test('a look is painted by a model that changes pictures, and told how far where it takes a number', async () => {
  const anna = await housed('openai:gpt-image-1,a1111:')
  const { calls } = await tool(anna, 'applied-style')
  const { distance, look } = calls['applied-style'].fields
  expect(distance.when).toEqual({
    ...{ field: 'model', among: ['a1111'] },
    and: { field: 'style', is: 'painted' },
  })
  expect(Object.keys(look.options).length).toBeGreaterThan(40)
  const picture = await brings(anna, await png(waves, 3))
  const form = { picture, style: 'painted', look: 'aquarell', distance: 70 }
  const { run } = await made(anna, await asks(anna, 'applied-style', { ...form, model: 'a1111' }))
  expect(run).toMatchObject({ state: 'done', model: 'a1111', cost: 1, files: [size] })
  expect(services.asked).toMatchObject([{ strength: 0.7, prompt: expect.stringMatching(/: (Aquarell|Watercolour)$/) }])
  await asks(anna, 'applied-style', { ...form, model: 'openai:gpt-image-1' })
  expect(services.asked[1]).toMatchObject({ path: '/images/edits', prompt: services.asked[0]?.prompt })
  const free = await made(anna, await asks(anna, 'applied-style', { picture, style: 'sepia', strength: 80 }))
  expect([free.run.cost, free.run.model, await anna.used()]).toEqual([0, 'house:processed', 2])
}, 60_000)

test('where nobody can, nothing is offered, nothing is taken, and it is said which models could', async () => {
  const anna = await housed('bfl:flux-pro-1.1')
  expect(await tool(anna, 'image-variations')).toMatchObject({ ready: false, reason: 'no_picture_editor' })
  const [remover, background] = [await tool(anna, 'objects-remover'), await tool(anna, 'ChangeBackground')]
  expect([remover.ready, remover.calls['objects-remover'].fields.wish]).toEqual([true, undefined])
  const { fields } = background.calls.ChangeBackground
  expect([fields.background.options.described, fields.scene]).toEqual([undefined, undefined])
  const offered = async (slug: string, field: string, way: string) =>
    Object.keys((await tool(anna, slug)).calls[slug].fields[field].options).includes(way)
  expect(await offered('ai-product-images', 'background', 'described')).toBe(false)
  expect(await offered('combine-images', 'layout', 'described')).toBe(false)
  expect(await offered('applied-style', 'style', 'painted')).toBe(false)
  const picture = await brings(anna, await png(waves, 3))
  const answer = await asks(anna, 'image-variations', { picture, strength: 50, howMany: 1 })
  const { code } = await answer.json()
  expect([answer.status, code, await anna.used()]).toEqual([503, 'no_picture_editor', 0])
})

test('what the service declines costs nothing, and nobody paints on another’s picture', async () => {
  const served = await opened('a1111:')
  const [anna, bert] = [await served.person({ plan: 'basic' }), await served.person({ plan: 'basic' })]
  const picture = await brings(anna, await png(waves, 3))
  services.fails('filter')
  const answer = await asks(anna, 'image-variations', { picture, strength: 50, howMany: 1 })
  expect([(await answer.json()).code, await anna.used()]).toEqual(['model_declined', 0])
  services.fails()
  const refused = await asks(bert, 'image-variations', { picture, strength: 50, howMany: 1 })
  expect([refused.status >= 400, await bert.used()]).toEqual([true, 0])
  expect(services.asked).toHaveLength(1)
})
