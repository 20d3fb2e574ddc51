import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startPainter } from '../paint-server.ts'
import { servingOne } from '../serving.ts'
import { findingsOn, overflowOf } from '../visitor.ts'

const park = () =>
  sharp({ create: { width: 480, height: 320, channels: 3, background: '#3a7a4a' } })
    .png()
    .toBuffer()

test('a picture becomes two variations, with a wish and as far from it as was said; where it fails nothing is lost', async () => {
  const services = await startPainter()
  const served = await servingOne({ environment: { IMAGE_MODEL: 'a1111:', A1111_BASE_URL: services.url } })
  const anna = await served.person({ plan: 'basic', limit: 5 })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 800 } })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const sends = () => page.locator('form button[type=submit]').first().click()
  const brings = async () => {
    const file = { name: 'Park.png', mimeType: 'image/png', buffer: await park() }
    await page.locator('form input[type=file][accept*=".heic"]').first().setInputFiles(file)
    await page.getByText('Park.png').first().waitFor()
  }

  await page.goto(`${served.url}/de/pictures`)
  await page.getByRole('link', { name: 'Bild variieren' }).click()
  await page.waitForURL(/\/pictures\/image-variations/)
  await brings()
  await page.getByRole('textbox', { name: 'Was soll anders sein?' }).fill('Im Herbst')
  await page.getByRole('slider', { name: /Abweichung vom Bild/ }).fill('25')
  expect(await findingsOn(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await sends()
  await page.locator('main a[download]').nth(1).waitFor()
  expect(services.asked).toMatchObject([{ path: '/sdapi/v1/img2img', prompt: 'Im Herbst', howMany: 2, strength: 0.25 }])
  const link = page.locator('main a[download]').first()
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(await sharp(await saved.path()).metadata()).toMatchObject({ width: 480, height: 320 })
  expect(await anna.used()).toBe(1)

  // A failure costs nothing, and what was brought and typed stays.
  services.fails('filter')
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto(`${served.url}/de/pictures/image-variations`)
  await brings()
  await page.getByRole('textbox', { name: 'Was soll anders sein?' }).fill('Im Winter')
  await sends()
  await page.getByRole('alert').first().waitFor()
  expect(await anna.used()).toBe(1)
  expect(await page.getByRole('textbox', { name: 'Was soll anders sein?' }).inputValue()).toBe('Im Winter')
  await page.getByText('Park.png', { exact: true }).first().waitFor()

  // Where an area can be painted, the remover asks for a sentence, and says what that costs.
  await page.goto(`${served.url}/de/pictures/objects-remover`)
  const wish = page.getByRole('textbox', { name: 'Was soll stattdessen dort stehen?' })
  await page.getByText('Kostet keine Anfrage.').first().waitFor()
  await wish.fill('Eine Bank')
  await page.getByText('Kostet 1 Anfrage.').first().waitFor()
  await browser.close()
  await services.close()
}, 120_000)
