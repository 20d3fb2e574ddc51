import { readFileSync } from 'node:fs'
import {
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

const paragraph = (text: string, set: object = {}) => new Paragraph({ ...set, children: [new TextRun(text)] })

const cell = (text: string) =>
  new TableCell({ children: [paragraph(text)], width: { size: 3000, type: WidthType.DXA } })

const rows = [
  ['Ort', 'Einwohner', 'Fläche'],
  ['Müllheim', '4.711', '12 km²'],
  ['Köln', '1.087.353', '405 km²'],
]

const marks = [
  { level: 0, format: LevelFormat.DECIMAL, text: '%1.', start: 3 },
  { level: 1, format: LevelFormat.BULLET, text: '•' },
]

const sentence = [
  new TextRun('In Müllheim leben 4.711 Menschen'),
  new FootnoteReferenceRun(1),
  new TextRun(', sagte Bürgermeisterin Özlem Groß: „Wir wachsen“, ‚ja‘ – stetig. Siehe '),
  new ExternalHyperlink({ link: 'https://example.org', children: [new TextRun('die Übersicht')] }),
  new TextRun('.'),
]

/** A document of Word with everything that must survive: headings, lists, a table, notes, a head and a foot. */
export const villages = () =>
  Packer.toBuffer(
    new Document({
      title: 'Die Größe der Dörfer',
      numbering: { config: [{ reference: 'steps', levels: marks }] },
      footnotes: {
        1: { children: [paragraph('Quelle: Statistik Süd, „Jahrbuch“ 2025.')] },
        2: { children: [paragraph('Zweite Anmerkung.')] },
      },
      sections: [
        {
          headers: { default: new Header({ children: [paragraph('KOPFZEILE überall')] }) },
          footers: {
            default: new Footer({
              children: [new Paragraph({ children: [new TextRun({ children: ['Seite ', PageNumber.CURRENT] })] })],
            }),
          },
          children: [
            paragraph('Die Größe der Dörfer', { heading: HeadingLevel.TITLE }),
            paragraph('Überblick', { heading: HeadingLevel.HEADING_1 }),
            new Paragraph({ children: sentence }),
            paragraph('Schritte', { heading: HeadingLevel.HEADING_2 }),
            paragraph('Erster Schritt', { numbering: { reference: 'steps', level: 0 } }),
            paragraph('Unterpunkt', { numbering: { reference: 'steps', level: 1 } }),
            paragraph('Zweiter Schritt', { numbering: { reference: 'steps', level: 0 } }),
            paragraph('Ein Punkt', { bullet: { level: 0 } }),
            new Table({
              width: { size: 9000, type: WidthType.DXA },
              columnWidths: [3000, 3000, 3000],
              rows: rows.map(row => new TableRow({ children: row.map(cell) })),
            }),
            new Paragraph({
              children: [new TextRun('Nach der Tabelle folgt ein Absatz mit Schluss.'), new FootnoteReferenceRun(2)],
            }),
          ],
        },
      ],
    }),
  )

/** The same document in the old format of Word: LibreOffice 7.4 has made it of the one above, which is checked in. */
export const oldVillages = () => readFileSync(new URL('villages.doc', import.meta.url))
