import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { paste } from '../brought.ts'
import { inAddress, png } from '../documents/export-texts.ts'
import { findingsOn, themes } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()

test.each(themes)(
  'by keyboard a picture is described, made narrower, deleted and brought back (%s, 360)',
  async theme => {
    const person = await here.federwerk.person({ plan: 'basic' })
    const anna = await here.comes({ cookie: person.cookie, width: 360, theme })
    const { page } = anna
    const content = fromMarkdown(`Davor.\n\n![Grundriss](${inAddress(png(900, 360))})\n\nDanach.`)
    const { _id } = await (await person.post('/api/document', { titel_text: 'Öfen', content })).json()
    const saved = async () => (await (await person.get(`/api/document/${_id}`)).json()).content_text as string
    await anna.goes(`/editor?id=${_id}`)
    const bar = page.getByRole('form', { name: 'Bild', exact: true })
    await page.getByText('Davor.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await bar.waitFor()
    expect(await findingsOn(page)).toEqual([])
    // A picture is no word, and no character.
    await page.getByText('2 Wörter · 13 Zeichen').waitFor()
    expect(await page.getByText('Auswahl:').count()).toBe(0)

    await bar.getByRole('textbox', { name: 'Was das Bild zeigt' }).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Grundriss der Öfen')
    await page.keyboard.press('Enter')
    await expect.poll(saved).toContain('alt="Grundriss der Öfen"')
    await bar.getByRole('button', { name: 'Klein' }).press('Space')
    expect(await bar.getByRole('button', { name: 'Klein' }).getAttribute('aria-pressed')).toBe('true')
    await bar.getByRole('button', { name: 'Nur Schmuck' }).press('Space')
    expect(await bar.getByRole('textbox').isDisabled()).toBe(true)
    await expect.poll(saved).toContain('alt=""')
    await bar.getByRole('button', { name: 'Bild löschen' }).press('Enter')
    await bar.waitFor({ state: 'detached' })
    await expect.poll(saved).not.toContain('<img')
    await page.keyboard.press('Control+z')
    await expect.poll(saved).toContain('<img')
  },
)

test('of a damaged picture that is pasted it is said that nothing was changed, and nothing of charges', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  const { _id } = await (
    await person.post('/api/document', { titel_text: 'Öfen', content: fromMarkdown('Davor.') })
  ).json()
  await anna.goes(`/editor?id=${_id}`)
  const whole = png(90, 90)
  const buffer = whole.subarray(0, whole.length - 30)
  await paste(page.getByText('Davor.'), { name: 'Foto.png', mimeType: 'image/png', buffer })
  await page
    .getByText('Dieses Bild ist beschädigt oder unvollständig. Wählen Sie ein anderes, geändert wurde nichts.')
    .waitFor()
  await paste(page.getByText('Davor.'), {
    ...{ name: 'Foto.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  })
  await page.getByText('Das ist kein Bild, das in einem Text stehen kann.', { exact: false }).waitFor()
  expect(await page.locator('.editing img[src]').count()).toBe(0)
})

test('of pictures that lie elsewhere it is said that they did not come along, and nobody is asked for them', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  const asked: string[] = []
  page.on('request', request => void asked.push(request.url()))
  await anna.goes('/editor')
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  const pasted = (html: string) =>
    field.evaluate((element, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', data)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
  await pasted(
    '<p title="a > b" onclick="x()">Davor <img src="https://example.org/a.png"><img src="file:///C:/b.png"></p>',
  )
  await page.getByText('2 Bilder kamen nicht mit:', { exact: false }).waitFor()
  // What never ends holds nobody, however long it is.
  await pasted(`<p>Danach.</p>${'<a'.repeat(150_000)}`)
  await expect.poll(() => field.textContent()).toContain('Danach.')
  expect(asked.filter(url => url.includes('example.org'))).toEqual([])
})
