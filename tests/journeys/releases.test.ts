import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { inTheEditor } from './in-the-editor.ts'
import { stage } from './stage.ts'

const here = stage()

test('after a new release a part that is no more is told, and reloading loses nothing', async () => {
  const { anna, page, field, writes } = await inTheEditor(here)
  const gone = '**/assets/ChecksPanel*'
  await page.route(gone, route => route.fulfill({ status: 404 }))
  await writes('Anfang')
  await page.getByText(/^Gespeichert \d\d:\d\d$/).waitFor()
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await page.getByText('Federwerk wurde erneuert.').waitFor()
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await writes(' und Ende')
  expect(await findingsOn(page)).toEqual([])
  await page.unroute(gone)
  await anna.presses('Neu laden')
  await expect.poll(() => field.textContent()).toBe('Anfang und Ende')
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await page.getByRole('complementary', { name: 'Prüfen' }).waitFor()
  anna.complaints.length = 0
})

test('after a new release a page that is gone to is there all the same', async () => {
  const { anna, page } = await inTheEditor(here)
  // The page that is open asks for the file of the release before; the one that is loaded next, for its own.
  await page.route('**/assets/MakingDocuments*', route => route.fulfill({ status: 404 }), { times: 2 })
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Dokumente', exact: true }).first().click()
  await loaded
  await page.getByRole('heading', { level: 1, name: /Dokumente/ }).waitFor()
  anna.complaints.length = 0
})

test('without a line a page that is gone to is waited for, and the one before stays', async () => {
  const { anna, page } = await inTheEditor(here)
  let isLoaded = false
  page.on('load', () => (isLoaded = true))
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Dokumente', exact: true }).first().click()
  await page.getByText('Keine Verbindung.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: /Dokumente/ }).waitFor()
  expect(isLoaded).toBe(false)
  anna.complaints.length = 0
})
