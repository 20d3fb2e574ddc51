import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureExtras } from '#shared/picture-extras.ts'
import { openBrowser } from '../browser.ts'
import { startPainter } from '../paint-server.ts'
import { servingOne } from '../serving.ts'
import { findingsOn, overflowOf } from '../visitor.ts'

const { animated, deep } = pictureExtras

/** A red and a blue frame. */
const moving = async () => {
  const frames = ['#c02020', '#2020c0'].map(background =>
    sharp({ create: { width: 480, height: 320, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [400, 400] })
    .toBuffer()
}
const fine = () =>
  sharp({ create: { width: 480, height: 320, channels: 3, background: '#20c020' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()

test('what becomes of pictures that move is said where they are chosen, and of what was made of them', async () => {
  const services = await startPainter()
  const environment = { IMAGE_MODEL: 'openai:gpt-image-1', OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: services.url }
  const served = await servingOne({ environment })
  const anna = await served.person({ plan: 'basic', limit: 5 })
  const browser = await openBrowser()
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 800 } })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  const brings = async (called: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.locator('form input[type=file][accept*=".heic"]').first()
    await chooser.setInputFiles({ name: called, mimeType, buffer })
    await page.getByText(called).first().waitFor()
  }
  const sends = () => page.locator('form button[type=submit]').first().click()

  await page.goto(`${served.url}/de/pictures/image-process`)
  await brings('Welle.gif', 'image/gif', await moving())
  await page.getByText(animated.keeps.de).waitFor()
  await brings('Fein.png', 'image/png', await fine())
  await page.getByText(deep.keeps.de).waitFor()
  expect(await findingsOn(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('combobox', { name: 'Format' }).selectOption({ label: 'WebP – klein, für Webseiten' })
  await sends()
  // The one goes on moving, the other has fewer bits, and only that is said.
  await page.getByText(deep.lost.de).waitFor()
  await page.getByRole('link', { name: 'Welle.webp herunterladen' }).waitFor()
  expect(await page.getByText(animated.lost.de).count()).toBe(0)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Welle.webp herunterladen' }).click(),
  ])
  expect((await sharp(await saved.path(), { animated: true }).metadata()).pages).toBe(2)
  expect(await findingsOn(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)

  await page.goto(`${served.url}/de/pictures/applied-style`)
  await brings('Welle.gif', 'image/gif', await moving())
  await page.getByText(animated.leaves.de).waitFor()
  await sends()
  await page.getByText(animated.lost.de).waitFor()
  expect(await page.getByText(deep.lost.de).count()).toBe(0)

  await page.goto(`${served.url}/de/pictures/image-variations`)
  await brings('Welle.gif', 'image/gif', await moving())
  await page.getByText(animated.leaves.de).waitFor()
  await sends()
  await page.getByText(animated.lost.de).first().waitFor()
  await browser.close()
  await services.close()
}, 240_000)
