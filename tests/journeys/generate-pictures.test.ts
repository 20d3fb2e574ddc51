import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startPainter } from '../paint-server.ts'
import { serve } from '../serve.ts'

test('words become pictures in the size that was asked for, kept, downloaded and counted', async () => {
  const services = await startPainter()
  const served = await serve({
    environment: {
      ...{ IMAGE_MODEL: 'openai:gpt-image-1,fal:fal-ai/flux/dev', OPENAI_API_KEY: 'key-1', FAL_API_KEY: 'key-3' },
      ...{ OPENAI_BASE_URL: services.url, FAL_BASE_URL: services.url },
    },
  })
  const anna = await served.person({ plan: 'basic' })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE' })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const seen = () => page.locator('main img').evaluateAll(all => all.map(one => (one as HTMLImageElement).naturalWidth))

  // The other name of the tool opens it, and the page of the pictures leads to it.
  await page.goto(`${served.url}/de/pictures`)
  await page.getByRole('link', { name: 'Bild erzeugen' }).click()
  await page.waitForURL(/\/pictures\/generate-images/)
  await page.getByLabel('Was soll zu sehen sein?').fill('Ein rotes Lastenrad')
  await page.getByLabel('Format').selectOption('3:2')
  await page.getByLabel('Stil').selectOption('aquarell')
  await page.getByLabel('Modell').selectOption('fal:fal-ai/flux/dev')
  await page.getByRole('button', { name: 'Bild erstellen' }).click()
  await expect.poll(seen).toEqual([768])
  expect(services.asked).toMatchObject([
    { prompt: 'Ein rotes Lastenrad, style: Watercolour', howMany: 1, size: { width: 768, height: 512 }, key: 'key-3' },
  ])
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Bild 1 herunterladen' }).click(),
  ])
  const { width, height, xmpAsString } = await sharp(await saved.path()).metadata()
  expect([width, height]).toEqual([768, 512])
  expect(xmpAsString).toContain('Ein rotes Lastenrad')
  await page.goto(`${served.url}/de/history`)
  await page.getByRole('button', { name: /Ein rotes Lastenrad/ }).waitFor()

  // Where the service fails, nothing is charged, and the form stays.
  const before = await anna.used()
  services.fails(401)
  await page.goto(`${served.url}/de/pictures/text-to-style-image`)
  await page.getByLabel('Was soll zu sehen sein?').fill('Ein Leuchtturm')
  await page.getByRole('button', { name: 'Bild erstellen' }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await anna.used()).toBe(before)
  expect(await page.getByRole('textbox', { name: 'Was soll zu sehen sein?' }).inputValue()).toBe('Ein Leuchtturm')
  await browser.close()
  await served.close()
  await services.close()
}, 90_000)
