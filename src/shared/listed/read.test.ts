import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { list } from '../answers.ts'
import { readAnswer, readSoFar } from '../read-answer.ts'
import type { Listed } from './layout.ts'
import { asListed } from './write.ts'

const lines = (howMany?: number) => list({ each: 'line', howMany }) as Listed
const texts = (howMany?: number) => list({ howMany }) as Listed
const paragraphs = list({ each: 'paragraph' }) as Listed

const three = ['Rad kaputt?', 'Heute heil', 'Wir holen es ab']
const numbered = '1. Rad kaputt?\n2. Heute heil\n3. Wir holen es ab'
const one = 'Der Laden ist zu.\n\n- Montag\n- Dienstag\n\nDanke!'
const two = 'Wir zählen.\n\n1. Regale\n2. Keller\n\nBis bald!'
const both = [one, two]

type Case = readonly [name: string, shape: Listed, written: string, answer: unknown]

const ofLines: readonly Case[] = [
  ['as it was asked for', lines(3), numbered, three],
  ['numbers with a parenthesis', lines(3), numbered.replaceAll('. ', ') '), three],
  ['numbers in parentheses', lines(3), '(1) Rad kaputt?\n(2) Heute heil\n(3) Wir holen es ab', three],
  ['numbers that Markdown does not see', lines(3), numbered.replaceAll('. ', String.raw`\. `), three],
  ['numbers in bold', lines(3), '**1.** Rad kaputt?\n**2.** Heute heil\n**3.** Wir holen es ab', three],
  ['all in bold', lines(3), '**1. Rad kaputt?**\n**2. Heute heil**\n**3. Wir holen es ab**', three],
  ['items in bold', lines(3), '1. **Rad kaputt?**\n2. **Heute heil**\n3. **Wir holen es ab**', three],
  ['headings', lines(3), '### 1. Rad kaputt?\n\n### 2. Heute heil\n\n### 3. Wir holen es ab', three],
  [
    'names that are counted',
    lines(3),
    'Überschrift 1: Rad kaputt?\nÜberschrift 2: Heute heil\nÜberschrift 3: Wir holen es ab',
    three,
  ],
  [
    'names in bold',
    lines(3),
    '**Headline 1:** Rad kaputt?\n**Headline 2:** Heute heil\n**Headline 3:** Wir holen es ab',
    three,
  ],
  ['numbers as pictures', lines(3), '1️⃣ Rad kaputt?\n2️⃣ Heute heil\n3️⃣ Wir holen es ab', three],
  ['always the same number', lines(3), '1. Rad kaputt?\n1. Heute heil\n1. Wir holen es ab', three],
  ['dashes', lines(3), '- Rad kaputt?\n- Heute heil\n- Wir holen es ab', three],
  ['dots and stars', lines(3), '• Rad kaputt?\n• Heute heil\n• Wir holen es ab', three],
  ['nothing in front', lines(3), 'Rad kaputt?\nHeute heil\nWir holen es ab', three],
  ['nothing in front, with empty lines', lines(3), 'Rad kaputt?\n\nHeute heil\n\nWir holen es ab\n', three],
  ['empty lines between', lines(3), '\n\n1. Rad kaputt?\n\n\n2. Heute heil\n\n3. Wir holen es ab\n\n', three],
  ['a number above each', lines(3), '1.\nRad kaputt?\n\n2.\nHeute heil\n\n3.\nWir holen es ab', three],
  ['line ends of Windows', lines(3), numbered.replaceAll('\n', '\r\n'), three],
  ['a fence around it', lines(3), `\`\`\`\n${numbered}\n\`\`\``, three],
  [
    'a fence with a name, below a sentence',
    lines(3),
    `Gern! Hier sind drei Überschriften:\n\n\`\`\`text\n${numbered}\n\`\`\``,
    three,
  ],
  [
    'a sentence that hands it over',
    lines(3),
    `Hier sind drei Werbeüberschriften für Ihr Angebot:\n\n${numbered}`,
    three,
  ],
  ['one right above', lines(3), `Sure! Here are three headlines:\n${numbered}`, three],
  [
    'one above lines without numbers',
    lines(3),
    'Hier sind drei Überschriften:\n\nRad kaputt?\nHeute heil\nWir holen es ab',
    three,
  ],
  ['a heading above', lines(3), `# Drei Überschriften\n\n${numbered}`, three],
  ['quotation marks around each', lines(3), '1. „Rad kaputt?“\n2. „Heute heil“\n3. „Wir holen es ab“', three],
  ['English quotation marks around each', lines(3), '- "Rad kaputt?"\n- "Heute heil"\n- "Wir holen es ab"', three],
  ['bold and quotation marks', lines(3), '1. **„Rad kaputt?“**\n2. **„Heute heil“**\n3. **„Wir holen es ab“**', three],
  [
    'quotation marks around one only',
    lines(3),
    '1. „Rad kaputt?“\n2. Heute heil\n3. Wir holen es ab',
    ['„Rad kaputt?“', 'Heute heil', 'Wir holen es ab'],
  ],
  [
    'quotation marks inside',
    lines(2),
    '1. „Jetzt“ heißt heute\n2. „Rad“ oder „Auto“',
    ['„Jetzt“ heißt heute', '„Rad“ oder „Auto“'],
  ],
  ['a line that was wrapped', lines(3), '1. Rad\nkaputt?\n2. Heute heil\n3. Wir holen\n   es ab', three],
  [
    'a wrapped line that begins with a number',
    lines(2),
    '1. Seit dem Jahr\n20. März und immer\n2. Heute heil',
    ['Seit dem Jahr 20. März und immer', 'Heute heil'],
  ],
  ['a number of its own', lines(2), '1. 10 Gründe für Holz\n2. 3. Mai: Fest', ['10 Gründe für Holz', '3. Mai: Fest']],
  [
    'numbers of their own, none in front',
    lines(2),
    '10 Gründe für Holz\n24. Dezember: offen',
    ['10 Gründe für Holz', '24. Dezember: offen'],
  ],
  [
    'groups with names',
    lines(3),
    '**Mit Gefühl**\n1. Rad kaputt?\n2. Heute heil\n\n**Sachlich**\n3. Wir holen es ab',
    three,
  ],
  [
    'groups that count anew',
    lines(3),
    'Mit Gefühl:\n1. Rad kaputt?\n2. Heute heil\n\nSachlich:\n1. Wir holen es ab',
    three,
  ],
  [
    'lengths behind',
    lines(3),
    '1. Rad kaputt? (11 Zeichen)\n2. Heute heil (10 Zeichen)\n3. Wir holen es ab (15 Zeichen)',
    three,
  ],
  ['more than were asked for', lines(2), numbered, three.slice(0, 2)],
  ['a word behind them', lines(3), `${numbered}\n\nSagen Sie mir, welche Ihnen gefällt.`, three],
  ['fewer than were asked for', lines(5), numbered, three],
  [
    'brackets',
    lines(2),
    '1. Tag der offenen Tür in [Ort]\n2. [Name] lädt ein',
    ['Tag der offenen Tür in [Ort]', '[Name] lädt ein'],
  ],
  ['JSON all the same', lines(3), JSON.stringify({ items: three }), three],
  [
    'JSON in a fence, below a sentence',
    lines(3),
    `Hier sind die Überschriften:\n\n\`\`\`json\n${JSON.stringify(three)}\n\`\`\``,
    three,
  ],
  ['a sentence is the text it is', lines(5), 'Ich weiß es nicht.', 'Ich weiß es nicht.'],
  ['questions', lines(2), '1. Was kostet es?\n2. Wer zahlt?', ['Was kostet es?', 'Wer zahlt?']],
  [
    'sentences that were ended',
    lines(2),
    '1. Der Mut der Stillen ist, zu bleiben.\n2. Der Mut der Stillen ist laut.',
    ['Der Mut der Stillen ist, zu bleiben.', 'Der Mut der Stillen ist laut.'],
  ],
]

