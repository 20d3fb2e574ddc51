import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { takes } from '../takes.ts'
import { unzipped } from '../unzipped.ts'
import type { Visitor } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const said = {
  busy: { de: 'PDF wird erstellt, einen Augenblick.', en: 'Generating PDF... This may take a moment.' },
  done: { de: 'PDF erstellt', en: 'PDF generated successfully' },
  failed: { de: 'PDF nicht erstellt. Ihr Text ist unverändert.', en: 'Failed to generate PDF' },
  away: { de: 'Der Dienst ist gerade nicht erreichbar.', en: 'The service cannot be reached right now.' },
  second: { de: 'Überschriften 2', en: 'Headlines 2' },
}

const inPdf = async (content: Buffer) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
  return text
}
const inWord = (content: Buffer) => unzipped(content).get('word/document.xml')?.toString() ?? ''

/** Has an engine's own example written. */
const writes = async (anna: Visitor, slug: string, text: string) => {
  here.model.next({ text })
  await anna.goes(`/engins/v1/${slug}`)
  await anna.presses(words.example)
  await anna.presses(words.generate)
  await anna.button(words.export).waitFor()
}

test.each(languages('de'))('what was written leaves as PDF and Word, so does a bookmark (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language })
  await writes(anna, 'press_release', '# Größe zählt\n\nEin **neues** Café für „alle“.\n\n- Kuchen\n- Brot')

  const pdf = await takes(anna, 'PDF')
  await anna.reads(said.done)
  expect(pdf.name).toBe('Größe-zählt.pdf')
  expect(await inPdf(pdf.content)).toMatch(/Größe zählt\s*Ein neues Café für „alle“\.\s*• Kuchen\s*• Brot/)

  const word = await takes(anna, 'Word (.docx)')
  expect(word.name).toBe('Größe-zählt.docx')
  expect(inWord(word.content)).toContain('Größe zählt')

  await anna.presses(words.keep)
  await anna.reads(words.kept)
  await anna.goes('/bookmarks')
  await anna.page.getByRole('article').getByText('Kuchen').waitFor()
  expect(await inPdf((await takes(anna, 'PDF')).content)).toContain('Ein neues Café')
  const page = await takes(anna, 'HTML')
  expect([page.name, page.content.toString()]).toEqual(['Größe-zählt.html', expect.stringContaining('<li>Kuchen</li>')])
  expect((await takes(anna, 'Text')).content.toString()).toBe(
    'Größe zählt\n\nEin neues Café für „alle“.\n\n- Kuchen\n- Brot\n',
  )

  await anna.goes('/history')
  await anna.page.getByRole('article').getByText('Kuchen').waitFor()
  expect(inWord((await takes(anna, 'Word (.docx)')).content)).toContain('Kuchen')
})

test('what a person has changed leaves as they have changed it, and a cloud with its picture', async () => {
  const person = await here.federwerk.person({ plan: 'premium' })
  const anna = await here.comes({ cookie: person.cookie })
  await writes(
    anna,
    'google_ad_engine',
    JSON.stringify({ headlines: ['Rad kaputt?', 'Alt'], descriptions: ['Ab 69.'] }),
  )
  await anna.page.getByRole('textbox', { name: anna.say(said.second), exact: true }).fill('Wir holen es ab')
  const ad = inWord((await takes(anna, 'Word (.docx)')).content)
  expect(ad).toContain('Wir holen es ab')
  expect(ad).not.toContain('>Alt<')

  await writes(anna, 'word_cloud', JSON.stringify({ items: ['Sommer', 'Strand', 'Meer', 'Sonne'] }))
  const cloud = unzipped((await takes(anna, 'Word (.docx)')).content)
  expect([...cloud.keys()].filter(name => /^word\/media\/.*\.png$/.test(name)).length).toBe(1)
  expect(cloud.get('word/document.xml')?.toString()).toContain('Strand')
})

test('what goes wrong is said, and the text stays', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  await writes(anna, 'press_release', 'Ein kurzer Text.')
  const chooses = async () => {
    await anna.presses(words.export)
    await anna.page.getByRole('menuitem', { name: 'PDF', exact: true }).click()
  }
  const busy = Promise.withResolvers<void>()
  await anna.page.route('**/api/toPdf', route => busy.promise.then(() => route.abort()))
  await chooses()
  await anna.reads(said.busy)
  busy.resolve()
  await anna.reads(new RegExp(said.away.de))
  expect(await anna.page.getByText(said.busy.de).count()).toBe(0)
  await anna.page.unroute('**/api/toPdf')
  await anna.page.route('**/api/toPdf', route =>
    route.fulfill({ status: 500, json: { success: false, code: 'pdf_failed', message: '' } }),
  )
  await chooses()
  await anna.reads(said.failed)
  await anna.page.unroute('**/api/toPdf')
  await anna.reads('Ein kurzer Text.')
  expect((await takes(anna, 'PDF')).content.subarray(0, 5).toString()).toBe('%PDF-')

  await writes(anna, 'press_release', 'Am Wasser.\n\n![Ein Hafen](/files/nobody)')
  expect(inWord((await takes(anna, 'Word (.docx)')).content)).toContain('Ein Hafen')
  await anna.reads(/Word-Datei erstellt\. 1 Bild fehlt darin/)

  const document = async (titel_text: string, text: string) => {
    const { _id } = await (await person.post('/api/document', { titel_text, content: fromMarkdown(text) })).json()
    await anna.goes(`/editor?id=${_id}`)
    await anna.page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
  }
  await document('Leer', '')
  await chooses()
  await anna.reads('Kein Inhalt für ein PDF vorhanden.')
  await document('Groß', `${'Ein Wort nach dem anderen. '.repeat(100)}\n\n`.repeat(400))
  await chooses()
  await anna.reads('Der Inhalt ist größer als 1 MB.')
})
