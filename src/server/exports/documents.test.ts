import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { docxOf } from '#tests/documents/docx.ts'
import { inAddress, png } from '#tests/documents/export-texts.ts'
import { serving } from '#tests/serving.ts'
import { unzipped } from '#tests/unzipped.ts'
import type { Document } from '#shared/document/schema.ts'
import { markIn, xmpOf } from '../pictures/marking.ts'
import { wordsOf } from '#shared/document/words.ts'
import { lineOfAi } from '#shared/made-with-ai.ts'
import { eastAsianFonts } from './fonts/east-asian.ts'
import { formats } from '#shared/export-formats.ts'

const served = serving({ model: false })
const some = () => served.person({ plan: 'basic' })
type Person = Awaited<ReturnType<typeof some>>

const opened = async (who: Person, bytes: Buffer): Promise<Document> => {
  const answer = await who.upload(new File([new Uint8Array(bytes)], 'Brief.docx'), '/api/document/file')
  const { document, lost } = await answer.json()
  expect(lost).toEqual([])
  return (await (await who.get(`/api/document/${document._id}`)).json()).content
}
const made = async (who: Person, path: string, body: object) => {
  const answer = await who.post(`/api${path}`, { title: 'Brief', lang: 'de', ...body })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const line = (set: string, inside: string) => `<w:p><w:pPr>${set}</w:pPr>${inside}</w:p>`
const letter = docxOf(
  [
    line('<w:jc w:val="right"/>', run('Freiburg,  den 1. Mai')),
    line('', ''),
    line('', ''),
    line('', `${run('Sehr geehrte  Frau Groß,')}<w:r><w:tab/></w:r>${run('guten Tag')}`),
    line('<w:jc w:val="both"/>', run('ein Wort.')),
    line('<w:bidi/>', run('مرحبا  بكم')),
    line('<w:bidi/><w:jc w:val="center"/>', run('نص')),
    line('', ''),
    line('<w:jc w:val="center"/>', run('  Ende')),
  ].join(''),
)

test('a Word file that is opened, changed in one place and exported is the same in all others', async () => {
  const anna = await some()
  const document = await opened(anna, letter)
  expect(document.content.map(block => wordsOf(block))).toEqual([
    ...['Freiburg,  den 1. Mai', '', '', 'Sehr geehrte  Frau Groß,\tguten Tag', 'ein Wort.', 'مرحبا  بكم', 'نص', ''],
    '  Ende',
  ])
  const changed: Document = JSON.parse(JSON.stringify(document).replace('ein Wort.', 'zwei Worte.'))
  expect(await opened(anna, await made(anna, '/toDocx', { document: changed }))).toEqual(changed)
  const page = (await made(anna, '/toHtml', { document })).toString()
  expect(page).toContain('<p><br></p><p><br></p>'.replace('><p', '>\n<p'))
  expect((await made(anna, '/toTxt', { document })).toString()).toContain('Mai\n\n\n\n\n\nSehr geehrte  Frau')
  expect((await made(anna, '/toDoc', { document })).toString('latin1')).toContain('Gro\\u223?,\\tab guten Tag')
})

test('JSON that is no document, or nothing at all, is told so', async () => {
  const anna = await some()
  const wrong = { type: 'doc', content: [{ type: 'video' }] }
  const answer = await anna.post('/api/toPdf', { document: wrong })
  expect([answer.status, (await answer.json()).fields.document]).toEqual([
    422,
    expect.stringContaining('doc.content[0]'),
  ])
  expect((await anna.post('/api/toPdf', { title: 'Nichts' })).status).toBe(422)
  const long = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(1_048_577) }] }],
  }
  expect((await (await anna.post('/api/toPdf', { document: long })).json()).code).toBe('pdf_too_large')
})

