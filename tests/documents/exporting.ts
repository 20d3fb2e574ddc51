import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { beforeAll, expect } from 'vitest'
import type { Person } from '../serve.ts'
import { serving } from '../serving.ts'
import { unzipped } from '../unzipped.ts'

/** A server that makes files, somebody who has them made, and what of each kind of file can be read. */
export const exporting = () => {
  const served = serving({ model: false })
  // Who it is is there as soon as a test runs, as with the server.
  const anna = {} as Person
  beforeAll(async () => void Object.assign(anna, await served.person({ plan: 'free' })))

  const made = async (path: string, body: object, who = anna) => {
    const answer = await who.post(`/api/${path}`, body)
    if (answer.status !== 200) throw new Error(await answer.text())
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const refused = async (path: string, body: object, headers = {}) => {
    const answer = await anna.post(`/api/${path}`, body, headers)
    const { code, success, message } = await answer.json()
    expect(success).toBe(false)
    return { status: answer.status, code, message }
  }

  const pdfOf = async (body: object, who = anna) => {
    const { answer, bytes } = await made('toPdf', body, who)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text, totalPages } = await extractText(pdf, { mergePages: true })
    const { info } = await getMeta(pdf)
    return { answer, bytes, text: text.normalize('NFKC'), pages: totalPages, info }
  }
  const wordOf = async (body: object, who = anna) => {
    const { answer, bytes } = await made('toDocx', body, who)
    const parts = unzipped(bytes)
    const document = parts.get('word/document.xml')?.toString() ?? ''
    const text = [...document.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<\/w:p>/g)]
      .map(([, words]) => words ?? '\n')
      .join('')
    const links = parts.get('word/_rels/document.xml.rels')?.toString() ?? ''
    return { answer, parts, document, text, links, numbers: parts.get('word/numbering.xml')?.toString() ?? '' }
  }
  const textOf = async (body: object) => (await made('toTxt', body)).bytes.toString()
  const pageOf = async (body: object) => (await made('toHtml', body)).bytes.toString()
  const nameOf = (answer: Response) =>
    decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '')

  return { served, anna, made, refused, pdfOf, wordOf, textOf, pageOf, nameOf }
}
