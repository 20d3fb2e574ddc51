import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { credentials, jpeg, png, signedPng } from '#tests/pictures.ts'
import { markIn, type Recipe, xmpOf } from '../../pictures/marking.ts'
import { pictureBrought, pictureIn } from './pictures.ts'

const recipe: Recipe = { source: 'changed', by: 'fake:brush', prompt: 'Ein „Hafen“ & Möwen', seed: 7 }
const grey = { create: { width: 40, height: 30, channels: 4, background: '#88888880' } } as const
const placed = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' }, IFD0: { Artist: 'Ada Lind' } }
const shownBy = (bytes: Uint8Array | undefined) => sharp(bytes).metadata()

test.each(['png', 'jpeg', 'webp'] as const)('a %s keeps how it came about, and not where or by whom', async format => {
  const bytes = await sharp(grey).withExif(placed).withXmp(xmpOf(recipe)).toFormat(format).toBuffer()
  const bare = pictureIn(bytes)
  const { xmpAsString = '', exif, width, height } = await shownBy(bare?.bytes)
  expect([width, height, exif]).toEqual([40, 30, undefined])
  expect(markIn(xmpAsString)).toEqual(recipe)
  const pixels = (of: Uint8Array | undefined) => sharp(of).ensureAlpha().raw().toBuffer()
  expect(await pixels(bare?.bytes)).toEqual(await pixels(bytes))
  // What was once kept is kept the same again.
  expect(pictureIn(bare?.bytes ?? bytes)?.bytes).toEqual(bare?.bytes)
})

test('a transparent WebP without loss stays so with its mark', async () => {
  const bytes = await sharp(grey).withXmp(xmpOf(recipe)).webp({ lossless: true }).toBuffer()
  const bare = pictureIn(bytes)?.bytes
  expect((await sharp(bare).raw().toBuffer()).subarray(0, 4)).toEqual(Buffer.from([136, 136, 136, 128]))
})

test('what credentials say goes on as a mark; other XMP goes, as do its words', async () => {
  for (const signed of [signedPng({ width: 9, height: 9 }), jpeg({ signed: credentials('trainedAlgorithmicMedia') })])
    expect(markIn((await shownBy(pictureIn(signed)?.bytes)).xmpAsString ?? '')).toEqual({ source: 'made' })
  const place = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><photoshop:City>Kiel</photoshop:City></x:xmpmeta>'
  const said = await sharp(grey).withXmp(place).jpeg().toBuffer()
  expect((await shownBy(pictureIn(said)?.bytes)).xmp).toBeUndefined()
})

test('a mark that no JPEG could hold leaves out its words', async () => {
  const long = { ...recipe, prompt: '&'.repeat(19_000) }
  const bytes = await sharp(grey).withXmp(xmpOf(long)).png().toBuffer()
  expect(markIn((await shownBy(pictureIn(bytes)?.bytes)).xmpAsString ?? '')).toEqual({ source: 'changed' })
})

test('a large PNG is looked at while others are served, and damaged ones are found out', async () => {
  const large = png({ width: 4_000, height: 4_000 })
  const order: string[] = []
  const looks = pictureBrought(large).then(picture => {
    order.push('picture')
    return picture
  })
  await setImmediate()
  order.push('others')
  expect((await looks)?.width).toBe(4_000)
  expect(order).toEqual(['others', 'picture'])
  expect(await pictureBrought(png({ lines: 200 }))).toBeUndefined()
  expect(await pictureBrought(png({ lines: 257 }))).toBeUndefined()
})
