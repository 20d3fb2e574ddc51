import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { findingsOn } from '../visitor.ts'
import { inTheEditor } from './in-the-editor.ts'
import { stage } from './stage.ts'

const here = stage()
const table = (amount: string) => fromMarkdown(`| Posten | Betrag |\n| --- | ---: |\n| Ofen | ${amount} € |`)

test('by keyboard an earlier version is compared in the editor, gone back to, and back again', async () => {
  const { anna, person, page, field } = await inTheEditor(here)
  await page.getByRole('button', { name: 'Mehr zum Dokument' }).click()
  // What is no document yet has no versions.
  expect(await page.getByRole('menuitem', { name: 'Fassungen' }).count()).toBe(0)
  const { _id } = await (await person.post('/api/document', { titel_text: 'Kosten', content: table('18') })).json()
  await person.put(`/api/document/${_id}`, { revision: 1, content: table('20'), by: 'ai' })
  await anna.goes(`/editor?id=${_id}`)
  await field.getByText('20 €').waitFor()
  await page.getByRole('button', { name: 'Mehr zum Dokument' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Fassungen' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Fassungen von „Kosten“' })
  await dialog.getByRole('button', { name: 'Mit heute vergleichen' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('cell', { name: '18' }).waitFor()
  expect(await dialog.textContent()).not.toContain('|')
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Zu dieser Fassung zurück' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Die frühere Fassung ist zurückgeholt.').waitFor()
  await page.getByRole('textbox', { name: 'Text', exact: true, includeHidden: true }).getByText('18 €').waitFor()
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).last().click()
  await page.getByRole('textbox', { name: 'Text', exact: true, includeHidden: true }).getByText('20 €').waitFor()
  // What is written on is no conflict with what was gone back to.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await field.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await page.getByText(/^Gespeichert/).waitFor()
})

test('whoever has written on since an earlier version came back is told why it is not undone', async () => {
  const { anna, person, page, field, writes } = await inTheEditor(here)
  const { _id } = await (await person.post('/api/document', { titel_text: 'Kosten', content: table('18') })).json()
  await person.put(`/api/document/${_id}`, { revision: 1, content: table('20'), by: 'ai' })
  await anna.goes(`/editor?id=${_id}`)
  await field.getByText('20 €').waitFor()
  await page.getByRole('button', { name: 'Mehr zum Dokument' }).click()
  await page.getByRole('menuitem', { name: 'Fassungen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fassungen von „Kosten“' })
  await dialog.getByRole('button', { name: 'Zu dieser Fassung zurück' }).click()
  await page.getByText('Die frühere Fassung ist zurückgeholt.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await writes(' und Holz')
  const kept = async () => (await (await person.get(`/api/document/${_id}`)).json()).content_text as string
  await expect.poll(kept).toContain('und Holz')
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).last().click()
  await page.getByText('Seither wurde weitergeschrieben').waitFor()
  expect(await kept()).toContain('und Holz')
  anna.complaints.length = 0
})

const full = { success: false, code: 'storage_reached', message: '' }

test('versions wait for a text that is being saved, and do not open where it could not be', async () => {
  const { anna, person, page, field, writes } = await inTheEditor(here)
  const { _id } = await (await person.post('/api/document', { titel_text: 'Kosten', content: table('18') })).json()
  await anna.goes(`/editor?id=${_id}`)
  await field.getByText('18 €').waitFor()
  const asks = async () => {
    await page.getByRole('button', { name: 'Mehr zum Dokument' }).click()
    await page.getByRole('menuitem', { name: 'Fassungen' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Fassungen' })
  // A line that stands still for a while.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/document/*', async route => {
    if (route.request().method() === 'PUT') await held.promise
    await route.continue()
  })
  await writes(' und Holz')
  await page.getByText('Wird gespeichert …').waitFor()
  await asks()
  await dialog.getByRole('status').getByText('wird gespeichert').waitFor()
  held.resolve()
  await dialog.getByRole('button', { name: 'Mit heute vergleichen' }).waitFor()
  await page.keyboard.press('Escape')
  await page.unrouteAll()
  // The storage is full.
  await page.route('**/api/document/*', async route => {
    if (route.request().method() === 'PUT') return route.fulfill({ status: 402, json: full })
    return route.continue()
  })
  await writes(' und mehr')
  await page.getByText('Ihr Text liegt weiter in diesem Browser.').waitFor()
  await asks()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByText('Ihr Text liegt weiter in diesem Browser.').waitFor()
  await page.unrouteAll()
  // Somebody else has saved: there is one question, and no second window beside it.
  await person.put(`/api/document/${_id}`, { revision: 2, content: table('30') })
  await asks()
  await page.getByRole('dialog', { name: 'Dieses Dokument wurde anderswo geändert' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
})
