import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Text } from '#shared/text.ts'
import { chunk, png } from '../pictures.ts'
import { findingsOn, overflowOf } from '../visitor.ts'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

const choose: Text = { de: 'Bild auswählen', en: 'Choose a picture' }
const save: Text = { de: 'Bild speichern', en: 'Save the picture' }
const remove: Text = { de: 'Bild entfernen', en: 'Remove the picture' }
const brandSave: Text = { de: 'Speichern', en: 'Save' }
const logo: Text = { de: 'Logo auswählen', en: 'Choose a logo' }

/** As a camera would bring it: half of it red, the other half blue, and larger than a picture here may be. */
const photo = async (page: Page) => {
  const packed = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [1200, 600]
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    pen.fillStyle = '#c00000'
    pen.fillRect(0, 0, 600, 600)
    pen.fillStyle = '#0000c0'
    pen.fillRect(600, 0, 600, 600)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return Buffer.from(packed, 'base64')
}
/** The size of a picture on the page, and the colour of its left and right edge: red, blue. */
const seen = (page: Page, within: string) =>
  page
    .locator(`${within} img`)
    .first()
    .evaluate(async image => {
      if (!(image instanceof HTMLImageElement)) throw new Error('No picture')
      await image.decode()
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight]
      const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
      pen.drawImage(image, 0, 0)
      const at = (x: number) => {
        const [red = 0, , blue = 0] = pen.getImageData(x, canvas.height / 2, 1, 1).data
        return red > blue ? 'red' : 'blue'
      }
      return [canvas.width, canvas.height, at(4), at(canvas.width - 5)]
    })

