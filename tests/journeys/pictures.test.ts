import { readFile } from 'node:fs/promises'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setTouch } from '../touch.ts'
import { findingsOn, overflowOf } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const opening = async (slug: string, more: { width?: number } = {}) => {
  const person = await here.federwerk.person({ plan: 'free' })
  const anna = await here.comes({ cookie: person.cookie, ...more })
  await anna.goes(`/pictures/${slug}`)
  const { page } = anna
  const brings = async (name: string, buffer: Buffer) => {
    const input = page.locator('form input[type=file]').first()
    await input.setInputFiles({ name, mimeType: 'image/png', buffer })
    await page.getByText(name).first().waitFor()
  }
  const sends = async () => {
    await page.locator('form button[type=submit]').first().click()
    await page.locator('main a[download]').first().waitFor()
  }
  const saves = async (name: string | RegExp) => {
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).first().click()])
    return { bytes: await readFile(await saved.path()), name: saved.suggestedFilename() }
  }
  return { person, anna, page, brings, sends, saves }
}

test('two pictures become two others of exactly the size that was asked for, and an archive; nothing is charged', async () => {
  const { person, page, brings, sends, saves } = await opening('image-process')
  await brings('eins.png', await plain(400, 300, '#aa3300'))
  await brings('zwei.png', await plain(300, 500, '#003388'))
  await page.getByLabel('Format').selectOption('webp')
  await page.getByLabel('Größe').selectOption('square')
  await sends()
  await page.getByRole('status').filter({ hasText: 'Ergebnis fertig.' }).waitFor({ state: 'attached' })
  const { bytes, name } = await saves('eins.webp herunterladen')
  expect(name).toBe('eins.webp')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1080, height: 1080 })
  expect((await saves(/Alle herunterladen/)).name).toBe('Bilder.zip')
  const session = await (await person.send('/api/session')).json()
  expect(session.anzahlrequest_number).toBe(0)
  expect(await findingsOn(page)).toEqual([])
  await page.reload()
  await page.getByRole('link', { name: 'zwei.webp herunterladen' }).waitFor()
})

test('what is no picture is refused in a sentence, and the form stays', async () => {
  const { page, anna } = await opening('upscale-images')
  const input = page.locator('form input[type=file]').first()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await input.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: svg })
  await page.getByText('Das ist kein Bild, das sich hier bearbeiten lässt.').waitFor()
  // The browser reports what the server refused.
  anna.complaints.length = 0
})

test('before and after are parted by a line that moves by keys', async () => {
  const { page, brings, sends, saves } = await opening('upscale-images', { width: 390 })
  await brings('klein.png', await plain(60, 40, '#226644'))
  await page.getByText('Ein mitgeliefertes Netz (ESRGAN) zeichnet dieses Bild neu. Das dauert hier etwa').waitFor()
  await page.getByLabel('Wie viel größer').selectOption('four')
  // One that it would draw for minutes, in its place, and back.
  await brings('groß.png', await plain(5000, 5000, '#226644'))
  await page.getByText('Das Ergebnis hätte mehr als 120 Megapixel.').waitFor()
  await page.getByLabel('Wie viel größer').selectOption('two')
  await page.getByText('Dieses Bild neu zu zeichnen würde hier etwa').waitFor()
  await brings('klein.png', await plain(60, 40, '#226644'))
  await page.getByText('Ein mitgeliefertes Netz (ESRGAN)').waitFor()
  await sends()
  const line = page.getByRole('slider', { name: 'Vorher und nachher vergleichen' })
  await line.focus()
  await page.keyboard.press('ArrowRight')
  expect(await line.getAttribute('aria-valuetext')).toBe('51 % vorher, 49 % nachher')
  await page.keyboard.press('End')
  expect(await line.getAttribute('aria-valuetext')).toBe('100 % vorher, 0 % nachher')

  // A finger that goes down scrolls the page, and the line stays; one that goes across or taps moves it.
  const touch = await page.context().newCDPSession(page)
  await setTouch(page, true)
  const box = await line.boundingBox()
  const [left, top] = [box?.x ?? 0, (box?.y ?? 0) + 20]
  const width = box?.width ?? 0
  const swipes = async (...points: readonly (readonly [number, number])[]) => {
    for (const [at, [x, y]] of points.entries())
      await touch.send('Input.dispatchTouchEvent', {
        ...{ type: at ? 'touchMove' : 'touchStart', touchPoints: [{ x: left + width * x, y: top + y }] },
      })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const part = () => line.inputValue()
  const from = await page.evaluate(() => scrollY)
  await swipes([0.5, 0], [0.5, 15], [0.51, 60], [0.51, 110])
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(from)
  expect(await part()).toBe('100')
  await page.evaluate(at => scrollTo(0, at), from)
  await swipes([0.9, 0], [0.6, 2], [0.25, 4])
  expect(await part()).toBe('25')
  await swipes([0.75, 0])
  expect(await part()).toBe('75')
  await setTouch(page, false)
  await line.focus()
  expect(await overflowOf(page)).toBe(0)
  expect(await findingsOn(page)).toEqual([])
  expect(await sharp((await saves(/Herunterladen/)).bytes).metadata()).toMatchObject({ width: 120, height: 80 })
})

test('a list of a spreadsheet, as Windows writes it, becomes codes; how many stands beside their archive', async () => {
  const { page, sends, saves } = await opening('QR-code-generator')
  await page.getByLabel('Was der Code sagt').selectOption('list')
  const rows = '"Tisch; ""Süd""";https://beispiel.de/süd\r\n\r\n;;\r\nÄpfel;https://beispiel.de/2\r\n'
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Text aus einer Datei einfügen' }).click(),
  ])
  await chooser.setFiles({ name: 'Tische.csv', mimeType: 'text/csv', buffer: Buffer.from(rows, 'latin1') })
  await expect.poll(() => page.getByRole('textbox', { name: 'Liste' }).inputValue()).toContain('Äpfel;https')
  await sends()
  await page.getByText('2 QR-Codes.zip').waitFor()
  const { bytes } = await saves(/^Tisch.*Süd.*herunterladen/)
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const said = jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data
  expect(said).toBe('https://beispiel.de/süd')
  await page.getByText(`${info.width} × ${info.height} · `).first().waitFor()
})

test('a code says what was typed', async () => {
  const { page, sends, saves } = await opening('QR-code-generator')
  await page.getByLabel('Was der Code sagt').selectOption('text')
  await page.getByRole('textbox', { name: 'Text des Codes' }).fill('Grüße aus Weimar')
  await page.getByLabel('Form der Punkte').selectOption('dots')
  await sends()
  const { data, info } = await sharp((await saves('QR-Code.png herunterladen')).bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe('Grüße aus Weimar')
  expect((await saves('QR-Code.svg herunterladen')).bytes.toString()).toMatch(/^<svg /)
  expect((await saves('QR-Code.pdf herunterladen')).bytes.toString('latin1')).toMatch(/^%PDF-/)
})
