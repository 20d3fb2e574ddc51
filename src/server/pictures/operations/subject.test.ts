import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationName } from '#catalogue/operations.ts'
import type { Values } from '#shared/fields.ts'
import { openPictures } from '../pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federwerk-subject-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const [width, height] = [600, 400]

/** A red cup with a handle and a shade, on a pale blue wall that becomes darker towards the floor. */
const cup = () => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const round = Math.hypot(x - 410, y - 200)
      const isCup = (x > 210 && x < 400 && y > 90 && y < 320) || (round > 45 && round < 65 && x > 390)
      const light = isCup ? 1 - Math.abs(x - 270) / 300 : 1 - y / 1200
      const colour = isCup ? [200, 40, 30] : [205, 218, 230]
      colour.forEach((value, of) => (pixels[(y * width + x) * 3 + of] = Math.round(value * light)))
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

let number = 0
const made = async (operation: OperationName, bytes: Uint8Array, values: Values) => {
  const path = join(folder, `given-${number++}`)
  await writeFile(path, bytes)
  const recipe = { source: 'worked', by: `house:${operation}` } as const
  const asked = {
    operation,
    pictures: [{ field: 'picture', path, name: 'tasse.png' }],
    values,
    locale: 'de',
    recipe,
  } as const
  const all = []
  const pictures = openPictures(join(folder, 'work'), join(folder, 'models'))
  for await (const part of pictures.work('someone', asked, new AbortController().signal))
    if ('made' in part) all.push({ ...part.made, bytes: await readFile(part.made.path) })
  return all
}
const pixelOf = async (bytes: Uint8Array | undefined, x: number, y: number) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + info.channels)]
}

test('what stands out is found, at the size of the picture', async () => {
  const [area] = await made('cut-out', await cup(), {})
  expect(area).toMatchObject({ name: 'tasse Motiv.png', width, height })
  const at = async (x: number, y: number) => (await pixelOf(area?.bytes, x, y))[0]
  expect([await at(300, 200), await at(20, 20), await at(580, 380)]).toEqual([255, 0, 0])
}, 300_000)

test('a background goes without anybody marking it, and the subject keeps its pixels', async () => {
  const [free] = await made('change-background', await cup(), { background: 'transparent' })
  expect((await pixelOf(free?.bytes, 20, 20))[3]).toBe(0)
  expect(await pixelOf(free?.bytes, 300, 200)).toEqual([...(await pixelOf(await cup(), 300, 200)), 255])
  const [green] = await made('change-background', await cup(), { background: 'colour', colour: '#00ff00' })
  expect(await pixelOf(green?.bytes, 20, 20)).toEqual([0, 255, 0])
}, 300_000)

test('goods come in the sizes of shops, on pure white within their margins, and as an archive', async () => {
  const formats = ['amazon', 'instagram']
  const all = await made('product', await cup(), { formats, background: 'white', ground: 'shadow', margin: 10 })
  expect(all.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['tasse amazon.jpg', 2000, 2000],
    ['tasse instagram.jpg', 1080, 1350],
    ['Produktbilder.zip', undefined, undefined],
  ])
  const square = all[0]?.bytes
  expect([await pixelOf(square, 5, 5), await pixelOf(square, 150, 1000)]).toEqual([
    [255, 255, 255],
    [255, 255, 255],
  ])
  const [red = 0, green = 0] = await pixelOf(square, 800, 1000)
  expect(red - green).toBeGreaterThan(80)
  const { xmpAsString = '' } = await sharp(square).metadata()
  expect(xmpAsString).toContain('digitalsourcetype/algorithmicallyEnhanced')
}, 300_000)

test('on no background they keep their alpha, and a reflection fades below them', async () => {
  const [png] = await made('product', await cup(), {
    ...{ formats: ['wide'], background: 'transparent', ground: 'reflection', strength: 100, margin: 20 },
  })
  expect(png).toMatchObject({ type: 'image/png', width: 1200, height: 630 })
  const alpha = async (y: number) => (await pixelOf(png?.bytes, 560, y))[3] ?? 0
  expect(await alpha(300)).toBe(255)
  const [near, deep] = [await alpha(520), await alpha(600)]
  expect(near).toBeGreaterThan(deep)
  expect((await pixelOf(png?.bytes, 5, 5))[3]).toBe(0)
}, 300_000)

test('a picture on which nothing stands out is refused', async () => {
  const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  await expect(made('cut-out', plain, {})).rejects.toMatchObject({ code: 'image_without_subject' })
}, 300_000)

/** A pane that is seen through by half, alone on nothing: it was cut out before. */
const pane = (wide: number) => {
  const pixels = Buffer.alloc(wide * height * 4)
  for (let y = 150; y < 250; y++)
    for (let x = 20; x < wide - 21; x++) pixels.set([20, 90, 200, 128], (y * wide + x) * 4)
  return sharp(pixels, { raw: { width: wide, height, channels: 4 } })
    .png()
    .toBuffer()
}

test('what was cut out before stays so, and shows the new background where it is seen through', async () => {
  const [free] = await made('change-background', await pane(600), { background: 'transparent' })
  expect(await pixelOf(free?.bytes, 300, 200)).toEqual([20, 90, 200, 128])
  expect((await pixelOf(free?.bytes, 300, 100))[3]).toBe(0)
  const [red] = await made('change-background', await pane(600), { background: 'colour', colour: '#ff0000' })
  expect(await pixelOf(red?.bytes, 300, 200)).toEqual([137, 45, 100])
}, 300_000)

test.each([598, 599, 600, 601])(
  'goods of any width have their shadow in every format, of %i pixels',
  async wide => {
    const formats = ['amazon', 'ebay', 'etsy', 'shopify', 'instagram', 'wide']
    const all = await made('product', await pane(wide), { formats, background: 'white', ground: 'shadow', margin: 8 })
    expect(all).toHaveLength(7)
    expect((await pixelOf(all[0]?.bytes, 1000, 1000))[2]).toBeGreaterThan(200)
  },
  300_000,
)
