import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startPainter } from '../paint-server.ts'
import { servingOne } from '../serving.ts'
import { findingsOn, overflowOf } from '../visitor.ts'

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7a4a' } })
    .png()
    .toBuffer()

const enters = async (environment: Record<string, string>, width: number, limit = 5) => {
  const served = await servingOne({ environment })
  const anna = await served.person({ plan: 'basic', limit })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height: 800 } })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  await page.goto(`${served.url}/de/pictures/image-editor`)
  const file = { name: 'Park.png', mimeType: 'image/png', buffer: await picture() }
  await page.locator('form input[type=file]').first().setInputFiles(file)
  await page.getByText('Park.png').first().waitFor()
  return { served, anna, browser, page }
}
const opens = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(?:Bild bearbeiten|Schritte ändern)$/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('application').waitFor()
  return dialog
}

test('a change is described and painted; later steps are free, an earlier one marks it, and a reload loses nothing', async () => {
  const services = await startPainter()
  const environment = { IMAGE_MODEL: 'a1111:', A1111_BASE_URL: services.url }
  const { anna, browser, page } = await enters(environment, 1360)
  let dialog = await opens(page)
  await dialog.getByRole('button', { name: 'Beschreiben (B)' }).click()
  const paint = dialog.getByRole('button', { name: 'Malen', exact: true })
  await dialog.getByText('Beschreiben Sie zuerst, was sich ändern soll.').waitFor()
  await dialog.getByRole('textbox', { name: 'Was soll sich ändern?' }).fill('Der Himmel am Abend')
  await dialog.getByText(/Kostet 1 Anfrage/).waitFor()
  expect(await findingsOn(page)).toEqual([])

  // A failure is said where it was asked for, costs nothing, and keeps the wish.
  services.fails('filter', 1)
  await paint.click()
  await dialog.getByRole('alert').waitFor()
  expect(await anna.used()).toBe(0)
  await paint.click()
  await dialog.getByRole('button', { name: 'Neu malen' }).waitFor()
  expect(await anna.used()).toBe(1)

  // The page is loaded anew before anything was applied: what was paid for is still there.
  page.on('dialog', asked => void asked.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Schritte ändern' }).waitFor()
  dialog = await opens(page)
  await dialog.getByRole('button', { name: '1. Beschreiben: Der Himmel am Abend', exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Licht (H)' }).click()
  await dialog.getByLabel('Belichtung', { exact: true }).fill('20')
  expect([services.asked.length, await anna.used()]).toEqual([2, 1])
  expect(await dialog.getByText('älterer Stand', { exact: true }).count()).toBe(0)

  // Taken earlier, the light is beneath what was painted, which says so and asks nobody by itself.
  await dialog.getByRole('button', { name: 'Früher ausführen' }).click()
  await dialog.getByText('älterer Stand', { exact: true }).waitFor()
  await dialog
    .getByRole('button', { name: /^2\. Beschreiben/ })
    .first()
    .click()
  await dialog.getByText(/Gemalt ist ein älterer Stand/).waitFor()
  expect(await findingsOn(page)).toEqual([])
  expect([services.asked.length, await anna.used()]).toEqual([2, 1])
  await dialog.getByRole('button', { name: 'Neu malen' }).click()
  await dialog.getByText('älterer Stand', { exact: true }).waitFor({ state: 'detached' })
  await expect.poll(() => anna.used()).toBe(2)

  await dialog.getByRole('button', { name: 'Schritte übernehmen' }).click()
  await page.getByRole('button', { name: 'Schritte ändern' }).waitFor()
  await page.locator('form button[type=submit]').first().click()
  const link = page.locator('main a[download]').first()
  await link.waitFor({ timeout: 60_000 })
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  const { width, height, xmpAsString } = await sharp(await readFile(await saved.path())).metadata()
  expect([width, height]).toEqual([600, 400])
  expect(xmpAsString).toContain('compositeWithTrainedAlgorithmicMedia')
  expect(await anna.used()).toBe(2)
  await browser.close()
  await services.close()
}, 240_000)

test('an area alone is painted; whoever stops pays nothing, and at the limit the wish is kept', async () => {
  const services = await startPainter()
  const { anna, browser, page } = await enters({ IMAGE_MODEL: 'a1111:', A1111_BASE_URL: services.url }, 360, 1)
  const dialog = await opens(page)
  await dialog.getByRole('button', { name: 'Beschreiben (B)' }).click()
  const wish = dialog.getByRole('textbox', { name: 'Was soll sich ändern?' })
  await wish.fill('Ein Teich')
  await dialog.getByRole('button', { name: 'Bereich auswählen' }).click()
  const drawing = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Auswahl übernehmen' }) })
  await drawing.getByRole('application').waitFor()
  await page.keyboard.press('r')
  const box = await drawing.locator('canvas').boundingBox()
  if (!box) throw new Error('There is no picture.')
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 4 })
  await page.mouse.up()
  await drawing.getByText('4 % des Bildes sind ausgewählt.').waitFor()
  await drawing.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await dialog.getByText('Nur der gewählte Bereich ändert sich.').waitFor()
  expect([await findingsOn(page), await overflowOf(page)]).toEqual([[], 0])

  services.fails('slow', 1)
  await dialog.getByRole('button', { name: 'Malen', exact: true }).click()
  await expect.poll(() => services.asked.length).toBe(1)
  await dialog.getByRole('button', { name: 'Anhalten' }).click()
  await dialog.getByText('Angehalten. Es wurde nichts gemalt.').waitFor()
  expect(await anna.used()).toBe(0)
  await dialog.getByRole('button', { name: 'Malen', exact: true }).click()
  const again = dialog.getByRole('button', { name: 'Neu malen' })
  await again.waitFor()
  expect([services.asked.length, await anna.used(), services.asked.at(-1)?.area === undefined]).toEqual([2, 1, false])

  // Nothing is left: that is said, with the plans a press away, and what stood there stands there still.
  await wish.fill('Ein Teich mit Enten')
  await again.click()
  const refusal = page.getByRole('dialog', { name: 'Ihr Kontingent ist aufgebraucht' })
  await refusal.waitFor()
  await page.keyboard.press('Escape')
  await refusal.waitFor({ state: 'detached' })
  expect([await wish.inputValue(), services.asked.length]).toEqual(['Ein Teich mit Enten', 2])
  await wish.fill('Ein Teich')

  await dialog.getByRole('button', { name: 'Schritte übernehmen' }).click()
  await page.locator('form button[type=submit]').first().click()
  const link = page.locator('main a[download]').first()
  await link.waitFor({ timeout: 60_000 })
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  const { data, info } = await sharp(await readFile(await saved.path()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const green = (x: number, y: number) => data.readUInt8((y * info.width + x) * info.channels + 1)
  // The meadow is as green as it was, but for the middle.
  expect([green(20, 20), green(590, 390), green(300, 200)]).toEqual([
    0x7a,
    0x7a,
    expect.not.toSatisfy(it => it === 0x7a),
  ])
  await browser.close()
  await services.close()
}, 240_000)

test('where nobody changes pictures, the editor says what is needed, also on a phone', async () => {
  const { browser, page } = await enters({}, 360)
  const dialog = await opens(page)
  await dialog.getByText('Die Administration kann einen verbinden.').waitFor()
  expect(await dialog.getByRole('button', { name: /^Beschreiben/ }).count()).toBe(0)
  expect(await overflowOf(page)).toBe(0)
  expect(await findingsOn(page)).toEqual([])
  await browser.close()
}, 120_000)
