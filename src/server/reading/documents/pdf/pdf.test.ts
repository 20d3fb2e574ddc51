import { expect, test } from 'vitest'
import { pdfWith, type Written } from '#tests/documents/pdf.ts'
import { readDocument } from '../read-document.ts'

const reads = async (pages: readonly (readonly Written[])[], title?: string) =>
  readDocument(pdfWith(pages, title), 'datei.pdf')

/** Lines one below the other, as they are set in a column. */
const lines = (x: number, y: number, texts: readonly string[], leading = 14): Written[] =>
  texts.map((text, at) => [text, x, y - at * leading])

const left = [
  'Im frühen Morgen öffnet die Bäckerei ihre',
  'Türen, und die ersten Gäste kommen mit dem',
  'Fahrrad über die Brücke, um warme Bröt-',
  'chen zu holen, die nach Roggen duften und',
  'lange halten, was sie versprechen. Hin-',
]
const right = [
  'und Rückweg dauern eine Stunde. Später am',
  'Vormittag füllt sich der Platz mit Händlern,',
  'die Gemüse anbieten, Käse aus dem Nord-',
  'Westen und Blumen, während die Kinder',
  'zwischen den Ständen spielen und lachen.',
]

test('lines become paragraphs again, and words that were broken off are whole', async () => {
  const { text, pages, language, title } = await reads([lines(50, 700, [...left, ...right])], 'Ein Vormittag')
  expect(text).toBe(
    'Im frühen Morgen öffnet die Bäckerei ihre Türen, und die ersten Gäste kommen mit dem Fahrrad über die Brücke, um ' +
      'warme Brötchen zu holen, die nach Roggen duften und lange halten, was sie versprechen. Hin- und Rückweg dauern ' +
      'eine Stunde. Später am Vormittag füllt sich der Platz mit Händlern, die Gemüse anbieten, Käse aus dem ' +
      'Nord-Westen und Blumen, während die Kinder zwischen den Ständen spielen und lachen.',
  )
  expect({ pages, language, title }).toEqual({ pages: 1, language: 'de', title: 'Ein Vormittag' })
})

test('a dash or a date at the beginning of a line does not end its sentence', async () => {
  const { text } = await reads([
    lines(50, 700, [
      'Die Eröffnung feiern wir gemeinsam am',
      '12. Mai im Garten hinter dem Haus, und',
      '– wenn das Wetter es will – bis spät.',
    ]),
  ])
  expect(text).toMatch(
    /^Die Eröffnung feiern wir gemeinsam am 12\. Mai im .* und – wenn das Wetter es will – bis spät\.$/,
  )
})

test('columns are read one after the other, even if their lines were written crosswise and do not align', async () => {
  const columns = left.flatMap((_, at): Written[] => [
    [left[at] ?? '', 50, 650 - at * 14],
    [right[at] ?? '', 320, 645 - at * 14],
  ])
  const { text } = await reads([
    [
      ['Eine Überschrift über beide Spalten, größer als der Rest', 50, 720, 18],
      ...columns,
      ['Ein Schluss, der über die ganze Breite der Seite läuft und deshalb in keiner der Spalten steht.', 50, 540],
    ],
  ])
  const [heading, body, end] = text.split('\n\n')
  expect(heading).toBe('# Eine Überschrift über beide Spalten, größer als der Rest')
  expect(body).toMatch(/^Im frühen Morgen .* versprechen\. Hin- und Rückweg .* lachen\.$/)
  expect(end).toMatch(/^Ein Schluss, der/)
})

test('three columns are three, and none of them a table', async () => {
  const column = (at: number) =>
    lines(40 + at * 185, 700, [`${at} ${left[0]}`.slice(0, 28), ...left.slice(1).map(text => text.slice(0, 30))])
  const { text } = await reads([[0, 1, 2].flatMap(column).toSorted(([, , one], [, , other]) => other - one)])
  expect(text).not.toContain('|')
  expect(text.match(/\b[012] Im frühen/g)).toEqual(['0 Im frühen', '1 Im frühen', '2 Im frühen'])
  expect(text.indexOf('halten')).toBeLessThan(text.indexOf('1 Im frühen'))
})

