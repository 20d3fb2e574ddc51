import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { stage } from './stage.ts'

const here = stage()

const text = `# مصنع الطوب

# Deutsch

- قائمة أولى
- ثانية

1. eins

- [ ] مهمة

> اقتباس من الكتاب

> Zitat

| واحد | اثنان |
| --- | --- |
| ثلاثة | أربعة |`

test('what is in Arabic runs from the right with all that belongs to it, and German beside it from the left', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const made = await person.post('/api/document', { titel_text: 'Zwei Schriften', content: fromMarkdown(text) })
  const { page, ...anna } = await here.comes({ cookie: person.cookie })
  await anna.goes(`/editor?id=${(await made.json())._id}`)
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  await field.getByText('Deutsch').waitFor()
  const runs = (selector: string) =>
    field.locator(selector).evaluateAll(all => all.map(element => getComputedStyle(element).direction))
  expect(await runs('[data-depth]')).toEqual(['rtl', 'ltr'])
  // The point of an item and the bar of a quotation stand where its words begin.
  expect(await runs('ul, ol')).toEqual(['rtl', 'ltr', 'rtl'])
  expect(await runs('li')).toEqual(['rtl', 'rtl', 'ltr', 'rtl'])
  expect(await runs('blockquote')).toEqual(['rtl', 'ltr'])
  expect(await runs('table')).toEqual(['rtl'])
})

test('a heading stands where it is put', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const made = await person.post('/api/document', { titel_text: 'Mitte', content: fromMarkdown('# Anfang\n\nText') })
  const { page, ...anna } = await here.comes({ cookie: person.cookie })
  await anna.goes(`/editor?id=${(await made.json())._id}`)
  const heading = page.getByRole('textbox', { name: 'Text', exact: true }).getByRole('heading', { name: 'Anfang' })
  await heading.click()
  await anna.presses({ de: 'Weitere Werkzeuge', en: 'More tools' })
  await page.getByRole('menuitem', { name: 'Zentriert' }).or(page.getByRole('menuitemcheckbox')).first().click()
  await expect.poll(() => heading.evaluate(element => getComputedStyle(element).textAlign)).toBe('center')
})
