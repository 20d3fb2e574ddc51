import { beforeAll, expect, test } from 'vitest'
import { formats } from '#shared/export-formats.ts'
import { docxOf, paragraph } from '#tests/documents/docx.ts'
import { inAddress, png } from '#tests/documents/export-texts.ts'
import { oldVillages } from '#tests/documents/villages.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const served = serving()
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
})

const open = async (name: string, content: string | Buffer) => {
  const answer = await anna.upload(new File([new Uint8Array(Buffer.from(content))], name), '/api/document/file')
  expect([name, answer.status]).toEqual([name, 200])
  const { document, lost } = await answer.json()
  const whole = await (await anna.get(`/api/document/${document._id}`)).json()
  return { title: document.titel_text, by: document.by, lost, html: whole.content_text.replaceAll(' dir="ltr"', '') }
}

test('a Word file becomes a document, and says what of it did not', async () => {
  const plain = await open('Satzung.docx', docxOf(paragraph('Der Verein heißt so.')))
  expect(plain).toEqual({ title: 'Satzung', by: 'file', lost: [], html: '<p>Der Verein heißt so.</p>' })
  const heading = '<w:p><w:pPr><w:pStyle w:val="berschrift1"/><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:p>'
  const word =
    '<w:p><w:r><w:rPr><w:b/><w:sz w:val="40"/></w:rPr><w:t>Fett</w:t></w:r><w:commentReference w:id="0"/>' +
    '<w:r><w:drawing><wp:docPr descr="Ein Logo"/><a:blip r:embed="rId9"/></w:drawing></w:r></w:p>'
  const rich = await open('Bilder.docx', docxOf(heading + word + paragraph('Mehr.')))
  expect(rich).toMatchObject({
    lost: ['comments', 'fonts', 'pictures'],
    html: '<p></p><p><strong>Fett</strong>Ein Logo</p><p>Mehr.</p>',
  })
})

test('the pictures of a Word file are files of whoever opens it, and nobody else’s', async () => {
  const drawing = (id: string, said = 'descr="Plan"') =>
    `<w:p><w:r><w:drawing><wp:extent cx="952500" cy="476250"/><wp:docPr ${said}/><a:blip r:embed="${id}"/></w:drawing></w:r></w:p>`
  const beside =
    '<Relationships><Relationship Id="rId1" Type="image" Target="media/a.png"/>' +
    '<Relationship Id="rId2" Type="image" Target="media/b.emf"/></Relationships>'
  const file = docxOf(drawing('rId1') + drawing('rId1', 'descr="" title="Plan"') + drawing('rId2'), [
    { name: 'word/_rels/document.xml.rels', content: beside },
    { name: 'word/media/a.png', content: png() },
    { name: 'word/media/b.emf', content: 'no picture' },
  ])
  const { html, lost } = await open('Plan.docx', file)
  const [, address = ''] = /src="([^"]+)"/.exec(html) ?? []
  const picture = `<p><img src="${address}" alt="Plan"></p>`
  expect({ html, lost }).toEqual({ html: `${picture}${picture}<p>Plan</p>`, lost: ['pictures'] })
  expect((await anna.get(address)).headers.get('content-type')).toBe('image/png')
  const other = await served.person({ plan: 'basic' })
  expect((await other.get(address)).status).toBe(404)
  // It stays as long as the document, and says so.
  const { files } = await (await anna.get('/api/files')).json()
  expect(files).toMatchObject([{ address, made: false, run: null, until: null }])
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

