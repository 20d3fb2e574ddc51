import { expect, test } from 'vitest'
import { asksFor } from '../scenes/variants.ts'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const told = {
  de: {
    typed: 'Der Markt öffnet am 3. Mai um 9 Uhr. Der Eintritt kostet 12 Euro, Kinder zahlen nichts.',
    says: 'Der Markt öffnet am 3. Mai um 9 Uhr. "Kinder zahlen nichts", der Eintritt kostet 15 Euro.',
    mended: '„Kinder zahlen nichts“',
    remarks: /^\d+ Hinweise$/,
    became: 'Aus „12 Euro“ wurde „15 Euro“.',
    mend: 'Beheben',
  },
  en: {
    typed: 'The market opens on 3 May at 9 am. Admission is 12 euros, children pay nothing.',
    says: 'The market opens on 3 May at 9 am. "Children pay nothing", admission is 15 euros.',
    mended: '“Children pay nothing”',
    remarks: /^\d+ remarks$/,
    became: '“12 euros” became “15 euros”.',
    mend: 'Fix',
  },
}

test.each(languages('de'))('what changed in meaning is said, what is safe is mended (%s)', async language => {
  const { typed, says, mended, remarks, became, mend } = told[language]
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language, width: 390 })
  await anna.goes('/engins/v1/summarize_simplify')
  here.model.next({ text: says })
  await anna.page.getByRole('textbox').first().fill(typed)
  await anna.presses(words.generate)
  await anna.page.getByRole('button', { name: remarks }).click()
  await anna.reads(became)
  expect(anna.page.workers(), 'worked out beside the page').not.toEqual([])
  expect(await findingsOn(anna.page)).toEqual([])
  await anna.presses(mend)
  await anna.page.keyboard.press('Escape')
  await anna.page
    .getByRole('region', { name: language === 'de' ? 'Ergebnis' : 'Result' })
    .getByText(mended)
    .waitFor()
  await anna.presses(words.copy)
  await anna.reads(words.copied)
  expect(await anna.clipboard()).toContain(mended)
})

test('a text without a fault has no line about it', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  await anna.goes('/engins/v1/summarize_simplify')
  here.model.next({ text: 'Der Markt öffnet am 3. Mai um 9 Uhr.' })
  await anna.page.getByRole('textbox').first().fill('Der Markt öffnet am 3. Mai um 9 Uhr.')
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  await expect.poll(() => anna.page.workers().length).toBe(1)
  await anna.rests(2000)
  expect(await anna.page.getByText(/Hinweis/).count()).toBe(0)
})

const sentence = `Viele Leute ${'gehen gern und oft und lange '.repeat(7)}auf den Markt in der Stadt.`

test.each([1360, 390])('a gap comes before style, and each remark leads to what can be done (%i px)', async width => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, width })
  const { page } = anna
  await anna.goes('/engins/v1/summarize_simplify')
  here.model.next({ text: `${sentence}\n\nEr beginnt um [Uhrzeit].` })
  await page.getByRole('textbox').first().fill('Viele gehen gern auf den Markt in der Stadt.')
  await anna.presses(words.generate)
  const opens = async () => {
    if (width < 768) await page.getByRole('button', { name: '2 Hinweise' }).click()
  }
  await opens()
  const gap = page.getByRole('listitem').filter({ hasText: 'Hier fehlt noch: Uhrzeit.' })
  const style = page.getByRole('listitem').filter({ hasText: /Dieser Satz hat \d+ Wörter/ })
  const color = (of: typeof gap) => of.evaluate(item => getComputedStyle(item).borderLeftColor)
  expect(await color(gap)).not.toBe(await color(style))
  // In its margin a remark stands beside its words; where they stand in a list, what matters is first.
  if (width < 768) expect(await page.getByRole('dialog').innerText()).toMatch(/Hier fehlt noch[^]*Dieser Satz hat/)
  await gap.getByRole('button', { name: 'Ausfüllen' }).click()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Lücke: Uhrzeit')
  await opens()
  await style.getByRole('button', { name: 'Ändern' }).click()
  const bar = page.getByRole('toolbar', { name: 'Markierte Stelle ändern' })
  await bar.waitFor()
  await expect.poll(() => bar.evaluate(one => one.contains(document.activeElement))).toBe(true)
  here.model.next({ text: 'Viele gehen gern auf den Markt.' })
  await page.keyboard.press('Enter')
  await anna.reads('Viele gehen gern auf den Markt.')
  expect(here.model.requests.at(-1)?.prompt).toContain(sentence)
})

test('of many remarks on a phone the first stands with its room below the title', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, width: 390, height: 700 })
  const { page } = anna
  await anna.goes('/engins/v1/summarize_simplify')
  const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']
  here.model.next({ text: days.map(day => `Am ${day} war der Markt voll.`).join('\n\n') })
  await page.getByRole('textbox').first().fill('Der Markt war voll.')
  await anna.presses(words.generate)
  await page.getByRole('button', { name: /^\d Hinweise$/ }).click()
  const sheet = page.getByRole('dialog')
  const list = sheet.getByRole('listitem').first()
  await list.waitFor()
  const [title, first] = [await sheet.getByRole('heading').boundingBox(), await list.boundingBox()]
  expect((first?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeGreaterThan(20)
})

/** A sentence with more words than one reads easily. */
const endless = `Der Ofen ist ${'sehr '.repeat(40)}alt.`

test('while changes are shown a remark stands below them, and leads to its words in the text', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  await anna.goes('/engins/v1/press_release')
  await anna.presses(words.example)
  here.model.next({ text: `Seit heute ist Ruhe. ${endless}` })
  await anna.presses(words.generate)
  const change = page.getByRole('button', { name: 'Ändern', exact: true })
  await page
    .getByRole('complementary', { name: 'Hinweise zum Text' })
    .getByText(/44 Wörter/)
    .waitFor()
  here.model.next({ text: `Es ist Ruhe. ${endless}` })
  await anna.presses({ de: 'kürzer', en: 'shorter' })
  await page.getByText('Fassung 2 von 2').waitFor({ state: 'attached' })
  await anna.presses({ de: 'Änderungen', en: 'Changes' })
  await page.locator('del').getByText('Seit heute').waitFor()
  await page
    .getByRole('group', { name: 'Hinweise zum Text' })
    .getByText(/44 Wörter/)
    .waitFor()
  expect(await findingsOn(page)).toEqual([])
  await change.click()
  await page.getByRole('toolbar').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('sehr alt.')
})

test('beside other variants, where no bar can come, a remark leads to its words with the caret', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  await anna.goes('/engins/v1/reply_to_review')
  await asksFor(anna, anna.say, 2)
  here.model.next({ text: endless }, { text: endless })
  await anna.presses(words.generate)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: anna.say(words.generate) })
    .click()
  const card = page.getByRole('region', { name: 'Variante 1', exact: true })
  await card.getByRole('button', { name: 'Ändern', exact: true }).click()
  await card.getByRole('textbox', { name: 'Text, wird bearbeitet' }).waitFor()
})
