import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { height, lettered, second, width } from '../lettered.ts'
import { findingsOn, overflowOf } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()

const opening = async (more: { width?: number } = {}) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, ...more })
  await anna.goes('/pictures/remove-texts')
  const bytes = await lettered()
  const file = { name: 'Plakat.png', mimeType: 'image/png', buffer: bytes }
  await anna.page.locator('input[type=file]').first().setInputFiles(file)
  await anna.page.getByText('Plakat.png').first().waitFor()
  const searches = anna.page.getByRole('button', { name: 'Text suchen' })
  const dialog = anna.page.getByRole('dialog')
  return { anna, page: anna.page, dialog, searches, bytes }
}
const made = async (page: Awaited<ReturnType<typeof opening>>['page']) => {
  await page.locator('form button[type=submit]').first().click()
  const link = page.locator('a[download]').first()
  await link.waitFor({ timeout: 60_000 })
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  return sharp(await readFile(await saved.path()))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** How much of the yellow line is there. */
const yellow = (bytes: Buffer) => {
  let count = 0
  for (let at = second.top * width * 3; at < height * width * 3; at += 3)
    if ((bytes[at] ?? 0) > 220 && (bytes[at + 1] ?? 0) > 200 && (bytes[at + 2] ?? 0) < 120) count++
  return count
}

test('lines that were found are ticked in the list and on the picture; what is unticked stays', async () => {
  const { page, dialog, searches, bytes } = await opening()
  await searches.click()
  const lines = dialog.getByRole('checkbox')
  await expect.poll(() => lines.count(), { timeout: 30_000 }).toBe(2)
  const ticks = () => lines.evaluateAll(all => all.map(one => (one as HTMLInputElement).checked))
  await expect.poll(ticks).toEqual([true, true])
  expect(await findingsOn(page)).toEqual([])
  // By keys in the list, by a press on the picture, and undone.
  await dialog.getByRole('checkbox', { name: /^Zeile 2, unten/ }).focus()
  await page.keyboard.press('Space')
  await expect.poll(ticks).toEqual([true, false])
  const box = await dialog.locator('canvas').boundingBox()
  if (!box) throw new Error('There is no picture.')
  await page.mouse.click(box.x + (120 / width) * box.width, box.y + (75 / height) * box.height)
  await expect.poll(ticks).toEqual([false, false])
  await page.keyboard.press('Control+z')
  await expect.poll(ticks).toEqual([true, false])
  await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  const again = page.getByRole('button', { name: 'Bereich ändern' })
  await again.waitFor()
  // What was selected cannot be had: that is said, and nothing is selected in its place.
  const isArea = ({ pathname }: URL) => pathname.startsWith('/files/')
  await page.route(isArea, route => (route.request().resourceType() === 'fetch' ? route.abort() : route.fallback()))
  await again.click()
  await dialog.getByText('Was zuvor ausgewählt war, ließ sich nicht laden.').waitFor()
  await expect.poll(ticks).toEqual([false, false])
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await page.unroute(isArea)
  const after = await made(page)
  const before = await sharp(bytes).removeAlpha().raw().toBuffer()
  expect(yellow(after)).toBe(yellow(before))
  let white = 0
  for (let at = 0; at < 150 * width * 3; at += 3) if (after.readUIntBE(at, 3) === 0xff_ff_ff) white++
  expect(white).toBe(0)
  expect(yellow(before)).toBeGreaterThan(300)
}, 120_000)

test('without a selection all text goes', async () => {
  const { page } = await opening()
  expect(yellow(await made(page))).toBe(0)
}, 120_000)

test('on a phone everything is in reach', async () => {
  const { anna, dialog, searches } = await opening({ width: 390 })
  await searches.click()
  await expect.poll(() => dialog.getByRole('checkbox').count(), { timeout: 30_000 }).toBe(2)
  expect(await overflowOf(anna.page)).toBe(0)
  expect(await findingsOn(anna.page)).toEqual([])
})
