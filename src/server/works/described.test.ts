import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { startPainter } from '#tests/paint-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving, servingOne } from '#tests/serving.ts'

const services = running(startPainter)
beforeEach(() => {
  services.fails()
  services.asked.length = 0
})

const environmentOf = (models: string) => ({
  ...{ IMAGE_MODEL: models, A1111_BASE_URL: services.url, BFL_API_KEY: 'key-4', BFL_BASE_URL: services.url },
})
const served = serving(() => ({ environment: environmentOf('a1111:,bfl:flux-kontext-pro') }))
const kontext = 'bfl:flux-kontext-pro'

const size = { width: 320, height: 200 }
/** Waves of colour, so that every pixel is another. */
const waves = (channels: 3 | 4, { width, height } = size) =>
  Buffer.from(Array.from({ length: width * height * channels }, (_, at) => (at * 7 + (at >> 5)) % 256))
const png = (bytes: Buffer, channels: 1 | 3 | 4, raw = size) =>
  sharp(bytes, { raw: { ...raw, channels } })
    .png()
    .toBuffer()
/** An area of the right half, as it is after the picture was mirrored: its left half was that before. */
const isIn = (at: number) => at % size.width >= size.width / 2
const drawn = () =>
  png(Buffer.from(Array.from({ length: size.width * size.height }, (_, at) => (isIn(at) ? 255 : 0))), 1)

const brings = async (person: Person, bytes: Buffer, name = 'Park.png') => {
  const file = new File([new Uint8Array(bytes)], name, { type: 'image/png' })
  return (await (await person.upload(file, '/api/upload/image')).json()).response as string
}
const asks = async (person: Person, path: string, body: Record<string, unknown>) => {
  const steps = body.steps && JSON.stringify(body.steps)
  const answer = await person.post(`/api/imagesEngines/${path}`, { ...body, ...(steps ? { steps } : {}) })
  const { completion, ...said } = await answer.json()
  return { status: answer.status, file: completion?.[0] as string, run: answer.headers.get('x-run-id'), ...said }
}
const describes = (person: Person, body: Record<string, unknown>) => asks(person, 'image-editor-described', body)
const finishes = (person: Person, body: Record<string, unknown>) => asks(person, 'image-editor', body)
const read = async (person: Person, address: string) => Buffer.from(await (await person.get(address)).arrayBuffer())
const pixelsOf = (bytes: Buffer, alpha = false) => {
  const picture = alpha ? sharp(bytes).ensureAlpha() : sharp(bytes).removeAlpha()
  return picture.raw().toBuffer()
}
/** The bytes of the pixels that a painter had nothing to do with. */
const outside = (bytes: Buffer, channels: number, within = isIn) =>
  Buffer.from(bytes.filter((_, at) => !within(Math.floor(at / channels))))
/** Each picture is worked on in a process of its own, several times a test; milliseconds. */
const slow = 180_000
const mirrored = { kind: 'turn', to: 'mirror' }

test(
  'what is described is painted on the picture as the steps before leave it; later steps ask nobody again',
  async () => {
    const anna = await served.person({ plan: 'basic' })
    const before = await png(waves(3), 3)
    const [picture, mask] = [await brings(anna, before), await brings(anna, await drawn(), 'Maske.png')]
    const wish = 'Der Himmel am Abend'
    const { status, file } = await describes(anna, { picture, wish, mask, steps: [mirrored] })
    expect([status, await anna.used()]).toEqual([200, 1])
    expect(services.asked).toMatchObject([{ prompt: wish }])

    const flopped = await sharp(before).flop().removeAlpha().raw().toBuffer()
    const painted = await pixelsOf(await read(anna, file))
    expect(outside(painted, 3).equals(outside(flopped, 3))).toBe(true)
    expect(painted.equals(flopped)).toBe(false)

    const described = { kind: 'describe', wish, area: mask, painted: { file, of: picture } }
    const alone = await finishes(anna, { picture, steps: [mirrored, described] })
    const whole = await read(anna, alone.file)
    expect((await pixelsOf(whole)).equals(painted)).toBe(true)
    const { xmpAsString, format } = await sharp(whole).metadata()
    expect(format).toBe('png')
    for (const says of ['compositeWithTrainedAlgorithmicMedia', 'AISystemUsed="a1111, house:edit"', wish])
      expect(xmpAsString).toContain(says)

    const more = { kind: 'light', exposure: 20, contrast: 0, shadows: 0, highlights: 0 }
    expect((await finishes(anna, { picture, steps: [mirrored, described, more] })).status).toBe(200)
    const off = await finishes(anna, { picture, steps: [mirrored, { ...described, off: true }] })
    expect((await pixelsOf(await read(anna, off.file))).equals(flopped)).toBe(true)
    expect([services.asked.length, await anna.used()]).toEqual([1, 1])
  },
  slow,
)

