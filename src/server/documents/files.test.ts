import { afterAll, beforeAll, expect, test } from 'vitest'
import { docxOf, paragraph } from '#tests/documents/docx.ts'
import { type Person, serve, type Served } from '#tests/serve.ts'

let served: Served
let anna: Person
beforeAll(async () => {
  served = await serve()
  anna = await served.person({ plan: 'basic' })
})
afterAll(() => served.close())

const open = async (name: string, content: string | Buffer) => {
  const answer = await anna.upload(new File([new Uint8Array(Buffer.from(content))], name), '/api/document/file')
  expect([name, answer.status]).toEqual([name, 200])
  const { document, lost } = await answer.json()
  const whole = await (await anna.get(`/api/document/${document._id}`)).json()
  return { title: document.titel_text, by: document.by, lost, html: whole.content_text.replaceAll(' dir="ltr"', '') }
}

test('a Word file becomes a document, and says what of it did not', async () => {
  const looks = '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Fett</w:t></w:r><w:r><w:drawing/></w:r></w:p>'
  const plain = await open('Satzung.docx', docxOf(paragraph('Der Verein heißt so.')))
  expect(plain).toEqual({ title: 'Satzung', by: 'file', lost: [], html: '<p>Der Verein heißt so.</p>' })
  const rich = await open('Bilder.docx', docxOf(looks + paragraph('Mehr.')))
  expect(rich).toMatchObject({ lost: ['looks', 'pictures'], html: '<p>Fett</p><p>Mehr.</p>' })
})

test('a page keeps its emphasis, and no picture of others', async () => {
  const html =
    '<!doctype html><html><head><title>Angebot</title></head><body><p>Ein <b>gutes</b> <a href="https://example.com/">Angebot</a>' +
    '<img src="https://example.com/a.png" alt="Logo"></p><iframe src="/x"></iframe></body></html>'
  expect(await open('a.html', html)).toMatchObject({
    title: 'Angebot',
    lost: ['pictures', 'media'],
    html: expect.stringContaining('<strong>gutes</strong> <a href="https://example.com/">Angebot</a>'),
  })
})

test('Markdown keeps its marks, a text its lines', async () => {
  expect(await open('a.md', '# Plan\n\nEin **Wort**.\n\n- eins\n- zwei')).toMatchObject({
    title: 'Plan',
    lost: [],
    html: '<h1>Plan</h1><p>Ein <strong>Wort</strong>.</p><ul><li>eins</li><li>zwei</li></ul>',
  })
  expect(await open('Brief.txt', 'Liebe *Anna*,\r\nwie geht es?\r\n\r\n# Nichts')).toMatchObject({
    title: 'Brief',
    html: '<p>Liebe *Anna*,<br>wie geht es?</p><p># Nichts</p>',
  })
})

test('Rich Text is read like Word', async () => {
  const rtf = String.raw`{\rtf1\ansi{\stylesheet{\s1\b heading 1;}}\pard Gr\'fc\'dfe\par\pard\b laut\b0\par}`
  expect(await open('a.rtf', rtf)).toMatchObject({ lost: ['looks'], html: '<p>Grüße</p><p>laut</p>' })
  expect(await open('b.rtf', String.raw`{\rtf1\ansi{\stylesheet{\s1\b heading 1;}}\pard Leise\par}`)).toMatchObject({
    lost: [],
  })
})

test('what cannot be read becomes no document', async () => {
  const before = (await (await anna.get('/api/document')).json()).total
  for (const [name, content, code] of [
    ['leer.docx', '', 'document_empty'],
    ['kaputt.docx', 'PK\u0003\u0004nichts', 'document_broken'],
    ['bild.html', '\u0089PNG\r\n\u001a\n\u0000\u0000', 'file_type'],
    ['leer.html', '<html><body></body></html>', 'document_empty'],
  ] as const) {
    const answer = await anna.upload(
      new File([new Uint8Array(Buffer.from(content, 'latin1'))], name),
      '/api/document/file',
    )
    expect([name, (await answer.json()).code]).toEqual([name, code])
  }
  expect((await (await anna.get('/api/document')).json()).total).toBe(before)
  expect((await (await anna.get('/api/files')).json()).total).toBe(0)
})
