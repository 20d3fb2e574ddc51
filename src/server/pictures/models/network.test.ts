import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawnFromSvg } from '#tests/drawn-from-svg.ts'
import { landscape } from '#tests/landscape.ts'
import { openPictures, type Pictures } from '../pictures.ts'
import { enlargingOf } from './enlarging.ts'

let folder = ''
let here: Pictures
/** Where the weights are gone: everything is stretched. */
let without: Pictures
const never = new AbortController().signal
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federwerk-network-'))
  here = openPictures(join(folder, 'work'), join(folder, 'models'))
  without = openPictures(join(folder, 'work'), join(folder, 'models'), { weights: join(folder, 'nothing') })
})
afterAll(() => rm(folder, { recursive: true }))

let number = 0
const laid = async (bytes: Uint8Array) => {
  const path = join(folder, `given-${number++}`)
  await writeFile(path, bytes)
  return path
}
const working = (pictures: Pictures, path: string, factor: string, signal = never) => {
  const recipe = { source: 'worked', by: 'house:upscale' } as const
  const given = [{ field: 'picture', path, name: 'Bild.png' }]
  const values = { factor, sharpness: 0 }
  return pictures.work('someone', { operation: 'upscale', pictures: given, values, locale: 'de', recipe }, signal)
}
const enlarged = async (pictures: Pictures, picture: Uint8Array, factor: string) => {
  for await (const part of working(pictures, await laid(picture), factor))
    if ('made' in part) return await readFile(part.made.path)
  throw new Error('Nothing was made.')
}
const pixelsOf = async (bytes: Buffer) => sharp(bytes).raw().toBuffer({ resolveWithObject: true })
const saysOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).xmpAsString ?? ''

/** How near one picture is to another of its size; decibels. */
const nearness = (one: Buffer, other: Buffer) => {
  const squares = one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (squares / one.length))
}

test.each([
  ['two', 2],
  ['three', 3],
  ['four', 4],
] as const)(
  'a picture becomes %s times as large, nearer to what it was made of than stretched, and says that it was drawn',
  async (factor, times) => {
    const [width, height] = [120 * times, 80 * times]
    const whole = await landscape(width, height)
    const small = await sharp(whole).resize(120, 80, { kernel: 'cubic' }).png().toBuffer()
    const drawn = await enlarged(here, small, factor)
    const stretched = await enlarged(without, small, factor)
    expect(await sharp(drawn).metadata()).toMatchObject({ width, height, channels: 3 })
    const blocks = sharp(small).resize(width, height, { kernel: 'nearest' }).raw().toBuffer()
    const original = (await pixelsOf(whole)).data
    const [byNetwork, byLanczos, byNothing] = [
      ...[(await pixelsOf(drawn)).data, (await pixelsOf(stretched)).data, await blocks],
    ].map(one => nearness(original, one)) as [number, number, number]
    expect(byNetwork).toBeGreaterThan(byLanczos)
    // Twice as large, blocks are no worse than what is soft; above that they are.
    if (times > 2) expect(byLanczos).toBeGreaterThan(byNothing)
    else expect(byNetwork).toBeGreaterThan(byNothing)
    expect(await saysOf(drawn)).toContain('AISystemUsed="ESRGAN"')
    expect(await saysOf(drawn)).toContain('compositeWithTrainedAlgorithmicMedia')
    expect(await saysOf(stretched)).toContain('AISystemUsed="house:upscale"')
  },
  120_000,
)

test('no seam shows between pieces, neither across nor down: a part alone becomes the same as within the whole', async () => {
  const whole = await landscape(230, 200)
  const [left, top, width, height] = [61, 47, 169, 153]
  const part = await sharp(whole).extract({ left, top, width, height }).png().toBuffer()
  const [all, alone] = [
    await pixelsOf(await enlarged(here, whole, 'two')),
    await pixelsOf(await enlarged(here, part, 'two')),
  ]
  // What is nearer to the edge of the part than it looks differs, since there it goes on.
  const edge = 20
  let most = 0
  for (let y = edge; y < height * 2 - edge; y++)
    for (let x = edge; x < width * 2 - edge; x++)
      for (let of = 0; of < 3; of++) {
        const one = all.data[((y + top * 2) * all.info.width + x + left * 2) * 3 + of] ?? 0
        most = Math.max(most, Math.abs(one - (alone.data[(y * alone.info.width + x) * 3 + of] ?? 0)))
      }
  expect(most).toBeLessThanOrEqual(1)
}, 120_000)

