import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PaintFault, startPainter } from '#tests/paint-server.ts'
import { png } from '#tests/pictures.ts'
import { allowedAddresses } from '../outside/allowed.ts'
import { openPainting } from './open-painting.ts'
import type { Beginning } from './painter.ts'

let services: Awaited<ReturnType<typeof startPainter>>
beforeAll(async () => void (services = await startPainter()))
afterAll(() => services.close())
beforeEach(() => {
  services.fails()
  services.asked.length = 0
})

const unused = () => Promise.resolve(undefined)
const painterOf = async (named: string, patience = 20_000) => {
  const { url } = services
  const bounds = { allowed: allowedAddresses('') ?? [], patience, pause: 1, look: 1 }
  const [painter] = await openPainting({
    ...{ named, bounds, now: () => new Date(), report: () => undefined },
    settings: { get: unused, set: async () => undefined, remove: async () => undefined },
    seal: { open: () => undefined, close: text => text },
    environment: {
      ...{ OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: url, OPENAI_COMPATIBLE_BASE_URL: url, A1111_BASE_URL: url },
      ...{ STABILITY_API_KEY: 'key-2', STABILITY_BASE_URL: url, FAL_API_KEY: 'key-3', FAL_BASE_URL: url },
      ...{ BFL_API_KEY: 'key-4', BFL_BASE_URL: url, GEMINI_API_KEY: 'key-5', GEMINI_IMAGE_BASE_URL: url },
      ...{ REPLICATE_API_TOKEN: 'key-6', REPLICATE_BASE_URL: url, IOPAINT_BASE_URL: url, REMBG_BASE_URL: url },
    },
  }).painters()
  return painter!
}

const [width, height] = [900, 600]
const plain = (size: { width: number; height: number }, background: string) =>
  sharp({ create: { ...size, channels: 3, background } })
const picture = await plain({ width, height }, '#2080e0').png().toBuffer()
/** The right third of the picture. */
const right = { width: 300, height }
const area = await plain({ width, height }, '#000000')
  .composite([{ input: await plain(right, '#ffffff').png().toBuffer(), left: 600, top: 0 }])
  .toColourspace('b-w')
  .png()
  .toBuffer()

const paints = async (named: string, from: Beginning, patience?: number) => {
  const painter = await painterOf(named, patience)
  const { signal } = new AbortController()
  const asked = { prompt: 'Eine Bank', howMany: 1, size: { width, height }, from, signal }
  for await (const part of painter.paint(asked)) if ('bytes' in part) return part
  throw new Error('Nothing was painted.')
}

/** What a pixel of a picture is, at parts of its width and height. */
const at = async (bytes: Buffer | undefined, across: number, down = 0.5) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const [x, y] = [Math.floor(across * (info.width - 1)), Math.floor(down * (info.height - 1))]
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels)]
}

describe.each([
  ['openai:gpt-image-1', '/images/edits', undefined],
  ['openai-compatible:sd', '/images/edits', undefined],
  ['a1111:', '/sdapi/v1/img2img', 0.4],
  ['stability:sd3', '/v2beta/stable-image/generate/sd3', 0.4],
  ['fal:fal-ai/flux/dev', '/fal-ai/flux/dev/image-to-image', 0.4],
  ['fal:fal-ai/flux-pro/kontext', '/fal-ai/flux-pro/kontext', undefined],
  ['fal:fal-ai/nano-banana/edit', '/fal-ai/nano-banana/edit', undefined],
  ['bfl:flux-2-pro', '/v1/flux-2-pro', undefined],
  ['bfl:flux-kontext-pro', '/v1/flux-kontext-pro', undefined],
  ['google:gemini-2.5-flash-image', '/models/gemini-2.5-flash-image:generateContent', undefined],
  ['replicate:black-forest-labs/flux-dev', '/models/black-forest-labs/flux-dev/predictions', 0.4],
  ['replicate:black-forest-labs/flux-kontext-pro', '/models/black-forest-labs/flux-kontext-pro/predictions', undefined],
])('%s', (named, path, strength) => {
  test('changes a picture, which comes back in exactly its size and says how it was changed', async () => {
    expect((await painterOf(named)).can).toContain('edit')
    const made = await paints(named, { picture, strength: 40 })
    const [question] = services.asked
    expect(question).toMatchObject({ path, prompt: 'Eine Bank', ...(strength && { strength }) })
    expect((await painterOf(named)).can.includes('strength')).toBe(strength !== undefined)
    expect((await at(question?.picture, 0.5)).slice(0, 3)).toEqual([0x20, 0x80, 0xe0])
    expect([made.width, made.height]).toEqual([width, height])
    const { xmpAsString } = await sharp(made.bytes).metadata()
    for (const says of ['compositeWithTrainedAlgorithmicMedia', 'Eine Bank', 'federwerk:Strength="40"'])
      expect(xmpAsString).toContain(says)
  })
})