test('where the brand of a person wants it, files say to their readers what a model has to do with them', async () => {
  const admin = await served.person({ role: 'admin' })
  const anna = await some()
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const document = { type: 'doc', content: [paragraph('Ein Text.')] }
  const line = lineOfAi.changed.de
  const text = async (body: object) => (await made(anna, '/toTxt', { document, ...body })).toString()
  expect(await text({ ai: 'changed' })).toBe('Ein Text.\n')

  const { _id: brand } = await (await admin.post('/api/admin/brands', { name: 'Rad & Tat', marksAi: true })).json()
  await anna.put('/api/user/brand', { brand })
  expect(await text({ ai: 'changed' })).toBe(`Ein Text.\n\n${line}\n`)
  expect(await text({ ai: 'made', lang: 'en' })).toBe(`Ein Text.\n\n${lineOfAi.made.en}\n`)
  expect(await text({})).toBe('Ein Text.\n')
  const word = await made(anna, '/toDocx', { document, ai: 'changed' })
  expect(unzipped(word).get('word/document.xml')?.toString()).toContain(line)
  const again = await opened(anna, word)
  expect(await text({ document: again, ai: 'changed' })).toBe(`Ein Text.\n\n${line}\n`)
  for (const { path } of [formats.html, formats.doc])
    expect((await made(anna, path, { document, ai: 'changed' })).toString('latin1')).toContain('wurde mit KI')
})

test('Chinese, Japanese and Korean stand in a PDF where the machine has their font; else it is said which', async () => {
  const anna = await some()
  const words = '今天天气很好 日本語の段落 한국어 문단'
  const answer = await anna.post('/api/toPdf', { html: `<p>Guten Tag, <b>${words}</b></p>`, lang: 'de' })
  if (!eastAsianFonts().length) {
    expect((await answer.json()).message).toContain('fonts-noto-cjk')
    return
  }
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
    mergePages: true,
  })
  expect(text.normalize('NFKC')).toContain(words)
})

test('what is highlighted, a task and a tab are in a PDF, too', async () => {
  const anna = await some()
  const text = (text: string, type?: string) => ({ type: 'text', text, ...(type && { marks: [{ type }] }) })
  const item = (checked: boolean, ...content: object[]) => ({
    ...{ type: 'taskItem', attrs: { checked } },
    content: [{ type: 'paragraph', content }],
  })
  const tasks = { type: 'taskList', content: [item(true, text('Holz')), item(false, text('Öl', 'highlight'))] }
  const bytes = await made(anna, '/toPdf', { document: { type: 'doc', content: [tasks] } })
  const read = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  expect(read.text.replaceAll(/\s+/g, ' ').trim()).toBe('☑ Holz ☐ Öl')
})

test('a task has its box where other items have their point; points within it have theirs', async () => {
  const anna = await some()
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const points = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Latten')] }] }
  const task = { type: 'taskItem', attrs: { checked: true }, content: [paragraph('Holz'), points] }
  const document = { type: 'doc', content: [{ type: 'taskList', content: [task] }] }
  const pdf = await made(anna, '/toPdf', { document })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(text.replaceAll(/\s+/g, ' ').trim()).toMatch(/^☑ Holz [•–·] Latten$/)
  const parts = unzipped(Buffer.from(await made(anna, '/toDocx', { document })))
  const [boxes, dots] = [...String(parts.get('word/document.xml')).matchAll(/<w:numId w:val="(\d+)"/g)].map(
    one => one[1],
  )
  const signOf = (list = '') =>
    new RegExp(`abstractNumId="${list}".*?<w:lvlText w:val="([^"]*)"`, 's').exec(
      String(parts.get('word/numbering.xml')),
    )?.[1]
  expect([signOf(boxes), signOf(dots)]).toEqual(['', '•'])
  const rtf = String(Buffer.from(await made(anna, '/toDoc', { document })))
  expect(rtf.match(/\\listtext \\u8211/g)).toHaveLength(1)
})

