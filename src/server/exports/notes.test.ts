import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import { unzipped } from '#tests/unzipped.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { notesIn } from '#shared/document/notes.ts'
import { toHtml } from '#shared/document/to-html.ts'
import { wordsOf } from '#shared/document/words.ts'
import { documentOf } from './reading/read-html.ts'

const served = serving({ model: false })
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'free' })
})

const written = 'Der Ofen[^1] kam im Mai[^2].\n\n| Holz | Preis[^3] |\n| --- | --- |\n| Buche | 12 € |\n\n'
const said = '[^1]: Baujahr 1911.\n[^2]: Siehe *Chronik*.\n[^3]: Stand 2026.'
const html = toHtml(fromMarkdown(written + said).content)
const made = async (path: string) => {
  const answer = await anna.post(`/api/${path}`, { html, title: 'Ofen', lang: 'de' })
  return Buffer.from(await answer.arrayBuffer())
}
const notesOf = async (page: string) => {
  const document = documentOf(page)
  const notes = notesIn(document.content).map(note => (note.content ?? []).map(({ text }) => text).join(''))
  return { notes, types: document.content.map(({ type }) => type) }
}

test('notes come along in every kind of file', async () => {
  const parts = unzipped(await made('toDocx'))
  const footnotes = parts.get('word/footnotes.xml')?.toString() ?? ''
  for (const words of ['Baujahr 1911.', 'Chronik', 'Stand 2026.']) expect(footnotes).toContain(words)
  expect(
    parts
      .get('word/document.xml')
      ?.toString()
      .match(/<w:footnoteReference /g),
  ).toHaveLength(3)

  const rtf = (await made('toDoc')).toString('latin1')
  expect(rtf.match(/\\footnote\\pard/g)).toHaveLength(3)
  expect(rtf, 'the line above them').toContain('\\chftnsep')
  expect((await made('toTxt')).toString()).toContain('[1] Baujahr 1911.\n[2] Siehe Chronik.\n[3] Stand 2026.')

  const page = (await made('toHtml')).toString()
  expect(page).toContain('<a href="#note-3" role="doc-noteref">3</a>')
  expect(page.indexOf('Stand 2026.')).toBeGreaterThan(page.indexOf('</table>'))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await made('toPdf'))), { mergePages: true })
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/1 Baujahr 1911\..*2 Siehe Chronik\..*3 Stand 2026\./)
})

test('pages of others say their notes in many ways', async () => {
  expect(await notesOf(html)).toEqual({
    notes: ['Baujahr 1911.', 'Siehe Chronik.', 'Stand 2026.'],
    types: ['paragraph', 'table'],
  })
  const word =
    '<p>Ofen<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p><hr>' +
    '<div id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> Aus Eisen.</p></div>'
  expect(await notesOf(word)).toMatchObject({ notes: ['Aus Eisen.'] })
  const docs =
    '<p>Ofen<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p>' +
    '<div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Aus Eisen.</span></p></div>'
  expect((await notesOf(docs)).notes.map(words => words.trim())).toEqual(['Aus Eisen.'])
  const alone =
    '<p>Ofen<a id=r1 href="#n1">1</a></p><p id=n1>Aus Eisen, siehe <a id=r2 href="#n2">2</a>. <a href="#r1">↑</a></p>' +
    '<p id=n2>Chronik. <a href="#r2">↑</a></p>'
  // A note cannot lie in a note: what is called for in one stays where it is.
  expect(await notesOf(alone)).toEqual({ notes: ['Aus Eisen, siehe 2.'], types: ['paragraph', 'paragraph'] })
  expect(wordsOf(documentOf(alone))).toContain('Chronik.')
  const contents = '<p><a href="#eins">Eins</a></p><h2 id="eins">Eins</h2><p>Text</p>'
  expect(await notesOf(contents)).toEqual({ notes: [], types: ['paragraph', 'heading', 'paragraph'] })
})
