import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { stage } from './stage.ts'

const here = stage()

test('the outline says under which heading somebody writes', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const content = fromMarkdown('# Anfang\n\nText\n\n# Mitte\n\nMehr\n\n# Ende\n\n' + 'Letztes. '.repeat(900))
  const made = await person.post('/api/document', { titel_text: 'Drei Teile', content })
  const { page, ...anna } = await here.comes({ cookie: person.cookie })
  await anna.goes(`/editor?id=${(await made.json())._id}`)
  const outline = page.getByRole('navigation', { name: 'Gliederung' })
  await outline.getByRole('button', { name: 'Anfang' }).waitFor()
  await outline.getByRole('button', { name: 'Ende' }).click()
  const current = outline.locator('[aria-current]')
  await expect.poll(() => current.allTextContents()).toEqual(['Ende'])
  // It is read below the row of tools, not behind it.
  const [tools, heading] = [
    page.getByRole('toolbar').first(),
    page.locator('.paper').getByText('Ende', { exact: true }),
  ]
  const bottom = async () => (await tools.boundingBox().then(box => box && box.y + box.height)) ?? 0
  await expect.poll(async () => ((await heading.boundingBox())?.y ?? 0) - (await bottom())).toBeGreaterThan(0)
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300)
  await page.keyboard.press('Control+Home')
  await expect.poll(() => current.allTextContents()).toEqual(['Anfang'])
})
