import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { Values } from '#shared/fields.ts'
import { drawnFromSvg } from '#tests/drawn-from-svg.ts'
import { openPicture } from '../read-picture.ts'
import { backgroundChanged } from './change-background.ts'
import { inpainted } from './inpaint.ts'
import type { Given, MadePart, Operation } from './operation.ts'

const folder = mkdtempSync(join(tmpdir(), 'marked-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A wall of bricks, 240 × 160, with a red ball before it; and the ball's place, white on black. */
const bricks = () => {
  const rows = Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 14 }, (_, at) => {
      const left = at * 20 - (row % 2) * 10
      return `<rect x="${left}" y="${row * 10}" width="18" height="8" fill="#9a5b3c"/>`
    }).join(''),
  )
  return `<rect width="240" height="160" fill="#d8d0c4"/>${rows.join('')}`
}
const ball = (colour: string) => `<circle cx="120" cy="80" r="22" fill="${colour}"/>`
const drawn = async (name: string, inner: string, size = { width: 240, height: 160 }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="${size.width}" height="${size.height}">`
  const path = join(folder, name)
  await writeFile(path, await drawnFromSvg(`${svg}${inner}</svg>`))
  return path
}
const given = async (field: string, path: string): Promise<Given> => ({
  ...{ field, path, name: `${field}.png` },
  ...(await openPicture(path)),
})
const picture = await drawn('picture.png', bricks() + ball('#e00000'))
const black = '<rect width="240" height="160" fill="#000"/>'
const mask = await drawn('mask.png', `${black}<circle cx="120" cy="80" r="26" fill="#fff"/>`)

const done = async (operation: Operation, values: Values, paths: Record<string, string>): Promise<MadePart> => {
  const all = await Promise.all(Object.entries(paths).map(([field, path]) => given(field, path)))
  const recipe = { source: 'worked', by: 'house:test' } as const
  for await (const part of operation({ given: all, values, locale: 'de', recipe, recipeOf: () => recipe }))
    if ('bytes' in part) return part
  throw new Error('Nothing was made.')
}
const bytesOf = (source: string | Uint8Array) => sharp(source).removeAlpha().raw().toBuffer()
const alphaOf = (source: Uint8Array) => sharp(source).ensureAlpha().extractChannel(3).raw().toBuffer()

/** How many pixels outside the area are others than before. */
const movedOutside = async (made: Uint8Array) => {
  const [before, after] = [await bytesOf(picture), await bytesOf(made)]
  const area = await sharp(mask).extractChannel(0).raw().toBuffer()
  return [...area.keys()].filter(
    at => !area[at] && [0, 1, 2].some(part => before[at * 3 + part] !== after[at * 3 + part]),
  ).length
}

test('an object is gone, bricks are in its place, and no pixel beside the area has changed', async () => {
  const made = await done(inpainted, {}, { picture, mask })
  expect(made).toMatchObject({ name: 'picture ohne Objekt.png', type: 'image/png', width: 240, height: 160 })
  expect(await movedOutside(made.bytes)).toBe(0)
  const after = await bytesOf(made.bytes)
  let red = 0
  for (let at = 0; at < after.length; at += 3)
    if ((after[at] ?? 0) > 190 && (after[at + 1] ?? 0) < 60 && (after[at + 2] ?? 0) < 60) red++
  expect(red).toBe(0)
  const { xmp } = await sharp(made.bytes).metadata()
  expect(String(xmp)).toContain('digitalsourcetype')
})

test('a large picture is worked on smaller, and still changes nowhere else', async () => {
  const size = { width: 2400, height: 1600 }
  const large = await drawn('large.png', bricks() + ball('#e00000'), size)
  const area = await drawn('large-mask.png', `${black}<circle cx="120" cy="80" r="26" fill="#fff"/>`, size)
  const made = await done(inpainted, {}, { picture: large, mask: area })
  const [before, after] = [await bytesOf(large), await bytesOf(made.bytes)]
  const within = await sharp(area).extractChannel(0).raw().toBuffer()
  let moved = 0
  let red = 0
  for (let at = 0; at < within.length; at++) {
    if (!within[at] && before.readUIntBE(at * 3, 3) !== after.readUIntBE(at * 3, 3)) moved++
    if ((after[at * 3] ?? 0) > 190 && (after[at * 3 + 1] ?? 0) < 60) red++
  }
  expect([moved, red]).toEqual([0, 0])
}, 60_000)

test('a scratch that is finer than what it is searched on goes as well', async () => {
  const size = { width: 1800, height: 1200 }
  const scratch = (colour: string) => `<rect x="20" y="80" width="200" height="0.4" fill="${colour}"/>`
  const scratched = await drawn('scratched.png', bricks() + scratch('#00f'), size)
  const area = await drawn('scratch.png', black + scratch('#fff'), size)
  const after = await bytesOf((await done(inpainted, {}, { picture: scratched, mask: area })).bytes)
  let blue = 0
  for (let at = 0; at < after.length; at += 3) if ((after[at + 2] ?? 0) > 220 && (after[at] ?? 0) < 60) blue++
  expect(blue).toBe(0)
}, 60_000)

test('a background becomes transparent, and what stands before it keeps its pixels', async () => {
  const behind = await drawn('behind.png', `<rect width="240" height="160" fill="#fff"/>${ball('#000')}`)
  const made = await done(backgroundChanged, { background: 'transparent' }, { picture, mask: behind })
  const alpha = await alphaOf(made.bytes)
  expect([alpha[0], alpha[80 * 240 + 120]]).toEqual([0, 255])
  const colours = await bytesOf(made.bytes)
  expect([...colours.subarray((80 * 240 + 120) * 3, (80 * 240 + 120) * 3 + 3)]).toEqual([224, 0, 0])
})

test('it becomes a colour, a gradient, another picture, or the same out of focus', async () => {
  const behind = await drawn('behind.png', `<rect width="240" height="160" fill="#fff"/>${ball('#000')}`)
  const at = async (values: Values, x: number, y: number, more = {}) => {
    const made = await done(backgroundChanged, values, { picture, mask: behind, ...more })
    return [...(await bytesOf(made.bytes)).subarray((y * 240 + x) * 3, (y * 240 + x) * 3 + 3)]
  }
  expect(await at({ background: 'colour', colour: '#0a141e' }, 3, 3)).toEqual([10, 20, 30])
  const gradient = { background: 'gradient', above: '#000000', below: '#ffffff' }
  expect([await at(gradient, 3, 0), await at(gradient, 3, 159)]).toEqual([
    [0, 0, 0],
    [255, 255, 255],
  ])
  const blue = await drawn('blue.png', '<rect width="240" height="160" fill="#0000ff"/>')
  expect(await at({ background: 'picture' }, 3, 3, { behind: blue })).toEqual([0, 0, 255])
  const [red = 0, green = 0] = await at({ background: 'blur', strength: 100 }, 120, 105)
  // Beside the ball the wall is blurred without any of the ball's red.
  expect(red - green).toBeLessThan(90)
  expect(await at({ background: 'blur', strength: 100 }, 120, 80)).toEqual([224, 0, 0])
})

test('nothing selected, and the area of another picture, are said', async () => {
  const empty = await drawn('empty.png', black)
  await expect(done(inpainted, {}, { picture, mask: empty })).rejects.toMatchObject({ code: 'mask_empty' })
  const tall = await drawn('tall.png', '<rect width="240" height="160" fill="#fff"/>', { width: 100, height: 300 })
  await expect(done(inpainted, {}, { picture, mask: tall })).rejects.toMatchObject({ code: 'mask_foreign' })
})

describe('a picture that is seen through in parts', async () => {
  /** A brown board on the right, nothing on the left; a red ball before the edge of it. */
  const clear = await drawn('clear.png', `<rect x="120" width="120" height="160" fill="#9a5b3c"/>${ball('#e00000')}`)
  const behind = await drawn('behind-clear.png', `${black}<rect x="180" width="60" height="160" fill="#fff"/>`)
  const rgba = (source: string | Uint8Array) => sharp(source).ensureAlpha().raw().toBuffer()
  const pixel = (bytes: Buffer, x: number, y: number) => [...bytes.subarray((y * 240 + x) * 4, (y * 240 + x) * 4 + 4)]

  test('stays so where an object goes, also behind it', async () => {
    const [before, after] = [await rgba(clear), await rgba((await done(inpainted, {}, { picture: clear, mask })).bytes)]
    const area = await sharp(mask).extractChannel(0).raw().toBuffer()
    const moved = [...area.keys()].filter(at => !area[at] && before.readUInt32BE(at * 4) !== after.readUInt32BE(at * 4))
    expect(moved).toEqual([])
    expect([pixel(after, 108, 80)[3], pixel(after, 132, 80)]).toEqual([0, [154, 91, 60, 255]])
  })

  test('shows the new background there, and is free where it was', async () => {
    const on = async (values: Values) =>
      rgba((await done(backgroundChanged, values, { picture: clear, mask: behind })).bytes)
    const green = await on({ background: 'colour', colour: '#00ff00' })
    expect([pixel(green, 20, 80), pixel(green, 150, 20), pixel(green, 200, 20)]).toEqual([
      [0, 255, 0, 255],
      [154, 91, 60, 255],
      [0, 255, 0, 255],
    ])
    const free = await on({ background: 'transparent' })
    expect([pixel(free, 20, 80)[3], pixel(free, 150, 20), pixel(free, 200, 20)[3]]).toEqual([0, [154, 91, 60, 255], 0])
    const blurred = await on({ background: 'blur', strength: 50 })
    expect([pixel(blurred, 20, 80)[3], pixel(blurred, 200, 20)]).toEqual([0, [154, 91, 60, 255]])
  })
})
