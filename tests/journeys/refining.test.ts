import { expect, test } from 'vitest'
import type { Locale } from '#shared/text.ts'
import { findingsOn, selects, type Visitor } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const press = '/engins/v1/press_release'
const ways = {
  shorter: { de: 'kürzer', en: 'shorter' },
  simpler: { de: 'einfacher', en: 'simpler' },
  relaxed: { de: 'lockerer', en: 'more relaxed' },
}
const say = {
  before: { de: 'Fassung davor', en: 'Previous version' },
  behind: { de: 'Fassung danach', en: 'Next version' },
  changes: { de: 'Änderungen', en: 'Changes' },
  text: { de: 'Text', en: 'Text' },
  wish: { de: 'Anweisung …', en: 'Instruction …' },
  own: { de: 'Eigene Anweisung', en: 'Own instruction' },
  toolbar: { de: 'Markierte Stelle ändern', en: 'Change the selected passage' },
  unchanged: {
    de: 'Die Änderung ist nicht gelungen, der Text steht da wie zuvor.',
    en: 'The change did not work; the text is as it was.',
  },
}
const first: Record<Locale, string> = {
  de: '# Der Ofen\n\nAm Montag wurde der **alte Ofen** gelöscht. Er war von 1998.\n\nDer neue kommt im Mai 🔥.',
  en: '# The furnace\n\nOn Monday the **old furnace** was put out. It was from 1998.\n\nThe new one comes in May 🔥.',
}
const short: Record<Locale, string> = {
  de: '# Der Ofen\n\nDer **alte Ofen** ist seit Montag aus. Er war von 1998.\n\nIm Mai kommt der neue 🔥.',
  en: '# The furnace\n\nThe **old furnace** is out since Monday. It was from 1998.\n\nThe new one comes in May 🔥.',
}
const passage: Record<Locale, string> = { de: 'Er war von 1998.', en: 'It was from 1998.' }
const anew: Record<Locale, string> = { de: 'Er brannte 28 Jahre.', en: 'It burned for 28 years.' }

const versionOf = (anna: Visitor, at: number, of: number) =>
  anna.page
    .getByText(anna.say({ de: `Fassung ${at} von ${of}`, en: `Version ${at} of ${of}` }))
    .waitFor({ state: 'attached' })
const written = async (anna: Visitor, text: string) => {
  await anna.goes(press)
  await anna.presses(words.example)
  here.model.next({ text })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
}

test.each(languages('en'))('a text is changed whole and at a passage, every version stays (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  await written(anna, first[language])

  here.model.next({ text: short[language] })
  await anna.presses(ways.shorter)
  await versionOf(anna, 2, 2)
  await anna.reads(/1998/)
  await anna.button(words.copy).first().waitFor()
  expect(here.model.requests.at(-1)?.prompt).toContain(first[language])

  await selects(page, passage[language])
  await page.getByRole('toolbar', { name: anna.say(say.toolbar) }).waitFor()
  expect(await findingsOn(page)).toEqual([])
  await anna.presses(say.wish)
  here.model.next({ text: anew[language] })
  await page.getByRole('toolbar').getByLabel(anna.say(say.own)).fill('28')
  await page.keyboard.press('Enter')
  await versionOf(anna, 3, 3)
  await anna.reads(anew[language])
  await anna.button(words.copy).first().waitFor()
  const whole = short[language].replace(passage[language], anew[language])
  const run = new URL(page.url()).searchParams.get('run')
  expect((await (await person.get(`/api/runs/${run}`)).json()).text).toBe(whole)

  await anna.presses(say.changes)
  await page.locator('ins', { hasText: '28' }).waitFor()
  await page.locator('del', { hasText: '1998' }).waitFor()
  expect(await findingsOn(page)).toEqual([])
  await anna.presses(say.text)

  await anna.presses(say.before)
  await anna.reads(passage[language])
  await anna.presses(say.before)
  await versionOf(anna, 1, 3)
  await anna.reads({ de: 'Am Montag wurde der', en: 'On Monday the' })
  await page.reload()
  await versionOf(anna, 1, 3)
  await anna.presses(say.behind)
  await versionOf(anna, 2, 3)
  await page.goBack()
  await versionOf(anna, 1, 3)

  await anna.presses(words.history)
  await page.getByRole('heading', { level: 1, name: anna.say(words.history) }).waitFor()
  await page
    .getByRole('button', { name: /28|1998/ })
    .first()
    .click()
  await anna.presses(words.open)
  await versionOf(anna, 3, 3)
  await anna.reads(anew[language])
})

