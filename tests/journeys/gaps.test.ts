import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { stage } from './stage.ts'

const here = stage()

const told = {
  de: {
    text: '# Fest in [Ort]\n\nWir feiern ab [Uhrzeit] in [Ort].\n\nFragen: [Telefon]',
    gap: (asks: string) => `Lücke: ${asks}`,
    open: 'Noch offen: Telefon.',
    saved: 'Gespeichert',
    undo: 'Rückgängig',
    keep: 'Behalten',
    kept: 'In Ihren Angaben.',
  },
  en: {
    text: '# Party in [place]\n\nWe start at [time] in [place].\n\nQuestions: [phone]',
    gap: (asks: string) => `Gap: ${asks}`,
    open: 'Still open: phone.',
    saved: 'Saved',
    undo: 'Undo',
    keep: 'Keep',
    kept: 'In your details.',
  },
}
const asked = { de: ['Ort', 'Uhrzeit', 'Telefon'], en: ['place', 'time', 'phone'] } as const

const written = async (language: 'de' | 'en', width: number) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language, width })
  await anna.goes('/engins/v1/press_release')
  here.model.next({ text: told[language].text })
  await anna.page.getByRole('textbox').first().fill('Ein Fest.')
  await anna.presses(words.generate)
  const [place, time, phone] = asked[language]
  const gap = (asks: string) => anna.page.getByRole('textbox', { name: told[language].gap(asks), exact: true })
  await gap(phone).waitFor()
  return { anna, gap, place, time, phone }
}

test.each([
  ['de', 390],
  ['en', 1360],
] as const)('gaps are typed into by keyboard alone, each wherever it stands (%s, %i px)', async (language, width) => {
  const { anna, gap, place, time, phone } = await written(language, width)
  expect(await findingsOn(anna.page)).toEqual([])
  expect(await gap(place).count()).toBe(2)
  await gap(place).first().focus()
  await anna.page.keyboard.type('Pirna')
  await anna.page.keyboard.press('Tab')
  await expect.poll(() => gap(place).count()).toBe(0)
  await expect.poll(() => gap(time).evaluate(field => field === document.activeElement)).toBe(true)
  await anna.page.keyboard.type('18')
  await anna.page.keyboard.press('Enter')
  await expect.poll(() => gap(phone).evaluate(field => field === document.activeElement)).toBe(true)
  await anna.page.keyboard.type('0')
  await anna.page.keyboard.press('Escape')
  expect(await gap(phone).textContent()).toBe(phone)
  await anna.presses(words.copy)
  await anna.reads(told[language].open)
  const copied = await anna.clipboard()
  expect(copied).toContain(language === 'de' ? 'ab 18 in Pirna' : 'at 18 in Pirna')
  expect(copied).toContain(`[${phone}]`)
})

test('the number of what is said of a gap stands at its upper edge', async () => {
  const { anna, gap, time } = await written('en', 1360)
  const middle = async (element: Locator) => {
    const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
    return y + height / 2
  }
  const mark = anna.page.locator('.note-mark', { hasText: '2' })
  await mark.waitFor({ state: 'attached' })
  expect(await middle(mark)).toBeLessThan((await middle(gap(time))) - 4)
})

test.each(['at once', 'when it was saved as a version'])('what a gap was filled with is taken back %s', async when => {
  const { anna, gap, phone } = await written('en', 1360)
  await gap(phone).fill('03501 4711')
  await gap(phone).press('Enter')
  if (when !== 'at once') await anna.reads(told.en.saved)
  await anna.presses({ de: told.de.undo, en: told.en.undo })
  await gap(phone).waitFor()
  await anna.reads(told.en.saved)
  await anna.page.reload()
  await gap(phone).waitFor()
})

test('a filled gap can be taken back, is still there after a reload, and is kept for the next text', async () => {
  const { anna, gap, phone } = await written('de', 1360)
  await gap(phone).fill('03501 4711')
  await gap(phone).press('Enter')
  await anna.presses({ de: told.de.undo, en: told.en.undo })
  await gap(phone).waitFor()
  await gap(phone).fill('03501 4711')
  await gap(phone).press('Enter')
  await anna.presses({ de: told.de.keep, en: told.en.keep })
  await anna.reads(told.de.kept)
  await anna.page.reload()
  await anna.reads('Fragen: 03501 4711')
  await anna.goes('/settings/')
  await anna.reads('03501 4711')
})
