import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startPainter } from '../paint-server.ts'
import { servingOne } from '../serving.ts'
import { findingsOn, overflowOf } from '../visitor.ts'

test('a made picture goes on into another tool, into a document and into its description', async () => {
  const services = await startPainter()
  const served = await servingOne({
    environment: {
      ...{ IMAGE_MODEL: 'a1111:', A1111_BASE_URL: services.url },
      SEEING_MODEL: 'openai-compatible:test-model',
    },
  })
  const anna = await served.person({ plan: 'basic', limit: 9 })
  const bea = await served.person({ plan: 'basic' })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 800 } })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const button = (said: string | RegExp) => page.getByRole('button', { name: said })

  // By keyboard, on a phone: the tools that are ready here and take a picture, and none that does not.
  await page.goto(`${served.url}/de/pictures/generate-images`)
  await page.getByLabel('Was soll zu sehen sein?').fill('Ein Leuchtturm')
  await page.locator('form button[type=submit]').first().click()
  await button('Damit weiterarbeiten').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Bild variieren' }).waitFor()
  const deeds = await page.getByRole('menuitem').allTextContents()
  expect(deeds).toEqual(expect.arrayContaining(['Objekte entfernen', 'Bild vergrößern', 'Bild bearbeiten']))
  expect(deeds).not.toContain('QR-Code')
  expect(deeds.some(deed => /Eigenes Bildmodell|Zeichnung/.test(deed))).toBe(false)
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Bild variieren' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/image-variations\?picture=/)
  await page.getByText('Ein Leuchtturm 1.png').first().waitFor()
  const uploads = (await (await anna.get('/api/files')).json()).files.filter(({ made }: { made: boolean }) => !made)
  expect(uploads).toEqual([])
  await page.getByRole('textbox', { name: 'Was soll anders sein?' }).fill('Im Herbst')
  await page.locator('form button[type=submit]').first().click()
  await page.locator('main a[download]').nth(1).waitFor()
  expect(services.asked.at(-1)).toMatchObject({ path: '/sdapi/v1/img2img', prompt: 'Im Herbst' })
  expect(await overflowOf(page)).toBe(0)

  // A picture of somebody else is none, whatever the address says.
  const park = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a7a4a' } })
    .png()
    .toBuffer()
  const { response } = await (
    await bea.upload(new File([new Uint8Array(park)], 'Geheim.png'), '/api/upload/image')
  ).json()
  await page.goto(`${served.url}/de/pictures/upscale-images?picture=${response.replace('/files/', '')}`)
  await page.getByText('Die Datei gibt es nicht mehr.').waitFor()

  // In a document: one of one's own, chosen by keyboard.
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto(`${served.url}/de/editor`)
  const text = page.locator('.ProseMirror')
  await text.click()
  await page.keyboard.type('/bild')
  await page.keyboard.press('Enter')
  await button('Aus Ihren Bildern').click()
  const first = button(/^Ein Leuchtturm.* nehmen$/).last()
  await first.waitFor()
  expect(await findingsOn(page)).toEqual([])
  await first.focus()
  await page.keyboard.press('Enter')
  await text.locator('img[src]').waitFor()
  // What it shows is asked for; a model that sees proposes it, and it can be mere decoration.
  served.model.says('„Ein Leuchtturm auf einem Felsen.“')
  await button('Beschreibung vorschlagen').click()
  const alt = page.getByRole('textbox', { name: 'Was das Bild zeigt' })
  await expect.poll(() => alt.inputValue()).toBe('Ein Leuchtturm auf einem Felsen.')
  await page.getByText('Vorschlag einer KI').waitFor()
  expect(await findingsOn(page)).toEqual([])

  // A sentence becomes a picture that is taken at once; a failure is a sentence and costs nothing.
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/bild')
  await page.keyboard.press('Enter')
  await button('Bild erzeugen').click()
  await page.getByLabel('Was soll zu sehen sein?').fill('Ein Boot im Hafen')
  await page.getByLabel('Seitenverhältnis').selectOption('3:2')
  const before = await anna.used()
  services.fails('filter')
  await page.getByRole('button', { name: 'Erzeugen', exact: true }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await anna.used()).toBe(before)
  services.fails()
  await page.getByRole('button', { name: 'Erzeugen', exact: true }).click()
  await text.locator('img[alt="Ein Boot im Hafen"]').waitFor()
  expect(await anna.used()).toBe(before + 1)
  await button('Nur Schmuck').click()
  expect(await text.locator('img[src]').last().getAttribute('alt')).toBe('')
  await browser.close()
  await services.close()
}, 180_000)
