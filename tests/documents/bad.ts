import { randomBytes } from 'node:crypto'
import type { ProblemCode } from '#shared/problems.ts'
import { docxOf, docxWith, head, paragraph, tail } from './docx.ts'
import { foldedTimes, streamOf } from './folded.ts'
import { catalogue, font, onePage, pageWith, pdfOf, pdfWith, stream } from './pdf.ts'
import { zipOf } from './zip.ts'

/** How a bad document may end: with its problems, or with a text. */
export type Bad = { name: string; bytes: () => Uint8Array; ends: readonly (ProblemCode | 'text')[] }

const megabyte = 1 << 20
const nonsense = (length: number) => randomBytes(length)
const written = docxOf(paragraph('Größe und Maß.').repeat(200))
const printed = pdfWith([[['Größe und Maß.', 50, 700]]])

const bomb = (megabytes: number, unfolded = megabytes * megabyte) =>
  docxWith({ name: 'word/document.xml', folded: foldedTimes(Buffer.alloc(megabyte, 97), megabytes), unfolded })

const entity = (depth: number) =>
  `<!DOCTYPE l [<!ENTITY a0 "aaaaaaaaaa">${Array.from({ length: depth }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>`

const declared = (declaration: string, text: string) =>
  docxWith({
    name: 'word/document.xml',
    content: head.replace('?>', `?>${declaration}`) + paragraph(text) + tail,
  })

const nested = (depth: number, inside: string) =>
  docxOf('<w:tbl><w:tr><w:tc>'.repeat(depth) + inside + '</w:tc></w:tr></w:tbl>'.repeat(depth))

/** So many times, each time with its number, so that it cannot be folded away. */
const numbered = (times: number, unit: (number: number) => string) =>
  Array.from({ length: times }, (_, at) => unit(at)).join('')

const words: readonly Bad[] = [
  { name: 'bomb of 300 MB.docx', bytes: () => bomb(300), ends: ['document_too_large'] },
  { name: 'bomb of 3 GB.docx', bytes: () => bomb(3000), ends: ['document_too_large'] },
  { name: 'bomb that says it is small.docx', bytes: () => bomb(300, 20_000), ends: ['document_broken'] },
  {
    name: 'a million paragraphs.docx',
    bytes: () =>
      docxWith({
        name: 'word/document.xml',
        folded: foldedTimes(paragraph('abc def').repeat(1000), 1000),
        unfolded: paragraph('abc def').length * 1_000_000,
      }),
    ends: ['document_too_large', 'text'],
  },
  {
    name: 'forty megabytes of different words.docx',
    bytes: () =>
      docxWith({
        name: 'word/document.xml',
        folded: foldedTimes(paragraph(nonsense(2500).toString('hex').repeat(8)), 900),
        unfolded: paragraph('').length * 900 + 40_000 * 900,
      }),
    ends: ['text', 'document_too_large'],
  },
  { name: 'billion laughs.docx', bytes: () => declared(entity(9), 'x &a9; y'), ends: ['text'] },
  {
    name: 'a file of the machine.docx',
    bytes: () => declared('<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]>', 'A&x;B'),
    ends: ['text'],
  },
  { name: '20,000 tables in tables.docx', bytes: () => nested(20_000, '<w:p/>'), ends: ['document_empty'] },
  {
    name: '20,000 tables in tables around a long text.docx',
    bytes: () => nested(20_000, paragraph('Wort '.repeat(20_000))),
    ends: ['text'],
  },
  {
    name: '100,000 text boxes in text boxes.docx',
    bytes: () => docxOf(numbered(100_000, at => `<w:p w:id="${at}"><w:r><w:txbxContent>`) + paragraph('innen')),
    ends: ['text', 'document_empty'],
  },
  { name: 'open quotes.docx', bytes: () => docxOf(numbered(500_000, at => `<w:p a${at}="`)), ends: ['document_empty'] },
  { name: 'open comments.docx', bytes: () => docxOf(numbered(500_000, at => `<!-- ${at}`)), ends: ['document_empty'] },
  {
    name: '100,000 notes.docx',
    bytes: () =>
      docxOf(numbered(100_000, at => `<w:p><w:r><w:footnoteReference w:id="${at}"/><w:t>${at}</w:t></w:r></w:p>`)),
    ends: ['text'],
  },
  { name: 'cut off.docx', bytes: () => written.subarray(0, 600), ends: ['document_broken'] },
  {
    name: 'only its head.docx',
    bytes: () => Buffer.concat([Buffer.from('PK\x03\x04'), nonsense(20_000)]),
    ends: ['document_broken'],
  },
  { name: 'random.docx', bytes: () => Buffer.concat([Buffer.from([0, 1, 2]), nonsense(20_000)]), ends: ['file_type'] },
  { name: 'empty.docx', bytes: () => Buffer.alloc(0), ends: ['document_empty'] },
  { name: 'an archive.zip', bytes: () => zipOf([{ name: 'a.txt', content: 'x' }]), ends: ['file_type'] },
  {
    name: 'a table of numbers.xlsx',
    bytes: () =>
      docxWith(
        { name: 'xl/workbook.xml', content: '<x/>' },
        [],
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      ),
    ends: ['file_type'],
  },
  { name: 'without a body.docx', bytes: () => docxWith({ name: 'x', content: '' }), ends: ['document_broken'] },
  {
    name: 'encrypted entry.docx',
    bytes: () => docxWith({ name: 'word/document.xml', content: 'x', flags: 1 }),
    ends: ['document_locked'],
  },
  {
    name: 'a path that leaves.docx',
    bytes: () => docxOf(paragraph('x'), [{ name: '../../../etc/cron.d/evil', content: 'x' }]),
    ends: ['document_broken'],
  },
  {
    name: 'the same name twice.docx',
    bytes: () => docxOf(paragraph('x'), [{ name: 'WORD/document.xml', content: 'x' }]),
    ends: ['document_broken'],
  },
  {
    name: '3,000 files.docx',
    bytes: () =>
      docxOf(
        paragraph('x'),
        Array.from({ length: 3000 }, (_, at) => ({ name: `a${at}`, content: '' })),
      ),
    ends: ['document_too_large'],
  },
  {
    name: 'many files in one place.docx',
    bytes: () =>
      docxOf(
        paragraph('x'),
        Array.from({ length: 1000 }, (_, at) => ({ name: `a${at}`, at: 0, unfolded: megabyte })),
      ),
    ends: ['document_too_large'],
  },
]