describe.each([
  ['openai:gpt-image-1', '/images/edits', 'transparent'],
  ['openai-compatible:sd', '/images/edits', 'transparent'],
  ['a1111:', '/sdapi/v1/img2img', 'white'],
  ['stability:core', '/v2beta/stable-image/edit/inpaint', 'white'],
  ['fal:fal-ai/flux-pro/v1/fill', '/fal-ai/flux-pro/v1/fill', 'white'],
  ['fal:fal-ai/qwen-image-edit/inpaint', '/fal-ai/qwen-image-edit/inpaint', 'white'],
  ['bfl:flux-pro-1.0-fill', '/v1/flux-pro-1.0-fill', 'white'],
  ['replicate:black-forest-labs/flux-fill-pro', '/models/black-forest-labs/flux-fill-pro/predictions', 'white'],
  ['iopaint:', '/api/v1/inpaint', 'white'],
])('%s', (named, path, kind) => {
  test('changes an area, which lies on the picture as it was drawn', async () => {
    expect((await painterOf(named)).can).toContain('area')
    const made = await paints(named, { picture, area })
    const [question] = services.asked
    expect(question?.path).toBe(path)
    const [around, within] = [await at(question?.area, 0.2), await at(question?.area, 0.9)]
    expect([around[0], within[0]]).toEqual([0, 255])
    expect([around[3], within[3]]).toEqual(kind === 'transparent' ? [255, 0] : [undefined, undefined])
    const [one, other] = await Promise.all([sharp(question?.picture).metadata(), sharp(question?.area).metadata()])
    expect([one.width, one.height]).toEqual([other.width, other.height])
    expect([made.width, made.height]).toEqual([width, height])
  })
})

describe.each([
  ['openai:gpt-image-1', '/images/edits', 16],
  ['google:gemini-2.5-flash-image', '/models/gemini-2.5-flash-image:generateContent', 3],
  ['google:gemini-3-pro-image-preview', '/models/gemini-3-pro-image-preview:generateContent', 14],
  ['fal:fal-ai/nano-banana/edit', '/fal-ai/nano-banana/edit', 10],
  ['fal:fal-ai/flux-2/edit', '/fal-ai/flux-2/edit', 4],
  ['bfl:flux-2-pro', '/v1/flux-2-pro', 8],
  ['replicate:black-forest-labs/flux-2-pro', '/models/black-forest-labs/flux-2-pro/predictions', 5],
  ['replicate:google/nano-banana', '/models/google/nano-banana/predictions', 10],
])('%s', (named, path, takes) => {
  test('makes one picture of several, which come in their order, in the size that was asked for', async () => {
    const painter = await painterOf(named)
    expect([painter.can.includes('several'), painter.takes]).toEqual([true, takes])
    const others = await Promise.all(
      ['#e02020', '#20e020'].map(colour => plain({ width: 300, height: 400 }, colour).png().toBuffer()),
    )
    const made = await paints(named, { picture, others })
    const [question] = services.asked
    expect(question?.path).toBe(path)
    const seen = await Promise.all((question?.pictures ?? []).map(one => at(one, 0.5)))
    expect(seen.map(([red]) => red)).toEqual([0x20, 0xe0, 0x20])
    expect(seen.map(([, green]) => green)).toEqual([0x80, 0x20, 0xe0])
    expect([made.width, made.height]).toEqual([width, height])
  })
})

test('a picture of a shape that a service does not know is laid into one, and comes back without what was beside', async () => {
  const tall = await plain({ width: 300, height: 1200 }, '#ffffff').png().toBuffer()
  const painter = await painterOf('openai:gpt-image-1')
  const { signal } = new AbortController()
  const size = { width: 300, height: 1200 }
  const parts = []
  for await (const part of painter.paint({ prompt: 'x', howMany: 1, size, from: { picture: tall }, signal }))
    if ('bytes' in part) parts.push(part)
  expect(services.asked[0]?.size).toBe('1024x1536')
  expect(await sharp(services.asked[0]?.picture).metadata()).toMatchObject({ width: 1024, height: 1536 })
  expect(parts).toMatchObject([size])
})

