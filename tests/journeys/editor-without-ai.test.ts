import { expect, test } from 'vitest'
import { drawerNames } from '../scenes/editor-drawer.ts'
import { findingsOn } from '../visitor.ts'
import { inTheEditor } from './in-the-editor.ts'
import { stage } from './stage.ts'

const here = stage()

const comes = async (text: string) => {
  const { anna, page, writes } = await inTheEditor(here)
  await writes(text)
  await anna.presses(drawerNames.open)
  const drawer = page.getByRole('dialog', { name: drawerNames.open.de, exact: true })
  return {
    ...{ anna, page, drawer },
    score: drawer.getByRole('meter', { name: 'SEO-Wert' }),
    panel: page.getByRole('complementary', { name: 'Prüfen' }),
    asks: (tool: 'seo' | 'grammar') =>
      drawer.getByRole('button', { name: new RegExp(`^${drawerNames[tool].de}`) }).click(),
  }
}

test('what rules measure is there before a model advises, and where it does not answer', async () => {
  const { page, drawer, score, asks } = await comes('Der Ofen im Keller brannte.')
  const held = Promise.withResolvers<void>()
  const advice = async function* () {
    yield 'Ein Rat'
    await held.promise
  }
  here.model.next({ words: advice() })
  await asks('seo')
  await drawer.getByRole('button', { name: 'Anhalten' }).waitFor()
  await score.waitFor()
  await drawer.getByText('Ein Rat').waitFor()
  expect(await findingsOn(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Anhalten' }).click()
  await drawer.getByText('Angehalten.').waitFor()
  held.resolve()
  await drawer.getByRole('button', { name: 'Werkzeuge' }).click()
  here.model.next({ status: 401 })
  await asks('seo')
  await drawer.getByRole('alert').waitFor()
  await score.waitFor()
  expect(await findingsOn(page)).toEqual([])
})

test('where no model answers, the checks by rules are a press away, also by keyboard', async () => {
  const { anna, page, drawer, panel, asks } = await comes('Wir holen am am Freitag die Räder.')
  here.model.next({ status: 401 })
  await asks('grammar')
  await drawer.getByRole('alert').waitFor()
  await anna.button({ de: 'Ohne KI prüfen', en: 'Check without AI' }).focus()
  await page.keyboard.press('Enter')
  await drawer.waitFor({ state: 'detached' })
  await panel.getByText('„am“ steht doppelt da.').waitFor()
  expect(await findingsOn(page)).toEqual([])
})
