import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const days = 24 * 60 * 60 * 1000
/** Forty days ago, as the browser's own clock has it. */
const past = new Date(Date.now() - 40 * days)
const [y, m, d] = [past.getFullYear(), past.getMonth() + 1, past.getDate()]
const next = new Date(y, m - 1, d).getTime() < Date.now() - 365 * days ? y + 2 : y + 1

const told = {
  de: {
    notes: `Sommerfest am ${d}.${m}.${y} ab 14 Uhr, Musik`,
    mended: `Sommerfest am ${d}.${m}.${next} ab 14 Uhr, Musik`,
    asks: /ist vorbei\. Meinen Sie den/,
    button: `Auf ${next} ändern`,
    impossible: 'Den 31. Juni gibt es nicht.',
  },
  en: {
    notes: `Fair on ${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')} from 2 pm, music`,
    mended: `Fair on ${next}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')} from 2 pm, music`,
    asks: /is past\. Do you mean/,
    button: `Change to ${next}`,
    impossible: 'There is no 31 June.',
  },
}

test.each(languages('en'))(
  'a day that is past is asked about below its field, mended by a click, and taken back by a key (%s)',
  async language => {
    const { notes, mended, asks, button } = told[language]
    const person = await here.federwerk.person({ plan: 'basic' })
    const anna = await here.comes({ cookie: person.cookie, language, width: language === 'de' ? 390 : 1360 })
    await anna.goes('/engins/v1/press_release')
    const field = anna.page.getByRole('textbox').first()
    await field.fill(notes)
    await anna.reads(asks)
    expect(anna.page.workers(), 'worked out beside the page').toHaveLength(1)
    const described = await field.getAttribute('aria-describedby')
    const remark = anna.page.locator(`[id="${described?.split(' ').at(-1)}"]`)
    expect(await remark.innerText()).toMatch(asks)
    expect(await remark.getAttribute('aria-live')).toBe('polite')
    expect(await findingsOn(anna.page)).toEqual([])
    await anna.presses(button)
    expect(await field.inputValue()).toBe(mended)
    await expect.poll(() => anna.page.getByText(asks).count()).toBe(0)
    expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
    await anna.page.keyboard.press('Control+z')
    expect(await field.inputValue()).toBe(notes)
    await anna.reads(asks)
  },
)

test('the question is in the language of the screen, and nothing waits for its answer', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language: 'en' })
  await anna.goes('/engins/v1/press_release')
  await anna.page.getByRole('textbox').first().fill('Abgabe der Entwürfe bis 31. Juni im Rathaus')
  await anna.reads(told.en.impossible)
  here.model.next({ text: 'Das Rathaus nimmt Entwürfe an.' })
  await anna.presses({ de: 'Text erstellen', en: 'Generate' })
  await anna.reads('Das Rathaus nimmt Entwürfe an.')
})

test('a text that is only translated may say what it likes', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  await anna.goes('/engins/v1/translate_engine')
  await anna.page.getByRole('textbox').first().fill('Abgabe bis 31. Juni')
  await anna.rests(2000)
  expect(anna.page.workers()).toEqual([])
  expect(await anna.page.getByText(told.de.impossible).count()).toBe(0)
})
