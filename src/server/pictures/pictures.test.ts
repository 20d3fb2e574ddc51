import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationName } from '#catalogue/operations.ts'
import type { Values } from '#shared/fields.ts'
import { heic } from '#tests/heic.ts'
import { landscape } from '#tests/landscape.ts'
import { credentials, jpeg, png, signedPng, webp } from '#tests/pictures.ts'
import { credentialsIn } from './credentials.ts'
import { markedFile } from './marked-file.ts'
import { markIn } from './marking.ts'
import { openPictures } from './pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federwerk-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const pictures = () => openPictures(join(folder, 'work'), join(folder, 'models'))
const never = new AbortController().signal
let number = 0
const laid = async (bytes: Uint8Array) => {
  const path = join(folder, `given-${number++}`)
  await writeFile(path, bytes)
  return path
}
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** What comes of an operation; each picture is read while it is there. */
const made = async (operation: OperationName, given: readonly Uint8Array[], values: Values) => {
  const named = await Promise.all(
    given.map(async (bytes, at) => ({ field: 'picture', path: await laid(bytes), name: `bild${at + 1}.png` })),
  )
  const recipe = { source: 'worked', by: `house:${operation}` } as const
  const all = []
  const work = pictures().work('someone', { operation, pictures: named, values, locale: 'de', recipe }, never)
  for await (const part of work) if ('made' in part) all.push({ ...part.made, bytes: await readFile(part.made.path) })
  return all
}

describe('what is a picture', () => {
  test('is told by its content, and its size as it is seen', async () => {
    const lying = await plain(30, 20, 'red').jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await pictures().facts('a', await laid(lying), never)).toEqual({
      type: 'image/jpeg',
      width: 20,
      height: 30,
    })
    const one = await plain(1, 1, 'red').webp().toBuffer()
    expect(await pictures().facts('a', await laid(one), never)).toMatchObject({ type: 'image/webp', width: 1 })
  })

  const whole = plain(200, 200, 'navy').png()
  test.each([
    ['nothing', async () => Buffer.alloc(0), 'image_empty'],
    [
      'a drawing that says it is a picture',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image_type',
    ],
    ['words', async () => Buffer.from('Das ist kein Bild.'), 'image_type'],
    ['half of one', async () => (await whole.toBuffer()).subarray(0, 90), 'image_broken'],
    [
      'the beginning of one before a page',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'),
      'image_broken',
    ],
    ['one without end', async () => png({ width: 16_000, height: 16_000, lines: 1 }), 'image_huge'],
  ])('%s is refused', async (_, bytes, code) => {
    await expect(pictures().facts('a', await laid(await bytes()), never)).rejects.toMatchObject({ code })
  })
})

