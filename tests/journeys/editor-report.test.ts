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
  const brand = { name: 'Ziegelei am Fluss', marksAi: true }
  const { _id: mark } = await (await (await here.federwerk.admin()).post('/api/admin/brands', brand)).json()
  await person.put('/api/user/brand', { brand: mark })
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

  // In a list, in a table, on a heading, and from the middle of a paragraph into the next.
  const rewords = async (words: string, text: string) => {
    await works(words)
    here.model.next({ text })
    await asks('regenerate')
    await drawer
      .getByText(text.split('\n')[0] ?? '')
      .first()
      .waitFor()
    await anna.presses(drawerNames.replace)
    await leaves()
  }
  await rewords('Pläne der Leitungen nachzeichnen', 'Leitungen vermessen und zeichnen')
  await rewords('Lüftung und Heizung', 'Wärme und frische Luft')
  await rewords('Barrierefreiheit', 'Zugang für alle')
  await field.getByText('Gesprochen wurde auch mit denen').last().click()
  await field
    .getByText('Zum Vergleich wurden drei Orte')
    .last()
    .click({ modifiers: ['Shift'] })
  await anna.presses(drawerNames.open)
  await drawer.getByText(/^Auswahl: /).waitFor()
  here.model.next({ text: 'wurde mit allen gesprochen.\n\nVerglichen wurde mit drei Orten, die' })
  await asks('regenerate')
  await drawer.getByText('Verglichen wurde').first().waitFor()
  await anna.presses(drawerNames.replace)
  await leaves()

  await expect.poll(saved, { timeout: 30_000 }).toContain('Verglichen wurde mit drei Orten')
  const html = await saved()
  expect(html).toContain('Es spricht viel dafür, schrittweise')
  expect(html).toContain('Dieser Bericht ist ein Entwurf')
  expect(html).toMatch(/<li>(?:<p[^>]*>)?Leitungen vermessen und zeichnen.*<li>(?:<p[^>]*>)?Strom/s)
  expect(html).toMatch(/<td[^>]*>(?:<p[^>]*>)?Wärme und frische Luft/)
  expect(html).toMatch(/<h1[^>]*>Zugang für alle<\/h1>/)
  expect(html).toContain('die schwierigere Frage')
  expect(html).toContain('Protokoll der Sitzung vom 14. Februar 2024')

  const handedIn = (await takes(anna, 'Word (.docx)')).content
  const word = unzipped(handedIn)
  const document = word.get('word/document.xml')?.toString() ?? ''
  expect(document.match(/<w:footnoteReference/g)).toHaveLength(5)
  expect(document).toContain('descr="Grundriss der Ringöfen mit der Galerie"')
  expect(document).toMatch(/<w:bidi\/>.*مصنع الطوب/s)
  expect(document.match(/<w:tblHeader\/>/g)).toHaveLength(1)
  expect(document).toMatch(/Die Ziegelei am Fluss.*Dieser Text wurde mit KI überarbeitet/s)
  expect(word.get('word/footnotes.xml')?.toString()).toContain('Angekündigt für den Mai.')
  expect(word.get('docProps/custom.xml')?.toString()).toContain('compositeWithTrainedAlgorithmicMedia')

  // Whoever opens it has all of it, and is told of nothing that is missing.
  const upload = await person.upload(new File([new Uint8Array(handedIn)], 'Bericht.docx'), '/api/document/file')
  const opened = await upload.json()
  expect(opened.lost).toEqual([])
  const again = (await (await person.get(`/api/document/${opened.document._id}`)).json()).content_text as string
  const kinds = (of: string) => of.match(/<(?:h\d|p|li|tr|t[dh]|blockquote|img|sup)\b/g)?.toSorted()
  // Behind the line that is its title, and the one that says that a model had to do with it.
  expect(kinds(again)).toEqual([...(kinds(html) ?? []), '<h1', '<p'].toSorted())

  const pdf = (await takes(anna, 'PDF')).content
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(totalPages).toBeGreaterThanOrEqual(10)
  expect(text).toContain('Angekündigt für den Mai.')
  expect(text).toContain('1.289.700')
}, 240_000)
