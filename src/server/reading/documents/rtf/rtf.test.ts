import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'

const reads = (rtf: string) => readDocument(Buffer.from(rtf, 'latin1'), 'datei.doc')

test('Rich Text that calls itself .doc keeps headings, lists, tables and notes', async () => {
  const { text, title, language } = await reads(String.raw`{\rtf1\ansi\ansicpg1252\uc1
{\fonttbl{\f0\fcharset0 Arial;}}{\stylesheet{\s0 Normal;}{\s1\outlinelevel0 heading 1;}}
{\info{\title Der Bericht}{\author Niemand}}
{\header KOPF}
\pard\s1 \'dcberschrift\par
\pard Gr\u246\'f6\u223\'dfe und Stra\'dfe{\super 1}{\*\footnote\pard Die \u8222?Quelle\u8220?.}, auch \{Klammern\}.\par
{\listtext\tab 1.\tab}Erstens\par{\listtext\tab 2.\tab}Zweitens\par
\trowd\intbl Ort\cell Zahl\cell\row
\trowd\intbl K\'f6ln\cell 7\cell\row
\pard{\field{\*\fldinst HYPERLINK "https://example.org"}{\fldrslt Verweis}} \endash  und {\v verborgen}Schluss.\par
{\pict\pngblip 89504e470d0a}}`)
  expect(text).toBe(
    '# Überschrift\n\nGröße und Straße1[^1], auch {Klammern}.\n\n1. Erstens\n2. Zweitens\n\n' +
      '| Ort | Zahl |\n| --- | --- |\n| Köln | 7 |\n\nVerweis – und Schluss.\n\n[^1]: Die „Quelle“.',
  )
  expect({ title, language }).toEqual({ title: 'Der Bericht', language: 'de' })
})

test('no umlaut comes twice, however many letters stand in for one', async () => {
  expect((await reads(String.raw`{\rtf1\uc0 \u220bersicht}`)).text).toBe('Übersicht')
  expect((await reads(String.raw`{\rtf1\uc2 \u220\'55\'65bersicht}`)).text).toBe('Übersicht')
  expect((await reads(String.raw`{\rtf1 \u220 ?bersicht \u55357?\u56842?}`)).text).toBe('Übersicht 😊')
})

test('bytes are read in the encoding of their font', async () => {
  const fonts = String.raw`{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial Cyr;}{\f2\fcharset238 Arial CE;}{\f3\fcharset128 MS;}}`
  const text = String.raw`{\f1 \'cc\'ee\'f1\'ea\'e2\'e0} {\f2 \'a3\'f3d\'9f} {\f3 \'93\'fa\'96\'7b} {\f0 \'84Gr\'fc\'dfe\'93}`
  expect((await reads(`{\\rtf1\\ansi\\ansicpg1252${fonts}${text}\\par}`)).text).toBe('Москва Łódź 日本 „Grüße“')
})

test('a note of two paragraphs, and one that stood at the end, are told', async () => {
  const told = async (note: string) => {
    const { text, lost = [] } = await readDocument(
      Buffer.from(String.raw`{\rtf1\ansi\pard Satz{\super 1}${note}.\par}`),
      'a.rtf',
    )
    return [text.split('\n\n').at(-1), ...lost]
  }
  expect(await told(String.raw`{\footnote\pard Jahrbuch.}`)).toEqual(['[^1]: Jahrbuch.'])
  expect(await told(String.raw`{\footnote\pard Jahrbuch.\par\pard Chronik.}`)).toEqual([
    '[^1]: Jahrbuch. Chronik.',
    'notes',
  ])
  expect(await told(String.raw`{\footnote\ftnalt\pard Jahrbuch.}`)).toEqual(['[^1]: Jahrbuch.', 'endnotes'])
})

test('lists in lists are read by what old programs say of them, too: where their text begins', async () => {
  const item = (indent: number, words: string) =>
    String.raw`\pard{\pntext\f1\'B7\tab}{\*\pn\pnlvlblt\pnf1\pnindent0{\pntxtb\'B7}}\fi-200\li${indent} ${words}\par`
  const file = [item(200, 'Holz'), item(400, 'Buche'), item(405, 'Eiche'), item(200, 'Kohle'), item(600, 'Koks')]
  const { text } = await reads(String.raw`{\rtf1\ansi{\fonttbl{\f1\fcharset2 Symbol;}}${file.join('\n')}}`)
  expect(text).toBe('- Holz\n   - Buche\n   - Eiche\n- Kohle\n   - Koks')
})
