import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'

const cells = ['2011', '14 Wege', '12.500,00 €']
const row = () => new TableRow({ children: cells.map(cell => new TableCell({ children: [new Paragraph(cell)] })) })
const pageOf = (words: string, at: number) => [
  new Paragraph({ text: `Kapitel ${at + 1}`, heading: HeadingLevel.HEADING_1 }),
  ...Array.from({ length: 4 }, () => new Paragraph(words)),
  new Paragraph({ text: 'Eins', bullet: { level: 0 } }),
  new Table({ rows: Array.from({ length: 5 }, row) }),
]

/** So many pages as a Word file by a library that is told each paragraph, and has no HTML to read. */
export const barestWord = (pages: number, words: string) =>
  Packer.toBuffer(
    new Document({ sections: [{ children: Array.from({ length: pages }, (_, at) => pageOf(words, at)).flat() }] }),
  )
