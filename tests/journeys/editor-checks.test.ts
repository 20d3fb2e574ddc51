import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '#shared/text.ts'
import { startLanguageTool } from '../language-tool-server.ts'
import { findingsOn } from '../visitor.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

// Its port is known before the program starts, which asks for it only when somebody writes.
const tool = await startLanguageTool()
const here = stage(model => ({ model, environment: { LANGUAGETOOL_URL: tool.url } }))
beforeAll(() => tool.does(undefined))
afterAll(() => tool.close())

const say = {
  text: { de: 'Text', en: 'Text' },
  check: { de: 'Prüfen', en: 'Check' },
  leave: { de: 'Lassen', en: 'Leave' },
  again: { de: 'Wieder zeigen', en: 'Show again' },
  keyphrase: { de: 'Suchbegriff', en: 'Keyphrase' },
  title: { de: 'Titel', en: 'Title' },
}

const comes = async (language: Locale = 'de', width?: number) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language, width })
  const { page } = anna
  const field = page.getByRole('textbox', { name: say.text[language], exact: true })
  const panel = page.getByRole('complementary', { name: say.check[language] })
  const kept = async () => {
    const id = new URL(page.url()).searchParams.get('id')
    return id ? ((await (await person.get(`/api/document/${id}`)).json()) as { checks: unknown }).checks : undefined
  }
  const marks = () => page.locator('.check-mark').allTextContents()
  return { anna, page, field, panel, kept, marks }
}

test.each(inTurns(['a text']))('in %s remarks follow typing, and are put right by keyboard alone', async language => {
  const { anna, page, field, panel, kept, marks } = await comes(language)
  await anna.goes('/editor')
  await field.focus()
  await page.keyboard.type('Wir holen am am Freitag die Räder, und wir essen wir wir Brot. We had it it too.')
  await anna.presses(say.check)
  await expect.poll(marks).toContain('am am')
  const found = await marks()
  await field.click({ position: { x: 2, y: 12 } })
  await page.keyboard.press('Home')
  await page.keyboard.type('Heute und morgen: ')
  expect(await marks()).toEqual(found)
  await page.keyboard.press('F8')
  await expect.poll(() => page.locator('.check-current').textContent()).toBe('am am')
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => field.textContent()).toContain('holen am Freitag')
  await expect.poll(marks).not.toContain('am am')
  await field.focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => field.textContent()).toContain('Heute und morgen: Wir holen am am Freitag')
  await expect.poll(marks).toContain('am am')
  await page.keyboard.press('F8')
  await panel.locator('[aria-current] [data-deed]:focus').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.type('am')
  await expect.poll(() => field.textContent()).toContain('Wir holen am Freitag')
  await expect.poll(marks).toContain('wir wir')
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'wir wir' })
    .getByRole('button', { name: say.leave[language] })
    .click()
  await expect.poll(marks).not.toContain('wir wir')
  await expect.poll(kept).toEqual({ left: ['doubled wir wir'] })
  await page.reload()
  await panel.getByRole('button', { name: say.again[language] }).waitFor()
  expect(await marks()).not.toContain('wir wir')
  await panel.getByRole('button', { name: say.again[language] }).click()
  await expect.poll(marks).toContain('wir wir')
})

test('the score follows what is typed, and keyphrase and description are there tomorrow', async () => {
  const { anna, page, field, panel, kept } = await comes()
  await anna.goes('/editor')
  await anna.presses(say.check)
  await field.focus()
  await page.keyboard.type('Eine Kaffeemaschine macht Freude. Deshalb lohnt der Kauf. Wir wählen in Ruhe.')
  await panel.getByRole('button', { name: /^SEO/ }).click()
  const score = async () => Number(await panel.getByRole('meter').getAttribute('aria-valuenow'))
  await panel.getByRole('textbox', { name: say.keyphrase.de }).fill('Kaffeemaschinen')
  await panel.getByText('Der Suchbegriff fehlt im Titel', { exact: false }).waitFor()
  const before = await score()
  await page.getByRole('textbox', { name: say.title.de }).fill('Kaffeemaschine kaufen: was zählt')
  await panel.getByText('Der Suchbegriff steht früh im Titel.').waitFor()
  expect(await score()).toBeGreaterThan(before)
  await panel.getByRole('listitem').filter({ hasText: 'Suchbegriff in der Einleitung' }).getByRole('button').click()
  await expect.poll(() => page.locator('.check-place').allTextContents()).toEqual(['Kaffeemaschine'])
  await expect.poll(kept).toEqual({ keyphrase: 'Kaffeemaschinen' })
  await page.reload()
  await panel.getByRole('button', { name: /^SEO/ }).click()
  await expect.poll(() => panel.getByRole('textbox', { name: say.keyphrase.de }).inputValue()).toBe('Kaffeemaschinen')
})

test('LanguageTool is among the remarks, the panel says where text goes, and a failure is told', async () => {
  const { anna, page, field, panel, marks } = await comes('de', 360)
  await anna.goes('/editor')
  await anna.presses(say.check)
  await panel.getByText(`an ${new URL(tool.url).host} gesendet`, { exact: false }).waitFor()
  await field.focus()
  await page.keyboard.type('Wir fahren mit dem Farrad.')
  await expect.poll(marks).toContain('Farrad')
  await panel.getByRole('button', { name: 'Fahrrad', exact: true }).click()
  await expect.poll(() => field.textContent()).toContain('mit dem Fahrrad.')
  tool.does('broken')
  await field.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Das Farrad steht am am Hafen.')
  await panel.getByText('LanguageTool ist nicht erreichbar', { exact: false }).waitFor()
  await expect.poll(marks).toEqual(['am am'])
})

test('their button names the panel only while it is there', async () => {
  const { anna, page, panel } = await comes()
  const { promise: comesAtLast, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/ChecksPanel*', async route => {
    await comesAtLast
    await route.continue()
  })
  await anna.goes('/editor')
  const button = anna.button(say.check).first()
  const says = (name: string) => button.getAttribute(name)
  await button.click()
  await expect.poll(() => says('aria-expanded')).toBe('true')
  expect(await says('aria-controls')).toBeNull()
  letGo()
  await panel.waitFor()
  await expect.poll(() => says('aria-controls')).toBe('checks')
  await button.click()
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => says('aria-controls')).toBeNull()
})