test('only what a model can is offered of it', async () => {
  const all = ['bfl:flux-pro-1.1', 'bfl:flux-pro-1.0-fill', 'iopaint:', 'openai:dall-e-3', 'stability:core']
  const found = await Promise.all(all.map(async named => (await painterOf(named)).can))
  const has = (one: 'paint' | 'edit' | 'area' | 'several') => found.map(can => can.includes(one))
  expect(has('paint')).toEqual([true, false, false, true, true])
  for (const none of ['edit', 'several'] as const) expect(has(none)).toEqual([false, false, false, false, false])
  expect(has('area')).toEqual([false, true, true, false, true])
})

test('rembg is sent a picture with its model, and what it leaves transparent stays so', async () => {
  const painter = await painterOf('rembg:birefnet-general')
  expect(painter.can).toEqual(['background'])
  const cut = sharp(picture).joinChannel(await sharp(area).toColourspace('b-w').extractChannel(0).raw().toBuffer(), {
    raw: { width, height, channels: 1 },
  })
  const answer = await cut.png().toBuffer()
  services.draws(() => answer)
  const { bytes } = await paints('rembg:birefnet-general', { picture })
  services.draws(png)
  const [question] = services.asked
  expect(question).toMatchObject({ path: '/api/remove', model: 'birefnet-general' })
  expect((await sharp(question?.picture).metadata()).format).toBe('png')
  const alpha = await sharp(bytes).extractChannel('alpha').toColourspace('b-w').raw().toBuffer()
  expect([alpha[300 * width + 100], alpha[300 * width + 800]]).toEqual([0, 255])
})

const said: readonly (readonly [string, PaintFault, string])[] = [
  ...(['openai:gpt-image-1', 'google:gemini-2.5-flash-image', 'replicate:black-forest-labs/flux-dev'] as const).flatMap(
    named =>
      [
        [named, 401, 'model_refused'],
        [named, 402, 'model_refused'],
        [named, 413, 'painting_picture_too_large'],
        [named, 429, 'model_busy'],
        [named, 500, 'painting_failed'],
        [named, 'filter', 'model_declined'],
        [named, 'reset', 'model_unreachable'],
        [named, 'garbage', 'painting_failed'],
        [named, 'none', 'painting_failed'],
      ] as const,
  ),
  ['google:gemini-2.5-flash-image', 'blocked', 'model_declined'],
  ['replicate:black-forest-labs/flux-dev', 'flagged', 'model_declined'],
  ['replicate:black-forest-labs/flux-dev', 'broken', 'painting_failed'],
  ...(['iopaint:', 'rembg:u2net'] as const).flatMap(
    named =>
      [
        [named, 404, 'model_refused'],
        [named, 413, 'painting_picture_too_large'],
        [named, 429, 'model_busy'],
        [named, 502, 'painting_failed'],
        [named, 'html', 'painting_failed'],
        [named, 'end-mid', 'model_unreachable'],
      ] as const,
  ),
  ['rembg:u2net', 500, 'painting_failed'],
  ['rembg:u2net', 'garbage', 'painting_failed'],
  ['rembg:u2net', 'reset', 'model_unreachable'],
  ['iopaint:', 500, 'painting_failed'],
  ['iopaint:', 'garbage', 'painting_failed'],
  ['iopaint:', 'reset', 'model_unreachable'],
]
test.each(said)('%s: what fails with %s is said as %s, without the key', async (named, fault, code) => {
  services.fails(fault)
  const problem = await paints(named, { picture, area }).catch((error: unknown) => error)
  expect(problem).toMatchObject({ code })
  expect(String((problem as Error).cause)).not.toMatch(/secret123456|key-\d/)
})

test.each(['google:gemini-2.5-flash-image', 'replicate:black-forest-labs/flux-dev', 'iopaint:', 'rembg:u2net'])(
  '%s is left after its time',
  async named => {
    services.fails('slow')
    await expect(paints(named, { picture, area }, 300)).rejects.toMatchObject({ code: 'model_timeout' })
  },
)

test('one that would make squares of all is told to keep the shape of the picture', async () => {
  await paints('replicate:black-forest-labs/flux-2-pro', { picture })
  expect(services.asked[0]?.size).toBe('match_input_image')
})
