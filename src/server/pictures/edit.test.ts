import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Step } from '#shared/picture-steps/steps.ts'
import { openPictures } from './pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'federwerk-editing-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const never = new AbortController().signal
let number = 0

/** What comes of a picture after its steps, and its pixels. */
const edited = async (bytes: Uint8Array, steps: readonly Step[] | string, name = 'bild.png') => {
  const path = join(folder, `given-${number++}`)
  await writeFile(path, bytes)
  const values = { steps: typeof steps === 'string' ? steps : JSON.stringify(steps) }
  const recipe = { source: 'worked', by: 'house:edit' } as const
  const given = [{ field: 'picture', path, name }]
  const terms = { operation: 'edit', pictures: given, values, locale: 'de', recipe } as const
  for await (const part of openPictures(join(folder, 'work'), join(folder, 'models')).work('someone', terms, never))
    if ('made' in part) {
      const file = await readFile(part.made.path)
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
      return { ...part.made, file, at }
    }
  throw new Error('Nothing came of it.')
}

/** Four fields of 40 × 30 pixels: red and green above, blue and white below. */
const fields = () => {
  const [width, height] = [80, 60]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const above = x < 40 ? [200, 0, 0] : [0, 200, 0]
      const below = x < 40 ? [0, 0, 200] : [255, 255, 255]
      pixels.set(y < 30 ? above : below, (y * width + x) * 3)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

describe('shape', () => {
  test('a crop has exactly its part, and is counted in what the steps before leave', async () => {
    const made = await edited(await fields(), [
      { kind: 'crop', x: 0.5, y: 0, w: 0.5, h: 1 },
      { kind: 'crop', x: 0, y: 0.5, w: 1, h: 0.5 },
    ])
    expect([made.width, made.height, made.at(0, 0)]).toEqual([40, 30, [255, 255, 255, 255]])
  })

  test('turning and mirroring move every pixel, and change none', async () => {
    const right = await edited(await fields(), [{ kind: 'turn', to: 'right' }])
    expect([right.width, right.height, right.at(0, 0), right.at(59, 79)]).toEqual([
      ...[60, 80],
      [0, 0, 200, 255],
      [0, 200, 0, 255],
    ])
    const left = await edited(await fields(), [{ kind: 'turn', to: 'left' }])
    expect([left.at(0, 0), left.at(0, 79)]).toEqual([
      [0, 200, 0, 255],
      [200, 0, 0, 255],
    ])
    const around = await edited(await fields(), [
      { kind: 'turn', to: 'half' },
      { kind: 'turn', to: 'mirror' },
      { kind: 'turn', to: 'upside' },
    ])
    expect([around.at(0, 0), around.at(79, 59)]).toEqual([
      [200, 0, 0, 255],
      [255, 255, 255, 255],
    ])
  })

  test('what is straightened has its proportions, and no empty corner', async () => {
    const made = await edited(await plain(400, 300, '#336699'), [{ kind: 'straighten', degrees: 10 }])
    expect((made.width ?? 0) / (made.height ?? 1)).toBeCloseTo(4 / 3, 1)
    const [right, bottom] = [(made.width ?? 1) - 1, (made.height ?? 1) - 1]
    const corners = [made.at(0, 0), made.at(right, 0), made.at(0, bottom), made.at(right, bottom)]
    expect(corners).toEqual(corners.map(() => [51, 102, 153, 255]))
  })
})

describe('sharpening', () => {
  test('makes an edge steeper, the more the stronger, and leaves what is even as it is', async () => {
    const soft = await sharp(await fields())
      .blur(2)
      .png()
      .toBuffer()
    /** How far red falls from one side of the edge to the other, and what stands far from it. */
    const after = async (amount: number) => {
      const { at } = await edited(soft, [{ kind: 'sharpen', amount }])
      return { fall: (at(38, 10)[0] ?? 0) - (at(41, 10)[0] ?? 0), even: at(10, 10) }
    }
    const [little, some, much] = [await after(1), await after(30), await after(100)]
    expect(some.fall).toBeGreaterThan(little.fall)
    expect(much.fall).toBeGreaterThan(some.fall)
    expect([some.even, much.even]).toEqual([little.even, little.even])
  })
})

describe('light and colour', () => {
  const after = async (step: Step) => (await edited(await plain(9, 9, '#806040'), [step])).at(4, 4)
  test('more exposure is lighter, and nothing at all changes nothing', async () => {
    const none = { exposure: 0, contrast: 0, shadows: 0, highlights: 0 }
    expect(await after({ kind: 'light', ...none })).toEqual([128, 96, 64, 255])
    const [red = 0] = await after({ kind: 'light', ...none, exposure: 50 })
    expect(red).toBeGreaterThan(165)
    const [, , blue = 0] = await after({ kind: 'light', ...none, shadows: 100 })
    expect(blue).toBeGreaterThan(80)
  })

  test('without saturation it is grey, warmth moves it to red', async () => {
    const [red, green, blue] = await after({ kind: 'colour', saturation: -100, warmth: 0, tint: 0 })
    expect([green, blue]).toEqual([red, red])
    const [warm = 0, , cold = 255] = await after({ kind: 'colour', saturation: 0, warmth: 100, tint: 0 })
    expect([warm > 140, cold < 56]).toEqual([true, true])
  })

  test('what is hidden is one colour a block, and nothing beside it changes', async () => {
    const made = await edited(await fields(), [
      { kind: 'hide', x: 0.25, y: 0.25, w: 0.5, h: 0.5, way: 'blocks', strength: 100 },
    ])
    expect(made.at(20, 15)).toEqual(made.at(23, 18))
    expect([made.at(19, 14), made.at(61, 46)]).toEqual([
      [200, 0, 0, 255],
      [255, 255, 255, 255],
    ])
  })
})

describe('what is drawn', () => {
  const colour = '#e00030'
  const ink = [224, 0, 48, 255]
  test('stands where its shares say, with its line and its fill', async () => {
    const white = await plain(200, 100, '#ffffff')
    const made = await edited(white, [
      { kind: 'rectangle', x: 0.1, y: 0.2, w: 0.3, h: 0.6, colour, width: 0.04, fill: '#00ff00' },
      { kind: 'line', x1: 0.5, y1: 0.5, x2: 0.7, y2: 0.5, colour, width: 0.1 },
      { kind: 'arrow', x1: 0.75, y1: 0.9, x2: 0.95, y2: 0.1, colour, width: 0.04 },
    ])
    expect([made.at(22, 50), made.at(50, 50), made.at(90, 50), made.at(120, 50)]).toEqual([
      ink,
      [0, 255, 0, 255],
      [255, 255, 255, 255],
      ink,
    ])
    expect(made.at(170, 50)).toEqual(ink)
  })

  test('an ellipse without a fill is hollow', async () => {
    const made = await edited(await plain(100, 100, '#ffffff'), [
      { kind: 'ellipse', x: 0.1, y: 0.1, w: 0.8, h: 0.8, colour, width: 0.06 },
    ])
    expect([made.at(50, 13), made.at(50, 50), made.at(12, 12)]).toEqual([
      ink,
      [255, 255, 255, 255],
      [255, 255, 255, 255],
    ])
  })

  test('letters have their colour, stand on their background, and are the same each time', async () => {
    const look = { colour: '#ffffff', weight: 'bold', align: 'centre', background: '#102030' } as const
    const text = { kind: 'text', x: 0.5, y: 0.2, size: 0.5, text: 'Öl ☎', ...look } as const
    const white = await plain(300, 100, '#ffffff')
    const [one, other] = [await edited(white, [text]), await edited(white, [text])]
    expect(one.file.equals(other.file)).toBe(true)
    expect(one.at(150, 16)).toEqual([16, 32, 48, 255])
    const row = Array.from({ length: 300 }, (_, x) => one.at(x, 50)[0])
    expect(row.filter(red => red === 255).length).toBeGreaterThan(150)
    expect(one.at(2, 50)).toEqual([255, 255, 255, 255])
  })
})

describe('what is saved', () => {
  test('keeps transparency and format, and says how it came about, and never where', async () => {
    const clear = await edited(await plain(20, 20, '#ff000080'), [{ kind: 'turn', to: 'half' }])
    expect(clear.at(3, 3)[3]).toBe(128)
    const exif = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } }
    const photo = await sharp(await plain(40, 20, '#aabbcc'))
      .jpeg()
      .withExif(exif)
      .toBuffer()
    const made = await edited(photo, [{ kind: 'crop', x: 0, y: 0, w: 0.5, h: 0.5 }], 'Hof.jpg')
    expect(made).toMatchObject({ name: 'Hof bearbeitet.jpg', type: 'image/jpeg', width: 20, height: 10 })
    const about = await sharp(made.file).metadata()
    expect(about.exif).toBeUndefined()
    expect(about.xmpAsString).toContain('digitalsourcetype/algorithmicallyEnhanced')
  })

  test('leaves out what is switched off', async () => {
    const steps = [{ kind: 'turn', to: 'mirror', off: true }] as const
    expect((await edited(await fields(), steps)).at(0, 0)).toEqual([200, 0, 0, 255])
  })

  test('is nothing where a step cannot be read', async () => {
    for (const steps of ['[{"kind":"sharpen","amount":400}]', '[{"kind":"text"}]', 'no'])
      await expect(edited(await fields(), steps)).rejects.toMatchObject({ code: 'steps_wrong' })
  })
})
