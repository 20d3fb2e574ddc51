import { expect, test } from 'vitest'
import type { Locale } from '#shared/text.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { password } from '../federwerk.ts'
import { drawerNames } from '../scenes/editor-drawer.ts'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const say = {
  text: { de: 'Text', en: 'Text' },
  close: { de: 'Schließen', en: 'Close' },
  stop: { de: 'Anhalten', en: 'Stop' },
  replaced: { de: 'Auswahl ersetzt', en: 'Selected text replaced successfully' },
  whole: { de: /^Ganzer Text: \d+ Wörter/, en: /^Whole text: \d+ words/ },
  selection: { de: /^Auswahl: 2 Wörter/, en: /^Selection: 2 words/ },
  empty: { de: /^Schreiben Sie zuerst etwas/, en: /^Insert text to use Work with AI/ },
  rework: { de: 'Nach diesen Hinweisen überarbeiten', en: 'Rework by these notes' },
}

const comes = async (markdown: string, language: Locale = 'de', width?: number) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language, width })
  const { page } = anna
  const made = await person.post('/api/document', { titel_text: 'Der Ofen', content: fromMarkdown(markdown) })
  const { _id } = await made.json()
  await anna.goes(`/editor?id=${_id}`)
  const field = page.getByRole('textbox', { name: say.text[language], exact: true })
  await field.waitFor()
  const drawer = page.getByRole('dialog', { name: drawerNames.open[language], exact: true })
  return {
    anna,
    person,
    page,
    field,
    drawer,
    asks: (tool: keyof typeof drawerNames) =>
      drawer.getByRole('button', { name: new RegExp(`^${drawerNames[tool][language]}`) }).click(),
    saved: async () => (await (await person.get(`/api/document/${_id}`)).json()).content_text as string,
    ai: async () => (await (await person.get(`/api/document/${_id}`)).json()).ai as boolean,
  }
}

