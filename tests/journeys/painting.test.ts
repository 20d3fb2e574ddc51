import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { fakePainter, motifs } from '../painting.ts'
import { servingOne } from '../serving.ts'

test('an engine that paints is used like any other, and its pictures stand in the history and among the files', async () => {
  const served = await servingOne({ painter: fakePainter().painter, engines: [motifs] })
  const anna = await served.person({ plan: 'basic' })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE' })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const seen = () => page.locator('main img').evaluateAll(all => all.map(one => (one as HTMLImageElement).naturalWidth))

  await page.goto(`${served.url}/de/engins/v1/motifs`)
  await page.getByLabel('Was ist zu sehen?').fill('Ein Leuchtturm im Nebel')
  await page.getByRole('button', { name: 'Bild erstellen' }).click()
  await expect.poll(seen).toEqual([64, 64])
  await page.getByRole('link', { name: 'Bild 2 herunterladen' }).waitFor()
  await page.goto(`${served.url}/de/history`)
  await page.getByRole('button', { name: /Ein Leuchtturm im Nebel/ }).waitFor()
  // The first of them stands small in its row.
  await expect.poll(seen).toEqual([84, 64, 64])
  await page.goto(`${served.url}/de/settings`)
  await page.getByRole('link', { name: 'Im Verlauf ansehen: Ein Leuchtturm im Nebel 1.png' }).waitFor()
  await browser.close()
}, 60_000)