describe('converting', () => {
  test('makes exactly the size and the format that were asked for', async () => {
    const [one] = await made('process', [await plain(400, 300, 'teal').png().toBuffer()], {
      ...{ format: 'webp', size: 'own', width: 120, height: 200, fit: 'cover' },
    })
    expect(one).toMatchObject({ type: 'image/webp', width: 120, height: 200, name: 'bild1.webp' })
    expect(await sharp(one?.bytes).metadata()).toMatchObject({ format: 'webp', width: 120, height: 200 })
  })

  test('keeps to so many kilobytes', async () => {
    const noise = { mean: 128, sigma: 60, type: 'gaussian' } as const
    const rich = await sharp({ create: { width: 450, height: 450, channels: 3, background: 'white', noise } })
      .png()
      .toBuffer()
    const [one] = await made('process', [rich], { format: 'jpeg', kilobytes: 15 })
    expect(one?.bytes.length).toBeLessThanOrEqual(15_000)
  })

  test('leaves out where it was taken, and keeps the author where that is asked for', async () => {
    const exif = { IFD0: { Copyright: 'Ada Muster', Model: 'Kamera 3' }, IFD3: { GPSLatitudeRef: 'N' } }
    const photo = await plain(40, 40, 'olive').jpeg().withExif(exif).toBuffer()
    const [kept] = await made('process', [photo], { authorship: true })
    const [bare] = await made('process', [photo], {})
    const exifOf = async (bytes: Buffer | undefined) => (await sharp(bytes).metadata()).exif?.toString('latin1') ?? ''
    expect(await exifOf(kept?.bytes)).toContain('Ada Muster')
    expect(await exifOf(kept?.bytes)).not.toContain('Kamera 3')
    expect(await exifOf(bare?.bytes)).toBe('')
  })

  test.each(['png', 'jpeg', 'webp', 'avif', 'tiff'])('says in each %s how it came about, in plain', async format => {
    const [one] = await made('process', [await plain(40, 40, 'olive').png().toBuffer()], { format })
    const { xmpAsString = '' } = await sharp(one?.bytes).metadata()
    const says = 'digitalsourcetype/algorithmicallyEnhanced'
    expect(xmpAsString).toContain(says)
    // Programs look for it as it is, and in a PNG at one place only.
    expect(one?.bytes.includes(says)).toBe(true)
    if (format === 'png') expect(one?.bytes.includes('iTXtXML:com.adobe.xmp\0\0\0\0\0<?xpacket')).toBe(true)
    // It is whole: nothing is wrong in its check sums.
    await sharp(one?.bytes, { failOn: 'warning' }).raw().toBuffer()
  })

  test('keeps of pictures with credentials that a model has made them', async () => {
    const generated = credentials('trainedAlgorithmicMedia')
    const given = [
      signedPng({ width: 40, height: 30 }),
      jpeg({ signed: generated }),
      webp({ more: [['C2PA', generated.toString('latin1')]] }),
    ]
    for (const one of given) expect(credentialsIn(one)?.includes('trainedAlgorithmicMedia')).toBe(true)
    const all = await made('process', given, { format: 'jpeg', size: 'own', width: 20, height: 20, fit: 'cover' })
    const marks = all.slice(0, 3).map(async ({ bytes }) => (await sharp(bytes).metadata()).xmpAsString)
    const isMade = expect.stringContaining('digitalsourcetype/trainedAlgorithmicMedia')
    expect(await Promise.all(marks)).toEqual([isMade, isMade, isMade])
    expect(all.slice(0, 3).map(({ bytes }) => credentialsIn(bytes))).toEqual([undefined, undefined, undefined])
    for (const one of given) {
      const [inText] = await made('in-text', [one], {})
      expect((await sharp(inText?.bytes).metadata()).xmpAsString).toEqual(isMade)
    }
  })

  test('keeps by which model and with which words a picture was made, one beside another', async () => {
    const recipe = {
      source: 'made',
      by: 'openai:gpt-image-1',
      prompt: 'Ein <Boot> & "Meer"',
      seed: 42,
      strength: 40,
    } as const
    const { bytes: painted } = await markedFile(plain(40, 40, 'teal').png(), recipe)
    const photo = await plain(40, 40, 'olive').png().toBuffer()
    const [first, second] = await made('process', [painted, photo], { format: 'webp' })
    const [own, other] = await Promise.all([first, second].map(one => sharp(one?.bytes).metadata()))
    expect(markIn(own?.xmpAsString ?? '')).toEqual({ ...recipe, by: 'openai:gpt-image-1, house:process' })
    expect(other?.xmpAsString).toContain('algorithmicallyEnhanced')
    const [both] = await made('combine', [painted, photo], { layout: 'row' })
    expect(both?.name).toBe('bild1 + bild2.png')
    expect(markIn((await sharp(both?.bytes).metadata()).xmpAsString ?? '')).toMatchObject({
      source: 'changed',
      seed: 42,
    })
  })

  test('gives several one by one and as an archive', async () => {
    const all = await made(
      'process',
      [await plain(9, 9, 'red').png().toBuffer(), await plain(9, 9, 'blue').png().toBuffer()],
      {},
    )
    expect(all.map(({ name }) => name)).toEqual(['bild1.png', 'bild2.png', 'Bilder.zip'])
  })
})

