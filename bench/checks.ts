import { additionsTo, changedBetween, checksOf, languageOf } from '#language/index.ts'
import { changedDe, keptDe } from '#tests/language/meaning/de.ts'
import { keptLongDe } from '#tests/language/meaning/long.ts'
import { changedSecond, keptSecond } from '#tests/language/meaning/second.ts'
import { changedUnseen, keptUnseen } from '#tests/language/meaning/unseen.ts'
import { digits, median, type Row } from './table.ts'

const rounds = 60
const warmUp = 20

const paragraph = `Unsere Werkstatt liegt am Hafen, gleich neben der Fähre. Wir reparieren Räder jeder Art: Lastenräder, \
Rennräder und "alte Schätzchen" - auch an Samstagen. Bestellen Sie einen Termin, und wir melden uns bei Ihnen! Wer nicht \
warten will, kommt vorbei... Die Preise stehen im Aushang; ein neuer Reifen kostet ab 39,90 Euro, das Einstellen der \
Gangschaltung 25 Euro. Rückfragen beantwortet [Name], oder schreiben Sie an werkstatt@example.org.`

const passages = [
  ...keptDe,
  ...changedDe,
  ...keptLongDe,
  ...keptSecond,
  ...changedSecond,
  ...keptUnseen,
  ...changedUnseen,
]
const reworded = new Map(
  passages.flatMap(([source, result]) => (languageOf(source) === 'de' ? [[source, result]] : [])),
)

/** About 2,000 words of German, no passage twice; and all but the first paragraph said in other words. */
const text = [paragraph, ...reworded.keys()].join('\n\n')
const anew = [paragraph, ...reworded.values()].join('\n\n')
const mended = text.replaceAll('39,90 Euro', '49,90 Euro').replaceAll('gleich neben', 'unweit von')

const today = new Date(2026, 10, 23)

const wanted = {
  address: 'sie',
  include: ['Lastenrad', 'Probefahrt'],
  avoid: ['einzigartig', 'innovativ'],
  most: { characters: 20_000 },
} as const

const segmenter = new Intl.Segmenter('de', { granularity: 'word' })

/** Reads a text once, word by word, and does nothing with it. */
const readOnce = () => {
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++
  return count
}

const timed = (work: () => unknown) => {
  for (let round = 0; round < warmUp; round++) work()
  return median(
    Array.from({ length: rounds }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )
}

const row = (what: string, bare: number, ours: number): Row => ({
  what,
  bare: `${digits(bare)} ms`,
  ours: `${digits(ours)} ms`,
  result: `${digits(ours / bare)}×`,
  aim: '20 ms',
  met: ours <= 20,
})

/** What all checks on a result of 2,000 words take, and finding what it changed in its text, beside reading it once. */
export const checksBesideReading = async (): Promise<Row[]> => {
  const bare = timed(readOnce)
  return [
    row(
      'All checks on 2,000 words, beside reading them once',
      bare,
      timed(() => checksOf(text, wanted)),
    ),
    row(
      'What changed between 2,000 words and the same, a few of them different',
      bare,
      timed(() => changedBetween(text, mended)),
    ),
    row(
      'What changed between 2,000 words and the same, every sentence reworded',
      bare,
      timed(() => changedBetween(text, anew)),
    ),
    row(
      'What was added to notes of 2,000 words, every sentence reworded',
      bare,
      timed(() => additionsTo([anew], text, { language: 'de', today })),
    ),
  ]
}
