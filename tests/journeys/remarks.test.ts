import { expect, test } from 'vitest'
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
