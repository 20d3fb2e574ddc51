import { looseJson } from '#shared/loose-json.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { list } from '#shared/answers.ts'
import { changedBetween, checksOf, edited, edits, languageOf, mended, methods } from '#language/index.ts'
import { spelled, wordsToSpell } from '#language/spelling.ts'

const german = 'Das ist der Text, und die Frau hat ihn nicht mit nach Hause genommen. '
const english = 'This is the text, and it was not with the people who have read it. '
const between = (text: string) => {
  const middle = text.length >> 1
  return `${text.slice(0, middle)} neu Xy 7 ${text.slice(middle)} Ende`
}
const proposed = (word: string) => (word.length > 4 ? [`${word.slice(0, -1)}x`] : undefined)
const wanted = { language: 'de', plain: true, include: ['Haus'], avoid: ['a b'], most: { characters: 10, words: 10 } }

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
  json: text => [looseJson(text), readAnswer(list(), text), readAnswer(list(), `{"a": "${text}`)],
}

/** What texts are made of that nobody has written with care. */
const awkward = [
  ...['\n', 'a\n', 'a.\n', '1.\n', '- a\n', 'a\n\n', '\r', ' ', 'a', 'a ', 'Aa ', 'a-', 'a.', 'z. B. ', 'am 3. ', '? '],
  ...['1', '0 1', '000 ', '"', '„', "'a", '[', '](', '[a](', '<', '<think>', '`', '**', '|\n', '–', 'a@', 'a.de', 'A1'],
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
  ],
] as const

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
const task = process.send && work[process.argv[2] ?? '']
if (task) process.send?.(rounds.reduce((left, round) => left.filter(isSteep(task, round)), [...awkward]))
