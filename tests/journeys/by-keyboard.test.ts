import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const here = stage()

/** Goes on with the tabulator until something has the focus. */
const tabTo = async (page: Page, there: Locator) => {
  for (let presses = 0; presses < 60; presses++) {
    if ((await there.count()) && (await there.first().evaluate(element => element === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not lead to ${there}.`)
}

test('a text can be found, begun, read and copied with the keyboard alone', async () => {
  const person = await here.federwerk.person()
  const { page, goes, reads, clipboard } = await here.comes({ cookie: person.cookie })
  await goes('/engins')
  await reads('Was möchten Sie schreiben?')
  const jump = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await page.locator('body').press('Tab')
  await tabTo(page, jump)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('presse')
  await tabTo(page, page.getByRole('link', { name: 'Pressemitteilung' }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Pressemitteilung' }).waitFor()
  await tabTo(page, page.getByRole('textbox'))
  await page.keyboard.type('Wir eröffnen ein Reparaturcafé.')
  here.model.next({ text: 'Das Café öffnet im April.' })
  await page.keyboard.press('Control+Enter')
  await reads('Das Café öffnet im April.')
  await tabTo(page, page.getByRole('button', { name: 'Kopieren', exact: true }))
  await page.keyboard.press('Enter')
  await reads('In die Zwischenablage kopiert')
  expect(await clipboard()).toContain('Das Café öffnet im April.')

  // What is kept does not take the focus away.
  const keep = page.getByRole('button', { name: /Lesezeichen (sichern|entfernen)/ })
  await tabTo(page, keep)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Lesezeichen entfernen' }).waitFor()
  await reads('Als Lesezeichen gesichert')
  expect(await keep.evaluate(element => element === document.activeElement)).toBe(true)
})

test('a dialog holds the focus, and gives it back when it closes', async () => {
  const person = await here.federwerk.person()
  const { page, goes, reads } = await here.comes({ cookie: person.cookie })
  await goes('/engins')
  await reads('Was möchten Sie schreiben?')
  const language = page.getByRole('button', { name: 'Sprache' })
  await language.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
  expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await language.evaluate(element => element === document.activeElement)).toBe(true)
})
