import { looseJson } from '#shared/loose-json.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { list } from '#shared/answers.ts'
import { brokenOff } from '#shared/broken-off.ts'
import { rowsIn } from '#shared/csv.ts'
import type { Source } from '#shared/sources.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import {
  additionsTo,
  changedBetween,
  checksOf,
  compared,
  edited,
  edits,
  languageOf,
  mended,
  methods,
  readability,
  termsIn,
} from '#language/index.ts'
import { aboutIn } from '#language/passages.ts'
import { closestSentence, excerptOf, placeIn, quotedFrom } from '#language/quotations/index.ts'
import { seoOfDocument } from '#language/seo/index.ts'
import { spelled, wordsToSpell } from '#language/spelling.ts'
import { changesIn, spoken } from '#language/spoken/index.ts'
import { documentOf } from '#server/exports/reading/read-html.ts'
import { masked } from '#server/outside/upstream.ts'
import { plainLine } from '#server/search/plain.ts'
import { tidy } from '#server/transcription/tidy.ts'
import { citing } from '#server/works/research/cited.ts'

const german = 'Das ist der Text, und die Frau hat ihn nicht mit nach Hause genommen. '
const english = 'This is the text, and it was not with the people who have read it. '
const between = (text: string) => {
  const middle = text.length >> 1
  return `${text.slice(0, middle)} neu Xy 7 ${text.slice(middle)} Ende`
}
const proposed = (word: string) => (word.length > 4 ? [`${word.slice(0, -1)}x`] : undefined)
const wanted = { language: 'de', plain: true, include: ['Haus'], avoid: ['a b'], most: { characters: 10, words: 10 } }
const asked = { title: 'Haus', description: 'Ein Haus', keyphrase: 'neues Haus', language: 'de' }
const source: Source = {
  ...{ field: 'url', kind: 'page', title: 'Haus', address: 'https://a.example/', words: 240 },
  ...{ readAt: '2026-01-01T00:00:00.000Z', text: german.repeat(20) },
}
const terms = [{ term: 'Haus', use: 'Gebäude', avoid: ['Bau', 'a a'] }]

/** What is done with texts that people and models have written. */
export const work: Readonly<Record<string, (text: string) => unknown>> = {
  keywords: text => methods.keywords({ text: english + text }),
  meta: text => methods.meta({ text: german + text }),
  summary: text => methods.summary({ text: german + text, values: { length: '10-20' } }),
  typography: text => methods.typography({ text: german + text }),
  comparison: text => methods.comparison({ values: { text1: german + text, text2: german + between(text) } }),
  edits: text => edited(text, edits(text, between(text))),
  checks: text => mended(text, checksOf(german + text, wanted)),
  changes: text => changedBetween(german + text, german + between(text)),
  'changes in English': text => changedBetween(english + text, english + between(text)),
  'what is lost': text => changedBetween(german + text, german.repeat(2), { from: 'de', to: 'de' }),
  translations: text => changedBetween(english + text, german + text, { translated: true, from: 'en', to: 'de' }),
  spelling: text => [wordsToSpell(text), spelled(text, 'de', proposed)],
  language: text => languageOf(text),
  bullets: text => methods.bullets({ text: german + text }),
  cloud: text => methods.cloud({ text: german + text }),
  'additions to notes': text => additionsTo([german + text], german.repeat(3), { language: 'de' }),
  'additions in a text': text => additionsTo([german], german + text, { language: 'de' }),
  terms: text => [termsIn([text], terms), checksOf(german + text, { language: 'de', terms })],
  seo: text => seoOfDocument(fromMarkdown(german + text), asked),
  'spoken in German': text => [spoken(text, 'de'), changesIn(text, 'de')],
  'spoken in English': text => [spoken(text, 'en'), changesIn(text, 'en')],
  quotations: text => quotedFrom(german + text, [text.slice(0, 100), text.slice(-100), 'die Frau hat ihn']),
  'places of passages': text => [
    placeIn(text, text.slice(-100)),
    placeIn(german + text, `${text}a`),
    closestSentence(text, german),
    closestSentence(german, text),
  ],
  passages: text => [aboutIn([german + text, text], german, 3000), excerptOf(german + text, [german], 3000)],
  cited: text => {
    const { read, end } = citing([source], 'de')
    return read(text) + end()
  },
  transcripts: text => tidy([{ start: 0, end: 9, text: `${text} Danke` }], 9),
  'words of services': text => [masked(`bearer${text}a`), plainLine(text)],
  compared: text => compared(german + text, german + between(text)),
  readability: text => [readability(text, 'de'), readability(text, 'en')],
  'broken off': text => [brokenOff(text), brokenOff(`${text}\n\n${german}`)],
  'tables of terms': text => rowsIn(text),
  markdown: text => fromMarkdown(text),
  html: text => documentOf(text),
  json: text => [looseJson(text), readAnswer(list(), text), readAnswer(list(), `{"a": "${text}`)],
}