const ofTexts: readonly Case[] = [
  ['as it was asked for', texts(2), `### 1\n\n${one}\n\n### 2\n\n${two}`, both],
  ['without empty lines', texts(2), `### 1\n${one}\n### 2\n${two}`, both],
  ['headings of another level', texts(2), `# 1\n\n${one}\n\n# 2\n\n${two}`, both],
  ['headings with a dot', texts(2), `### 1.\n\n${one}\n\n### 2.\n\n${two}`, both],
  ['bold numbers', texts(2), `**1.**\n\n${one}\n\n**2.**\n\n${two}`, both],
  ['numbers alone', texts(2), `1.\n${one}\n\n2.\n${two}`, both],
  ['names in bold', texts(2), `**Fassung 1:**\n\n${one}\n\n**Fassung 2:**\n\n${two}`, both],
  ['names with the colon behind', texts(2), `**Version 1**:\n${one}\n\n**Version 2**:\n${two}`, both],
  ['names in plain letters', texts(2), `Variante 1:\n${one}\n\nVariante 2:\n${two}`, both],
  ['names with letters', texts(2), `## Variante A\n\n${one}\n\n## Variante B\n\n${two}`, both],
  ['names with words', texts(2), `**Erste Fassung:**\n\n${one}\n\n**Zweite Fassung:**\n\n${two}`, both],
  ['names with words behind', texts(2), `Version one:\n\n${one}\n\nVersion two:\n\n${two}`, both],
  ['names that say how', texts(2), `**Fassung 1 (locker):**\n\n${one}\n\n**Fassung 2 (knapp):**\n\n${two}`, both],
  ['names as headings with a fine difference', texts(2), `### Antwort 1:\n${one}\n\n### Antwort 2:\n${two}`, both],
  ['rules between', texts(2), `### 1\n\n${one}\n\n---\n\n### 2\n\n${two}`, both],
  ['rules alone', texts(2), `${one}\n\n---\n\n${two}`, both],
  [
    'rules alone, below a sentence',
    texts(2),
    `Hier sind zwei Fassungen:\n\n---\n\n${one}\n\n---\n\n${two}\n\n---`,
    both,
  ],
  [
    'a sentence that hands it over',
    texts(2),
    `Gern! Hier sind zwei Fassungen:\n\n### 1\n\n${one}\n\n### 2\n\n${two}`,
    both,
  ],
  ['a heading above', texts(2), `# Zwei Fassungen\n\n### 1\n\n${one}\n\n### 2\n\n${two}`, both],
  ['a fence around it', texts(2), `\`\`\`markdown\n### 1\n\n${one}\n\n### 2\n\n${two}\n\`\`\``, both],
  ['line ends of Windows', texts(2), `### 1\n\n${one}\n\n### 2\n\n${two}`.replaceAll('\n', '\r\n'), both],
  [
    'a text in each line of a list',
    texts(2),
    '1. Der Laden ist zu.\n2. Wir zählen.',
    ['Der Laden ist zu.', 'Wir zählen.'],
  ],
  [
    'numbers before the text, paragraphs below',
    texts(2),
    '1. Der Laden ist zu.\n\n   Danke!\n\n2. Wir zählen.\n\n   Bis bald!',
    ['Der Laden ist zu.\n\nDanke!', 'Wir zählen.\n\nBis bald!'],
  ],
  [
    'numbers in numbers',
    texts(2),
    '1. So geht es:\n1. Deckel auf\n2. Wasser ein\n\n2. Oder so:\n- gar nicht',
    ['So geht es:\n1. Deckel auf\n2. Wasser ein', 'Oder so:\n- gar nicht'],
  ],
  [
    'numbers further in',
    texts(2),
    '1. So geht es:\n   1. Deckel auf\n   2. Wasser ein\n2. Oder nicht.',
    ['So geht es:\n1. Deckel auf\n2. Wasser ein', 'Oder nicht.'],
  ],
  [
    'numbered headings in the texts',
    texts(2),
    `### 1\n\n## 1. Anfang\n\nA.\n\n## 2. Ende\n\nB.\n\n### 2\n\n${two}`,
    ['## 1. Anfang\n\nA.\n\n## 2. Ende\n\nB.', two],
  ],
  [
    'numbered headings of the same level',
    texts(2),
    `### 1\n\n### 1. Anfang\n\nA.\n\n### 2. Ende\n\nB.\n\n### 2\n\n${two}`,
    ['### 1. Anfang\n\nA.\n\n### 2. Ende\n\nB.', two],
  ],
  [
    'numbers with names',
    texts(2),
    `### 1. Vom Fach\n\n${one}\n\n### 2. Vom Alltag her\n\n${two}`,
    [`### Vom Fach\n\n${one}`, `### Vom Alltag her\n\n${two}`],
  ],
  [
    'headings of their own',
    texts(2),
    `**Locker**\n\n${one}\n\n**Knapp**\n\n${two}`,
    [`**Locker**\n\n${one}`, `**Knapp**\n\n${two}`],
  ],
  [
    'as many paragraphs as were asked for',
    texts(2),
    'Der Laden ist zu.\n\nWir zählen.',
    ['Der Laden ist zu.', 'Wir zählen.'],
  ],
  ['bullets', texts(2), '- Der Laden ist zu.\n- Wir zählen.', ['Der Laden ist zu.', 'Wir zählen.']],
  ['more than were asked for', texts(1 + 1), `### 1\n\nA\n\n### 2\n\nB\n\n### 3\n\nC`, ['A', 'B']],
  ['as many as there are', texts(), `### 1\n\n${one}\n\n### 2\n\n${two}`, both],
  ['JSON all the same', texts(2), `\`\`\`json\n${JSON.stringify({ items: both })}\n\`\`\``, both],
  ['JSON without a name', texts(2), JSON.stringify(both), both],
  ['nothing tells them apart', texts(2), one, one],
  ['a single text', texts(1), one, [one]],
  [
    'a single text that begins with a list',
    texts(1),
    '1. Regale\n2. Keller\n\nBis bald!',
    ['1. Regale\n2. Keller\n\nBis bald!'],
  ],
  [
    'a single text with headings',
    texts(1),
    '# Titel\n\n## 1. Anfang\n\nA.\n\n---\n\nB.',
    ['# Titel\n\n## 1. Anfang\n\nA.\n\n---\n\nB.'],
  ],
  ['a single text that was counted', texts(1), `**Fassung 1:**\n\n${one}`, [one]],
  ['a single text handed over', texts(1), `Natürlich! Hier ist die neue Fassung:\n\n${one}`, [one]],
  [
    'a single text that agrees',
    texts(1),
    'Natürlich dürfen Sie das.\n\nFragen Sie vorher.',
    ['Natürlich dürfen Sie das.\n\nFragen Sie vorher.'],
  ],
  [
    'a single text with reasons',
    texts(1),
    'Hier sind drei Gründe:\n\n1. Zeit\n2. Geld\n3. Ruhe',
    ['Hier sind drei Gründe:\n\n1. Zeit\n2. Geld\n3. Ruhe'],
  ],
  ['a single text that ends with code', texts(1), 'Tippen Sie:\n\n```sh\nls\n```', ['Tippen Sie:\n\n```sh\nls\n```']],
  ['a single text in a fence', texts(1), `\`\`\`\n${one}\n\`\`\``, [one]],
  ['a single text as JSON', texts(1), JSON.stringify({ items: [one] }), [one]],
  ['a single text with brackets', texts(1), 'Siehe [1].', ['Siehe [1].']],
]