test('a picture that lies in a page or in Markdown comes along, of a drawing as SVG only its words', async () => {
  const [own, drawing] = [inAddress(png()), inAddress(Buffer.from('<svg/>'), 'svg+xml')]
  for (const [name, of] of [
    ['a.html', (src: string) => `<!doctype html><p>Plan: <img src="${src}" alt="Feld"></p>`],
    ['a.md', (src: string) => `Plan: ![Feld](${src})`],
  ] as const) {
    const [kept, lost] = [`<p>Plan: <img src="${own}" alt="Feld"></p>`, '<p>Plan: Feld</p>']
    expect(await open(name, of(own))).toMatchObject({ lost: [], html: kept })
    expect(await open(name, of(drawing))).toMatchObject({ lost: ['pictures'], html: lost })
  }
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
  expect(await open('a.rtf', rtf)).toMatchObject({ lost: [], html: '<p>Grüße</p><p><strong>laut</strong></p>' })
  expect(await open('b.rtf', String.raw`{\rtf1\ansi{\stylesheet{\s1\b heading 1;}}\pard Leise\par}`)).toMatchObject({
    lost: [],
  })
})

test('a file of an old Word says that only its text and tables are kept, and has all of them', async () => {
  const { html, lost } = await open('Dörfer.doc', oldVillages())
  expect(lost).toEqual(['structure', 'furniture', 'layout'])
  expect(html).toContain('<p>Überblick</p>')
  expect(html).toContain('Zweite Anmerkung.')
  expect(html).toMatch(/<table>.*1\.087\.353/s)
})

test('a document that left as Word or RTF is called the same when it comes back', async () => {
  for (const { path, ending } of [formats.docx, formats.doc]) {
    const made = await anna.post(`/api${path}`, { html: '<h1>Anlass</h1><p>Ein Text.</p>', title: 'Ziegel: „Öfen“' })
    const name = /filename\*=UTF-8''([^;]+)/.exec(made.headers.get('content-disposition') ?? '')?.[1] ?? ''
    const bytes = Buffer.from(await made.arrayBuffer())
    for (const saved of [decodeURIComponent(name), `Ziegel-Öfen (1).${ending}`]) {
      const { title, html } = await open(saved, bytes)
      expect([saved, title]).toEqual([saved, 'Ziegel: „Öfen“'])
      expect(html).toContain('Anlass')
    }
  }
})

test('the title that Word keeps of another text is not what a file is called', async () => {
  for (const { path, ending } of [formats.docx, formats.doc]) {
    const made = await anna.post(`/api${path}`, { html: '<h1>Angebot 2026</h1><p>Ein Text.</p>', title: 'Vorlage' })
    const bytes = Buffer.from(await made.arrayBuffer())
    expect(await open(`Angebot_Müller v3.${ending}`, bytes)).toMatchObject({ title: 'Angebot_Müller v3' })
  }
  const own = await anna.post('/api/toDocx', { html: '<h1>Angebot</h1><p>Ein Text.</p>', title: 'Angebot' })
  expect(await open('final.docx', Buffer.from(await own.arrayBuffer()))).toMatchObject({ title: 'Angebot' })
})

test('what cannot be read becomes no document', async () => {
  const totals = async () =>
    Promise.all(['/api/document', '/api/files'].map(async path => (await (await anna.get(path)).json()).total))
  const before = await totals()
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
  expect(await totals()).toEqual(before)
})

test('a file that says a model had to do with it says so again when it leaves, whatever was written on it since', async () => {
  const marked = async (path: string, name: string, body: object) => {
    const made = await anna.post(`/api${path}`, { html: '<p>Der Ofen <b>brennt</b>.</p>', title: 'Ofen', ...body })
    const file = new File([await made.arrayBuffer()], name)
    return (await (await anna.upload(file, '/api/document/file')).json()).document.ai
  }
  for (const { path, ending } of Object.values(formats).filter(({ ending }) => ending !== 'txt')) {
    expect([ending, await marked(path, `a.${ending}`, { ai: 'changed' })]).toEqual([ending, true])
    expect([ending, await marked(path, `a.${ending}`, {})]).toEqual([ending, false])
  }
  // A text about such words is not one of them.
  const about = '&lt;meta name="Iptc4xmpExt.DigitalSourceType" content="digitalsourcetype/trainedAlgorithmicMedia">'
  expect(await marked('/toHtml', 'a.html', { html: `<p>${about}</p>` })).toBe(false)
})