test('lists in lists have signs of their own in Rich Text, as they have in Word files and PDFs', async () => {
  const list = (...content: object[]) => ({ type: 'bulletList', content: [{ type: 'listItem', content }] })
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const nested = list(paragraph('Holz'), list(paragraph('Buche'), list(paragraph('rot'))))
  const rtf = String(Buffer.from(await made(await some(), '/toDoc', { document: { type: 'doc', content: [nested] } })))
  const lines = rtf.matchAll(/\\ilvl(\d)\\li(\d+)[^{]*\{\\listtext \\u(\d+)/g)
  expect([...lines].map(([, level, indent, sign]) => [level, indent, String.fromCharCode(Number(sign))])).toEqual([
    ['0', '360', '•'],
    ['1', '720', '–'],
    ['2', '1080', '·'],
  ])
})

test('a list that follows another is set apart from it, as it is on the screen and in a PDF', async () => {
  const item = (...words: string[]) => ({
    type: 'listItem',
    content: words.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  })
  const numbered = { type: 'orderedList', content: [item('Rat'), item('Bau')] }
  const content = [{ type: 'bulletList', content: [item('Holz'), item('Kohle', 'aus Essen')] }, numbered]
  const anna = await some()
  const word = unzipped(Buffer.from(await made(anna, '/toDocx', { document: { type: 'doc', content } })))
  const lines = String(word.get('word/document.xml')).matchAll(/<w:p>.*?<\/w:p>/gs)
  const apart = [...lines].filter(([line]) => line.includes('contextualSpacing w:val="0"'))
  expect(apart.map(([line]) => line.replaceAll(/<[^>]*>/g, ''))).toEqual(['aus Essen'])
})

test('pictures of kinds that a file cannot hold are in it as others', async () => {
  const ground = sharp(png())
  const [webp, gif] = [
    inAddress(await ground.webp().toBuffer(), 'webp'),
    inAddress(await ground.gif().toBuffer(), 'gif'),
  ]
  const content = [webp, gif].map(src => ({ type: 'image', attrs: { src } }))
  const body = { document: { type: 'doc', content: [{ type: 'paragraph', content }] } }
  const anna = await some()
  const word = [...unzipped(await made(anna, '/toDocx', body)).keys()].filter(name => name.startsWith('word/media/'))
  expect(word).toEqual(['word/media/image1.jpg', 'word/media/image2.jpg'])
  expect((await made(anna, '/toDoc', body)).toString('latin1').match(/\\jpegblip/g)).toHaveLength(2)
  const drawn = (await made(anna, '/toPdf', body)).toString('latin1').match(/\/Subtype \/Image/g)
  expect(drawn?.length).toBeGreaterThan(1)
  expect((await made(anna, '/toHtml', body)).toString().match(/<img src="data:image\/(?:webp|jpeg)/g)).toHaveLength(2)
})

test('a picture that is drawn anew for a Word file still says that a model has painted it', async () => {
  const ground = sharp(png()).withXmp(xmpOf({ source: 'made', by: 'fake:noise' }))
  const content = [{ type: 'image', attrs: { src: inAddress(await ground.webp().toBuffer(), 'webp') } }]
  const body = { document: { type: 'doc', content: [{ type: 'paragraph', content }] } }
  const drawn = unzipped(await made(await some(), '/toDocx', body)).get('word/media/image1.jpg')
  expect(markIn((await sharp(drawn).metadata()).xmpAsString ?? '')).toEqual({ source: 'made', by: 'fake:noise' })
})

test('a picture leads in a PDF where it leads in the text', async () => {
  const marks = [{ type: 'link', attrs: { href: 'https://example.org/plan' } }]
  const content = [{ type: 'image', attrs: { src: inAddress(png()), alt: 'Plan' }, marks }]
  const document = { type: 'doc', content: [{ type: 'paragraph', content }] }
  const pdf = await getDocumentProxy(new Uint8Array(await made(await some(), '/toPdf', { document })))
  expect(await (await pdf.getPage(1)).getAnnotations()).toMatchObject([{ url: 'https://example.org/plan' }])
})
