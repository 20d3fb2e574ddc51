import { expect, test } from 'vitest'
import { docxOf, paragraph } from '#tests/documents/docx.ts'
import { pdfWith } from '#tests/documents/pdf.ts'
import { oldVillages } from '#tests/documents/villages.ts'
import { readDocument } from './read-document.ts'

const textOf = async (bytes: Uint8Array, name = 'datei.txt') => (await readDocument(bytes, name)).text

const sentence = 'Die Größe der Straße „Übermut“ misst 5 €.'
const utf16 = Buffer.from(sentence, 'utf16le')

test('the old format of Word keeps umlauts, quotes, tables and notes', async () => {
  const { text, language } = await readDocument(oldVillages(), 'doerfer.doc')
  expect(text).toContain('sagte Bürgermeisterin Özlem Groß: „Wir wachsen“, ‚ja‘ – stetig. Siehe die Übersicht.')
  expect(text).toContain('| Ort | Einwohner | Fläche |\n| --- | --- | --- |\n| Müllheim | 4.711 | 12 km² |')
  expect(text).toContain('Quelle: Statistik Süd, „Jahrbuch“ 2025.')
  expect(text).not.toContain('KOPFZEILE')
  expect(language).toBe('de')
})

test('a line of it that is moved in by a tab is a line, and no code', async () => {
  const file = Buffer.from(oldVillages())
  Buffer.from('\tAndre', 'utf16le').copy(file, file.indexOf(Buffer.from('Zweite Anm', 'utf16le')))
  const { text } = await readDocument(file, 'doerfer.doc')
  expect(text).toMatch(/^Andre Anmerkung\.$/m)
})

test('a damaged one ends as damaged, and a protected one as protected', async () => {
  const whole = oldVillages()
  await expect(textOf(whole.subarray(0, 9000))).rejects.toMatchObject({ code: 'document_broken' })
  const at = whole.indexOf(Buffer.from([0xec, 0xa5]))
  const locked = Buffer.from(whole)
  locked.writeUInt16LE(locked.readUInt16LE(at + 10) | 0x100, at + 10)
  await expect(textOf(locked)).rejects.toMatchObject({ code: 'document_locked' })
  const fat = 512 + whole.readUInt32LE(76) * 512
  const loop = Buffer.from(whole)
  for (let entry = 1; entry < 128; entry++) loop.writeUInt32LE(entry - 1, fat + entry * 4)
  await expect(textOf(loop)).rejects.toMatchObject({ code: 'document_broken' })
  const sealed = Buffer.concat([whole.subarray(0, 512), Buffer.from('EncryptedPackage', 'utf16le')])
  await expect(textOf(sealed)).rejects.toMatchObject({ code: 'document_locked' })
  const [document, workbook] = [Buffer.from('WordDocument', 'utf16le'), Buffer.from('Workbook\0\0\0\0', 'utf16le')]
  const sheet = Buffer.from(whole)
  workbook.copy(sheet, sheet.indexOf(document))
  await expect(textOf(sheet)).rejects.toMatchObject({ code: 'file_type' })
})

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(sentence)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${sentence}`)],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['UTF-16, the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
  ['UTF-16 without its mark', utf16],
  [
    'windows-1252',
    Buffer.from(sentence.replaceAll('„', '\x84').replaceAll('“', '\x93').replaceAll('€', '\x80'), 'latin1'),
  ],
])('plain text in %s', async (_, bytes) => {
  expect(await textOf(bytes)).toBe(sentence)
})

test('Markdown stays as it is, without what nobody sees', async () => {
  const written = '# Titel\r\n\r\n\r\n\r\n- a\u200b  \r\n- b\u202egnp.exe\u202c\u0007\r\n\r\n| x | y |\r\n'
  expect(await textOf(Buffer.from(written), 'notiz.md')).toBe('# Titel\n\n- a\n- bgnp.exe\n\n| x | y |')
})

test('a page that calls itself .doc is read as a page', async () => {
  const html =
    '<html><head><title>Angebot</title></head><body><h1>Unser Angebot</h1><p>Zehn Äpfel kosten zwei Euro.</p></body></html>'
  expect(await textOf(Buffer.from(html), 'angebot.doc')).toContain('Zehn Äpfel kosten zwei Euro.')
})

test('the name of a file decides nothing', async () => {
  expect(await textOf(docxOf(paragraph('Ein Brief.')), '../../x\u202efdp.exe')).toBe('Ein Brief.')
  expect(await textOf(pdfWith([[['Gedruckt.', 50, 700]]]), 'bild.png')).toBe('Gedruckt.')
  expect(await textOf(Buffer.from('Nur ein Text.'), 'vertrag.pdf')).toBe('Nur ein Text.')
})

test('a title is taken when somebody has given one', async () => {
  const titled = (title: string, name = 'datei.pdf') => readDocument(pdfWith([[['Text', 50, 700]]], title), name)
  expect((await titled('Jahresbericht')).title).toBe('Jahresbericht')
  for (const invented of ['Microsoft Word - Brief.doc', 'Dokument1', 'Untitled', 'bericht_v3.docx', 'x'])
    expect((await titled(invented)).title).toBeUndefined()
  expect((await titled('Brief an Anna', 'Brief an Anna.pdf')).title).toBeUndefined()
})
