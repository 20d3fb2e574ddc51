import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const told = {
  de: {
    notes: 'bücherei sonntags offen ab 3.1.27, 11-17 uhr. probe: acht sonntage, 2.340 leute. presse jonas lenk',
    writes:
      'Die Bücherei öffnet vom 3. Januar 2027 an sonntags von 11 bis 17 Uhr. An acht Sonntagen kamen 3.240 Leute. ' +
      'Der Umbau hat 90.000 Euro gekostet. Der Eintritt ist garantiert frei.\n\nPressekontakt: Jonas Lenk, 03643 48210',
    number: 'Nicht in Ihren Angaben: 3.240 (dort: 2.340)',
    money: 'Nicht in Ihren Angaben: 90.000 Euro',
    phone: 'Nicht in Ihren Angaben: 03643 48210',
    promise: 'Verspricht etwas, das nicht in Ihren Angaben steht: garantiert',
    right: '2.340 Leute',
    left: '1 Stelle belassen.',
    clear: 'Alle Zahlen, Namen und Daten stehen in Ihren Angaben.',
    clean: 'Vom 3. Januar 2027 an öffnet die Bücherei sonntags von 11 bis 17 Uhr. Es kamen 2.340 Leute.',
  },
  en: {
    notes: 'library open on sundays from 3 jan 27, 11-5. trial: eight sundays, 2,340 people. press jonas lane',
    writes:
      'From 3 January 2027 the library opens on Sundays from 11 am to 5 pm. On eight Sundays, 3,240 people came. ' +
      'The conversion cost £90,000. Entry is guaranteed.\n\nPress contact: Jonas Lane, 01584 813600',
    number: 'Not in what you gave: 3,240 (there: 2,340)',
    money: 'Not in what you gave: £90,000',
    phone: 'Not in what you gave: 01584 813600',
    promise: 'Promises something that is not in what you gave: guaranteed',
    right: '2,340 people',
    left: '1 detail left as it is.',
    clear: 'All numbers, names and dates are in what you gave.',
    clean: 'From 3 January 2027 the library opens on Sundays from 11 am to 5 pm. 2,340 people came.',
  },
}
const correct = { de: 'Berichtigen', en: 'Correct' }
const strike = { de: 'Streichen', en: 'Strike out' }
const leave = { de: 'Lassen', en: 'Leave' }
const again = { de: 'Wieder zeigen', en: 'Show again' }
const result = { de: 'Ergebnis', en: 'Result' }

test.each(languages('en'))('what was added is told, put right, struck out or left (%s)', async language => {
  const { notes, writes, number, money, phone, promise, right, left, clear } = told[language]
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language, width: language === 'de' ? 390 : 1280 })
  await anna.goes('/engins/v1/press_release')
  here.model.next({ text: writes })
  await anna.page.getByRole('textbox').first().fill(notes)
  await anna.presses(words.generate)
  const isPhone = (anna.page.viewportSize()?.width ?? 0) < 768
  if (isPhone) await anna.page.getByRole('button', { name: /^\d+ Hinweise$/ }).click()
  for (const message of [number, money, phone, promise]) await anna.reads(message)
  expect(await anna.page.getByText(clear).count()).toBe(0)
  expect(await findingsOn(anna.page)).toEqual([])

  const sheet = anna.page.getByRole('region', { name: result[language] })
  const deed = (message: string, name: string) =>
    anna.page.getByRole('listitem').filter({ hasText: message }).getByRole('button', { name, exact: true }).click()
  await deed(number, correct[language])
  if (!isPhone) await sheet.getByText(right).first().waitFor()
  await deed(phone, strike[language])
  await anna.page.getByText(phone).waitFor({ state: 'detached' })
  await deed(promise, strike[language])
  await anna.page.getByText(promise).waitFor({ state: 'detached' })
  await deed(money, leave[language])
  await anna.reads(left)
  if (isPhone) await anna.page.keyboard.press('Escape')

  await anna.presses(words.copy)
  await anna.reads(words.copied)
  const copied = await anna.clipboard()
  expect(copied).toContain(right)
  expect(copied).toContain(language === 'de' ? 'Jonas Lenk' : 'Jonas Lane')
  expect(copied).not.toMatch(/48210|813600|garant|guarant/)
  expect(copied).toContain('90')

  await anna.page.reload()
  if (isPhone) await anna.page.getByRole('button', { name: '1 belassen' }).click()
  await anna.reads(left)
  await anna.presses(again)
  await anna.reads(money)
})

