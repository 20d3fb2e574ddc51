import { describe, expect, test } from 'vitest'
import type { Text } from '#shared/text.ts'
import { findingsOn, overflowOf } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

const add: Text = { de: 'Ihre Angaben hinterlegen', en: 'Add your details' }
const save: Text = { de: 'Angaben speichern', en: 'Save the details' }
const saved: Text = { de: 'Angaben gespeichert', en: 'Details saved' }
const change: Text = { de: 'Angaben ändern', en: 'Change the details' }
const leaveOut: Text = { de: 'Weglassen', en: 'Leave out' }
const use: Text = { de: 'Verwenden', en: 'Use them' }
const leftOut: Text = { de: 'Ihre Angaben bleiben weg.', en: 'Your details are left out.' }
const organisation: Text = { de: 'Firma, Verein oder Einrichtung', en: 'Company, club or institution' }
const phone: Text = { de: 'Telefon', en: 'Phone' }
const happened: Text = { de: 'Was ist geschehen?', en: 'What has happened?' }
const press = '/engins/v1/press_release'

describe.each(languages('en'))('in %s', language => {
  test('details are kept once; a release is written with them, and without them when they are left out', async () => {
    const person = await here.federwerk.person({ name: `Lena Krause ${language}`, plan: 'basic', language })
    const lena = await here.comes({ cookie: person.cookie, language, width: 360 })
    const { say, page } = lena
    const told = () => here.model.requests.at(-1)?.prompt ?? ''
    const writes = async (button: Text, text: string) => {
      here.model.next({ text })
      await lena.presses(button)
      await lena.reads(text)
      await page
        .getByText(say({ de: 'KI-erstellt', en: 'Made with AI' }))
        .first()
        .waitFor()
    }

    await lena.goes('/engins/v1/product_description')
    await lena.button(words.generate).waitFor()
    expect(await lena.button(add).count()).toBe(0)
    await lena.goes(press)
    await page.getByLabel(say(happened)).fill('Samstag offene Backstube')
    await lena.presses(add)
    await page.waitForURL(/settings#sender/)
    expect(await page.getByLabel(say(words.name), { exact: true }).inputValue()).toBe(`Lena Krause ${language}`)
    await page.getByLabel(say(organisation), { exact: true }).fill('Bäckerei Krause')
    await page.keyboard.press('Tab')
    await page.getByLabel(say(phone), { exact: true }).fill('03501 4711')
    expect(await findingsOn(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    await page.keyboard.press('Enter')
    await lena.reads(saved)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(say(change))

    await lena.goes(press)
    expect(await page.getByRole('textbox', { name: say(happened) }).inputValue()).toBe('Samstag offene Backstube')
    await lena.reads(`Bäckerei Krause, Lena Krause ${language}, 03501 4711`)
    expect(await findingsOn(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    await writes(words.generate, 'Mit Absender.')
    expect(told()).toMatch(/<sender-\w+>\nName: .*\n.*: Bäckerei Krause\n.*: 03501 4711\n<\/sender-/)

    await page
      .getByRole('button', { name: say({ de: 'Eingaben', en: 'Inputs' }) })
      .first()
      .click()
    await page.getByRole('button', { name: say(leaveOut) }).press('Enter')
    await lena.reads(leftOut)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say(use))
    await writes(words.again, 'Ohne Absender.')
    expect(told()).not.toContain('03501 4711')

    // As in another tab, on another day.
    await page.evaluate(() => sessionStorage.clear())
    await lena.goes(press)
    await lena.reads(leftOut)
    await lena.goes('/engins/v1/reply_to_review')
    await lena.reads(`Bäckerei Krause, Lena Krause ${language}, 03501 4711`)

    await lena.goes('/history')
    const { runs } = await (await person.get('/api/runs')).json()
    expect(runs.map(({ sender }: { sender: { phone: string } | null }) => sender?.phone ?? null)).toEqual([
      null,
      '03501 4711',
    ])
    await lena.goes(`/history?id=${runs[1]._id}`)
    await page.locator('summary', { hasText: say({ de: 'Eingaben', en: 'Inputs' }) }).click()
    await page.getByRole('definition').filter({ hasText: '03501 4711' }).waitFor()
  })

  test('details that are not saved are not left unasked', async () => {
    const person = await here.federwerk.person({ name: `Ole ${language}`, plan: 'basic', language })
    const ole = await here.comes({ cookie: person.cookie, language })
    await ole.goes('/settings#sender')
    await ole.page.getByLabel(ole.say(phone), { exact: true }).fill('0361 1')
    await ole.page
      .getByRole('link', { name: ole.say(words.history), exact: true })
      .first()
      .click()
    const dialog = ole.page.getByRole('alertdialog').or(ole.page.getByRole('dialog'))
    await dialog.getByText(ole.say({ de: 'Änderungen verwerfen?', en: 'Discard the changes?' })).waitFor()
    await ole.page.keyboard.press('Escape')
    await ole.presses(save)
    await ole.reads(saved)
    expect(await (await person.get('/api/user/sender')).json()).toEqual({ name: `Ole ${language}`, phone: '0361 1' })
  })
})

test('the sender of a brand stands under the form, and its administrator keeps it', async () => {
  const admin = await here.federwerk.admin()
  const ada = await here.comes({ cookie: admin.cookie })
  await admin.post('/api/admin/brands', { name: 'Nordwind' })
  await ada.goes('/admin/brands')
  await ada.presses('Nordwind')
  await ada.fills({ 'Telefon · optional': '0431 100' })
  await ada.presses({ de: 'Speichern', en: 'Save' })
  await ada.reads(/Gespeichert/)
  await ada.goes(press)
  await ada.page.locator('summary', { hasText: 'Mehr Möglichkeiten' }).click()
  await ada.fills({ 'Für welche Marke?': 'Nordwind', [happened.de]: 'Der Kurs beginnt.' })
  await ada.reads('0431 100')
  here.model.next({ text: 'Für Nordwind.' })
  await ada.presses(words.generate)
  await ada.reads('Für Nordwind.')
  expect(here.model.requests.at(-1)?.prompt).toMatch(/<sender-\w+>\nTelefon: 0431 100\n/)
})
