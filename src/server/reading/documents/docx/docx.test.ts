import { expect, test } from 'vitest'
import { checkDocument } from '#shared/document/check.ts'
import { docxOf, head, paragraph, tail } from '#tests/documents/docx.ts'
import { villages } from '#tests/documents/villages.ts'
import { zipOf } from '#tests/documents/zip.ts'
import { openDocument, readDocument } from '../read-document.ts'

const reads = async (body: string) => (await readDocument(docxOf(body), 'datei.docx')).text

test('headings, lists, tables and notes survive; heads and feet are left out', async () => {
  expect(await readDocument(await villages(), 'doerfer.docx')).toEqual({
    title: 'Die Größe der Dörfer',
    language: 'de',
    lost: ['furniture'],
    words: 61,
    text: `# Die Größe der Dörfer

# Überblick

In Müllheim leben 4.711 Menschen[^1], sagte Bürgermeisterin Özlem Groß: „Wir wachsen“, ‚ja‘ – stetig. Siehe die Übersicht.

## Schritte

3. Erster Schritt
   - Unterpunkt
4. Zweiter Schritt
- Ein Punkt

| Ort | Einwohner | Fläche |
| --- | --- | --- |
| Müllheim | 4.711 | 12 km² |
| Köln | 1.087.353 | 405 km² |

Nach der Tabelle folgt ein Absatz mit Schluss.[^2]

[^1]: Quelle: Statistik Süd, „Jahrbuch“ 2025.
[^2]: Zweite Anmerkung.`,
  })
})

test('the text of a box stands there once, what was deleted or hidden does not', async () => {
  const box = '<w:txbxContent><w:p><w:r><w:t>Im Kasten</w:t></w:r></w:p></w:txbxContent>'
  const drawing = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`
  const text = await reads(
    `<w:p><w:r><w:t>Davor</w:t></w:r><w:r>${drawing}</w:r></w:p>` +
      `<w:p><w:del><w:r><w:delText>gestrichen</w:delText></w:r></w:del><w:ins><w:r><w:t>eingefügt</w:t></w:r></w:ins></w:p>` +
      `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>verborgen</w:t></w:r><w:r><w:t> sichtbar</w:t></w:r></w:p>` +
      `<w:p><w:r><w:instrText>PAGEREF _x \\h</w:instrText></w:r><w:r><w:t>Schluss &amp; Ende &#228;</w:t></w:r></w:p>`,
  )
  expect(text).toBe('Im Kasten\n\nDavor\n\neingefügt\n\nsichtbar\n\nSchluss & Ende ä')
})

test('a cell over several columns keeps the others in their place, and a bar in a cell parts nothing', async () => {
  const cell = (text: string, set = '') => `<w:tc><w:tcPr>${set}</w:tcPr>${paragraph(text)}</w:tc>`
  const text = await reads(
    `<w:tbl><w:tr>${cell('Jahr')}${cell('Umsatz', '<w:gridSpan w:val="2"/>')}</w:tr>` +
      `<w:tr>${cell('2025')}${cell('a|b')}${cell('5')}</w:tr>` +
      `<w:tr>${cell('', '<w:vMerge/>')}${cell('c')}${cell('6')}</w:tr></w:tbl>`,
  )
  expect(text).toBe('| Jahr | Umsatz |  |\n| --- | --- | --- |\n| 2025 | a\\|b | 5 |\n|  | c | 6 |')
})

test('a cell that claims less than nothing, or more than everything, leaves the others in their place', async () => {
  const cell = (text: string, span: number) =>
    `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${paragraph(text)}</w:tc>`
  const bytes = docxOf(`<w:tbl><w:tr>${cell('a', -5)}${cell('b', 0)}</w:tr><w:tr>${cell('c', 9999)}</w:tr></w:tbl>`)
  const { document } = await openDocument(bytes, 'a.docx')
  expect(checkDocument(document)).toEqual({ document })
})

test('a table of one column is paragraphs', async () => {
  const text = await reads(
    `<w:tbl><w:tr><w:tc>${paragraph('Oben')}</w:tc></w:tr><w:tr><w:tc>${paragraph('Unten')}</w:tc></w:tr></w:tbl>`,
  )
  expect(text).toBe('Oben\n\nUnten')
})

test('what is longer than we keep ends with a whole word, and says so', async () => {
  const { text, cut } = await readDocument(
    docxOf(Array.from({ length: 30_000 }, (_, at) => paragraph(`Donau ${at} Weser Elbe.`)).join('')),
    'lang.docx',
  )
  expect(cut).toBe(true)
  expect(text.length).toBeLessThanOrEqual(400_000)
  expect(text).toMatch(/Elbe\.$/)
})

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
/** A Word file with one note of a kind, which says these paragraphs. */
const noted = (kind: 'footnote' | 'endnote', inside: string) => {
  const xml = `<w:${kind}s xmlns:w="w"><w:${kind} w:id="2">${inside}</w:${kind}></w:${kind}s>`
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    `<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>` +
    `<Override PartName="/word/${kind}s.xml" ContentType="${word}.${kind}s+xml"/></Types>`
  const call = `<w:p><w:r><w:t>Satz</w:t></w:r><w:r><w:${kind}Reference w:id="2"/></w:r></w:p>`
  return zipOf([
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document.xml', content: head + call + tail },
    { name: `word/${kind}s.xml`, content: xml },
  ])
}
const lines = '<w:p><w:r><w:t>Oben</w:t><w:br/><w:t>unten</w:t></w:r></w:p>'
const table = `<w:tbl><w:tr><w:tc>${paragraph('Preis')}</w:tc><w:tc>${paragraph('12 €')}</w:tc></w:tr></w:tbl><w:p/>`

test.each([
  ['a footnote of one paragraph', 'footnote', `${paragraph(' Jahrbuch 2025.')}<w:p/>`, 'Jahrbuch 2025.', []],
  ['one of two', 'footnote', paragraph('Jahrbuch.') + paragraph('Und Chronik.'), 'Jahrbuch. Und Chronik.', ['notes']],
  ['one of two lines', 'footnote', lines, 'Oben unten', ['notes']],
  ['one with a table', 'footnote', paragraph('Nach') + table, 'Nach Preis 12 €', ['notes']],
  ['an endnote', 'endnote', paragraph('Zweite Anmerkung.'), 'Zweite Anmerkung.', ['endnotes']],
] as const)('notes keep their words and say what else they had: %s', async (_, kind, inside, said, lost) => {
  const read = await readDocument(noted(kind, inside), 'Bericht.docx')
  expect({ text: read.text, lost: read.lost ?? [] }).toEqual({ text: `Satz[^1]\n\n[^1]: ${said}`, lost })
})