const ofParagraphs: readonly Case[] = [
  ['paragraphs', paragraphs, 'Erster.\n\nZweiter.', ['Erster.', 'Zweiter.']],
  ['one', paragraphs, 'Nur einer,\nauf zwei Zeilen.', ['Nur einer,\nauf zwei Zeilen.']],
  ['a heading', paragraphs, '## Titel\n\nErster.\n\nZweiter.', ['## Titel\n\nErster.', 'Zweiter.']],
  ['a heading in bold', paragraphs, '**Titel**\n\nErster.', ['**Titel**\n\nErster.']],
  ['a heading right above', paragraphs, '## Titel\nErster.', ['## Titel\nErster.']],
  [
    'a list',
    paragraphs,
    'Drei Dinge:\n\n- eins\n- zwei\n\nUnd Schluss.',
    ['Drei Dinge:\n\n- eins\n- zwei', 'Und Schluss.'],
  ],
  ['a list with empty lines', paragraphs, 'Dinge:\n\n1. eins\n\n2. zwei', ['Dinge:\n\n1. eins\n\n2. zwei']],
  ['a table', paragraphs, 'So:\n\n| a | b |\n| - | - |\n| 1 | 2 |', ['So:\n\n| a | b |\n| - | - |\n| 1 | 2 |']],
  ['code', paragraphs, 'So:\n\n```\na\n\nb\n```', ['So:', '```\na\n\nb\n```']],
  ['rules', paragraphs, 'Erster.\n\n---\n\nZweiter.', ['Erster.', 'Zweiter.']],
  ['a sentence that hands it over', paragraphs, 'Hier ist der Absatz:\n\nErster.', ['Erster.']],
  ['line ends of Windows', paragraphs, 'Erster.\r\n\r\nZweiter.', ['Erster.', 'Zweiter.']],
  ['JSON all the same', paragraphs, '{"items": ["Erster.", "Zweiter."]}', ['Erster.', 'Zweiter.']],
]