test('changes are decided on piece after piece while what was taken back is saved, and after a reload', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  await written(anna, first.de)
  here.model.next({ text: short.de })
  await anna.presses(ways.shorter)
  await versionOf(anna, 2, 2)
  await anna.button(words.copy).first().waitFor()
  await anna.presses(say.changes)
  const back = page.getByRole('button', { name: /^Änderung \d+ zurücknehmen$/ })
  await back.first().waitFor()
  const all = await back.count()
  expect(all).toBeGreaterThan(2)
  await page
    .getByRole('button', { name: /^Änderung \d+ annehmen$/ })
    .first()
    .click()
  await expect.poll(() => back.count()).toBe(all - 1)
  await back.first().focus()
  await page.keyboard.press('Enter')
  await versionOf(anna, 3, 3)
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  await anna.rests(2000)
  expect(await back.count()).toBe(all - 2)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Änderung 1 /)
  await page.keyboard.press('Enter')
  await expect.poll(() => back.count()).toBe(all - 3)
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  await anna.rests(2000)
  await page.reload()
  await anna.presses(say.changes)
  await expect.poll(() => back.count()).toBe(all - 3)
})

test('what a change has brought into a mail is tinted for a while', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  await anna.goes('/engins/v1/email_engine')
  await anna.presses(words.example)
  here.model.next({ text: JSON.stringify({ subjects: ['Ofen'], body: 'Guten Tag,\n\nder Ofen ist aus.' }) })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  here.model.next({ text: JSON.stringify({ subjects: ['Ofen'], body: 'Guten Tag,\n\nder Ofen ist leider aus.' }) })
  await anna.presses(ways.relaxed)
  const tinted = () => page.evaluate(() => [...(CSS.highlights.get('fresh') ?? [])].map(String).join(' '))
  await expect.poll(tinted).toContain('leider')
  expect(await tinted()).not.toContain('Guten')
})

test('a change that fails leaves the text as it was, says so and costs nothing', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const used = async () => (await (await person.get('/api/session')).json()).anzahlrequest_number as number
  const anna = await here.comes({ cookie: person.cookie })
  await written(anna, first.de)
  const at = anna.page.url()
  here.model.next({ fault: 'reset-mid' })
  await anna.presses(ways.simpler)
  await anna.reads(say.unchanged)
  await anna.reads(passage.de)
  expect(anna.page.url()).toBe(at)
  expect(await used()).toBe(1)

  const { runs } = await (await person.get('/api/runs')).json()
  expect(runs[0].state).toBe('failed')
  await anna.goes(`${press}?run=${runs[0]._id}`)
  await anna.reads(say.unchanged)
  await anna.reads(passage.de)
  expect(anna.page.url()).toBe(at)

  const own = anna.page.getByLabel('Eigene Anweisung', { exact: true })
  here.model.next({ fault: 'reset-mid' })
  const asked = here.model.requests.length
  await own.fill('mit mehr Zahlen')
  await own.press('Enter')
  // What was said of the change before is gone by then.
  await expect.poll(() => here.model.requests.length).toBe(asked + 1)
  await anna.reads(say.unchanged)
  await expect.poll(() => own.inputValue()).toBe('mit mehr Zahlen')
  await anna.presses('Noch einmal versuchen')
  await versionOf(anna, 2, 2)
  expect(here.model.requests.at(-1)?.prompt).toContain('mit mehr Zahlen')
  await expect.poll(() => own.inputValue()).toBe('')

  const what = anna.page.getByLabel('Was ändern?')
  await what.focus()
  await what.selectOption({ index: 2 })
  here.model.next({ fault: 'reset-mid' })
  await own.fill('ohne Scherz')
  await own.press('Enter')
  await anna.reads(say.unchanged)
  await anna.page.getByRole('toolbar').waitFor()
  await expect.poll(() => own.inputValue()).toBe('ohne Scherz')

  // Whoever changes the text by hand then has it changed as it stands now, not as it was when that failed.
  await anna.button({ de: 'Text bearbeiten', en: 'Edit the text' }).focus()
  await anna.page.keyboard.press('Enter')
  await anna.page.getByRole('textbox', { name: 'Text, wird bearbeitet' }).waitFor()
  await anna.page.keyboard.type('Von Hand: ')
  await anna.page.getByText(say.unchanged.de).waitFor({ state: 'detached' })
  await anna.page.getByText('Gespeichert', { exact: true }).waitFor()
  await expect.poll(() => anna.button(words.retry).count()).toBe(0)
  await anna.presses(ways.shorter)
  await versionOf(anna, 4, 4)
  expect(here.model.requests.at(-1)?.prompt).toContain('Von Hand: ')
})

test('where the plan has no request left, what one has asked for is there when the dialog is closed', async () => {
  const person = await here.federwerk.person({ plan: 'basic', limit: 1 })
  const anna = await here.comes({ cookie: person.cookie })
  await written(anna, first.de)
  const own = anna.page.getByLabel('Eigene Anweisung', { exact: true })
  await own.fill('mit mehr Zahlen')
  await own.press('Enter')
  await anna.page
    .getByRole('dialog')
    .getByRole('link', { name: /Tarif erweitern/ })
    .waitFor()
  await anna.presses('Nein danke')
  await expect.poll(() => own.inputValue()).toBe('mit mehr Zahlen')
  await anna.reads(passage.de)
})

