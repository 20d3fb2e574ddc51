import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startPainter } from '../paint-server.ts'
import { servingOne } from '../serving.ts'
import { findingsOn } from '../visitor.ts'

test('words become pictures in the size that was asked for, kept, downloaded and counted', async () => {
  const services = await startPainter()
  const served = await servingOne({
    environment: {
      ...{ IMAGE_MODEL: 'openai:gpt-image-1,fal:fal-ai/qwen-image', OPENAI_API_KEY: 'key-1', FAL_API_KEY: 'key-3' },
      ...{ OPENAI_BASE_URL: services.url, FAL_BASE_URL: services.url },
    },
  })
  const anna = await served.person({ plan: 'basic' })
  const browser = await openBrowser()
  const permissions = ['clipboard-read', 'clipboard-write']
  const context = await browser.newContext({ locale: 'de-DE', permissions })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const seen = () => page.locator('main img').evaluateAll(all => all.map(one => (one as HTMLImageElement).naturalWidth))
  const button = (said: string) => page.getByRole('button', { name: said, exact: true })
  const option = (said: string) => page.getByRole('option', { name: said })

  // The other name of the tool opens it, and the page of the pictures leads to it.
  await page.goto(`${served.url}/de/pictures`)
  await page.getByRole('link', { name: 'Bild erzeugen' }).click()
  await page.waitForURL(/\/pictures\/generate-images/)
  await page.getByLabel('Was soll zu sehen sein?').fill('Ein rotes Lastenrad')
  await page.getByRole('radio', { name: 'Quer (3:2)' }).check()

  // A style is found in the other language, too, and reached by arrows; Esc leaves what was chosen.
  await button('Stil: Keine Angabe').click()
  await option('Ölgemälde').waitFor()
  expect(await findingsOn(page)).toEqual([])
  await page.getByLabel('Suchen').fill('watercolour')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await button('Stil: Aquarell').click()
  expect(await option('Aquarell').getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await button('Stil: Aquarell').waitFor()

  // With several models nothing begins before one is chosen, and then the browser remembers it.
  const start = page.getByRole('button', { name: 'Bild erstellen' })
  expect(await start.isDisabled()).toBe(true)
  await page.getByText('Wählen Sie zuerst ein Modell.').waitFor()
  await button('Modell: Auswählen').click()
  await option('GPT Image 1 · OpenAI').waitFor()
  expect(await findingsOn(page)).toEqual([])
  await option('GPT Image 1 · OpenAI').click()
  expect(await page.getByLabel('Startwert').count()).toBe(0)
  await button('Modell: GPT Image 1 · OpenAI').click()
  await option('Qwen Image · fal').click()
  expect(await page.evaluate(() => localStorage.getItem('selectedModelId'))).toBe('fal:fal-ai/qwen-image')
  await page.getByLabel('Was soll nicht zu sehen sein?').fill('Menschen')

  // A better description is proposed, taken over in part, and can be taken back.
  served.model.says('Ein rotes Lastenrad im Morgenlicht')
  await button('Beschreibung verbessern').click()
  await page.getByRole('region', { name: 'Vorschlag' }).locator('ins').first().waitFor()
  expect(await findingsOn(page)).toEqual([])
  const used = await anna.used()
  await page.getByLabel('Vorschlag bearbeiten').fill('Ein rotes Lastenrad im Abendlicht')
  await button('Übernehmen').click()
  const prompt = page.getByRole('textbox', { name: 'Was soll zu sehen sein?' })
  expect(await prompt.inputValue()).toBe('Ein rotes Lastenrad im Abendlicht')
  await button('Zurück zur eigenen Fassung').click()
  expect(await prompt.inputValue()).toBe('Ein rotes Lastenrad')
  expect(await anna.used()).toBe(used)

  await start.click()
  await expect.poll(seen).toContain(768)
  expect(services.asked).toMatchObject([
    { prompt: 'Ein rotes Lastenrad, style: Watercolour', howMany: 1, size: { width: 768, height: 512 }, key: 'key-3' },
  ])
  const [first] = services.asked
  expect(first).toMatchObject({ avoid: 'Menschen', seed: expect.any(Number) })
  // It stands as it is shaped, with no bars above and below.
  const frame = await page.getByAltText('Bild 1').boundingBox()
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(1.5, 1)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Bild 1 herunterladen' }).click(),
  ])
  const { width, height, xmpAsString } = await sharp(await saved.path()).metadata()
  expect([width, height]).toEqual([768, 512])
  expect(xmpAsString).toContain('Ein rotes Lastenrad')
  expect(xmpAsString).toContain(`Seed="${first?.seed}"`)

  await page.getByText('768 × 512', { exact: true }).waitFor()
  // It is copied as a picture, to be pasted elsewhere.
  await button('Kopieren').click()
  await page.getByText('In die Zwischenablage kopiert').waitFor()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const { width, height } = await createImageBitmap((await item?.getType('image/png')) ?? new Blob())
    return [width, height]
  })
  expect(copied).toEqual([768, 512])

  // Its seed stands with it, and goes into the form.
  await button(`Startwert ${first?.seed} übernehmen`).click()
  await page.getByRole('button', { name: 'Neu erstellen' }).click()
  await expect.poll(() => services.asked.length).toBe(2)
  expect(services.asked[1]?.seed).toBe(first?.seed)
  await page.goto(`${served.url}/de/history`)
  const row = page.getByRole('button', { name: /Ein rotes Lastenrad/ }).first()
  await row.waitFor()
  // The picture stands in its row.
  await expect.poll(() => row.locator('img').evaluate(one => (one as HTMLImageElement).naturalWidth)).toBe(84)

  // The page of the pictures begins with the latest, each leading to where it came about.
  await page.goto(`${served.url}/de/pictures`)
  const latest = page.getByRole('region', { name: 'Ihre letzten Bilder' })
  await expect.poll(() => latest.locator('img').count()).toBe(2)
  expect(await findingsOn(page)).toEqual([])
  await latest
    .getByRole('link', { name: /Ein rotes Lastenrad/ })
    .first()
    .click()
  await page.waitForURL(/\/history\?id=/)
  await page.getByText('Qwen Image · fal').filter({ visible: true }).first().waitFor()

  // Of four pictures one is refused: that is said with its reason, and that one alone is painted, beside the others.
  await page.goto(`${served.url}/de/pictures/text-to-style-image`)
  await page.getByLabel('Was soll zu sehen sein?').fill('Ein Leuchtturm')
  await button('Modell: Qwen Image · fal').waitFor()
  services.fails('filter', 1)
  const asked = services.asked.length
  await page.getByRole('button', { name: 'Bild erstellen' }).click()
  await page.getByRole('heading', { name: 'Eines von vier Bildern fehlt' }).waitFor()
  await page
    .getByText(/Der KI-Dienst hat abgelehnt.*Was da ist, bleibt erhalten\. Berechnet wird eine Anfrage/)
    .waitFor()
  expect(await page.locator('main img[alt^="Bild "]').count()).toBe(3)
  expect(await findingsOn(page)).toEqual([])
  await button('Fehlendes Bild malen').click()
  await expect.poll(() => services.asked.length).toBe(asked + 5)
  await expect.poll(() => page.locator('main img[alt^="Bild "]').count()).toBe(4)
  expect(services.asked.at(-1)).toMatchObject({ howMany: 1, prompt: expect.stringContaining('Ein Leuchtturm') })
  await page.getByRole('heading', { name: /fehlt/ }).waitFor({ state: 'hidden' })
  // Its versions are told apart by their pictures, and have no words that differ.
  await page
    .getByText(/^4 Bilder · /)
    .filter({ visible: true })
    .first()
    .waitFor()
  expect(await page.getByText('Änderungen', { exact: true }).count()).toBe(0)
  // A reload finds the four, and the history has them as one work.
  await page.reload()
  await expect.poll(() => page.locator('main img[alt^="Bild "]').count()).toBe(4)
  await page.goto(`${served.url}/de/history`)
  await page
    .getByRole('button', { name: /Ein Leuchtturm/ })
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /Ein Leuchtturm/ }).count()).toBe(1)

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
  await services.close()
}, 180_000)
