import { expect, test } from 'vitest'
import type { Locale } from '#shared/text.ts'
import { findingsOn } from '../visitor.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const say = {
  title: { de: 'Titel', en: 'Title' },
  text: { de: 'Text', en: 'Text' },
  saved: { de: /^Gespeichert \d\d:\d\d$/, en: /^Saved \d\d:\d\d$/ },
  fresh: { de: 'Neuer Text', en: 'New Edit' },
  tools: { de: 'Werkzeuge für den Text', en: 'Tools for the text' },
}

type Shown = { titel_text: string; content_text: string; revision: number; origin: object }
const comes = async (language: Locale = 'de', width?: number) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language, width })
  const { page } = anna
  const field = page.getByRole('textbox', { name: say.text[language], exact: true })
  return {
    anna,
    person,
    page,
    field,
    id: () => new URL(page.url()).searchParams.get('id'),
    async opens(path = '/editor') {
      await anna.goes(path)
      await field.waitFor()
    },
    saved: () => page.getByText(say.saved[language]).waitFor(),
    async shown(id = new URL(page.url()).searchParams.get('id')) {
      return (await (await person.get(`/api/document/${id}`)).json()) as Shown
    },
  }
}

test.each(inTurns(['a text']))(
  'in %s a text is written by keyboard alone, saved and there tomorrow',
  async language => {
    const { anna, page, field, opens, saved, shown } = await comes(language)
    await opens()
    await page.getByRole('textbox', { name: say.title[language] }).focus()
    await page.keyboard.type('Der Ofen')
    await page.keyboard.press('Enter')
    await page.keyboard.type('# Anfang\nEin **fetter** Satz.\n- eins\nzwei\n\n/tab')
    await page.getByRole('listbox').waitFor()
    expect(await findingsOn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.type('Holz')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Preis')
    await saved()
    await expect
      .poll(async () => (await shown()).content_text.replaceAll(/ dir="ltr"/g, ''))
      .toMatch(
        /^<h1>Anfang<\/h1><p>Ein <strong>fetter<\/strong> Satz\.<\/p><ul><li>eins<\/li><li>zwei<\/li><\/ul><table><thead><tr><th>Holz<\/th><th>Preis<\/th>/,
      )
    expect(await findingsOn(page)).toEqual([])
    await page.reload()
    await field.waitFor()
    await page
      .getByRole('cell', { name: 'Preis' })
      .or(page.getByRole('columnheader', { name: 'Preis' }))
      .waitFor()
    expect((await shown()).titel_text).toBe('Der Ofen')
    await anna.presses(say.fresh)
    await expect.poll(() => field.textContent()).toBe('')
    expect(new URL(page.url()).search).toBe('')
  },
)