test('plain colours stay plain up to the edges', async () => {
  const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: '#808080' } })
  const { data } = await pixelsOf(await enlarged(here, await plain.png().toBuffer(), 'two'))
  expect([Math.min(...data), Math.max(...data)]).toEqual([128, 128])
}, 120_000)

test('what can be seen through is enlarged by Lanczos, and no white shows at its edges', async () => {
  const disc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle cx="30" cy="20" r="15" fill="#900"/></svg>'
  const picture = await drawnFromSvg(disc)
  const [drawn, stretched] = [await enlarged(here, picture, 'four'), await enlarged(without, picture, 'four')]
  const alphaOf = (bytes: Buffer) => sharp(bytes).extractChannel('alpha').raw().toBuffer()
  expect((await alphaOf(drawn)).equals(await alphaOf(stretched))).toBe(true)
  const onBlack = await pixelsOf(await sharp(drawn).flatten({ background: '#000000' }).png().toBuffer())
  const greens = onBlack.data.filter((_, at) => at % onBlack.info.channels === 1)
  expect(Math.max(...greens)).toBeLessThan(16)
}, 120_000)

test('a picture of one pixel is enlarged, too', async () => {
  const one = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#204060' } })
    .png()
    .toBuffer()
  expect(await sharp(await enlarged(here, one, 'three')).metadata()).toMatchObject({ width: 3, height: 3 })
}, 120_000)

test('each piece is told, and who cancels waits for no further one', async () => {
  const path = await laid(await landscape(330, 170))
  const told: string[] = []
  for await (const part of working(here, path, 'two')) if ('step' in part) told.push(`${part.at} of ${part.of}`)
  expect(told).toEqual(['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6'])

  const cancel = new AbortController()
  const seen: number[] = []
  const work = async () => {
    for await (const part of working(here, path, 'two', cancel.signal)) {
      if ('step' in part) seen.push(part.at)
      cancel.abort(new Error('That is enough.'))
    }
  }
  await expect(work()).rejects.toThrow('That is enough.')
  expect(seen).toEqual([1])
}, 120_000)

test('what is said before is what is done, also where the network does not run', async () => {
  const path = await laid(await landscape(60, 40))
  const asked = (pictures: Pictures, of: string) => pictures.enlarging('someone', of, 'two', never)
  expect(await asked(here, path)).toMatchObject({ by: 'network', seconds: expect.closeTo(0, 0) })
  expect(await asked(without, path)).toEqual({ by: 'stretched', seconds: undefined })

  const large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await expect(asked(here, await laid(large))).rejects.toMatchObject({ code: 'image_too_large_to_make' })
}, 120_000)

test('a network that fails under way says so, and nothing is stretched in silence', async () => {
  const weights = join(folder, 'weights')
  await mkdir(weights)
  const packaged = join(import.meta.dirname, '../../../../node_modules/@upscalerjs/esrgan-slim/models/x2')
  await cp(packaged, join(weights, 'x2'), { recursive: true })
  const pictures = openPictures(join(folder, 'work'), join(folder, 'models'), { weights })
  const picture = await landscape(60, 40)
  expect(await saysOf(await enlarged(pictures, picture, 'two'))).toContain('ESRGAN')
  await writeFile(join(weights, 'x2', 'group1-shard1of1.bin'), 'Das sind keine Gewichte.')
  await expect(enlarged(pictures, picture, 'two')).rejects.toMatchObject({ code: 'picture_network_failed' })
}, 120_000)

test('a downloaded model comes first, then the network as long as it takes under a minute', () => {
  const [model, pace] = [{ name: 'Real-ESRGAN' }, 12]
  const by = (width: number, means: Parameters<typeof enlargingOf>[1]) => enlargingOf({ width, height: 1000 }, means)
  expect(by(1000, { model, pace })).toEqual({ by: 'model', name: 'Real-ESRGAN', seconds: 300 })
  expect(by(1001, { model, pace })).toMatchObject({ by: 'network' })
  expect(by(1500, { model, pace })).toEqual({ by: 'network', seconds: 18 })
  expect(by(4999, { pace })).toMatchObject({ by: 'network' })
  expect(by(5000, { model, pace })).toEqual({ by: 'stretched', seconds: 60 })
  expect(by(100, {})).toEqual({ by: 'stretched', seconds: undefined })
})
