import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Values } from '#shared/fields.ts'
import { openPicture } from '../read-picture.ts'
import type { HandsOver, MadePart, Progress } from './operation.ts'
import { processed } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'processed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'Foto.png')

const done = async (picture: Sharp, values: Values) => doneWith(await picture.png().toBuffer(), values)
const doneWith = async (bytes: Uint8Array, values: Values) => {
  await writeFile(path, bytes)
  const given = [{ field: 'pictures', path, name: 'Foto.png', ...(await openPicture(path)) }]
  const recipe = { source: 'worked', by: 'house:process' } as const
  const parts: (MadePart | Progress | HandsOver)[] = []
  for await (const part of processed({ given, values, locale: 'de', recipe, recipeOf: () => recipe })) parts.push(part)
  const made = parts.find(part => 'bytes' in part)
  if (!made) throw new Error('Nothing was made.')
  return { made, steps: parts.filter(part => 'step' in part) }
}

test.each(['right', 'left'])('a picture that is turned %s has the size that was chosen', async turn => {
  const sides = { create: { width: 160, height: 120, channels: 3, background: '#00f' } } as const
  const left = { input: { create: { ...sides.create, width: 80, background: '#f00' } }, left: 0, top: 0 } as const
  const { made } = await done(sharp(sides).composite([left]), { size: 'story', turn })
  expect(made).toMatchObject({ width: 1080, height: 1920 })
  const [red, , blue] = await sharp(made.bytes).extract({ left: 540, top: 100, width: 1, height: 1 }).raw().toBuffer()
  expect([red, blue]).toEqual(turn === 'right' ? [255, 0] : [0, 255])
})

test('a size in bytes that no quality keeps is found by fewer pixels, and each try is told', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const rich = sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
  const { made, steps } = await done(rich, { format: 'webp', kilobytes: 6 })
  expect(made.bytes.length).toBeLessThanOrEqual(6_000)
  // Not much less than may be.
  expect(made.bytes.length).toBeGreaterThan(3_500)
  expect(made.width).toBeLessThan(400)
  expect(steps.length).toBeGreaterThan(3)
  expect(steps.length).toBeLessThan(13)
})

test.each(['png', 'tiff'])('a %s, which loses nothing by itself, keeps to so many kilobytes as well', async format => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const rich = sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
  const { made } = await done(rich, { format, kilobytes: 40 })
  expect(made.type).toBe(`image/${format}`)
  expect(made.bytes.length).toBeLessThanOrEqual(40_000)
  expect(made.bytes.length).toBeGreaterThan(20_000)
})

test('a PNG that is small enough keeps every pixel', async () => {
  const shade = { create: { width: 64, height: 64, channels: 3, background: '#a13' } } as const
  const plain = await sharp(shade).raw().toBuffer()
  const { made } = await done(sharp(shade), { format: 'png', kilobytes: 40 })
  expect((await sharp(made.bytes).raw().toBuffer()).equals(plain)).toBe(true)
})