describe('reads lines', () => {
  test.each(ofLines)('%s', (_, shape, written, answer) => expect(readAnswer(shape, written)).toEqual(answer))
})
describe('reads texts', () => {
  test.each(ofTexts)('%s', (_, shape, written, answer) => expect(readAnswer(shape, written)).toEqual(answer))
})
describe('reads paragraphs', () => {
  test.each(ofParagraphs)('%s', (_, shape, written, answer) => expect(readAnswer(shape, written)).toEqual(answer))
})

const all = [...ofLines, ...ofTexts, ...ofParagraphs]

test.each(all)('while it comes, no mark is shown as text: %s', (_, shape, written, answer) => {
  const whole = [answer].flat().join('\n')
  for (let end = 0; end <= written.length; end++)
    for (const item of (readSoFar(shape, written.slice(0, end)) as readonly string[]) ?? []) {
      const shown = item.split('\n').at(-1) ?? ''
      expect(whole.replaceAll(/[*“”„"]/g, ''), `${written.slice(0, end)} → ${shown}`).toContain(
        shown
          .replaceAll(/[*“”„"]/g, '')
          .replace(/ \(\d.*$/, '')
          .trim(),
      )
    }
})

test('what was read is written again as it was asked for, and read the same', () => {
  for (const [, shape, , answer] of all) {
    if (typeof answer === 'string') continue
    const items = answer as readonly string[]
    expect(readAnswer(shape, asListed(shape, items))).toEqual(items)
  }
})

test('whatever a model writes is read, finished or not', () => {
  const signs = [
    '1. ',
    '2. ',
    '### ',
    '**',
    '- ',
    '\n',
    '\n\n',
    '---',
    '```',
    '„',
    '“',
    ':',
    'Fassung ',
    '1',
    '[',
    '{"',
    '(',
  ]
  const written = fc.array(fc.oneof(fc.constantFrom(...signs), fc.string({ maxLength: 6 })), { maxLength: 30 })
  const shapes = fc.constantFrom(lines(3), lines(), texts(1), texts(2), texts(), paragraphs)
  fc.assert(
    fc.property(shapes, written, (shape, parts) => {
      const text = parts.join('')
      readAnswer(shape, text)
      readSoFar(shape, text)
    }),
    { numRuns: 3000 },
  )
})

test('much of nothing is read at once', () => {
  const long = ['\n', ' ', '# ', '** ', '- ', '(1', '[', '|', '`', '1. ', '1.\n', '### 1\n', 'Fassung ', 'a\n\n', '„']
  for (const shape of [lines(3), texts(1), texts(2), texts(), paragraphs])
    for (const sign of long) {
      readAnswer(shape, sign.repeat(20_000))
      readSoFar(shape, `${sign.repeat(20_000)}x`)
    }
})
