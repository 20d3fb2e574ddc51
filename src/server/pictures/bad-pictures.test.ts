import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { heic } from '#tests/heic.ts'
import { chunk, jpeg, png, webp } from '#tests/pictures.ts'
import { openPicture } from './read-picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'bad-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))
let number = 0

/** What is made of a file: its size as it is seen, and the colours of its left and its right upper corner. */
const seen = async (bytes: Uint8Array) => {
  const path = join(folder, String(number++))
  writeFileSync(path, bytes)
  const { picture, facts } = await openPicture(path)
  const flat = picture.flatten({ background: '#ffffff' }).removeAlpha().toColourspace('srgb').raw({ depth: 'uchar' })
  const { data, info } = await flat.toBuffer({ resolveWithObject: true }).catch(() => {
    throw Object.assign(new Error('It cannot be decoded.'), { code: 'image_broken' })
  })
  const { width, height } = info
  expect({ width, height }).toEqual({ width: facts.width, height: facts.height })
  const nameOf = (at: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3)
    if (red > 230 && green > 230 && blue > 230) return 'white'
    return red > 2 * blue ? 'red' : blue > 2 * red ? 'blue' : `${red} ${green} ${blue}`
  }
  return `${width} × ${height} ${nameOf(0)} ${nameOf(width - 1)}`
}

/** Red on the left, blue on the right, 40 × 20. */
const flag = () => {
  const blue = { create: { width: 20, height: 20, channels: 3 as const, background: '#0000e0' } }
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#e00000' } }).composite([
    { input: blue, left: 20, top: 0 },
  ])
}
const flat = async () => sharp(await flag().png().toBuffer())
const frames = async (format: 'gif' | 'webp') => {
  const [one, other] = [await flag().png().toBuffer(), await flag().negate().png().toBuffer()]
  return sharp([one, other], { join: { animated: true } })
    [format]()
    .toBuffer()
}
const lying = async (orientation: number) => {
  const bytes = await (await flat()).jpeg({ quality: 100 }).withMetadata({ orientation: 1 }).toBuffer()
  // Where a camera wrote it, sharp takes no number that is none.
  const at = bytes.indexOf(Buffer.from([0x01, 0x12, 0, 3]))
  const little = bytes.indexOf(Buffer.from([0x12, 0x01, 3, 0]))
  if (at >= 0) bytes.writeUInt16BE(orientation, at + 8)
  else bytes.writeUInt16LE(orientation, little + 8)
  return bytes
}
/** What a camera says of a picture, of which only its first bytes are as they should be. */
const withExif = async (said: Buffer | string) => {
  const bytes = await (await flat()).jpeg({ quality: 100 }).toBuffer()
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  const body = joined('Exif\0\0', said)
  head.writeUInt16BE(body.length + 2, 2)
  return joined(bytes.subarray(0, 2), head, body, bytes.subarray(2))
}
/** Its first directory has one entry, which leads to that directory, and is followed by itself. */
const endless = Buffer.from('49492a000800000001006987040001000000080000000800000000', 'hex')
/** 200 megabytes of nothing, in a few kilobytes. */
const bomb = deflateSync(Buffer.alloc(200_000_000), { level: 1 })
const text = (what: string) => Buffer.from(what)
const joined = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map(part => Buffer.from(part)))

/** A PNG that says of itself that it moves, in a chunk before its image or in one behind it. */
const movingPng = (isBefore: boolean) => {
  const says = [chunk('tEXt', 'Title\0acTL'), chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]
  const whole = png({ width: 9, more: isBefore ? says : [] })
  return isBefore ? whole : joined(whole.subarray(0, -12), ...says, whole.subarray(-12))
}
const avis = async () => {
  const bytes = await flag().avif().toBuffer()
  bytes.write('avis', 8, 'latin1')
  return bytes
}

