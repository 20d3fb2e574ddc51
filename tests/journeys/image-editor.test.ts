import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findingsOn, overflowOf } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()

/** A yard of four fields, each of 400 × 300 pixels: red and green above, blue and white below. */
const yard = async () => {
  const field = (background: string) => ({ create: { width: 400, height: 300, channels: 3 as const, background } })
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#ffffff' } })
    .composite([
      { input: field('#c02020'), left: 0, top: 0 },
      { input: field('#20a040'), left: 400, top: 0 },
      { input: field('#2040c0'), left: 0, top: 300 },
    ])
    .png()
    .toBuffer()
}

const opening = async (more: { width?: number } = {}) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, ...more })
  await anna.goes('/pictures/image-editor')
  const file = { name: 'Hof.png', mimeType: 'image/png', buffer: await yard() }
  await anna.page.locator('input[type=file]').first().setInputFiles(file)
  await anna.page.getByText('Hof.png').first().waitFor()
  await anna.page.getByRole('button', { name: 'Bild bearbeiten', exact: true }).click()
  const dialog = anna.page.getByRole('dialog')
  await dialog.getByRole('application').waitFor()
  return { anna, page: anna.page, dialog }
}
type Opened = Awaited<ReturnType<typeof opening>>

/** Where a place of the picture lies in the window, by its shares. */
const placeOf = async ({ dialog }: Opened, x: number, y: number) => {
  const box = await dialog.locator('canvas').boundingBox()
  if (!box) throw new Error('There is no picture.')
  return [box.x + x * box.width, box.y + y * box.height] as const
}
const drags = async (opened: Opened, from: readonly [number, number], to: readonly [number, number]) => {
  const { mouse } = opened.page
  await mouse.move(...(await placeOf(opened, ...from)))
  await mouse.down()
  await mouse.move(...(await placeOf(opened, ...to)), { steps: 5 })
  await mouse.up()
}
/** A pixel of what is seen, at a place in shares. */
const seenAt = ({ dialog }: Opened, x: number, y: number) =>
  dialog.locator('canvas').evaluate(
    (seen, [x = 0, y = 0]) => {
      const { width, height } = seen as HTMLCanvasElement
      const copy = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
      const context = copy.getContext('2d', { willReadFrequently: true })
      context?.drawImage(seen as HTMLCanvasElement, -Math.floor(x * width), -Math.floor(y * height))
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
    },
    [x, y],
  )