test.each(inTurns(['a selection']))(
  'in %s a selection is written anew by keyboard, put in its place, saved, and brought back by undo',
  async language => {
    const { anna, page, field, drawer, saved, ai } = await comes('Ein **alter Ofen** brannte.', language)
    expect(await ai()).toBe(false)
    await field.getByText('alter Ofen').click()
    await page.keyboard.press('Home')
    for (let word = 0; word < 1; word++) await page.keyboard.press('Control+ArrowRight')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await anna.button(drawerNames.open).first().focus()
    await page.keyboard.press('Enter')
    await drawer.getByText(say.selection[language]).waitFor()
    expect(await page.locator('.ai-target').textContent()).toBe('alter Ofen')
    expect(await page.locator('.editing').getAttribute('contenteditable')).toBe('false')
    expect(await findingsOn(page)).toEqual([])
    here.model.next({ text: '**betagter Ofen**' })
    await drawer.getByRole('button', { name: new RegExp(`^${drawerNames.regenerate[language]}`) }).focus()
    await page.keyboard.press('Enter')
    await drawer.getByText('betagter Ofen').waitFor()
    await anna.button(drawerNames.replace).focus()
    await page.keyboard.press('Enter')
    await anna.reads(say.replaced)
    expect(await anna.button(drawerNames.replace).getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(saved).toContain('Ein <strong>betagter Ofen</strong> brannte.')
    expect(await ai()).toBe(true)
    await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+z')
    await expect.poll(() => field.textContent()).toBe('Ein alter Ofen brannte.')
  },
)

test('what a model changed is said to be a model’s, also where only another tab can save it', async () => {
  const { anna, page, drawer, asks, saved, ai } = await comes('Der Ofen brannte.')
  await anna.presses(drawerNames.open)
  here.model.next({ text: 'Der Ofen glühte.' })
  await asks('regenerate')
  await drawer.getByText('glühte').first().waitFor()
  await page.context().setOffline(true)
  await anna.presses(drawerNames.replace)
  await page.waitForFunction(() => Object.values<string>(localStorage).some(kept => kept.includes('glühte')))
  const [other, address] = [await page.context().newPage(), page.url()]
  await page.close()
  expect(await ai()).toBe(false)
  await page.context().setOffline(false)
  await other.goto(address)
  await expect.poll(saved, { timeout: 15_000 }).toContain('glühte')
  expect(await ai()).toBe(true)
})

test('a correction is taken and refused piece by piece, and its reasons are told', async () => {
  const { anna, page, drawer, asks } = await comes('Der Ofen brant. Es ist seid gestern warm.')
  await anna.presses(drawerNames.open)
  here.model.next(
    { text: 'Der Ofen brennt. Es ist seit gestern warm.' },
    {
      text: '{"items":[{"number":1,"reason":"Falsche Beugung"},{"number":2,"reason":"Zeit, nicht sein"}]}',
    },
  )
  await asks('grammar')
  await drawer.getByText('Falsche Beugung').waitFor()
  // Cards stand close here: one is a line until its place is looked at.
  await drawer.getByText('seit', { exact: true }).first().click()
  await drawer.getByText('Zeit, nicht sein').waitFor()
  await anna.presses({ de: 'Korrektur 2 ablehnen', en: 'Reject correction 2' })
  await anna.presses(drawerNames.replace)
  await expect.poll(() => page.locator('.editing').textContent()).toBe('Der Ofen brennt. Es ist seid gestern warm.')
  expect(await anna.button(drawerNames.replace).getAttribute('aria-disabled')).toBe('true')
  await anna.presses({ de: 'Korrektur 2 wieder öffnen', en: 'Reopen correction 2' })
  await anna.presses(drawerNames.replace)
  await expect.poll(() => page.locator('.editing').textContent()).toBe('Der Ofen brennt. Es ist seit gestern warm.')
})

test('advice is worked in, five results keep four, one is discarded, and the fifth new wording is refused', async () => {
  const { anna, person, page, drawer, asks } = await comes('Der Ofen brannte seit langem im Keller.')
  await anna.presses(drawerNames.open)
  await drawer.getByText(say.whole.de).waitFor()
  here.model.next({ text: '1. **Kellerofen** fehlt' })
  await asks('seo')
  await drawer.getByText('Kellerofen').waitFor()
  // What rules measure stands above it, and needs no model.
  await drawer.getByRole('meter', { name: 'SEO-Wert' }).waitFor()
  expect(await anna.button(drawerNames.replace).count()).toBe(0)
  here.model.next({ text: 'Ofen im Keller: Er brannte.' })
  await anna.presses(say.rework)
  await drawer.getByText('Ofen im Keller: Er brannte.').waitFor()
  expect(here.model.requests.at(-1)?.prompt).toContain('**Kellerofen** fehlt')
  const times = { de: /^Noch einmal neu formulieren/, en: /^Regenerate once more/ }
  await drawer.getByRole('button', { name: 'Werkzeuge' }).click()
  for (const number of [1, 2, 3, 4]) {
    here.model.next({ text: `Fassung ${number} vom Ofen.` })
    if (number === 1) await asks('regenerate')
    else await drawer.getByRole('button', { name: times.de }).click()
    await drawer.getByText(`Fassung ${number} vom Ofen.`).waitFor()
  }
  await drawer.getByText('4 / 4').waitFor()
  await drawer.getByRole('button', { name: 'Ergebnis davor' }).click()
  await drawer.getByText('Fassung 3 vom Ofen.').waitFor()
  await drawer.getByRole('button', { name: 'Verwerfen' }).click()
  await drawer.getByText(/^[23] \/ 3$/).waitFor()
  await drawer.getByRole('button', { name: 'Werkzeuge' }).click()
  await asks('regenerate')
  await page.getByText('Höchstens 4 neue Fassungen je Sitzung', { exact: true }).waitFor()
  expect((await (await person.get('/api/session')).json()).anzahlrequest_number).toBe(6)
})

test('what is stopped or breaks off is kept and said; what gives nothing is told and tried again', async () => {
  const { anna, drawer, asks, person } = await comes('Der Ofen brannte.')
  await anna.presses(drawerNames.open)
  here.model.next({ text: 'Ein Satz, der lange dauert und nie zu Ende kommt', pace: 4 })
  await asks('regenerate')
  await drawer.getByText('Ein Satz').waitFor()
  await anna.presses(say.stop)
  await drawer.getByText('Angehalten. Der bisherige Text bleibt erhalten.').waitFor()
  await drawer.getByRole('button', { name: 'Werkzeuge' }).click()
  here.model.next({ fault: 'reset-mid', text: 'Der Ofen war alt' })
  await asks('grammar')
  await drawer.getByRole('alert').waitFor()
  await anna.button(words.copy).waitFor()
  here.model.next({ text: 'Der Ofen glomm.' })
  await anna.presses({ de: 'Noch einmal versuchen', en: 'Try again' })
  await drawer.getByText('glomm').first().waitFor()
  await drawer.getByRole('button', { name: 'Werkzeuge' }).click()
  here.model.next({ text: '' }, { text: 'Der Ofen glühte.' })
  await drawer.getByRole('textbox').fill('Anders')
  await anna.presses(drawerNames.run)
  await drawer.getByRole('alert').filter({ hasText: 'Fallnummer: ' }).waitFor()
  await anna.presses({ de: 'Noch einmal versuchen', en: 'Try again' })
  await drawer.getByText('Der Ofen glühte.').waitFor()
  expect((await (await person.get('/api/session')).json()).anzahlrequest_number).toBe(3)
})

test('a session that ends while the drawer is open is begun again over it, and the question is asked', async () => {
  const { anna, page, person, drawer, asks } = await comes('Der Ofen brannte.')
  await anna.presses(drawerNames.open)
  await page.context().clearCookies()
  here.model.next({ text: 'Der Ofen glühte.' })
  await asks('regenerate')
  const again = page.getByRole('dialog', { name: /abgelaufen/ })
  await again.getByLabel('E-Mail-Adresse', { exact: true }).fill(person.email)
  await again.getByLabel('Passwort', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Anmelden und weitermachen' }).click()
  await drawer.getByText('Der Ofen glühte.').waitFor()
})

test('a phone: nothing to work on is said, and a line is made longer from the slash menu', async () => {
  const { anna, page, field, drawer } = await comes('', 'en', 360)
  await anna.presses(drawerNames.open)
  await page.getByText(say.empty.en).waitFor()
  expect(await drawer.count()).toBe(0)
  await field.click()
  await page.keyboard.type('The oven burned. /expand')
  await page.getByRole('option', { name: 'Expand' }).waitFor()
  here.model.next({ text: 'The oven burned for years, day and night.' })
  await page.keyboard.press('Enter')
  await drawer.getByText('for years, day and night').waitFor()
  await anna.presses(drawerNames.replace)
  await anna.presses(say.close)
  // The blank that was typed before the slash is no word of the answer, and stays.
  await expect.poll(() => field.textContent()).toBe('The oven burned for years, day and night. ')
})

test('signs that turn a line around unseen, or that are none, are neither shown nor put in', async () => {
  const { anna, drawer, asks, saved } = await comes('Der Ofen brannte.')
  await anna.presses(drawerNames.open)
  here.model.next({ text: 'Der \u202eOfen\u202c \u0007glühte hell.' })
  await asks('regenerate')
  await drawer.getByText('Der Ofen glühte hell.', { exact: true }).waitFor()
  await anna.presses(drawerNames.replace)
  await expect.poll(saved).toContain('Der Ofen glühte hell.')
})

test('a sentence of a result is said otherwise at a press, taken back in one step, and put into the text', async () => {
  const { anna, person, page, drawer, asks } = await comes('Ein alter Ofen brannte. Der neue kommt.')
  const used = async () => (await (await person.get('/api/session')).json()).anzahlrequest_number
  await anna.presses(drawerNames.open)
  here.model.next({ text: 'Ein **betagter** Ofen brannte. Der neue kommt im Mai.' })
  await asks('regenerate')
  await drawer.getByText('betagter').click()
  const panel = drawer.getByRole('region', { name: 'Anders sagen' })
  const word = panel.getByRole('button', { name: 'Anderes für „betagter“' })
  await word.waitFor()
  expect(await findingsOn(page)).toEqual([])
  here.model.next({ text: '1. Ein **greiser** Ofen brannte.\n2. Ein **uralter** Ofen brannte.' })
  await word.click()
  await panel.getByRole('button', { name: /uralter/ }).click()
  const shown = drawer.locator('.reading strong')
  await expect.poll(() => shown.textContent()).toBe('uralter')
  await panel.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => shown.textContent()).toBe('betagter')
  // What was asked for is at hand: it costs nothing more.
  const before = await used()
  await panel.getByRole('button', { name: 'betagter' }).click()
  await panel.getByRole('button', { name: 'betagter' }).click()
  await panel.getByRole('button', { name: /greiser/ }).click()
  await panel.getByRole('button', { name: 'Satz danach' }).click()
  await panel.getByRole('button', { name: 'Mai' }).waitFor()
  expect(await used()).toBe(before)
  await anna.presses(drawerNames.replace)
  await expect
    .poll(() => page.locator('.editing').textContent())
    .toBe('Ein greiser Ofen brannte. Der neue kommt im Mai.')
  expect(await page.locator('.editing strong').textContent()).toBe('greiser')
})
