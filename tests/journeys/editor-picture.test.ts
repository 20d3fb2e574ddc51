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
  expect(await page.locator('.editing img[src]').count()).toBe(0)
})