const isMade = async ({ page }: Opened) => {
  await page.locator('form button[type=submit]').first().click()
  const link = page.locator('a[download]').first()
  await link.waitFor({ timeout: 60_000 })
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  const { data, info } = await sharp(await readFile(await saved.path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
    return [...data.subarray(from, from + 4)]
  }
  return { width: info.width, height: info.height, at }
}
const applies = async ({ page, dialog }: Opened) => {
  await dialog.getByRole('button', { name: 'Schritte übernehmen' }).click()
  await page.getByRole('button', { name: 'Schritte ändern' }).waitFor()
}

test('a picture is cropped, written on and pointed at; a step is changed when the picture has long been made', async () => {
  const opened = await opening()
  const { dialog, page } = opened
  await dialog.getByRole('button', { name: 'Zuschneiden (C)' }).click()
  await dialog.getByLabel('Seitenverhältnis').selectOption('1:1')
  await dialog.getByText('Zuschneiden ist gewählt.').waitFor()
  await dialog.getByLabel('Links (%)').fill('50')
  await dialog.getByLabel('Oben (%)').fill('0')
  await dialog.getByLabel('Breite (%)').fill('50')
  await dialog.getByLabel('Höhe (%)').fill('100')

  await dialog.getByRole('button', { name: 'Text (T)' }).click()
  await page.mouse.click(...(await placeOf(opened, 0.1, 0.2)))
  await page.keyboard.type('Eingang')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: '2. Text: Eingang', exact: true }).waitFor()

  await dialog.getByRole('button', { name: 'Pfeil (A)' }).click()
  await drags(opened, [0.1, 0.9], [0.8, 0.6])
  await dialog.getByText('Pfeil ist gewählt.').waitFor()
  await expect.poll(() => seenAt(opened, 0.45, 0.75)).toEqual([214, 31, 58, 255])
  expect(await findingsOn(page)).toEqual([])
  const places = [
    [0.45, 0.75],
    [0.9, 0.1],
    [0.9, 0.9],
    [0.2, 0.5],
  ] as const
  const seen = await Promise.all(places.map(([x, y]) => seenAt(opened, x, y)))
  await applies(opened)
  const made = await isMade(opened)
  expect([made.width, made.height]).toEqual([400, 600])
  expect(places.map(([x, y]) => made.at(x, y))).toEqual(seen)

  // The result stands there; its steps are opened again, and the crop gives way to the whole picture.
  await page
    .getByRole('button', { name: /^Eingaben/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Schritte ändern' }).click()
  await dialog.getByRole('button', { name: '1. Zuschneiden ausschalten' }).click()
  await dialog.getByRole('button', { name: '3. Pfeil', exact: true }).click()
  await dialog.getByLabel('Farbe', { exact: true }).fill('#000000')
  await applies(opened)
  await page.getByRole('button', { name: 'Schritte ändern' }).waitFor()
  const again = await isMade(opened)
  expect([again.width, again.height, again.at(0.45, 0.75)]).toEqual([800, 600, [0, 0, 0, 255]])
}, 180_000)

test('what is written stays as it was typed; a step changes places, is removed, and comes back', async () => {
  const opened = await opening()
  const { dialog, page } = opened
  const steps = () => dialog.getByRole('button', { name: /^\d\. (?!.*ausschalten$)/ }).allInnerTexts()
  await dialog.getByRole('button', { name: 'Text (T)' }).click()
  await page.mouse.click(...(await placeOf(opened, 0.1, 0.2)))
  await page.keyboard.type('Größe „Übermut“ 😀')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Pfeil (A)' }).click()
  await drags(opened, [0.1, 0.9], [0.8, 0.6])
  await expect.poll(steps).toEqual(['1. Text: Größe „Übermut“ 😀', '2. Pfeil'])
  await dialog.getByRole('button', { name: 'Früher ausführen' }).click()
  await expect.poll(steps).toEqual(['1. Pfeil', '2. Text: Größe „Übermut“ 😀'])
  await dialog.getByRole('button', { name: '2. Text: Größe „Übermut“ 😀', exact: true }).click()
  await dialog.getByRole('button', { name: 'Entfernen', exact: true }).click()
  await expect.poll(steps).toEqual(['1. Pfeil'])
  await page.keyboard.press('Control+z')
  await expect.poll(steps).toEqual(['1. Pfeil', '2. Text: Größe „Übermut“ 😀'])
  await applies(opened)
  // What the server draws is what was seen: letters and the face stand on the red field.
  const made = await isMade(opened)
  const red = Array.from({ length: 350 }, (_, at) => made.at(0.1 + at / 1000, 0.23))
  expect(red.some(([r = 0, g = 0]) => Math.abs(r - 192) + Math.abs(g - 32) > 12)).toBe(true)
  expect(made.at(0.45, 0.75)).toEqual([214, 31, 58, 255])
}, 120_000)

test('by keys alone: a rectangle is added, moved, resized, taken back, and asked about before it is lost', async () => {
  const opened = await opening()
  const { dialog, page } = opened
  await page.keyboard.press('r')
  await dialog.getByText('Rechteck ist gewählt.').waitFor()
  const left = dialog.getByLabel('Links (%)')
  await expect.poll(() => left.inputValue()).toBe('30')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => Number(await left.inputValue())).toBeGreaterThan(31)
  const width = dialog.getByLabel('Breite (%)')
  const before = Number(await width.inputValue())
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect.poll(async () => Number(await width.inputValue())).toBeGreaterThan(before)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => Number(await width.inputValue())).toBe(before)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByText('Änderungen verwerfen?').waitFor()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Abbrechen' }).last().click()
  await dialog.getByRole('button', { name: '1. Rechteck', exact: true }).waitFor()
}, 120_000)

test('on a phone everything is in reach', async () => {
  const opened = await opening({ width: 390 })
  const { dialog, page } = opened
  await dialog.getByRole('button', { name: 'Licht (H)' }).click()
  await dialog.getByLabel('Belichtung', { exact: true }).fill('50')
  await expect.poll(async () => (await seenAt(opened, 0.2, 0.2))[0]).toBeGreaterThan(220)
  expect(await overflowOf(page)).toBe(0)
  expect(await findingsOn(page)).toEqual([])
  await applies(opened)
}, 120_000)
