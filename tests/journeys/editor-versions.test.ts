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
