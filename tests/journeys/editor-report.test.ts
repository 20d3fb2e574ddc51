import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { report } from '../documents/report.ts'
import { drawerNames } from '../scenes/editor-drawer.ts'
import { takes } from '../takes.ts'
import { unzipped } from '../unzipped.ts'
import { stage } from './stage.ts'

const here = stage()

test('a report of ten pages is written, worked over with the drawer, and leaves as Word and PDF', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  const body = { titel_text: 'Die Ziegelei am Fluss', content: fromMarkdown(report()), language: 'de' }
  const { _id } = await (await person.post('/api/document', body)).json()
  await anna.goes(`/editor?id=${_id}`)
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  const saved = async () => (await (await person.get(`/api/document/${_id}`)).json()).content_text as string

  // Something is written by hand, with a note of its own.
  await field.getByRole('heading', { name: 'Ausgangslage' }).click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dieser Bericht ist eine Arbeitsfassung, und es fehlen noch zwei Gutachten. /fußn')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Text der Fußnote' }).waitFor()
  await page.keyboard.type('Angekündigt für den Mai.')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Fußnoten' }).getByText('Angekündigt für den Mai.').waitFor()

  const drawer = page.getByRole('dialog', { name: 'Mit KI arbeiten', exact: true })
  /** Opens the drawer on a paragraph. */
  const works = async (words: string) => {
    await field.getByText(words).first().click({ clickCount: 3 })
    await anna.presses(drawerNames.open)
    await drawer.getByText(/^Auswahl: /).waitFor()
    // The text is narrower beside the drawer: what is worked on stays in sight.
    const { y = Infinity } = (await page.locator('.ai-target').first().boundingBox()) ?? {}
    expect(y).toBeLessThan(page.viewportSize()?.height ?? 0)
  }
  const leaves = async () => {
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  }
  const asks = (tool: keyof typeof drawerNames) =>
    drawer.getByRole('button', { name: new RegExp(`^${drawerNames[tool].de}`) }).click()

  await works('Schwieriger ist die Frage')
  here.model.next({ text: 'Wie lange die Hallen noch tragen, ist die schwierigere Frage.' })
  await asks('regenerate')
  await drawer.getByText('die schwierigere Frage').waitFor()
  await anna.presses(drawerNames.replace)
  await leaves()

  await works('Dieser Bericht ist eine Arbeitsfassung')
  here.model.next(
    { text: 'Der Bericht ist ein Entwurf, und es fehlen noch zwei Gutachten.[^1]' },
    { text: '{"items":[{"number":1,"reason":"Kürzer"},{"number":2,"reason":"Üblicher"}]}' },
  )
  await asks('grammar')
  await drawer.getByText('Kürzer').waitFor()
  await anna.presses({ de: 'Korrektur 1 ablehnen', en: 'Reject correction 1' })
  await anna.presses(drawerNames.replace)
  await leaves()

  await works('Im Ergebnis spricht viel dafür')
  here.model.next({ text: 'Es spricht viel dafür, schrittweise vorzugehen.[^1]' })
  await drawer.getByRole('textbox').fill('Fasse das in einem Satz zusammen.')
  await anna.presses(drawerNames.run)
  await drawer.getByText('Es spricht viel dafür').waitFor()
  await anna.presses(drawerNames.replace)
  await leaves()

  await expect.poll(saved, { timeout: 30_000 }).toContain('Es spricht viel dafür, schrittweise')
  const html = await saved()
  expect(html).toContain('Dieser Bericht ist ein Entwurf')
  expect(html).toContain('die schwierigere Frage')
  expect(html).toContain('Protokoll der Sitzung vom 14. Februar 2024')

  const word = unzipped((await takes(anna, 'Word (.docx)')).content)
  const document = word.get('word/document.xml')?.toString() ?? ''
  expect(document.match(/<w:footnoteReference/g)).toHaveLength(5)
  expect(document).toContain('descr="Grundriss der Ringöfen mit der Galerie"')
  expect(document).toMatch(/<w:bidi\/>.*مصنع الطوب/s)
  const pdf = (await takes(anna, 'PDF')).content
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(totalPages).toBeGreaterThanOrEqual(10)
  expect(text).toContain('Angekündigt für den Mai.')
  expect(text).toContain('1.289.700')
}, 240_000)
