import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OperationName } from '#catalogue/operations.ts'
import type { Values } from '#shared/fields.ts'
import { tinyPictureModels } from '#tests/onnx/picture-models.ts'
import { openPictures } from '../pictures.ts'

type File = keyof typeof tinyPictureModels
let folder = ''
const models = () => join(folder, 'models')
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'federwerk-picture-models-'))))
beforeEach(async () => {
  await rm(models(), { recursive: true, force: true })
  await mkdir(models())
})
afterAll(() => rm(folder, { recursive: true }))
const here = (file: File, bytes = tinyPictureModels[file]()) => writeFile(join(models(), file), bytes)

const [width, height] = [300, 200]
/** A grey wall with a green square on it. */
const wall = () => {
  const square = { create: { width: 100, height: 100, channels: 3, background: '#00c000' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite([{ input: square, left: 100, top: 50 }])
    .png()
    .toBuffer()
}
/** Where the square is. */
const marked = () =>
  sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite([
      { input: { create: { width: 110, height: 110, channels: 3, background: 'white' } }, left: 95, top: 45 },
    ])
    .png()
    .toBuffer()

let number = 0
const laid = async (field: string, bytes: Uint8Array) => {
  const path = join(folder, `given-${number++}`)
  await writeFile(path, bytes)
  return { field, path, name: `${field}.png` }
}
const made = async (
  operation: OperationName,
  given: Readonly<Record<string, Buffer>>,
  values: Values = {},
  more: Parameters<typeof openPictures>[2] = {},
) => {
  const named = await Promise.all(Object.entries(given).map(([field, bytes]) => laid(field, bytes)))
  const recipe = { source: 'worked', by: `house:${operation}` } as const
  const asked = { operation, pictures: named, values, locale: 'de', recipe } as const
  const pictures = openPictures(join(folder, 'work'), models(), more)
  for await (const part of pictures.work('someone', asked, new AbortController().signal))
    if ('made' in part) return await readFile(part.made.path)
  throw new Error('Nothing was made.')
}
const pixelOf = async (bytes: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + info.channels)]
}
const saysOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).xmpAsString ?? ''

test('a downloaded model finds the subject in place of the small one, and stands in the picture', async () => {
  await here('isnet-general-use.onnx')
  const area = await made('cut-out', { picture: await wall() })
  expect([(await pixelOf(area, 150, 100))[0], (await pixelOf(area, 20, 20))[0]]).toEqual([255, 0])
  expect(await saysOf(area)).toContain('AISystemUsed="IS-Net"')
}, 120_000)

test('it does not stand in pictures in which it had nothing to find', async () => {
  await here('isnet-general-use.onnx')
  const around = { top: 60, bottom: 60, left: 60, right: 60, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  const picture = await sharp(await wall())
    .ensureAlpha()
    .extend(around)
    .png()
    .toBuffer()
  for (const [operation, values] of [
    ['cut-out', {}],
    ['change-background', { background: 'colour', colour: '#ffffff' }],
    ['product', { background: 'white', formats: ['instagram'], ground: 'none', margin: 8 }],
  ] as const)
    expect(await saysOf(await made(operation, { picture }, values))).toContain(`AISystemUsed="house:${operation}"`)
}, 120_000)

test.each([
  ['migan_pipeline_v2.onnx', 'MI-GAN', [0, 0, 255]],
  ['lama_fp32.onnx', 'LaMa', [255, 0, 0]],
] as const)(
  '%s fills what was marked and nothing else, and the picture says that a model has drawn in it',
  async (file, name, colour) => {
    await here(file)
    const whole = await made('inpaint', { picture: await wall(), mask: await marked() })
    expect(await pixelOf(whole, 150, 100)).toEqual(colour)
    expect(await pixelOf(whole, 20, 20)).toEqual([128, 128, 128])
    const says = await saysOf(whole)
    expect(says).toContain(`AISystemUsed="${name}"`)
    expect(says).toContain('compositeWithTrainedAlgorithmicMedia')
  },
  120_000,
)

test('of two that fill, the better one does', async () => {
  await here('migan_pipeline_v2.onnx')
  await here('lama_fp32.onnx')
  const whole = await made('inpaint', { picture: await wall(), mask: await marked() })
  expect(await pixelOf(whole, 150, 100)).toEqual([255, 0, 0])
}, 120_000)

test('a picture is drawn larger piece by piece without a seam, and what can be seen through stays so', async () => {
  await here('realesr-general-x4v3.onnx')
  const [wide, high] = [350, 180]
  const pixels = Buffer.alloc(wide * high * 4)
  for (let at = 0; at < wide * high; at++) {
    const [x, y] = [at % wide, Math.floor(at / wide)]
    pixels.set([x % 256, y, 90, x < 100 ? 0 : 255], at * 4)
  }
  const given = await sharp(pixels, { raw: { width: wide, height: high, channels: 4 } })
    .png()
    .toBuffer()
  const large = await made('upscale', { picture: given }, { factor: 'four', sharpness: 0 })
  const { data, info } = await sharp(large).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: wide * 4, height: high * 4, channels: 4 })
  for (const [x, y] of [
    ...([[159, 10] as const, [160, 10], [161, 170], [319, 159], [320, 160], [349, 179]] as const),
  ]) {
    const at = ((y * 4 + 1) * info.width + x * 4 + 1) * 4
    expect([...data.subarray(at, at + 4)]).toEqual([255 - (x % 256), 255 - y, 165, 255])
  }
  expect(data[(40 * info.width + 40) * 4 + 3]).toBe(0)
  const twice = await made('upscale', { picture: given }, { factor: 'two' })
  expect(await sharp(twice).metadata()).toMatchObject({ width: wide * 2, height: high * 2 })
}, 120_000)

test('a picture that is large already is none for it, since drawing it would take an hour', async () => {
  await here('realesr-general-x4v3.onnx')
  const given = await sharp({ create: { width: 1_100, height: 1_000, channels: 3, background: '#306090' } })
    .png()
    .toBuffer()
  const large = await made('upscale', { picture: given }, { factor: 'two', sharpness: 0 }, { weights: folder })
  expect(await pixelOf(large, 500, 500)).toEqual([0x30, 0x60, 0x90])
  expect(await saysOf(large)).toContain('AISystemUsed="house:upscale"')
}, 120_000)

test.each([
  ['no model', () => Buffer.from('Das ist kein Modell.')],
  ['a model for something else', () => tinyPictureModels['migan_pipeline_v2.onnx']()],
])(
  '%s in its place is told, with what helps',
  async (_, bytes) => {
    await here('realesr-general-x4v3.onnx', bytes())
    await expect(made('upscale', { picture: await wall() })).rejects.toMatchObject({ code: 'picture_model_failed' })
  },
  120_000,
)
