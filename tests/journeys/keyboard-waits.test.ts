import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const here = stage()

/** The keyboard is somewhere, and not at the top of the page again. */
const stays = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName), { timeout: 30_000 }).not.toBe('body')
}

const presses = async (page: Page, there: Locator) => {
  await there.focus()
  await page.keyboard.press('Enter')
  await stays(page)
}

test('whoever begins, stops and changes a text by keyboard goes on where they were', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const { page, goes, reads } = await here.comes({ cookie: person.cookie })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await goes('/engins/v1/press_release')
  await page.getByRole('textbox').first().focus()
  await page.keyboard.type('Wir eröffnen ein Reparaturcafé.')
  here.model.next({ pace: 10 })
  await presses(page, button('Text erstellen'))
  await reads('Dies ist ein Probetext.')
  await presses(page, button('Anhalten').first())
  await reads('Angehalten. Der bisherige Text bleibt erhalten.')
  await stays(page)

  here.model.next({ text: 'Das Café öffnet im April.', pace: 200 })
  const wish = page.getByRole('textbox', { name: 'Eigene Anweisung' })
  await wish.fill('Nenne den Monat')
  await wish.press('Enter')
  await stays(page)
  await reads('Das Café öffnet im April.')
  await stays(page)
})

test('whoever presses Enter twice on a slow line renames a document once', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const { page, goes } = await here.comes({ cookie: person.cookie })
  await person.post('/api/document', {
    titel_text: 'Entwurf',
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ein Lied.' }] }] },
  })
  await goes('/documents')
  await page
    .getByRole('button', { name: /Entwurf/ })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Umbenennen' }).focus()
  await page.keyboard.press('Enter')
  const sent: string[] = []
  await page.route('**/api/document/**', async route => {
    if (route.request().method() !== 'GET') sent.push(route.request().url())
    await new Promise(done => setTimeout(done, 500))
    await route.continue()
  })
  const title = page.getByRole('dialog').getByRole('textbox').first()
  await title.fill('Satzung')
  await title.press('Enter')
  await title.press('Enter')
  await page.getByText('Satzung').first().waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await stays(page)
  expect(sent).toHaveLength(1)
})

test('whoever deletes keys by keyboard goes on in the next row', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const { page, goes } = await here.comes({ cookie: person.cookie })
  for (const name of ['Wiki', 'Kasse']) await person.post('/api/keys', { name, days: null })
  await goes('/settings#keys')
  for (const name of ['Wiki', 'Kasse']) {
    const row = page.getByRole('button', { name: `Schlüssel ${name} löschen` })
    await presses(page, row)
    await presses(page, page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }))
    await row.waitFor({ state: 'detached' })
    await stays(page)
  }
})

test('a wrong password leaves the keyboard in the form', async () => {
  const person = await here.federwerk.person()
  const { page, goes, reads, fills } = await here.comes({})
  await goes('/login')
  await fills({ 'E-Mail-Adresse': person.email, Passwort: 'nicht-das-richtige' })
  await presses(page, page.getByRole('button', { name: 'Anmelden', exact: true }))
  await reads('E-Mail-Adresse oder Passwort stimmt nicht.')
  await stays(page)
})