test.each(languages('de'))('where nothing was added, one line says so (%s)', async language => {
  const { notes, clean, clear } = told[language]
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language })
  await anna.goes('/engins/v1/press_release')
  here.model.next({ text: clean })
  await anna.page.getByRole('textbox').first().fill(notes)
  await anna.presses(words.generate)
  await anna.reads(clear)
  expect(await anna.page.getByRole('button', { name: leave[language], exact: true }).count()).toBe(0)
})

const mail = {
  de: {
    notes: 'elternabend 8.12. 19 uhr raum 204',
    subject: 'Elternabend',
    body: 'Wir treffen uns am 8. Dezember in Raum 304.',
    right: 'Raum 204.',
  },
  en: {
    notes: 'parents evening 8 dec 7pm room 204',
    subject: 'Parents’ evening',
    body: 'We meet on 8 December in room 304.',
    right: 'room 204.',
  },
}

test.each(languages('en'))('in a mail its text alone is put right (%s)', async language => {
  const { notes, subject, body, right } = mail[language]
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language })
  await anna.goes('/engins/v1/email_engine')
  here.model.next({ text: JSON.stringify({ subjects: [subject], body }) })
  await anna.page.getByRole('textbox').first().fill('alle')
  await anna.page.getByRole('textbox').nth(1).fill(notes)
  await anna.presses(words.generate)
  await anna.page.getByRole('button', { name: correct[language], exact: true }).click()
  await anna.page.getByRole('region', { name: result[language] }).getByText(right).first().waitFor()
  await anna.reads(told[language].clear)
})

test('in a mail each remark is numbered, level with its words where there is a margin', async () => {
  const { notes, subject, body } = mail.de
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language: 'de', width: 1360 })
  const { page } = anna
  await anna.goes('/engins/v1/email_engine')
  here.model.next({ text: JSON.stringify({ subjects: [`${subject} in Raum 305`], body }) })
  await page.getByRole('textbox').first().fill('alle')
  await page.getByRole('textbox').nth(1).fill(notes)
  await anna.presses(words.generate)
  const remarks = page.getByRole('complementary', { name: 'Hinweise zum Text' })
  await remarks.getByText('304').waitFor()
  const [inField, inText] = await remarks.getByRole('listitem').all()
  const field = (await page.getByRole('textbox', { name: 'Betreff 1' }).boundingBox())!
  const above = (await inField!.boundingBox())!
  expect(Math.abs(above.y - field.y)).toBeLessThan(40)
  const paragraph = (await page.locator('.reading p').first().boundingBox())!
  expect((await inText!.boundingBox())!.y).toBeGreaterThanOrEqual(paragraph.y - 2)
  expect(await page.locator('.note-mark').allInnerTexts()).toEqual(['1', '2'])
})

test('on phones a count at the foot opens them, by keyboard, and gives the focus back', async () => {
  const { notes, subject, body, right } = mail.de
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language: 'de', width: 360, height: 740 })
  const { page } = anna
  await anna.goes('/engins/v1/email_engine')
  here.model.next({ text: JSON.stringify({ subjects: [subject], body }) })
  await page.getByRole('textbox').first().fill('alle')
  await page.getByRole('textbox').nth(1).fill(notes)
  await anna.presses(words.generate)
  const count = page.getByRole('button', { name: '1 Hinweis', exact: true })
  await count.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '1 Hinweis' })
  await dialog.waitFor()
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => count.evaluate(element => element === document.activeElement)).toBe(true)
  await count.press('Enter')
  await dialog.getByRole('button', { name: correct.de, exact: true }).click()
  await page.getByRole('dialog', { name: 'Keine Hinweise mehr' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: result.de }).getByText(right).first().waitFor()
})
