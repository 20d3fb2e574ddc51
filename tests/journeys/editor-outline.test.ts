import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { stage } from './stage.ts'

const here = stage()

test('the outline says under which heading somebody writes', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const content = fromMarkdown('# Anfang\n\nText\n\n# Mitte\n\nMehr\n\n# Ende\n\nLetztes')
  const made = await person.post('/api/document', { titel_text: 'Drei Teile', content })
  const { page, ...anna } = await here.comes({ cookie: person.cookie })
  await anna.goes(`/editor?id=${(await made.json())._id}`)
  const outline = page.getByRole('navigation', { name: 'Gliederung' })
  await outline.getByRole('button', { name: 'Anfang' }).waitFor()
  await outline.getByRole('button', { name: 'Ende' }).click()
  const current = outline.locator('[aria-current]')
  await expect.poll(() => current.allTextContents()).toEqual(['Ende'])
  await page.keyboard.press('Control+Home')
  await expect.poll(() => current.allTextContents()).toEqual(['Anfang'])
})