test('pictures stand side by side at the height of the lowest', async () => {
  const given = [await plain(100, 50, '#ff0000').png().toBuffer(), await plain(100, 100, '#0000ff').png().toBuffer()]
  const [one] = await made('combine', given, { layout: 'row', gap: 10, background: '#00ff00' })
  expect(one).toMatchObject({ width: 160, height: 50 })
  const { data, info } = await sharp(one?.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => [...data.subarray((25 * info.width + x) * 3, (25 * info.width + x) * 3 + 3)]
  expect([at(50), at(105), at(140)]).toEqual([
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ])
})

test('photographs become one photograph; with a drawing among them nothing is lost', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
  const drawing = await plain(300, 200, '#c00000').png().toBuffer()
  const [one] = await made('combine', [photograph, photograph], { layout: 'row' })
  expect(one).toMatchObject({ name: 'bild1 + bild2.jpg', type: 'image/jpeg', width: 600, height: 200 })
  const [other] = await made('combine', [photograph, drawing], { layout: 'row' })
  expect(other).toMatchObject({ type: 'image/png', width: 600, height: 200 })
})

test('the others are laid over the first, as strong as is asked for', async () => {
  const given = [await plain(20, 20, '#ffffff').png().toBuffer(), await plain(20, 20, '#000000').png().toBuffer()]
  const [one] = await made('combine', given, { layout: 'layers', blend: 'over', opacity: 50 })
  const [grey] = await sharp(one?.bytes).removeAlpha().raw().toBuffer()
  expect(Math.abs((grey ?? 0) - 127)).toBeLessThan(3)
})

describe('placed on the first picture', () => {
  const photo = () => plain(200, 100, '#ffffff').png().toBuffer()
  const sign = () => plain(40, 40, '#c00000').png().toBuffer()
  const redIn = async (bytes: Buffer | undefined) => {
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const places = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
      at => (data[at * 3 + 1] ?? 0) < 200,
    )
    const columns = places.map(at => at % info.width)
    const rows = places.map(at => Math.floor(at / info.width))
    return [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
  }

  test.each([
    [{ across: 100, down: 100, wide: 20, edge: 5 }, [155, 194, 55, 94]],
    [{ across: 0, down: 0, wide: 20, edge: 0 }, [0, 39, 0, 39]],
    [{ across: 50, down: 50, wide: 10, edge: 0 }, [90, 109, 40, 59]],
    [{ across: 100, down: 100, wide: 100, edge: 0 }, [100, 199, 0, 99]],
  ])('at %o a sign is whole where it was asked for', async (where, at) => {
    const [one] = await made('combine', [await photo(), await sign()], { layout: 'placed', visible: 100, ...where })
    expect(one).toMatchObject({ width: 200, height: 100 })
    expect((await sharp(one?.bytes).metadata()).hasAlpha).toBe(false)
    expect(await redIn(one?.bytes)).toEqual(at)
  })

  test.each([
    [1, [10, 189]],
    // Five pixels lie between two of them.
    [3, [10, 187]],
  ])('%i as wide as they may be reach from edge to edge', async (count, across) => {
    const banner = await plain(80, 8, '#c00000').png().toBuffer()
    const given = [await photo(), ...Array.from({ length: count }, () => banner)]
    const where = { layout: 'placed', across: 0, down: 0, wide: 100, edge: 10, visible: 100 }
    const [one] = await made('combine', given, where)
    expect((await redIn(one?.bytes)).slice(0, 2)).toEqual(across)
  })

  test('several stand beside each other, and let through as much as was asked for', async () => {
    const given = [await photo(), await sign(), await sign(), await sign()]
    const where = { layout: 'placed', across: 0, down: 0, wide: 90, edge: 0 }
    const [one] = await made('combine', given, { ...where, visible: 50 })
    expect((await redIn(one?.bytes)).slice(0, 2)).toEqual([0, 197])
    const [, green] = await sharp(one?.bytes).removeAlpha().raw().toBuffer()
    expect(Math.abs((green ?? 0) - 127)).toBeLessThan(3)
  })
})

