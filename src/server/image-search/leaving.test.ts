import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { asPicture, creditLine } from '#shared/credit.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Document } from '#shared/document/schema.ts'
import { startImages } from '#tests/image-server.ts'
import type { Person } from '#tests/serve.ts'
import { running, serving } from '#tests/serving.ts'
import { unzipped } from '#tests/unzipped.ts'

/** An article with a picture of somebody else, as it leaves in each format. */
const images = running(startImages)
const served = serving(() => ({ environment: images.environment('openverse:') }))
let anna: Person
let body: { document: Document; title: string; lang: string }
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
  const { images: found } = await (await anna.post('/api/engins/search_image', { content: 'Bienen' })).json()
  const { response, file } = await (await anna.post('/api/images', { image: found[0]._id })).json()
  const picture = asPicture(response, 'Zwei *Beuten* [rot]', creditLine(file.credit, 'de'))
  const content = `# Bienen\n\n${picture}\n\nEin Jahr.\n\n## Der Schwarm\n\nIm Mai.`
  const { result } = await (await anna.ask('blog_post', { content })).json()
  body = { document: fromMarkdown(result.response.response), title: 'Bienen', lang: 'DE' }
})

const made = async (path: string) => Buffer.from(await (await anna.post(`/api/${path}`, body)).arrayBuffer())
const credit = /Foto: .*Ada \[Bee\] Lind.*Openverse.*CC BY-SA 2\.0/s

test('as a Word document: the picture with its alternative text, and whom to name', async () => {
  const parts = unzipped(await made('toDocx'))
  const document = parts.get('word/document.xml')?.toString() ?? ''
  expect([...parts.keys()].some(name => /^word\/media\/.*\.jpg$/.test(name))).toBe(true)
  expect(document).toContain('descr="Zwei *Beuten* [rot]"')
  expect(document.replaceAll(/<[^>]*>/g, '')).toMatch(credit)
})

test('as a PDF: with a picture in it, and whom to name', async () => {
  const bytes = await made('toPdf')
  expect(bytes.toString('latin1')).toMatch(/\/Subtype\s*\/Image/)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  expect(text).toMatch(credit)
})

test('as a page of its own, with the picture inside', async () => {
  const page = (await made('toHtml')).toString()
  expect(page).toMatch(/<img src="data:image\/jpeg;base64,[^"]{1000,}" alt="Zwei \*Beuten\* \[rot\]"/)
  expect(page).toContain('href="https://creativecommons.org/licenses/by-sa/2.0/"')
  expect(page.replaceAll(/<[^>]*>/g, '')).toMatch(credit)
})

test('as words: what it shows, and whom to name', async () => {
  expect((await made('toTxt')).toString()).toMatch(/Zwei \*Beuten\* \[rot\]\]\nFoto: Ada/)
})