test.each<[string, () => Buffer | Promise<Buffer>, readonly string[] | undefined]>([
  ['a photograph', () => flag().jpeg().toBuffer(), undefined],
  ['a PNG', () => flag().png().toBuffer(), undefined],
  ['a GIF of one frame', () => flag().gif().toBuffer(), undefined],
  ['an animated GIF', () => frames('gif'), ['animated']],
  ['an animated WebP', () => frames('webp'), ['animated']],
  ['an animated PNG', () => movingPng(true), ['sequence']],
  ['a PNG that says so too late', () => movingPng(false), undefined],
  ['an AVIF sequence', avis, ['sequence']],
  ['16 bits a colour', () => flag().toColourspace('rgb16').png().toBuffer(), ['deep']],
  ['a TIFF of one page', () => flag().tiff().toBuffer(), undefined],
  [
    'a TIFF of several',
    async () =>
      sharp(await frames('gif'), { animated: true })
        .tiff()
        .toBuffer(),
    ['pages'],
  ],
  ['a TIFF of 16 bits', () => flag().toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer(), ['deep']],
  ['an AVIF of 10 bits', () => flag().toColourspace('rgb16').avif({ bitdepth: 10 }).toBuffer(), ['deep']],
  ['a photograph of a telephone', heic, undefined],
  ['several of them in one file', () => joined(heic().subarray(0, 8), 'hevc', heic().subarray(12)), ['sequence']],
])('of %s it is known what it has beside one image of eight bits', async (_, bytes, extras) => {
  const path = join(folder, String(number++))
  writeFileSync(path, await bytes())
  expect((await openPicture(path)).facts.extras).toEqual(extras)
})

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  [
    'an SVG that calls itself PNG',
    () => text('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
    'image_type',
  ],
  [
    'an SVG behind a PNG’s signature',
    () => joined(png().subarray(0, 8), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'image_broken',
  ],
  ['a script that is a GIF as well', () => text('GIF89a/*\0\0\0*/=1;alert(document.domain)//'), 'image_broken'],
  [
    'a JPEG that calls itself PNG',
    async () => joined(png().subarray(0, 8), await flag().jpeg().toBuffer()),
    'image_broken',
  ],
  ['a PDF', () => text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'), 'image_type'],
  [
    'a PNG with a page behind it',
    async () => joined(await flag().png().toBuffer(), '<script>alert(1)</script>'),
    '40 × 20 red blue',
  ],
  [
    'a JPEG with an archive behind it',
    async () => joined(await flag().jpeg({ quality: 100 }).toBuffer(), 'PK\x03\x04'),
    '40 × 20 red blue',
  ],
  ['16,000 × 16,000', () => png({ width: 16_000, height: 16_000, lines: 1 }), 'image_huge'],
  ['1 × 2 billion', () => png({ width: 1, height: 2_147_483_647, lines: 1 }), 'image_broken'],
  ['20,001 × 1', () => png({ width: 20_001, height: 1 }), 'image_huge'],
  ['nothing wide', () => png({ width: 0, height: 1 }), 'image_broken'],
  ['1 × 1', () => png({ width: 1, height: 1 }), '1 × 1 blue blue'],
  [
    'words that unpack to 200 MB',
    () => png({ width: 9, more: [chunk('zTXt', joined('a\0\0', bomb))] }),
    '9 × 9 blue blue',
  ],
  [
    'colours that unpack to 200 MB',
    () => png({ width: 9, more: [chunk('iCCP', joined('a\0\0', bomb))] }),
    '9 × 9 blue blue',
  ],
  [
    'lines that unpack to 200 MB',
    () => joined(png({ width: 9, lines: 0 }).subarray(0, 33), chunk('IDAT', bomb), chunk('IEND', '')),
    '9 × 9 0 0 0 0 0 0',
  ],
  ['a PNG with too few lines', () => png({ width: 90, height: 90, lines: 20 }), 'image_broken'],
  [
    'a PNG with a wrong bit',
    async () => (await flag().png().toBuffer()).map((byte, at) => (at === 60 ? byte ^ 255 : byte)) as Buffer,
    'image_broken',
  ],
  ['half a JPEG', () => jpeg().subarray(0, 600), 'image_broken'],
  ['half a WebP', () => webp().subarray(0, 70), 'image_broken'],
  ['half an AVIF', async () => (await flag().avif().toBuffer()).subarray(0, 300), 'image_broken'],
  ['half a TIFF', async () => (await flag().tiff().toBuffer()).subarray(0, 60), 'image_broken'],
  ['an animated GIF', () => frames('gif'), '40 × 20 red blue'],
  ['an animated WebP', () => frames('webp'), '40 × 20 red blue'],
  ['an AVIF sequence', avis, '40 × 20 red blue'],
  ['CMYK', () => flag().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(), '40 × 20 red blue'],
  ['16 bits a colour', () => flag().toColourspace('rgb16').png().toBuffer(), '40 × 20 red blue'],
  [
    '16 bits of grey',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .toColourspace('grey16')
        .png()
        .toBuffer(),
    '9 × 9 white white',
  ],
  ['a palette', () => flag().png({ palette: true }).toBuffer(), '40 × 20 red blue'],
  ['transparent', async () => (await flat()).removeAlpha().ensureAlpha(0).png().toBuffer(), '40 × 20 white white'],
  ['TIFF in CMYK', () => flag().toColourspace('cmyk').tiff().toBuffer(), '40 × 20 red blue'],
  [
    'TIFF with numbers in place of colours',
    () => flag().toColourspace('scrgb').tiff({ compression: 'none' }).toBuffer(),
    '40 × 20 red blue',
  ],
  ['mirrored (2)', () => lying(2), '40 × 20 blue red'],
  ['head down (3)', () => lying(3), '40 × 20 blue red'],
  ['mirrored head down (4)', () => lying(4), '40 × 20 red blue'],
  ['mirrored on its side (5)', () => lying(5), '20 × 40 red red'],
  ['on its side (6)', () => lying(6), '20 × 40 red red'],
  ['mirrored on its other side (7)', () => lying(7), '20 × 40 blue blue'],
  ['on its other side (8)', () => lying(8), '20 × 40 blue blue'],
  ['an orientation that is none (0)', () => lying(0), '40 × 20 red blue'],
  ['an orientation that is none (9)', () => lying(9), '40 × 20 red blue'],
  ['an orientation that is none (65535)', () => lying(65_535), '40 × 20 red blue'],
  ['a directory of EXIF that lies behind its end', () => withExif('II*\0\xf0\xff\xff\x7f'), '40 × 20 red blue'],
  ['a directory of EXIF that leads to itself', () => withExif(endless), '40 × 20 red blue'],
  ['64 kB of EXIF that is none', () => withExif(Buffer.alloc(65_000, 0x5a)), '40 × 20 red blue'],
  ['no byte at all', () => Buffer.alloc(0), 'image_empty'],
])('%s is the right picture or a plain sentence', async (_, bytes, becomes) => {
  const memory = process.memoryUsage().rss
  expect(await seen(await bytes()).catch((error: unknown) => (error as { code: string }).code)).toBe(becomes)
  expect(process.memoryUsage().rss - memory).toBeLessThan(150_000_000)
})