test('a paragraph is chosen and changed by keyboard alone, and opened again while it is written', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  await written(anna, first.de)
  await page.getByLabel('Was ändern?').focus()
  await page.getByLabel('Was ändern?').selectOption({ label: '3. Der neue kommt im Mai 🔥.' })
  await page.getByRole('toolbar').waitFor()
  here.model.next({ text: 'Der neue folgt dann gleich im kommenden Mai.', pace: 4 })
  await page.getByRole('region', { name: 'Text ändern' }).getByRole('button', { name: 'länger' }).focus()
  await page.keyboard.press('Enter')
  await anna.reads('Der neue folgt')
  await anna.reads(passage.de)
  await page.reload()
  await anna.reads('Der neue folgt dann gleich im kommenden Mai.')
  await anna.reads(passage.de)
  await versionOf(anna, 2, 2)
})

const anAd = { headlines: ['Rad kaputt?', 'Wir holen es ab'], descriptions: ['Ab 69 Euro.'] }

test('a change that is asked for while one by hand is being saved is what one sees', async () => {
  const person = await here.federwerk.person()
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/runs/*/edited', async route => {
    await asked.promise
    await route.continue()
  })
  here.model.next({ text: JSON.stringify(anAd) })
  await anna.goes('/engins/v1/google_ad_engine')
  await anna.presses(words.example)
  await anna.presses(words.generate)
  const row = page.getByRole('textbox', { name: 'Überschriften 2' })
  const saving = page.waitForRequest('**/api/runs/*/edited')
  await row.fill('Zwiebelkuchen')
  await saving
  here.model.next({ text: JSON.stringify({ ...anAd, headlines: ['Rad?', 'Zwiebel'] }), pace: 20 })
  await anna.presses(ways.shorter)
  // On a slow line the change is there before it is heard that the text was saved.
  await expect.poll(() => row.inputValue()).toBe('Zwiebel')
  const at = page.url()
  const saved = page.waitForResponse('**/api/runs/*/edited')
  asked.resolve()
  await saved
  await versionOf(anna, 2, 3)
  expect([page.url(), await row.inputValue()]).toEqual([at, 'Zwiebel'])
})

const advert: Record<Locale, string> = {
  de: '# Tischlerin (m/w/d)\n\nSie bauen Küchen aus Eiche.\n\nWir zahlen nach Tarif.',
  en: '# Joiner (f/m/x)\n\nYou build kitchens of oak.\n\nWe pay by agreement.',
}
const oak: Record<Locale, string> = { de: 'Sie bauen Küchen aus Eiche.', en: 'You build kitchens of oak.' }
const beech: Record<Locale, string> = { de: 'Sie bauen Küchen.', en: 'You build kitchens.' }

test.each(languages('de'))('what was changed by hand in its own view is changed further (%s)', async language => {
  const person = await here.federwerk.person({ language })
  const anna = await here.comes({ cookie: person.cookie, language })
  here.model.next({ text: JSON.stringify(anAd) })
  await anna.goes('/engins/v1/google_ad_engine')
  await anna.presses(words.example)
  await anna.presses(words.generate)
  const row = anna.page.getByRole('textbox', { name: anna.say({ de: 'Überschriften 2', en: 'Headlines 2' }) })
  await row.fill('Zwiebelkuchen')
  here.model.next({ text: JSON.stringify({ ...anAd, headlines: ['Rad?', 'Zwiebel'] }) })
  await anna.presses(ways.shorter)
  // Whoever pauses before that has a version by hand in between.
  await expect.poll(() => row.inputValue()).toBe('Zwiebel')
  await anna.page
    .getByText(/([23]) (von|of) \1/)
    .first()
    .waitFor({ state: 'attached' })
  expect(here.model.requests.at(-1)?.prompt).toContain('Überschriften:\n- Rad kaputt?\n- Zwiebelkuchen')
})

test.each(languages('en'))(
  'a passage of a job advert is changed; a correction is no text to be made shorter (%s)',
  async language => {
    const person = await here.federwerk.person({ language })
    const anna = await here.comes({ cookie: person.cookie, language })
    here.model.next({ text: advert[language] })
    await anna.goes('/engins/v1/job_description')
    await anna.presses(words.example)
    await anna.presses(words.generate)
    await anna.button(words.copy).waitFor()
    await selects(anna.page, oak[language])
    here.model.next({ text: beech[language] })
    await anna.page
      .getByRole('toolbar')
      .getByRole('button', { name: anna.say(ways.shorter) })
      .click()
    await versionOf(anna, 2, 2)
    await anna.reads(beech[language])
    await anna.reads({ de: 'Wir zahlen nach Tarif.', en: 'We pay by agreement.' })

    await anna.goes('/engins/v1/correction_engine')
    await anna.presses(words.example)
    await anna.presses(words.generate)
    await anna.button(words.copy).waitFor()
    expect(await anna.button(ways.shorter).count()).toBe(0)
  },
)
