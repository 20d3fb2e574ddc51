import { expect, test } from 'vitest'
import { drop } from '../brought.ts'
import { png } from '../documents/export-texts.ts'
import { inTheEditor } from './in-the-editor.ts'
import { stage } from './stage.ts'

const here = stage()

test('who leaves a page before its text is saved is not led back to it', async () => {
  const { page, writes, person } = await inTheEditor(here)
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/document', async route => {
    if (route.request().method() === 'POST') await gate.promise
    await route.continue()
  })
  await writes('Noch schnell')
  await page.getByRole('link', { name: 'Verlauf', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Verlauf' }).waitFor()
  gate.resolve()
  // It is in this browser until the answer was heard.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter(name => name.includes('document')))
  await expect.poll(kept).toEqual([])
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  expect(page.url()).toContain('/history')
  expect((await (await person.get('/api/document')).json()).documents).toHaveLength(1)
})

test('a picture that comes when its text was left is told', async () => {
  const { page, field, writes } = await inTheEditor(here)
  await writes('Anfang')
  await page.route('**/api/upload/image', () => {})
  await drop(field, { name: 'Foto.png', mimeType: 'image/png', buffer: png() })
  await page.getByRole('link', { name: 'Verlauf', exact: true }).first().click()
  await page.getByText('Es steht nicht im Text').waitFor()
})