describe.each(languages('de'))('in %s', language => {
  test('a person chooses, cuts and keeps a picture, sees it in the header, and removes it', async () => {
    const person = await here.federwerk.person({ name: `Paula ${language}`, language })
    const paula = await here.comes({ cookie: person.cookie, language, width: 360 })
    const { page, say } = paula
    await paula.goes('/settings')
    const brings = async (name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
      page.getByLabel(say(choose)).setInputFiles({ name, mimeType, buffer })

    await brings('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png')
    await paula.reads({ de: 'Das ist kein Bild, das sich hier verwenden lässt.', en: 'This is not a picture' })
    await brings('leer.png', Buffer.alloc(0))
    await paula.reads({ de: 'Diese Datei ist leer.', en: 'This file is empty.' })
    await brings('halb.jpg', (await photo(page)).subarray(0, 1500))
    await paula.reads({ de: 'beschädigt oder unvollständig', en: 'damaged or incomplete' })
    await brings('riesig.png', png({ width: 1, height: 90_000, lines: 1 }))
    await paula.reads({ de: 'zu viele Pixel', en: 'too many pixels' })
    await brings('schwer.png', Buffer.alloc(6_000_000, 1))
    await paula.reads({ de: 'höchstens 5 MB groß', en: '5 MB at most' })

    await brings('Urlaub.jpg', await photo(page))
    await paula.button(save).waitFor()
    expect(await page.locator('#profile [role=alert]').count()).toBe(0)
    const across = page.getByLabel(say({ de: 'Nach links oder rechts', en: 'Left or right' }))
    await across.focus()
    await page.keyboard.press('End')
    expect(await findingsOn(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    await paula.presses(save)
    await paula.reads({ de: 'Bild gespeichert', en: 'Picture saved' })
    await expect.poll(() => seen(page, 'header')).toEqual([256, 256, 'blue', 'blue'])

    await brings('Urlaub.jpg', await photo(page))
    const cut = page.getByRole('img', { name: say({ de: 'Ausschnitt', en: 'The part that' }) })
    await cut.scrollIntoViewIfNeeded()
    const box = await cut.boundingBox()
    if (!box) throw new Error('Nothing to drag')
    await page.mouse.move(box.x + 20, box.y + 90)
    await page.mouse.down()
    await page.mouse.move(box.x + 180, box.y + 90, { steps: 4 })
    await page.mouse.up()
    await paula.presses(save)
    await expect.poll(() => seen(page, 'header')).toEqual([256, 256, 'red', 'red'])

    const ada = await here.comes({ cookie: (await here.federwerk.admin()).cookie, language })
    await ada.goes(`/admin/users?search=${encodeURIComponent(`Paula ${language}`)}`)
    await ada.button(`Paula ${language}`).waitFor()
    expect(await seen(ada.page, 'main')).toEqual([256, 256, 'red', 'red'])

    await paula.presses(remove)
    await paula.reads({ de: 'Bild entfernt', en: 'Picture removed' })
    await expect.poll(() => page.locator('header img').count()).toBe(0)
    await page.locator('header').getByText('P', { exact: false }).first().waitFor()
  })

  test('a picture that is dropped or pasted is taken as one that is chosen', async () => {
    const { cookie } = await here.federwerk.person({ language })
    const visitor = await here.comes({ cookie, language })
    await visitor.goes('/settings')
    await visitor.page.getByLabel(visitor.say(choose)).waitFor()
    const packed = png().toString('base64')
    for (const way of ['drop', 'paste'] as const) {
      await visitor.page.getByLabel(visitor.say(choose)).evaluate(
        (input, { way, packed }) => {
          const bytes = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0))
          const data = new DataTransfer()
          data.items.add(new File([bytes], 'bild.png', { type: 'image/png' }))
          const event =
            way === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          input.dispatchEvent(event)
        },
        { way, packed },
      )
      await visitor.button(save).waitFor()
      await visitor.presses({ de: 'Abbrechen', en: 'Cancel' })
      await visitor.button(save).waitFor({ state: 'detached' })
    }
  })

  test('a brand has a logo that keeps its shape and tells nothing but what it shows', async () => {
    const name = `Südhang ${language}`
    const ada = await here.comes({ cookie: (await here.federwerk.admin()).cookie, language })
    await ada.goes('/admin/brands?id=new')
    await ada.fills({ [ada.say({ de: 'Name', en: 'Name' })]: name })
    await ada.page.getByLabel(ada.say(logo)).setInputFiles({
      ...{ name: 'logo.png', mimeType: 'image/png' },
      buffer: png({ width: 1600, height: 400, more: [chunk('tEXt', 'Comment\0Kiel, 54.32 N')] }),
    })
    await ada.page
      .getByRole('img', { name: ada.say({ de: 'Das Logo auf Hell und Dunkel', en: 'The logo on' }) })
      .waitFor()
    expect(await findingsOn(ada.page)).toEqual([])
    await ada.presses(brandSave)
    await ada.button(name).waitFor()
    const line = ada.page.getByRole('listitem').filter({ hasText: name })
    await line.locator('img').waitFor()
    const address = await line.locator('img').getAttribute('src')
    const kept = await ada.page.request.get(address ?? '')
    expect(kept.headers()['content-type']).toBe('image/webp')
    expect((await kept.body()).toString('latin1')).not.toContain('Kiel')

    const person = await here.federwerk.person({ plan: 'basic', language })
    const visitor = await here.comes({ cookie: person.cookie, language })
    await visitor.goes('/settings#brand')
    await visitor.fills({ [visitor.say({ de: 'Voreingestellte Marke', en: 'Default brand' })]: name })
    await visitor.page.locator('#brand img').waitFor()

    await ada.presses(name)
    await ada.presses({ de: 'Logo entfernen', en: 'Remove the logo' })
    // The toast of the first time may still stand: what is waited for is the server's answer.
    const removed = ada.page.waitForResponse(
      response => response.request().method() === 'DELETE' && response.url().endsWith('/logo'),
    )
    await ada.presses(brandSave)
    await removed
    await ada.reads({ de: 'Gespeichert.', en: 'Saved.' })
    await ada.goes('/admin/brands')
    await ada.button(name).waitFor()
    await expect.poll(() => line.locator('img').count()).toBe(0)
  })
})
