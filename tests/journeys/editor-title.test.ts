import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { takes } from '../takes.ts'
import { unzipped } from '../unzipped.ts'
import { stage } from './stage.ts'

const here = stage()
const once = (text: string, words: string) => text.split(words).length - 1

test('a title that was typed stands above its text in every file', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const content = fromMarkdown('Die Öfen brennen.\n\n## Kosten\n\nAm Hafen sind es zwei.')
  const made = await person.post('/api/document', { content, language: 'de' })
  const anna = await here.comes({ cookie: person.cookie })
  await anna.goes(`/editor?id=${(await made.json())._id}`)
  await anna.page.getByRole('textbox', { name: 'Text', exact: true }).getByText('Am Hafen').waitFor()
  await anna.page.getByRole('textbox', { name: 'Titel' }).fill('Bericht über die „Öfen“')
  const leaves = async (kind: string) => (await takes(anna, kind)).content

  expect((await leaves('Markdown')).toString()).toMatch(/^# Bericht über die „Öfen“\n\nDie Öfen/)
  expect((await leaves('Text')).toString()).toMatch(/^Bericht über die „Öfen“\n\nDie Öfen/)
  const page = (await leaves('HTML')).toString()
  expect(page).toContain('<h1>Bericht über die „Öfen“</h1>')
  expect(page).toContain('<title>Bericht über die „Öfen“</title>')
  const word = unzipped(await leaves('Word (.docx)'))
  const text = word.get('word/document.xml')?.toString() ?? ''
  expect(text).toMatch(/<w:pStyle w:val="Heading1"\/>.*Bericht über die „Öfen“.*Die Öfen/s)
  expect(word.get('docProps/core.xml')?.toString()).toContain('<dc:title>Bericht über die „Öfen“</dc:title>')
  // In the old format letters beyond ASCII are numbers.
  expect((await leaves('Word (.doc)')).toString()).toMatch(/\\s1\\outlinelevel0[^{]*\{Bericht/)
  const pdf = await getDocumentProxy(new Uint8Array(await leaves('PDF')))
  expect((await extractText(pdf, { mergePages: true })).text).toMatch(/^Bericht über die „Öfen“/)
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Bericht über die „Öfen“' })
})

test('a Word file that is opened, edited and handed back gains no headline by its name', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const sent = await person.post('/api/toDocx', { html: '<h2>Anlass</h2><p>Ein Text.</p>', title: 'Vorlage' })
  const file = new File([await sent.arrayBuffer()], 'Angebot_Müller v3.docx')
  const { document } = await (await person.upload(file, '/api/document/file')).json()
  await anna.goes(`/editor?id=${document._id}`)
  const field = anna.page.getByRole('textbox', { name: 'Text', exact: true })
  await field.getByText('Ein Text.').click()
  await anna.page.keyboard.press('End')
  await anna.page.keyboard.type(' Noch einer.')
  const back = await takes(anna, 'Word (.docx)')
  expect(back.name).toBe('Angebot-Müller-v3.docx')
  const text = unzipped(back.content).get('word/document.xml')?.toString() ?? ''
  expect([once(text, 'Anlass'), once(text, 'Noch einer.'), once(text, 'Müller')]).toEqual([1, 1, 0])

  await anna.page.getByRole('textbox', { name: 'Titel' }).fill('Angebot für Müller')
  const named =
    unzipped((await takes(anna, 'Word (.docx)')).content)
      .get('word/document.xml')
      ?.toString() ?? ''
  expect(once(named, 'Angebot für Müller')).toBe(1)
})