test('further lines of a cell stay in their cell', async () => {
  const { text } = await reads([
    [
      ...([
        ['Leistung', 50, 700],
        ['Beschreibung', 180, 700],
        ['Preis', 480, 700],
      ] as const),
      ...([
        ['Beratung', 50, 676],
        ['Ein Gespräch über alles, was sich', 180, 676],
        ['120 €', 480, 676],
      ] as const),
      ...([['im Laufe der Planung stellt', 180, 662]] as const),
      ...([
        ['Entwurf', 50, 638],
        ['Zeichnungen in drei Fassungen', 180, 638],
        ['2.400 €', 480, 638],
      ] as const),
      ...([
        ['mit Modell', 50, 624],
        ['und Gutachten', 180, 624],
      ] as const),
    ],
  ])
  expect(text.split('\n').slice(2)).toEqual([
    '| Beratung | Ein Gespräch über alles, was sich im Laufe der Planung stellt | 120 € |',
    '| Entwurf mit Modell | Zeichnungen in drei Fassungen und Gutachten | 2.400 € |',
  ])
})

test('headings follow the size of their letters, and paragraphs the space between lines', async () => {
  const { text } = await reads([
    [
      ['Jahresbericht', 50, 740, 24],
      ['Überblick', 50, 700, 16],
      ['Das Jahr war gut, und das nächste wird besser.', 50, 670],
      ['Niemand hat etwas dagegen.', 50, 656],
      ['Ein neuer Absatz nach einem Abstand.', 50, 620],
      ['Ausblick', 50, 580, 16],
      ['Mehr davon.', 50, 550],
    ],
  ])
  expect(text).toBe(
    '# Jahresbericht\n\n## Überblick\n\nDas Jahr war gut, und das nächste wird besser. Niemand hat etwas dagegen.\n\n' +
      'Ein neuer Absatz nach einem Abstand.\n\n## Ausblick\n\nMehr davon.',
  )
})

test('a table stays a table, and a list a list', async () => {
  const row = (y: number, ...cells: string[]) => cells.map((text, at): Written => [text, 50 + at * 150, y])
  const { text } = await reads([
    [
      ['Die Preise dieses Jahres stehen in der folgenden Übersicht:', 50, 720],
      ...row(690, 'Ware', 'Preis', 'Menge'),
      ...row(672, 'Äpfel', '2,50 €', '1 kg'),
      ...row(654, 'Bergkäse', '14,90 €', '500 g'),
      ['•', 50, 620],
      ['Erster Punkt', 70, 620],
      ['•', 50, 606],
      ['Zweiter Punkt', 70, 606],
      ['1.', 50, 580],
      ['Nummer eins', 70, 580],
    ],
  ])
  expect(text).toBe(
    'Die Preise dieses Jahres stehen in der folgenden Übersicht:\n\n| Ware | Preis | Menge |\n| --- | --- | --- |\n' +
      '| Äpfel | 2,50 € | 1 kg |\n| Bergkäse | 14,90 € | 500 g |\n\n- Erster Punkt\n- Zweiter Punkt\n1. Nummer eins',
  )
})

test('a small raised number is a note, and the power of a unit is not', async () => {
  const { text } = await reads([
    [
      ['Die Gemeinde wächst', 50, 700],
      ['1', 151, 704, 6],
      ['jedes Jahr um eine Fläche von 12 km', 170, 700],
      ['2', 354, 704, 6],
      ['1', 50, 603, 6],
      ['Statistik Süd, 2025.', 54, 600, 9],
    ],
  ])
  expect(text).toContain('Die Gemeinde wächst[^1] jedes Jahr')
  expect(text).toMatch(/12 km ?2/)
  expect(text).toContain('[^1]: Statistik Süd, 2025.')
})

test('running heads, page numbers and lines of a table of contents are dropped, and a sentence goes on over the page', async () => {
  const page = (number: number, written: Written[]): Written[] => [
    ['Jahresbericht 2025 – Gemeinde Müllheim', 50, 770, 9],
    ...written,
    [`Seite ${number} von 3`, 270, 30, 9],
  ]
  const { text, pages } = await reads([
    page(1, [
      ['1 Einleitung . . . . . . . . . . . . 3', 50, 740],
      ['Dieser Satz beginnt auf der ersten Seite und geht auf der', 50, 700],
    ]),
    page(2, [['zweiten weiter, bis er endet.', 50, 700]]),
    page(3, [['Im Jahr 2025 war Schluss.', 50, 700]]),
  ])
  expect(text).toBe(
    'Dieser Satz beginnt auf der ersten Seite und geht auf der zweiten weiter, bis er endet.\n\nIm Jahr 2025 war Schluss.',
  )
  expect(pages).toBe(3)
})

test('at most 400 pages are read, and it is said that there are more', async () => {
  const pages = Array.from({ length: 410 }, (_, at): Written[] => [[`Auf dieser Seite steht Wort${at}.`, 50, 400]])
  const read = await reads(pages)
  expect(read).toMatchObject({ pages: 410, cut: true })
  expect(read.text).toContain('Wort399.')
  expect(read.text).not.toContain('Wort400.')
})