test.each(['grey', 'sepia', 'film', 'soft', 'duotone', 'poster', 'pixels', 'sketch', 'halftone', 'vignette'])(
  'the style %s keeps the size and changes the picture',
  async style => {
    const picture = await sharp({
      create: {
        width: 90,
        height: 60,
        channels: 3,
        background: 'white',
        noise: { mean: 120, sigma: 50, type: 'gaussian' },
      },
    })
      .png()
      .toBuffer()
    const [one] = await made('style', [picture], { style, strength: 100 })
    expect(one).toMatchObject({ width: 90, height: 60 })
    const [before, after] = await Promise.all(
      [picture, one?.bytes].map(bytes => sharp(bytes).removeAlpha().raw().toBuffer()),
    )
    expect(before?.equals(after ?? Buffer.alloc(0))).toBe(false)
  },
)

test('a poster has no colour where there is none, and a sketch no lines where only noise is', async () => {
  const raw = (value: (at: number) => readonly number[]) =>
    sharp(Buffer.from(Array.from({ length: 60 * 40 }, (_, at) => value(at)).flat()), {
      raw: { width: 60, height: 40, channels: 3 },
    })
      .png()
      .toBuffer()
  const drawn = async (picture: Buffer, style: string) => {
    const [one] = await made('style', [picture], { style, strength: 100 })
    return sharp(one?.bytes).removeAlpha().raw().toBuffer()
  }
  const [red = 0, green = 0, blue = 0] = await drawn(await raw(() => [226, 220, 218]), 'poster')
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(5)
  const dark = await drawn(await raw(at => Array.from({ length: 3 }, () => 2 + ((at * 7) % 5))), 'sketch')
  expect(Math.max(...dark) - Math.min(...dark)).toBeLessThan(30)
})

test('a photograph of a telephone is read, and becomes a JPEG where no format is chosen', async () => {
  const [kept] = await made('process', [heic()], { format: 'keep', size: 'keep' })
  expect(kept).toMatchObject({ name: 'bild1.jpg', type: 'image/jpeg', width: 32, height: 24 })
  const [png] = await made('process', [heic()], { format: 'png', size: 'keep' })
  const { data, info } = await sharp(png?.bytes).raw().toBuffer({ resolveWithObject: true })
  expect(info.channels).toBe(3)
  expect((data[0] ?? 0) - (data[2] ?? 0)).toBeGreaterThan(100)
  expect((data[31 * 3 + 2] ?? 0) - (data[31 * 3] ?? 0)).toBeGreaterThan(100)
})

test('a HEIC photograph of which a model has changed something stays marked so', async () => {
  const type = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'
  const said = `<Iptc4xmpExt:DigitalSourceType>${type}</Iptc4xmpExt:DigitalSourceType>`
  const told = Buffer.from(`....free<x:xmpmeta xmlns:x="adobe:ns:meta/">${said}</x:xmpmeta>`)
  told.writeUInt32BE(told.length, 0)
  const [inText] = await made('in-text', [Buffer.concat([heic(), told])], {})
  expect(inText).toMatchObject({ type: 'image/jpeg', width: 32, height: 24 })
  expect(markIn((await sharp(inText?.bytes).metadata()).xmpAsString ?? '')?.source).toBe('changed')
})

test.each([
  ['an element', (type: string) => `<Iptc4xmpExt:DigitalSourceType>${type}</Iptc4xmpExt:DigitalSourceType>`],
  ['an attribute', (type: string) => `<rdf:Description Iptc4xmpExt:DigitalSourceType='${type}'/>`],
  ['a reference', (type: string) => `<Iptc4xmpExt:DigitalSourceType rdf:resource="${type}"/>`],
])('a mark that another program has written as %s is read', (_, written) => {
  const xmp = written('http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia')
  expect(markIn(xmp)).toEqual({ source: 'made' })
})

test('a picture becomes four times as large', async () => {
  const [one] = await made('upscale', [await plain(30, 20, 'red').png().toBuffer()], { factor: 'four', sharpness: 30 })
  expect(one).toMatchObject({ width: 120, height: 80 })
})

