import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)
const timeout = 15_000
const phrases = {
  title: { de: 'Was möchten Sie schreiben?', en: 'What would you like to write?' },
  search: { de: 'Suchen', en: 'Search' },
  recent: { de: 'Zuletzt benutzt', en: 'Recently used' },
  popular: { de: 'Beliebt', en: 'Popular' },
  texts: { de: 'Ihre Texte', en: 'Your texts' },
  press: { de: 'Pressemitteilung', en: 'Press release' },
  dark: { de: 'dunkel', en: 'dark' },
  bug: { de: 'Fehler melden', en: 'Report a bug' },
  feedback: { de: 'Rückmeldung', en: 'Feedback' },
  none: { de: 'Dazu findet sich nichts.', en: 'Nothing found.' },
  history: { de: 'Verlauf', en: 'History' },
}

describe.each(languages('en'))('in %s', language => {
  /** The page is seen before its script is there; its keys are heard from then on. */
  const comes = async (cookie: string) => {
    const visitor = await here.comes({ cookie, language })
    await visitor.goes('/engins')
    await visitor.reads(phrases.title)
    await visitor.page.waitForLoadState('networkidle')
    return visitor
  }
  const arrives = async (before?: (person: Awaited<ReturnType<typeof here.federwerk.person>>) => Promise<unknown>) => {
    const person = await here.federwerk.person({ language })
    await before?.(person)
    return comes(person.cookie)
  }
  const hasFocus = async (element: Locator) => {
    await expect.poll(() => element.evaluate(one => one === document.activeElement), { timeout }).toBe(true)
  }
  const opens = async (page: Page) => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: /^(Suchen|Search)$/ })
    await field.waitFor()
    await hasFocus(field)
    return field
  }
  const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')

  test('finds a tool that was mistyped, and opens it with the keyboard alone', async () => {
    const { page } = await arrives()
    await opens(page)
    await page.keyboard.type('blgo')
    await chosen(page).filter({ hasText: /blog/i }).waitFor()
    const options = page.getByRole('dialog').getByRole('option')
    expect(await options.count()).toBeLessThanOrEqual(10)
    expect(await chosen(page).count()).toBe(1)
    expect(await findingsOn(page)).toEqual([])
    const first = await chosen(page).textContent()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page).textContent(), { timeout }).not.toBe(first)
    await page.keyboard.press('Home')
    await expect.poll(() => chosen(page).textContent(), { timeout }).toBe(first)
    await page.keyboard.press('End')
    await expect.poll(() => options.last().getAttribute('aria-selected'), { timeout }).toBe('true')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => options.first().getAttribute('aria-selected'), { timeout }).toBe('true')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /blog/i }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('finds a tool by what people call it', async () => {
    const { page, say } = await arrives()
    await opens(page)
    await page.keyboard.type(say({ de: 'Kündigung', en: 'resignation' }))
    await chosen(page)
      .filter({ hasText: say({ de: 'E-Mail', en: 'E-mail' }) })
      .waitFor()
  })

  test('Esc gives the focus back to where it was', async () => {
    const { page, say } = await arrives()
    const button = page.getByRole('banner').getByRole('button', { name: say(phrases.search) })
    await button.focus()
    await page.keyboard.press('Enter')
    await hasFocus(page.getByRole('combobox', { name: say(phrases.search) }))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await hasFocus(button)
  })

  test('before anything is typed it offers the tools used last, or those that many use', async () => {
    const nobody = await arrives()
    await opens(nobody.page)
    await nobody.page.getByRole('group', { name: nobody.say(phrases.popular) }).waitFor()
    const { page, say } = await arrives(person => person.ask('press', { content: 'Wir eröffnen.' }))
    await opens(page)
    const recent = page.getByRole('group', { name: say(phrases.recent) })
    await recent
      .getByRole('option')
      .first()
      .filter({ hasText: say(phrases.press) })
      .waitFor()
  })

  test('finds the person’s own texts, a kept one once, and opens them', async () => {
    const { page, say } = await arrives(async person => {
      here.model.next({ text: 'Der Zwiebelturm steht wieder.' })
      const answer = await person.ask('press', { content: 'Turm' })
      const run = answer.headers.get('x-run-id')
      await answer.text()
      await person.post('/api/bookmark', {
        ...{ result: 'Der Zwiebelturm steht wieder.', prompt: 'Turm', type: 'press_release', run },
      })
      here.model.next({ text: 'Ein zweiter Zwiebelturm.' })
      await (await person.ask('press', { content: 'Noch ein Turm' })).text()
    })
    await opens(page)
    await page.keyboard.type('Zwiebelturm')
    const texts = page.getByRole('group', { name: say(phrases.texts) })
    await expect.poll(() => texts.getByRole('option').count(), { timeout }).toBe(2)
    const marked = new RegExp(`${say(phrases.press)} · .*\\d:\\d\\d`)
    for (const text of await texts.getByRole('option').allTextContents()) expect(text).toMatch(marked)
    await texts.getByRole('option').first().click()
    await page.waitForURL('**/bookmarks?id=*')
    await page.getByText('Der Zwiebelturm steht wieder.').first().waitFor()
  })

  test('what the server does not answer holds nothing up, and what it refuses is said', async () => {
    const { page, say, reads } = await arrives()
    await page.route(/\/api\/(runs|bookmark)\?/, () => {})
    await opens(page)
    await page.keyboard.type(say(phrases.press))
    await chosen(page)
      .filter({ hasText: say(phrases.press) })
      .waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(/\/api\/(runs|bookmark)\?/, route => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
    await page.keyboard.type(' x')
    await reads(/^(Ihre Texte konnten nicht durchsucht werden|Your texts could not be searched)/)
  })

  test('acts: another design, a page, a report', async () => {
    const { page, say, reads, presses } = await arrives()
    await opens(page)
    await page.keyboard.type(say(phrases.dark))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('html').getAttribute('data-theme'), { timeout }).toBe('dark')
    await opens(page)
    await page.keyboard.type(say(phrases.history))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${language}/history`)
    await opens(page)
    await page.keyboard.type('Zwiebelkuchenrezept')
    await reads(phrases.none)
    await expect.poll(() => page.getByRole('dialog').getByRole('option').count(), { timeout }).toBe(3)
    await page.getByRole('combobox').first().fill(say(phrases.bug))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: say(phrases.feedback) })
    await dialog.waitFor()
    await hasFocus(dialog.getByRole('textbox'))
    await presses({ de: 'Schließen', en: 'Close' })
    await dialog.waitFor({ state: 'detached' })
  })

  test('only administrators are offered the administration', async () => {
    const { page } = await arrives()
    await opens(page)
    await page.keyboard.type('Administration')
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('option', { name: 'Administration', exact: true }).count()).toBe(0)
    const ada = await comes((await here.federwerk.admin()).cookie)
    await opens(ada.page)
    await ada.page.keyboard.type('Administration')
    await ada.page.getByRole('option', { name: 'Administration', exact: true }).click()
    await ada.page.waitForURL('**/admin')
  })
})
