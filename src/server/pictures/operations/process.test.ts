import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Values } from '#shared/fields.ts'
import { openPicture } from '../read-picture.ts'
import type { MadePart, Progress } from './operation.ts'
import { processed } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'processed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'Foto.png')

const done = async (picture: Sharp, values: Values) => {
  await picture.png().toFile(path)
  const given = [{ field: 'pictures', path, name: 'Foto.png', ...(await openPicture(path)) }]
  const recipe = { source: 'worked', by: 'house:process' } as const
  const parts: (MadePart | Progress)[] = []
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