test(
  'a painting of all of a large picture has its size, also with what was painted before beneath it',
  async () => {
    const anna = await served.person({ plan: 'basic' })
    const large = { width: 2600, height: 1300 }
    const picture = await brings(anna, await png(waves(3, large), 3, large))
    const first = await describes(anna, { picture, wish: 'Alles im Schnee', model: kontext })
    expect(await sharp(await read(anna, first.file)).metadata()).toMatchObject(large)
    const cropped = { kind: 'crop', x: 0, y: 0, w: 0.5, h: 1 }
    const steps = [{ kind: 'describe', wish: 'Alles im Schnee', painted: { file: first.file, of: picture } }, cropped]
    const second = await describes(anna, { picture, steps, wish: 'Eine rote Bank', model: kontext })
    expect(await sharp(await read(anna, second.file)).metadata()).toMatchObject({ width: 1300, height: 1300 })
    expect(await anna.used()).toBe(2)
  },
  slow,
)

test(
  'what can be seen through stays so beside what was painted, byte for byte',
  async () => {
    const anna = await served.person({ plan: 'basic' })
    const clear = waves(4)
    const picture = await brings(anna, await png(clear, 4))
    const mask = await brings(anna, await drawn(), 'Maske.png')
    const { file } = await describes(anna, { picture, wish: 'Ein Kissen', mask })
    const painted = await pixelsOf(await read(anna, file), true)
    expect(outside(painted, 4).equals(outside(clear, 4))).toBe(true)
    expect(painted[(size.width * 100 + 280) * 4 + 3]).toBe(255)
  },
  slow,
)

test(
  'another picture, a step that was never painted and somebody else’s painting are refused, and cost nothing',
  async () => {
    const anna = await served.person({ plan: 'basic' })
    const [picture, other] = [await brings(anna, await png(waves(3), 3)), await brings(anna, await drawn())]
    const { file, run } = await describes(anna, { picture, wish: 'Schnee' })
    const painted = { kind: 'describe', wish: 'Schnee', painted: { file, of: picture } }
    const unpainted = { status: 422, fields: { steps: expect.stringMatching(/^In |1/) } }
    expect(await finishes(anna, { picture: other, steps: [painted] })).toMatchObject(unpainted)
    expect(await finishes(anna, { picture, steps: [{ kind: 'describe', wish: 'Schnee' }] })).toMatchObject(unpainted)
    const foreign = { ...painted, painted: { file: '/files/nobodys', of: picture } }
    expect(await finishes(anna, { picture, steps: [foreign] })).toMatchObject({ status: 422, fields: { steps: /\S/ } })
    await anna.send(`/api/runs/${run}`, { method: 'DELETE' })
    expect(await finishes(anna, { picture, steps: [painted] })).toMatchObject({ status: 422 })
    expect(await anna.used()).toBe(1)
  },
  slow,
)

test(
  'a service that fails is told of, and nothing is charged; where nobody changes pictures it is not offered',
  async () => {
    const anna = await served.person({ plan: 'basic' })
    const picture = await brings(anna, await png(waves(3), 3))
    services.fails('no-picture')
    expect(await describes(anna, { picture, wish: 'Schnee' })).toMatchObject({ status: 502, code: 'painting_failed' })
    expect(await anna.used()).toBe(0)

    const other = await servingOne({ environment: environmentOf('bfl:flux-pro-1.0-fill') })
    const bert = await other.person({ plan: 'basic' })
    const { data } = await (await bert.get('/api/pictures')).json()
    const { ready, calls } = data.find((one: { slug: string }) => one.slug === 'image-editor')
    expect([ready, calls['image-editor-described'].lacks]).toEqual([true, 'painter'])
    const his = await brings(bert, await png(waves(3), 3))
    expect(await describes(bert, { picture: his, wish: 'Schnee' })).toMatchObject({ code: 'no_picture_editor' })
  },
  slow,
)

test(
  'a try that is deleted takes no picture and no area from another run; with the last of them they go',
  async () => {
    const anna = await served.person({ plan: 'basic' })
    const [picture, mask] = [await brings(anna, await png(waves(3), 3)), await brings(anna, await drawn(), 'Maske.png')]
    const asked = { picture, mask, wish: 'Ein Teich' }
    const first = await describes(anna, asked)
    const second = await describes(anna, { ...asked, wish: 'Ein Teich mit Enten' })
    const remove = (run: string | null) => anna.send(`/api/runs?ids=${run}`, { method: 'DELETE' })
    const there = async () => [picture, mask].map(async address => (await anna.get(address)).status)
    await remove(second.run)
    expect(await Promise.all(await there())).toEqual([200, 200])
    expect((await describes(anna, { ...asked, wish: 'Ein Teich im Nebel' })).status).toBe(200)
    const rest = (await (await anna.get('/api/runs')).json()).runs as { _id: string }[]
    await remove(rest.map(({ _id }) => _id).join())
    expect(await Promise.all(await there())).toEqual([404, 404])
    expect(first.status).toBe(200)
  },
  slow,
)
