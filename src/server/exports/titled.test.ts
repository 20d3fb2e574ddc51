import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { serving } from '#tests/serving.ts'
import { unzipped } from '#tests/unzipped.ts'

const served = serving({ model: false })
const some = () => served.person({ plan: 'basic' })
type Person = Awaited<ReturnType<typeof some>>

const title = 'Die  Ziegelei'
const heading = (text: string, level = 1) => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text }] })
const words = { type: 'paragraph', content: [{ type: 'text', text: 'Ein Absatz.' }] }
const report = { type: 'doc', content: [heading(title), heading('Anlass'), words, heading('Kosten'), words] }
const made = async (who: Person, path: string, document: object = report) => {
  const answer = await who.post(`/api/${path}`, { document, title, lang: 'de' })
  return Buffer.from(await answer.arrayBuffer())
}
const stylesIn = (file: Buffer) =>
  [...String(unzipped(file).get('word/document.xml')).matchAll(/<w:pStyle w:val="([^"]+)"/g)].map(([, name]) => name)
const chaptersIn = async (file: Buffer) =>
  (await (await getDocumentProxy(new Uint8Array(file))).getOutline())?.map(one => one.title)

test('a title above chapters is Word’s own, no chapter of a PDF, and the one heading it was when it comes back', async () => {
  const anna = await some()
  const word = await made(anna, 'toDocx')
  expect(stylesIn(word)).toEqual(['Title', 'Heading1', 'Heading1'])
  expect(await chaptersIn(await made(anna, 'toPdf'))).toEqual(['Anlass', 'Kosten'])
  for (const [name, file] of [
    ['Ziegelei.docx', word],
    ['Ziegelei.doc', await made(anna, 'toDoc')],
  ] as const) {
    const opened = await (await anna.upload(new File([new Uint8Array(file)], name), '/api/document/file')).json()
    const { content } = await (await anna.get(`/api/document/${opened.document._id}`)).json()
    expect([name, content, opened.lost]).toEqual([name, report, []])
    expect(stylesIn(await made(anna, 'toDocx', content))).toEqual(['Title', 'Heading1', 'Heading1'])
  }
})

test('a heading stays one where it is not the title of the text, or no chapter has its level', async () => {
  const anna = await some()
  const [, ...chapters] = report.content
  for (const content of [chapters, [heading(title), heading('Anlass', 2), words], [words, ...report.content]])
    expect(stylesIn(await made(anna, 'toDocx', { type: 'doc', content }))).not.toContain('Title')
})

test('a heading that came as a chapter among chapters leaves as one, also where the file is called like it', async () => {
  const anna = await some()
  const chapters = (title: string) => [heading(title), words, heading('Kosten'), words]
  for (const path of ['toDocx', 'toDoc']) {
    const name = `Anlass.${path === 'toDocx' ? 'docx' : 'doc'}`
    const of = { document: { type: 'doc', content: chapters('Anlass') }, title: 'Ein anderer', lang: 'de' }
    const file = await (await anna.post(`/api/${path}`, of)).arrayBuffer()
    const opened = await (await anna.upload(new File([file], name), '/api/document/file')).json()
    const { content, titel_text } = await (await anna.get(`/api/document/${opened.document._id}`)).json()
    expect([titel_text, opened.lost]).toEqual(['Anlass', []])
    const again = await anna.post('/api/toDocx', { document: content, title: titel_text, lang: 'de' })
    expect([name, stylesIn(Buffer.from(await again.arrayBuffer()))]).toEqual([name, ['Heading1', 'Heading1']])
  }
})
