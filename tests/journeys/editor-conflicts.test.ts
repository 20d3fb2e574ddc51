import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { inTheEditor } from './in-the-editor.ts'
import { stage } from './stage.ts'

const here = stage()

type Shown = { _id: string; content_text: string }
const comes = async () => {
  const { person, page, ...rest } = await inTheEditor(here)
  const all = async () => {
    const { documents } = (await (await person.get('/api/document')).json()) as { documents: Shown[] }
    return Promise.all(
      documents.map(async ({ _id }) => (await (await person.get(`/api/document/${_id}`)).json()) as Shown),
    )
  }
  const wordsOf = ({ content_text: html }: Shown) => html.replaceAll(/<[^>]*>/g, ' ').trim()
  return {
    ...{ ...rest, person, page, all },
    texts: async () => (await all()).map(wordsOf).toSorted(),
    saved: (tab = page) => tab.getByText(/^Gespeichert \d\d:\d\d$/).waitFor(),
    /** What the newest version of the only document says. */
    async newest() {
      const [{ _id } = { _id: '' }] = await all()
      const { versions } = await (await person.get(`/api/document/${_id}/versions`)).json()
      const { content } = await (await person.get(`/api/document/${_id}/versions/${versions[0]._id}`)).json()
      return JSON.stringify(content)
    },
  }
}

const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: 'Text', exact: true })
const writesAt = async (tab: Page, text: string) => {
  await fieldOf(tab).click()
  await tab.keyboard.press('Control+End')
  await tab.keyboard.type(text)
}

const twoTabs = async (begin = 'Anfang') => {
  const { page, field, writes, saved, ...rest } = await comes()
  await writes(begin)
  await saved()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await fieldOf(other).getByText('Anfang').first().waitFor()
  // Neither tab looks what the other has done before it saves.
  await writesAt(other, ' dort')
  await saved(other)
  await writes(' hier')
  const dialog = page.getByRole('dialog', { name: 'Dieses Dokument wurde anderswo geändert' })
  await dialog.waitFor()
  return { page, field, dialog, saved, ...rest }
}

test('two tabs: mine is kept', async () => {
  const { page, dialog, texts, saved, newest } = await twoTabs()
  await dialog.getByText('dort', { exact: true }).waitFor()
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Meine behalten' }).click()
  await saved()
  await expect.poll(texts).toEqual(['Anfang hier'])
  // What was written there a moment before is not gone.
  expect(await newest()).toContain('Anfang dort')
})

test('two tabs: the other is taken over, and what was written here is among the versions', async () => {
  const { dialog, field, texts, newest } = await twoTabs()
  await dialog.getByRole('button', { name: 'Die andere übernehmen' }).click()
  await expect.poll(() => field.textContent()).toBe('Anfang dort')
  expect(await texts()).toEqual(['Anfang dort'])
  expect(await newest()).toContain('Anfang hier')
})

const full = { success: false, code: 'storage_reached', message: '' }

test('two tabs: where the storage has no room for what was written here, that is said, and it stays', async () => {
  const { anna, page, dialog } = await twoTabs()
  await page.route('**/api/document/*/versions', route => route.fulfill({ status: 402, json: full }))
  await dialog.getByRole('button', { name: 'Die andere übernehmen' }).click()
  await dialog.getByText('Der Speicherplatz Ihres Tarifs ist belegt.').waitFor()
  await dialog.getByText('Beide Texte sind noch da.').waitFor()
  expect(await findingsOn(page)).toEqual([])
  const behind = page.getByRole('textbox', { name: 'Text', exact: true, includeHidden: true })
  expect(await behind.textContent()).toBe('Anfang hier')
  anna.complaints.length = 0
})

test('two tabs: where it has no room for what was written there, mine is not saved over it until it has', async () => {
  const { anna, page, dialog, saved, texts, newest } = await twoTabs()
  const isSave = (method: string) => method === 'PUT'
  await page.route('**/api/document/*', route =>
    isSave(route.request().method()) ? route.fulfill({ status: 402, json: full }) : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Meine behalten' }).click()
  await dialog.getByText('Der Speicherplatz Ihres Tarifs ist belegt.').waitFor()
  expect(await texts()).toEqual(['Anfang dort'])
  await page.unroute('**/api/document/*')
  // The keyboard is still on what was pressed.
  await page.keyboard.press('Enter')
  await saved()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(texts).toEqual(['Anfang hier'])
  expect(await newest()).toContain('Anfang dort')
  anna.complaints.length = 0
})

test('two tabs: both are kept', async () => {
  const { dialog, field, texts } = await twoTabs()
  await dialog.getByRole('button', { name: 'Als zweites Dokument sichern' }).click()
  await expect.poll(texts).toEqual(['Anfang dort', 'Anfang hier'])
  expect(await field.textContent()).toBe('Anfang hier')
})