const many = '(abcdefghij) Tj '

/** Forms that draw themselves: each the next one, ten times. */
const forms = (depth: number) =>
  Array.from({ length: depth }, (_, at) =>
    stream(
      at + 1 < depth ? '/X Do '.repeat(10) : 'BT /F1 12 Tf (hello) Tj ET',
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 5 0 R>>/XObject<</X ${7 + at} 0 R>>>>`,
    ),
  )

const pageWithForm =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</XObject<</X 6 0 R>>>>/Contents 4 0 R>>'
const drawing = (depth: number) =>
  pdfOf([catalogue, '<</Type/Pages/Kids[3 0 R]/Count 1>>', pageWithForm, stream('/X Do'), font, ...forms(depth)])

const tree = (pages: string) =>
  pdfOf([catalogue, pages, pageWith('4 0 R'), stream('BT /F1 12 Tf 50 700 Td (hello) Tj ET'), font])

const locked = `/Encrypt 6 0 R/ID[<${'a1'.repeat(16)}><${'a1'.repeat(16)}>]`
const lock = `<</Filter/Standard/V 1/R 2/P -44/O<${'1b'.repeat(32)}>/U<${'2c'.repeat(32)}>>>`

const pdfs: readonly Bad[] = [
  {
    name: 'bomb of 400 MB.pdf',
    bytes: () =>
      onePage(stream(streamOf(['BT /F1 12 Tf (a) Tj ', 1], [' '.repeat(megabyte), 400]), '/Filter/FlateDecode')),
    ends: ['document_too_large'],
  },
  {
    name: 'bomb folded twice.pdf',
    bytes: () =>
      onePage(stream(streamOf([streamOf([' '.repeat(megabyte), 2000]), 1]), '/Filter[/FlateDecode/FlateDecode]')),
    ends: ['document_too_large'],
  },
  {
    name: 'bomb that looks like a picture.pdf',
    bytes: () => onePage(stream(streamOf([many.repeat(60_000), 700]), '/Subtype/Image/Filter/FlateDecode')),
    ends: ['document_too_large', 'document_broken', 'text'],
  },
  {
    name: 'bomb behind letters.pdf',
    bytes: () =>
      onePage(
        stream(`${streamOf([many.repeat(60_000), 700]).toString('hex')}>`, '/Filter[/ASCIIHexDecode/FlateDecode]'),
      ),
    ends: ['document_too_large', 'document_broken', 'text'],
  },
  {
    name: 'six million operators.pdf',
    bytes: () => onePage(stream(streamOf(['BT /F1 12 Tf ', 1], [many.repeat(60_000), 100]), '/Filter/FlateDecode')),
    ends: ['document_too_large'],
  },
  {
    name: 'three million operators.pdf',
    bytes: () => onePage(stream(streamOf(['BT /F1 12 Tf ', 1], [many.repeat(60_000), 50]), '/Filter/FlateDecode')),
    ends: ['text', 'document_too_large'],
  },
  {
    name: 'one page 50,000 times.pdf',
    bytes: () => tree(`<</Type/Pages/Kids[${'3 0 R '.repeat(50_000)}]/Count 50000>>`),
    // On a busy machine it takes longer than a document may.
    ends: ['text', 'document_too_large'],
  },
  {
    name: 'a loop of pages.pdf',
    bytes: () => tree('<</Type/Pages/Kids[2 0 R]/Count 1>>'),
    ends: ['document_broken', 'document_empty'],
  },
  {
    name: 'two billion pages.pdf',
    bytes: () => tree('<</Type/Pages/Kids[3 0 R]/Count 2000000000>>'),
    ends: ['document_broken', 'document_empty', 'text'],
  },
  { name: 'forms in forms.pdf', bytes: () => drawing(30), ends: ['document_too_large', 'text', 'document_empty'] },
  {
    name: 'a form that draws itself.pdf',
    bytes: () =>
      pdfOf([
        catalogue,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        pageWithForm,
        stream('/X Do'),
        font,
        stream('/X Do '.repeat(100), '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>'),
      ]),
    ends: ['document_empty', 'document_broken', 'document_too_large'],
  },
  {
    name: 'a million brackets.pdf',
    bytes: () => pdfOf([`<</Type/Catalog/Pages ${'['.repeat(1_000_000)}`]),
    ends: ['document_broken', 'document_empty'],
  },
  {
    name: 'a content of brackets.pdf',
    bytes: () => onePage(stream(`BT /F1 12 Tf (da) Tj ${'['.repeat(2_000_000)}`)),
    ends: ['document_broken', 'document_empty', 'text'],
  },
  { name: 'password.pdf', bytes: () => onePage(stream('BT ET'), [lock], locked), ends: ['document_locked'] },
  {
    name: 'a scan.pdf',
    bytes: () =>
      pdfOf([
        catalogue,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        pageWithForm,
        stream('600 0 0 800 0 0 cm /X Do'),
        font,
        stream(
          Buffer.alloc(64),
          '/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8',
        ),
      ]),
    ends: ['document_empty'],
  },
  { name: 'cut off.pdf', bytes: () => printed.subarray(0, 200), ends: ['document_broken', 'document_empty'] },
  {
    name: 'random.pdf',
    bytes: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), nonsense(20_000)]),
    ends: ['document_broken', 'document_empty'],
  },
  { name: 'only its head.pdf', bytes: () => Buffer.from('%PDF-1.7\n'), ends: ['document_broken', 'document_empty'] },
]

const others: readonly Bad[] = [
  { name: 'a million groups.rtf', bytes: () => Buffer.from(`{\\rtf1 ${'{'.repeat(1_000_000)}tief`), ends: ['text'] },
  { name: 'endless bytes.rtf', bytes: () => Buffer.from('{\\rtf1 vor\\bin9999999999 nach}'), ends: ['text'] },
  {
    name: 'five megabytes of bytes.rtf',
    bytes: () => Buffer.from(`{\\rtf1 ${"\\'e4".repeat(1_200_000)}}`),
    ends: ['text'],
  },
  {
    name: 'without a text.rtf',
    bytes: () => Buffer.from('{\\rtf1{\\fonttbl{\\f0 Arial;}}}'),
    ends: ['document_empty'],
  },
  {
    name: '100,000 elements in elements.doc',
    bytes: () => Buffer.from(`<html><body>${'<div>'.repeat(100_000)}tief`),
    ends: ['text', 'document_broken', 'document_empty', 'document_too_large'],
  },
  {
    name: 'a program.doc',
    bytes: () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), nonsense(5000)]),
    ends: ['file_type'],
  },
  {
    name: 'a program.txt',
    bytes: () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0'), nonsense(5000)]),
    ends: ['file_type'],
  },
  {
    name: 'a picture.pdf',
    bytes: () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), nonsense(5000)]),
    ends: ['file_type'],
  },
  {
    name: 'a picture that is a PDF, too.pdf',
    bytes: () => Buffer.concat([Buffer.from('GIF89a\0\0'), printed]),
    ends: ['file_type'],
  },
  {
    name: 'a drawing.txt',
    bytes: () => Buffer.from('<svg onload="alert(1)"><text>x</text></svg>'),
    ends: ['file_type'],
  },
  { name: 'random.txt', bytes: () => nonsense(5000), ends: ['file_type'] },
  {
    name: 'controls.txt',
    bytes: () => Buffer.from('\x01\x02\x03\x04 kein Text \x05\x06'.repeat(50)),
    ends: ['file_type'],
  },
  {
    name: 'long gaps in its lines.txt',
    bytes: () => Buffer.from(`links${' '.repeat(50_000)}rechts\n`.repeat(90)),
    ends: ['text'],
  },
  {
    name: 'a text after a hundred comments.txt',
    bytes: () => Buffer.from(`${'<!---->'.repeat(100)} Das ist ein Text.`),
    ends: ['text'],
  },
  { name: 'only spaces.txt', bytes: () => Buffer.from(' \n\t \n'), ends: ['document_empty'] },
]

/** What people who mean ill, or have bad luck, bring. */
export const badDocuments: readonly Bad[] = [...words, ...pdfs, ...others]
