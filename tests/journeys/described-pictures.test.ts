import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startPainter } from '../paint-server.ts'
import { servingOne } from '../serving.ts'
import { findingsOn, overflowOf } from '../visitor.ts'

const pictureOf = (background: string) =>
  sharp({ create: { width: 480, height: 320, channels: 3, background } })
    .png()
    .toBuffer()

test('two pictures become one by a sentence, whose larger original can be taken away; a look is chosen from a window', async () => {
  const services = await startPainter()
  const environment = { IMAGE_MODEL: 'openai:gpt-image-1', OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: services.url }
  const served = await servingOne({ environment })
  const anna = await served.person({ plan: 'basic', limit: 5 })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 800 } })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const brings = async (called: string, colour: string) => {
    const file = { name: called, mimeType: 'image/png', buffer: await pictureOf(colour) }
    await page.locator('form input[type=file][accept*=".heic"]').first().setInputFiles(file)
    await page.getByText(called).first().waitFor()
  }
  const sends = () => page.locator('form button[type=submit]').first().click()

  await page.goto(`${served.url}/de/pictures/combine-images`)
  await page.getByRole('combobox', { name: 'Anordnung' }).selectOption({ label: 'Mit Worten beschrieben' })
  await brings('Person.png', '#a04030')
  await brings('Haus.png', '#3040a0')
  await page.getByText('2 Haus.png').waitFor()
  await page.getByText('Kostet 1 Anfrage.').first().waitFor()
  const wish = 'Die Person aus Bild 1 vor das Haus in Bild 2'
  await page.getByRole('textbox', { name: 'Was soll aus den Bildern werden?' }).fill(wish)
  await page.getByRole('radio', { name: 'Quer (3:2)' }).check()
  expect(await findingsOn(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await sends()
  const original = page.getByRole('link', { name: 'Original in 1536 × 1024 herunterladen' })
  const [saved] = await Promise.all([page.waitForEvent('download'), original.click()])
  expect(await sharp(await saved.path()).metadata()).toMatchObject({ width: 1536, height: 1024 })
  expect(services.asked).toMatchObject([{ path: '/images/edits', prompt: wish }])
  expect(services.asked[0]?.pictures).toHaveLength(2)
  expect(await findingsOn(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)

  await page.goto(`${served.url}/de/pictures/applied-style`)
  // Each look is shown on the picture itself.
  const [strip] = await Promise.all([page.waitForResponse(/small\?for=looks/), brings('Person.png', '#a04030')])
  await page.getByText('Kostet keine Anfrage.').first().waitFor()
  expect(strip.headers()['content-type']).toBe('image/webp')
  expect(await findingsOn(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('radio', { name: 'Von einem Modell gemalt' }).check()
  await page.getByRole('button', { name: 'Gemalt als: Auswählen' }).click()
  await page.getByRole('option', { name: 'Aquarell' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await sends()
  await page.getByRole('slider').first().waitFor()
  expect(services.asked[1]?.prompt).toMatch(/: (?:Aquarell|Watercolour)$/)
  expect(await anna.used()).toBe(2)
  await browser.close()
  await services.close()
}, 120_000)