/** A red, a green and a blue frame, each dark on its right, shown for a tenth of a second and longer. */
const moving = async (format: 'gif' | 'webp') => {
  const dark = { create: { width: 40, height: 40, channels: 3, background: '#000' } } as const
  const frames = ['#f00', '#0f0', '#00f'].map(background =>
    sharp({ create: { width: 80, height: 40, channels: 3, background } })
      .composite([{ input: dark, left: 40, top: 0 }])
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    [format]({ delay: [100, 200, 300], loop: 2 })
    .toBuffer()
}
/** The colour of a place in each frame, as which of red, green and blue is in it. */
const framesAt = async (bytes: Uint8Array, x: number) => {
  const { pages = 1 } = await sharp(bytes, { animated: true }).metadata()
  return Promise.all(
    Array.from({ length: pages }, async (_, page) => {
      const part = sharp(await sharp(bytes, { page }).removeAlpha().png().toBuffer())
      const pixel = await part.extract({ left: x, top: 5, width: 1, height: 1 }).raw().toBuffer()
      return [...pixel].map(value => (value > 120 ? 1 : 0)).join('')
    }),
  )
}
const lit = ['100', '010', '001']
const none = ['000', '000', '000']

test.each([
  ['gif', 'keep', 'image/gif'],
  ['gif', 'webp', 'image/webp'],
  ['webp', 'keep', 'image/webp'],
  ['webp', 'gif', 'image/gif'],
] as const)('what moves as %s goes on moving as %s, smaller and with its times', async (from, format, type) => {
  const { made } = await doneWith(await moving(from), { format, size: 'own', width: 40, height: 20, fit: 'cover' })
  expect(made).toMatchObject({ type, width: 40, height: 20, extras: ['animated'], lost: [] })
  const about = await sharp(made.bytes, { animated: true }).metadata()
  expect(about).toMatchObject({ pages: 3, pageHeight: 20, delay: [100, 200, 300] })
  expect([await framesAt(made.bytes, 5), await framesAt(made.bytes, 35)]).toEqual([lit, none])
  await writeFile(path, made.bytes)
  expect((await openPicture(path)).mark).toMatchObject({ source: 'worked', by: 'house:process' })
})

test('what moves is mirrored frame by frame, and fits into so many bytes', async () => {
  const { made } = await doneWith(await moving('gif'), { format: 'webp', turn: 'mirror', kilobytes: 10 })
  expect(made.bytes.length).toBeLessThan(10_000)
  expect([await framesAt(made.bytes, 5), await framesAt(made.bytes, 75)]).toEqual([none, lit])
})

test.each([
  ['in a format that does not move', { format: 'png' }],
  ['turned', { format: 'webp', turn: 'right' }],
  ['upside down', { format: 'gif', turn: 'upside' }],
])('of what moves the first frame is left %s, and that is said', async (_, values) => {
  const { made } = await doneWith(await moving('gif'), values)
  expect(made).toMatchObject({ lost: ['animated'] })
  expect(made.extras).toBeUndefined()
  const { pages = 1 } = await sharp(made.bytes, { animated: true }).metadata()
  expect(pages).toBe(1)
})

const [wide, high] = [60, 40]
/** Steps that eight bits cannot tell apart. */
const steps = Uint16Array.from({ length: wide * high * 3 }, (_, at) => at * 7)
const deep = (format: 'png' | 'tiff') =>
  sharp(steps, { raw: { width: wide, height: high, channels: 3 } })
    .toColourspace('rgb16')
    [format]({ compression: 'lzw' })
    .toBuffer()
const numbersIn = async (bytes: Uint8Array) => {
  const raw = await sharp(bytes).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer()
  return new Uint16Array(raw.buffer, raw.byteOffset, raw.length / 2)
}

test.each([
  ['png', { format: 'keep' }],
  ['png', { format: 'tiff' }],
  ['tiff', { format: 'png', turn: 'none' }],
  ['tiff', { format: 'keep', turn: 'half' }],
] as const)('sixteen bits of a %s stay in %o, each of them', async (from, values) => {
  const { made } = await doneWith(await deep(from), values)
  expect(made).toMatchObject({ extras: ['deep'], lost: [], width: wide, height: high })
  expect((await sharp(made.bytes).metadata()).depth).toBe('ushort')
  const found = await numbersIn(made.bytes)
  const pixel = (at: number) => [...found.subarray(at * 3, at * 3 + 3)]
  const first = 'turn' in values && values.turn === 'half' ? wide * high - 1 : 0
  expect(pixel(first)).toEqual([0, 7, 14])
  expect(pixel(first ? first - 100 : 100)).toEqual([2100, 2107, 2114])
})

test('sixteen bits are scaled and cut as such; where they become eight, that is said', async () => {
  const { made: cut } = await doneWith(await deep('png'), { format: 'png', size: 'square' })
  expect(cut).toMatchObject({ width: 1080, height: 1080, extras: ['deep'] })
  const fine = (await numbersIn(cut.bytes)).filter(value => value % 257 !== 0)
  expect(fine.length).toBeGreaterThan(1_000_000)
  const { made: webp } = await doneWith(await deep('png'), { format: 'webp' })
  expect(webp.lost).toEqual(['deep'])
})
