import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { inTheEditor } from './in-the-editor.ts'
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
  /** Of the letters, from 0 to 1. */
  const lightness = async () => Number(/oklch\(([\d.]+)/.exec(await looks('.editing', 'color'))?.[1])
  expect(await lightness()).toBeGreaterThan(0.8)
  await page.emulateMedia({ media: 'print' })
  expect(await lightness()).toBeLessThan(0.3)
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

const costs = (address: string) => `| Abschnitt | Gewerk | Kosten netto |
| --- | --- | ---: |
| I | Innenausbau der Ofenhalle, mit Treppen und Galerie, und alles, was dazu gehört ${address} | 1.289.700 € |`

test.each([
  ['a table has its words and numbers whole, on paper and on a phone', '', 1],
  ['on paper words of a table break where it would not fit otherwise', 'gutachten'.repeat(30), 10],
])('%s', async (_, address, mostLines) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const body = { titel_text: 'Kosten', content: fromMarkdown(costs(address)) }
  const { _id } = await (await person.post('/api/document', body)).json()
  const { page, ...anna } = await here.comes({ cookie: person.cookie, width: 360 })
  await anna.goes(`/editor?id=${_id}`)
  const amount = page.getByRole('cell', { name: '1.289.700 €' })
  const lines = () =>
    amount.locator('p').evaluate(p => {
      const range = document.createRange()
      range.setStart(p.firstChild as Text, 0)
      range.setEnd(p.firstChild as Text, '1.289.700'.length)
      return range.getClientRects().length
    })
  expect(await lines()).toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.setViewportSize({ width: 680, height: 900 })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.editing table').evaluate(table => table.getBoundingClientRect().right)).toBeLessThan(681)
  expect(await lines()).toBeLessThanOrEqual(mostLines)
})

test('a page that is printed is called as its document is', async () => {
  const { anna, page } = await inTheEditor(here)
  expect(await page.title()).toBe('Editor · Federwerk')
  await anna.fills({ Titel: 'Bericht über die Öfen' })
  await expect.poll(() => page.title()).toBe('Bericht über die Öfen · Editor · Federwerk')
})
