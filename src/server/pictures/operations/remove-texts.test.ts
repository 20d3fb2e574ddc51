import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { first, height, lettered, meadow, second, width, written } from '#tests/lettered.ts'
import { openPicture } from '../read-picture.ts'
import { placesIn } from '../texts/box.ts'
import { textsIn } from '../texts/find.ts'
import { bare } from './area.ts'
import { textsRemoved } from './remove-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const picture = await lettered()
const bareOf = async (bytes: Uint8Array) => bare(sharp(bytes))
const boxes = await textsIn(await bareOf(picture))

const removed = async (bytes: Uint8Array, mask?: Buffer) => {
  const given = []
  for (const [field, one] of Object.entries({ picture: bytes, ...(mask && { mask }) })) {
    const path = join(folder, `${field}.png`)
    await sharp(one).toFile(path)
    given.push({ field, path, name: 'Plakat.png', ...(await openPicture(path)) })
  }
  const recipe = { source: 'worked', by: 'house:test' } as const
  for await (const part of textsRemoved({ given, values: {}, locale: 'de', recipe, recipeOf: () => recipe }))
    if ('bytes' in part) return part
  throw new Error('Nothing was made.')
}
const black = { create: { width, height, channels: 3, background: 'black' } } as const
const maskOf = (...areas: readonly (typeof boxes)[number][]) =>
  sharp(black)
    .composite(
      areas.map(({ left, top, ...size }) => ({
        input: { create: { ...size, channels: 3 as const, background: 'white' } },
        ...{ left, top },
      })),
    )
    .png()
    .toBuffer()

/** How many pixels are others than before, beside these boxes. */
const movedBeside = async (made: Uint8Array, ...beside: typeof boxes) => {
  const [before, after] = [(await bareOf(picture)).colours, (await bareOf(made)).colours]
  const within = new Set(beside.flatMap(box => [...placesIn(box, width)]))
  let moved = 0
  for (let at = 0; at < width * height; at++)
    if (!within.has(at) && [0, 1, 2].some(part => before[at * 3 + part] !== after[at * 3 + part])) moved++
  return moved
}

test('each line is found where it stands, in the order in which one reads, and none where there is no text', async () => {
  expect(boxes).toHaveLength(2)
  const [upper, lower] = boxes
  expect(upper?.left).toBeLessThanOrEqual(first.left)
  expect(upper?.top).toBeLessThanOrEqual(first.top)
  expect(upper?.top).toBeGreaterThan(first.top - 40)
  expect(lower?.left).toBeLessThanOrEqual(second.left)
  expect(await textsIn(await bareOf(await meadow().png().toBuffer()))).toEqual([])
})

test('all text goes where nothing was selected, and not a pixel beside its lines changes', async () => {
  const { bytes, name } = await removed(picture)
  expect(name).toBe('Plakat ohne Text.png')
  expect(await textsIn(await bareOf(bytes))).toEqual([])
  expect(await movedBeside(bytes, ...boxes)).toBe(0)
}, 60_000)

test('a line that was not selected stays, to the byte', async () => {
  const [upper, lower] = boxes
  if (!upper || !lower) throw new Error('There are no lines.')
  const { bytes } = await removed(picture, await maskOf(upper))
  expect(await movedBeside(bytes, upper)).toBe(0)
  const [left, ...more] = await textsIn(await bareOf(bytes))
  expect([Math.abs((left?.top ?? 0) - lower.top) < 4, more]).toEqual([true, []])
}, 60_000)

test('what was drawn where no text was found goes as a whole', async () => {
  const blot = { left: 500, top: 80, width: 40, height: 40 }
  const red = { input: { create: { ...blot, channels: 3 as const, background: '#d01010' } }, left: 500, top: 80 }
  const soiled = await sharp(picture).composite([red]).png().toBuffer()
  const { bytes } = await removed(soiled, await maskOf({ left: 494, top: 74, width: 52, height: 52 }))
  const { colours } = await bareOf(bytes)
  const left = [...placesIn(blot, width)].filter(at => (colours[at * 3] ?? 0) > 190 && (colours[at * 3 + 1] ?? 0) < 80)
  expect(left).toEqual([])
}, 60_000)

test('a picture without text is left alone, and it is said', async () => {
  const plain = await meadow().png().toBuffer()
  await expect(removed(plain)).rejects.toMatchObject({ code: 'image_without_text' })
})

test('text that stands on nothing leaves nothing', async () => {
  const letters = await sharp(await written('Sommerfest im Hof', '#102030', 40))
    .extend({ top: 120, bottom: 120, left: 80, right: 80, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const made = await removed(letters)
  const alpha = await sharp(made.bytes).ensureAlpha().extractChannel(3).raw().toBuffer()
  expect(alpha.reduce((sum, value) => sum + (value > 40 ? 1 : 0), 0)).toBe(0)
}, 60_000)
