import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { stage } from './stage.ts'

const here = stage()

const text = `Der Ofen brennt.[^1]

- [x] gefegt

| Ort | Öfen |
| --- | --- |
| Hafen | 2 |

[^1]: Seit 1920.`

test('paper shows the whole title and text in dark letters, and nothing of what stands beside them', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const title = 'Bericht über die Öfen am Hafen und in der ganzen Stadt, mit allem, was sie kosten'
  const made = await person.post('/api/document', { titel_text: title, content: fromMarkdown(text) })
  const anna = await here.comes({ cookie: person.cookie, theme: 'dark' })
  const { page } = anna
  await anna.goes(`/editor?id=${(await made.json())._id}`)
  await anna.presses({ de: 'Prüfen', en: 'Check' })
  await page.locator('#checks').waitFor()
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  const looks = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  /** Of the letters, from 0 to 100. */
  const lightness = async () => Number(/[\d.]+/.exec(await looks('.editing', 'color'))?.[0])
  expect(await lightness()).toBeGreaterThan(80)
  await page.emulateMedia({ media: 'print' })
  expect(await lightness()).toBeLessThan(20)
  expect(await field.isVisible()).toBe(true)
  expect(await page.getByRole('region', { name: 'Fußnoten' }).isVisible()).toBe(true)
  for (const over of ['#checks', 'header', '[role=toolbar]'])
    expect(await page.locator(over).first().isHidden()).toBe(true)
  // The field of the title keeps the height it had on the screen, where its lines are longer.
  expect(await page.getByRole('textbox', { name: 'Titel' }).isVisible()).toBe(false)
  expect(await page.locator('h1').evaluate(element => getComputedStyle(element, '::before').content)).toBe(`"${title}"`)
  expect(await looks('.editing tr', 'display')).toBe('table-header-group')
  expect(await looks('.editing input', 'print-color-adjust')).toBe('exact')
})

test('a title that its text says itself stands on paper once', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const content = fromMarkdown('# Der neue Ofen\n\nEr brennt seit Montag.')
  const made = await person.post('/api/document', { titel_text: 'Der neue Ofen', content })
  const { page, ...anna } = await here.comes({ cookie: person.cookie })
  await anna.goes(`/editor?id=${(await made.json())._id}`)
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByRole('heading').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('h1.title-of-text').isVisible()).toBe(false)
})
