import { expect, test } from 'vitest'
import type { Locale } from '#shared/text.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { findingsOn } from '../visitor.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const say = {
  text: { de: 'Text', en: 'Text' },
  differently: { de: 'Anders sagen', en: 'Say it differently' },
  elsewhere: { de: /^Der Satz ist inzwischen ein anderer/, en: /^The sentence has become another/ },
  several: { de: 'Markieren Sie ein Wort oder einen einzelnen Satz.', en: 'Select a word or a single sentence.' },
}
const markdown = 'Der Ofen war **alt**. Er brannte seit 1911[^1].\n\n[^1]: Aus der Chronik.'

const comes = async (language: Locale = 'de') => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  const made = await person.post('/api/document', { titel_text: 'Der Ofen', content: fromMarkdown(markdown) })
  const { _id } = await made.json()
  await anna.goes(`/editor?id=${_id}`)
  const field = page.getByRole('textbox', { name: say.text[language], exact: true })
  await field.getByText('Er brannte').waitFor()
  const bar = page.getByRole('form', { name: say.differently[language] })
  return {
    ...{ anna, person, page, field, bar },
    atSelection: () => page.locator('[role=toolbar]').last().getByRole('button', { name: say.differently[language] }),
    used: async () => (await (await person.get('/api/session')).json()).anzahlrequest_number as number,
    saved: async () => (await (await person.get(`/api/document/${_id}`)).json()).content_text as string,
    ai: async () => (await (await person.get(`/api/document/${_id}`)).json()).ai as boolean,
  }
}

test.each(inTurns(['a word']))(
  'for %s that is selected other wordings come, one of which takes its place and is undone at once',
  async language => {
    const { used, page, field, bar, atSelection, saved, ai } = await comes(language)
    const before = await used()
    await field.locator('strong').dblclick()
    here.model.next({ text: '1. Der Ofen war **betagt**.\n2. Der Ofen war **von gestern**.' })
    await atSelection().click()
    await bar.getByRole('button', { name: /betagt/ }).waitFor()
    expect(here.model.requests.at(-1)?.prompt).toMatch(/<word-\w+>\s*alt\s*<\/word/)
    expect(await page.locator('.ai-target').allTextContents()).toEqual(['Der Ofen war ', 'alt', '.'])
    expect(await findingsOn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => field.textContent()).toContain('Der Ofen war betagt. Er brannte')
    await bar.waitFor({ state: 'detached' })
    await expect.poll(saved).toContain('<strong>betagt</strong>')
    expect(await ai()).toBe(true)
    expect(await used()).toBe(before + 1)
    await page.keyboard.press('Control+z')
    await expect.poll(() => field.textContent()).toContain('Der Ofen war alt.')
  },
)

test('by keyboard alone a sentence is said otherwise, whose note stays; several sentences are refused', async () => {
  const { anna, page, field, bar, saved } = await comes()
  await field.getByText('Er brannte').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await anna.button(say.differently).first().focus()
  await page.keyboard.press('Enter')
  await anna.reads(say.several)
  await field.getByText('Er brannte').click()
  here.model.next({ text: '1. Seit 1911[^1] brannte er.' })
  await anna.button(say.differently).first().focus()
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: /Seit 1911/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(saved).toContain('Seit 1911')
  expect(await saved()).toContain('Aus der Chronik.')
})

test('what is written meanwhile stays: the sentence is found where it stands by then, or left as it is', async () => {
  const { anna, page, field, bar } = await comes()
  here.model.next({ first: 2_000, text: '1. Der Ofen war **betagt**.' })
  await field.locator('strong').dblclick()
  await anna.button(say.differently).first().click()
  await bar.waitFor()
  await field.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Davor. ')
  await bar.getByRole('button', { name: /betagt/ }).click()
  await expect.poll(() => field.textContent()).toContain('Davor. Der Ofen war betagt. Er brannte')
  // And where its words have become others meanwhile.
  here.model.next({ text: '1. Der Ofen war **uralt**.' })
  await field.locator('strong').dblclick()
  await anna.button(say.differently).first().click()
  await bar.getByRole('button', { name: /uralt/ }).waitFor()
  await field.locator('strong').dblclick()
  await page.keyboard.type('neu')
  await bar.getByRole('button', { name: /uralt/ }).click()
  await anna.reads(say.elsewhere.de)
  await expect.poll(() => field.textContent()).toContain('Der Ofen war neu.')
})