/** What texts are made of that nobody has written with care. */
const awkward = [
  ...['\n', 'a\n', 'a.\n', '1.\n', '- a\n', 'a\n\n', '\r', ' ', 'a', 'a ', 'Aa ', 'a-', 'a.', 'z. B. ', 'am 3. ', '? '],
  ...[
    '1',
    '0 1',
    '000 ',
    '"',
    '„',
    "'a",
    '[',
    '![',
    '\t',
    '*',
    '](',
    '[a](',
    '<',
    '<think>',
    '`',
    '**',
    '|\n',
    '–',
    'a@',
    'a.de',
    'A1',
  ],
  ...[
    '😀',
    'a\u0301',
    '漢',
    'Herr ',
    'nicht ',
    'kein Haus. ',
    'not a ',
    'hundert',
    'ab-',
    '3. Januar ',
    '5 km, ',
    '"a",',
    '[a] ',
    'Ja [1]. ',
    '! ',
  ],
] as const

/** The same of pages, which people paste and programs send. */
const awkwardHtml = [
  ...[
    '<a href="#n">1</a><p id="n">a',
    '<a id="n" href="#n">a',
    '<a id="m" href="#n"></a><p><a id="n" href="#m">1</a> a',
  ],
  ...['<p>a', '<b>a', '<i><b>a ', '<div>', '<a><div>', '<ul><li>a', '<table><tr><td>a', '<blockquote>', '<pre>\n'],
  ...[
    '<hr>',
    '<br> ',
    '<dl><dt>',
    '<p dir=auto>',
    '<span style=";color:red">a',
    '<img src="x" alt="a">',
    '<!--',
    '&amp;',
  ],
]
const unitsFor = (name: string) => (name === 'html' ? [...awkward, ...awkwardHtml] : awkward)

/** How large a piece of work must be before it can be told from chance, in milliseconds of the processor. */
const telling = 5
const largest = 60_000

/** What is the machine's own, such as finding memory, is not the work's: some take long for it once much is given. */
const once = (task: () => unknown) => {
  const begun = process.threadCpuUsage()
  task()
  return process.threadCpuUsage(begun).user / 1000
}

/** The least of several: what a collector of garbage or a busy machine adds is not the work's. */
const cost = (task: () => unknown, times: number) => Math.min(...Array.from({ length: times }, () => once(task)))

type Round = Readonly<{ times: number; longer: number }>

/** How many times the work grows while a text grows to so many times its length: as many, or squared. */
const growth = (task: (text: string) => unknown, unit: string, { times, longer }: Round) => {
  const text = (length: number) => unit.repeat(length / unit.length)
  let length = 4_000
  let taken = cost(() => task(text(length)), times)
  while (taken < telling && length < largest) {
    length *= 2
    taken = cost(() => task(text(length)), times)
  }
  return cost(() => task(text(longer * length)), times) / Math.max(taken, telling)
}

const isSteep = (task: (text: string) => unknown, round: Round) => (unit: string) =>
  growth(task, unit, round) > round.longer ** 1.6

/** Quickly first; what looks steep is looked at longer, and at a distance from which a busy machine is told from it. */
const rounds: readonly Round[] = [
  { times: 1, longer: 4 },
  { times: 5, longer: 4 },
  { times: 5, longer: 16 },
]

/** In a process of its own, with a heap of its own: the units on which the work grows faster than the text. */
const [, , name = ''] = process.argv
const task = process.send && work[name]
if (task) process.send?.(rounds.reduce((left, round) => left.filter(isSteep(task, round)), [...unitsFor(name)]))