describe('a QR code', () => {
  const readIn = async (bytes: Buffer | undefined) => {
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data
  }

  test.each(['square', 'rounded', 'dots'])('of %s says what it is to say, as PNG, SVG and PDF', async shape => {
    const wifi = { kind: 'wifi', network: 'Büro; Köln', security: 'WPA', password: 'geheim:1' }
    const all = await made('qr', [], { ...wifi, shape, eyes: 'round', dark: '#14532d', light: '#ffffff' })
    expect(all.map(({ type }) => type)).toEqual(['image/png', 'image/svg+xml', 'application/pdf'])
    expect(await readIn(all[0]?.bytes)).toBe('WIFI:T:WPA;S:Büro\\; Köln;P:geheim\\:1;;')
  })

  test('bears a logo', async () => {
    const logo = await plain(80, 80, '#e91e63').png().toBuffer()
    const [png] = await made('qr', [logo], { kind: 'link', link: 'https://beispiel.de/aktion', dark: '#000000' })
    expect(await readIn(png?.bytes)).toBe('https://beispiel.de/aktion')
  })

  test.each(['#0b3d91', '#14532d', '#7f1d1d'])('of dots in %s bears a photograph as its logo', async dark => {
    const logo = await sharp(await landscape(240, 160))
      .jpeg()
      .toBuffer()
    const look = { kind: 'link', link: 'https://example.com', shape: 'dots', eyes: 'round', dark, light: '#ffffff' }
    const [png, svg, pdf] = await made('qr', [logo], look)
    expect(await readIn(png?.bytes)).toBe('https://example.com')
    // In a drawing it is one as well: a list has it hundreds of times.
    expect(svg?.bytes.toString()).toContain('href="data:image/jpeg;')
    expect(pdf?.bytes.toString('latin1')).toContain('/Filter /DCTDecode')
  })

  test('that nobody could read is refused', async () => {
    const pale = { kind: 'text', text: 'Hallo', dark: '#cccccc', light: '#ffffff' }
    await expect(made('qr', [], pale)).rejects.toMatchObject({ code: 'qr_colours_alike' })
    const turned = { kind: 'text', text: 'Hallo', dark: '#ffffff', light: '#000000' }
    await expect(made('qr', [], turned)).rejects.toMatchObject({ code: 'qr_light_on_dark' })
    const endless = { kind: 'text', text: 'x'.repeat(5000) }
    await expect(made('qr', [], endless)).rejects.toMatchObject({ code: 'qr_too_long' })
  })

  test('is called so in the language of whoever made it', async () => {
    const recipe = { source: 'worked', by: 'house:qr' } as const
    const asked = {
      operation: 'qr',
      values: { kind: 'text', text: 'Hello' },
      locale: 'en',
      recipe,
      pictures: [],
    } as const
    const names = []
    for await (const part of pictures().work('someone', asked, never)) if ('made' in part) names.push(part.made.name)
    expect(names).toEqual(['QR code.png', 'QR code.svg', 'QR code.pdf'])
  })

  test('of each line of a list comes in an archive', async () => {
    const all = await made('qr', [], { kind: 'list', list: 'Tisch 1;https://beispiel.de/1\nhttps://beispiel.de/2' })
    expect(all.map(({ name }) => name)).toEqual(['Tisch 1.png', '2.png', '2 QR-Codes.zip'])
    const list = 'Tisch;https://beispiel.de\n'.repeat(501)
    await expect(made('qr', [], { kind: 'list', list })).rejects.toMatchObject({
      ...{ code: 'qr_list_too_long', details: { most: 500 } },
    })
  })

  test('of a list that does not work is named by its line', async () => {
    const list = `Tisch 1;https://beispiel.de/1\n\nTisch 2;${'x'.repeat(5000)}`
    await expect(made('qr', [], { kind: 'list', list })).rejects.toMatchObject({
      ...{ code: 'qr_row_too_long', details: { row: 3 } },
    })
    const pale = { kind: 'list', list, dark: '#cccccc', light: '#ffffff' }
    await expect(made('qr', [], pale)).rejects.toMatchObject({ code: 'qr_colours_alike' })
  })
})
