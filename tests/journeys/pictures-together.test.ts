import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startPainter } from '../paint-server.ts'
import { servingOne } from '../serving.ts'
import { findingsOn, overflowOf, visit } from '../visitor.ts'

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
  expect(deeds).toContain('Als Logo: QR-Code erstellen')
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

test('a logo is dragged to its place on a photograph, by mouse, keys and finger, and stands there in what is made', async () => {
  const served = await servingOne()
  const anna = await served.person({ plan: 'basic' })
  const filled = async (width: number, height: number, background: string) =>
    (await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()) as Uint8Array<ArrayBuffer>
  const [photo, logo] = [await filled(800, 500, '#204080'), await filled(120, 60, '#e03020')]
  const browser = await openBrowser()
  const visitor = await visit(browser, { url: served.url, language: 'en', ...(anna.cookie && { cookie: anna.cookie }) })
  const { page } = visitor
  await page.goto(`${served.url}/en/pictures/combine-images`)
  await page.getByLabel('Layout').selectOption('placed')
  const thing = page.getByRole('slider', { name: 'Place on the first picture' })
  const slider = (name: string) => page.getByRole('slider', { name, exact: true })
  const across = slider('From left to right, in per cent')
  const down = slider('From top to bottom, in per cent')
  const wide = slider('Width, in per cent of the first picture')
  const standing = async () => [await across.inputValue(), await down.inputValue(), await wide.inputValue()]
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Foto.png', mimeType: 'image/png', buffer: Buffer.from(photo) }])
  await page.getByText('Foto.png').first().waitFor()
  expect(await thing.count()).toBe(0)
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Logo.png', mimeType: 'image/png', buffer: Buffer.from(logo) }])
  await thing.waitFor()
  expect(await standing()).toEqual(['100', '100', '25'])
  expect(await findingsOn(page)).toEqual([])

  // By mouse into the corner, further than it can go; then larger at its corner, and its ratio stays.
  const boxOf = async () => {
    await thing.scrollIntoViewIfNeeded()
    return (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  const before = await boxOf()
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  await page.mouse.move(before.x - before.width, before.y - before.height, { steps: 4 })
  await page.mouse.move(before.x - 2.7 * before.width, before.y - 3.9 * before.height, { steps: 4 })
  await page.mouse.up()
  await expect.poll(standing).toEqual(['0', '0', '25'])
  const small = await boxOf()
  await page.mouse.move(small.x + small.width, small.y + small.height)
  await page.mouse.down()
  await page.mouse.move(small.x + 2 * small.width, small.y + 2 * small.height, { steps: 4 })
  await page.mouse.up()
  await expect.poll(standing).toEqual(['0', '0', '50'])
  const large = await boxOf()
  expect(large.width / large.height).toBeCloseTo(2, 1)

  // By keys, one step or five; the sliders say it, and what they are set to is seen on the preview.
  await thing.focus()
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp', '-', '-', '+'])
    await page.keyboard.press(key)
  expect(await standing()).toEqual(['6', '1', '49'])
  expect(await thing.getAttribute('aria-valuetext')).toBe(
    'From left to right, in per cent: 6; From top to bottom, in per cent: 1; Width, in per cent of the first picture: 49',
  )
  await across.fill('0')
  await down.fill('0')
  await wide.fill('25')
  await expect.poll(async () => Math.abs((await boxOf()).width - small.width) < 1).toBe(true)

  // The digits are places as on a keypad; near the middle it snaps, and with Alt it does not.
  await thing.focus()
  for (const [key, where] of [
    ['9', ['100', '0', '25']],
    ['5', ['50', '50', '25']],
  ] as const) {
    await page.keyboard.press(key)
    expect(await standing()).toEqual(where)
  }
  const middle = await boxOf()
  await page.mouse.move(middle.x + middle.width / 2, middle.y + middle.height / 2)
  await page.mouse.down()
  await page.mouse.move(middle.x + middle.width / 2 + 6, middle.y + middle.height / 2 - 50, { steps: 3 })
  await page.locator('[data-snapped=across]').waitFor({ state: 'attached' })
  expect((await standing())[0]).toBe('50')
  await page.keyboard.down('Alt')
  await page.mouse.move(middle.x + middle.width / 2 + 7, middle.y + middle.height / 2 - 50)
  await expect.poll(async () => (await standing())[0]).not.toBe('50')
  await page.keyboard.up('Alt')
  await page.mouse.up()
  expect(await page.locator('[data-snapped]').count()).toBe(0)
  await thing.focus()
  await page.keyboard.press('7')

  // It is made as it was shown: the logo in the upper left, the photograph everywhere else.
  await page.locator('form button[type=submit]').first().click()
  const made = page.locator('main a[download]').first()
  await made.waitFor()
  const bytes = await (await anna.get((await made.getAttribute('href')) ?? '')).arrayBuffer()
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => {
    const place = (y * info.width + x) * info.channels
    return [...data.subarray(place, place + 3)]
  }
  expect([info.width, info.height]).toEqual([800, 500])
  // 3 per cent of 500 from the edge, 200 wide and 100 high.
  for (const [x, y] of [
    [17, 17],
    [212, 112],
  ] as const)
    expect(colourAt(x, y)).toEqual([0xe0, 0x30, 0x20])
  for (const [x, y] of [
    [12, 12],
    [218, 118],
    [700, 400],
  ] as const)
    expect(colourAt(x, y)).toEqual([0x20, 0x40, 0x80])
  await page.context().close()

  // A finger moves it, and the page where the photograph is touched beside it.
  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await phone.addCookies([{ name, value: value.join('='), url: served.url }])
  const pocket = await phone.newPage()
  await pocket.goto(`${served.url}/en/pictures/combine-images`)
  await pocket.getByLabel('Layout').selectOption('placed')
  for (const [name, buffer] of [
    ['Foto.png', photo],
    ['Logo.png', logo],
  ] as const) {
    await pocket
      .locator('input[type=file]')
      .setInputFiles([{ name, mimeType: 'image/png', buffer: Buffer.from(buffer) }])
    await pocket.getByText(name).first().waitFor()
  }
  const touched = pocket.getByRole('slider', { name: 'Place on the first picture' })
  await touched.evaluate(it => it.scrollIntoView({ block: 'center' }))
  const scrolled = () => pocket.evaluate(() => Math.round(scrollY))
  const from = await scrolled()
  const finger = await phone.newCDPSession(pocket)
  const swipes = async (x: number, y: number, byX: number, byY: number) => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    for (const part of [0.25, 0.5, 0.75, 1])
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + byX * part, y: y + byY * part }],
      })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const at = (await touched.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await swipes(at.x + at.width / 2, at.y + at.height / 2, -30, -200)
  await expect
    .poll(() => pocket.getByRole('slider', { name: 'From top to bottom, in per cent', exact: true }).inputValue())
    .toBe('0')
  expect(await scrolled()).toBe(from)
  await swipes(at.x + at.width / 2, at.y + at.height / 2, 0, -100)
  await expect.poll(scrolled).toBeGreaterThan(from)
  expect(await overflowOf(pocket)).toBe(0)
  await browser.close()
}, 180_000)
