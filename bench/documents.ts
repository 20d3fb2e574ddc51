import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { getDocumentProxy } from 'unpdf'
import WordExtractor from 'word-extractor'
import { openReader } from '#server/reading/reader.ts'
import { pdfWith, type Written } from '#tests/documents/pdf.ts'
import { digits, median, type Row } from './table.ts'

const pages = 40
const rounds = 25

const sentence =
  'Die Gemeinde hat im vergangenen Jahr mehr Wege gebaut, als je zuvor in ihrer Geschichte gezählt wurden, und das war gut. '

const pageOfPdf = (page: number): Written[] => [
  [`Kapitel ${page + 1}`, 60, 740, 18],
  ...Array.from({ length: 42 }, (_, line): Written => [sentence.slice(0, 85), 60, 700 - line * 15]),
  [`Seite ${page + 1}`, 290, 30, 9],
]

const pageOfWord = (page: number) => [
  new Paragraph({ text: `Kapitel ${page + 1}`, heading: HeadingLevel.HEADING_1, pageBreakBefore: true }),
  ...Array.from({ length: 7 }, () => new Paragraph(sentence.repeat(4))),
  new Table({
    rows: [0, 1, 2].map(
      row =>
        new TableRow({ children: [0, 1, 2].map(at => new TableCell({ children: [new Paragraph(`${row} ${at}`)] })) }),
    ),
  }),
]

/** The text of a PDF as the library gives it, page after page. */
const barePdf = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  let text = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    page.cleanup()
  }
  await pdf.loadingTask.destroy()
  return text
}

/** The text of a Word file as a library gives it that reads the new format, too. */
const bareWord = async (bytes: Uint8Array) => (await new WordExtractor().extract(Buffer.from(bytes))).getBody()

const timeOf = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** How long a document of 40 pages takes through our reader, whose process is warm, beside the bare library. */
export const readingDocuments = async (): Promise<Row[]> => {
  const reader = openReader(console.error)
  const pdf = pdfWith(Array.from({ length: pages }, (_, page) => pageOfPdf(page)))
  const word = await Packer.toBuffer(
    new Document({ sections: [{ children: Array.from({ length: pages }, (_, page) => pageOfWord(page)).flat() }] }),
  )
  const compare = async (
    name: string,
    bytes: Uint8Array,
    bare: (bytes: Uint8Array) => Promise<string>,
    most: number,
  ) => {
    const found: [number, number][] = []
    for (let round = 0; round < rounds + 5; round++)
      found.push([await timeOf(() => bare(bytes)), await timeOf(() => reader.document(bytes, name))])
    const [library, ours] = [0, 1].map(side => median(found.slice(5).map(pair => pair[side] ?? 0)))
    const ratio = (ours ?? 0) / (library || 1)
    return {
      what: `A ${name} of ${pages} pages as Markdown`,
      bare: `${digits(library ?? 0)} ms`,
      ours: `${digits(ours ?? 0)} ms`,
      result: `${digits(ratio)} times`,
      aim: `${most} times`,
      met: ratio <= most,
    }
  }
  const rows = [await compare('PDF', pdf, barePdf, 2), await compare('DOCX', word, bareWord, 2)]
  await reader.close()
  return rows
}
