import type { Values } from '#shared/fields.ts'
import { type Locale, read, type Text, written } from '#shared/text.ts'
import { languageOf } from '../languages.ts'
import { type Compared, compared } from './compared.ts'
import type { Readability } from './readability.ts'
import type { Segment } from './segments.ts'

const words = {
  similarity: { de: 'Ähnlichkeit', en: 'Similarity' },
  readability: { de: 'Lesbarkeit', en: 'Readability' },
  shared: { de: 'Gemeinsame Begriffe', en: 'Shared terms' },
  one: { de: 'Nur in Text 1', en: 'Only in text 1' },
  other: { de: 'Nur in Text 2', en: 'Only in text 2' },
  differences: { de: 'Unterschiede', en: 'Differences' },
  text: { de: 'Text', en: 'Text' },
  words: { de: 'Wörter', en: 'Words' },
  sentences: { de: 'Sätze', en: 'Sentences' },
  wordsPerSentence: { de: 'Wörter je Satz', en: 'Words per sentence' },
  lettersPerWord: { de: 'Buchstaben je Wort', en: 'Letters per word' },
  flesch: { de: 'Flesch (0 schwer, 100 leicht)', en: 'Flesch (0 hard, 100 easy)' },
  lix: { de: 'LIX (40 leicht, 60 schwer)', en: 'LIX (40 easy, 60 hard)' },
  key: {
    de: '~~Durchgestrichen~~ steht nur in Text 1, **fett** nur in Text 2.',
    en: 'What is ~~struck out~~ is only in text 1, what is **bold** only in text 2.',
  },
  apart: {
    de: 'Die Texte haben zu wenig gemeinsam, um sie Wort für Wort nebeneinanderzustellen.',
    en: 'The texts have too little in common to set them side by side word by word.',
  },
  equal: { de: 'Die beiden Texte sind gleich.', en: 'The two texts are the same.' },
} satisfies Record<string, Text>

const share = (percent: string): Text => ({
  de: `${percent} % der Wörter haben beide Texte in derselben Reihenfolge.`,
  en: `The texts have ${percent}% of their words in common, in the same order.`,
})

const rows = [
  ['words', 0],
  ['sentences', 0],
  ['wordsPerSentence', 1],
  ['lettersPerWord', 1],
  ['flesch', 0],
  ['lix', 0],
] as const satisfies (readonly [keyof Readability, number])[]

const tableOf = ({ one, other }: Compared, say: (text: Text) => string, locale: Locale) => {
  const number = (value: number | undefined, digits: number) =>
    value === undefined ? '–' : written(Number(value.toFixed(digits)), locale)
  return [
    `| | ${say(words.text)} 1 | ${say(words.text)} 2 |`,
    '| --- | ---: | ---: |',
    ...rows.map(
      ([row, digits]) => `| ${say(words[row])} | ${number(one[row], digits)} | ${number(other[row], digits)} |`,
    ),
  ].join('\n')
}

/** Signs that Markdown would take for its own. */
const escaped = (text: string) => text.replaceAll(/[\\*_~`|<[\]#]/g, String.raw`\$&`)

/** A mark must not begin or end with a space, nor go over a line. */
const markedWith = (mark: string, text: string) =>
  text.replaceAll(/[^\n\r\u2028\u2029]+/g, line => {
    const said = line.trim()
    if (!said) return line
    const from = line.length - line.trimStart().length
    return line.slice(0, from) + mark + escaped(said) + mark + line.slice(from + said.length)
  })

const marks: Readonly<Record<Segment['kind'], (text: string) => string>> = {
  same: escaped,
  gone: text => markedWith('~~', text),
  new: text => markedWith('**', text),
}

const leastAlike = 0.2

const section = (heading: string, ...paragraphs: readonly string[]) => [`## ${heading}`, ...paragraphs].join('\n\n')

/** Two texts compared, as a page to read: how alike they are, how easily each reads, terms, and the differences. */
export const comparison = ({ values, locale }: { values: Values; locale?: Locale }): string => {
  const [one, other] = [String(values.text1 ?? ''), String(values.text2 ?? '')]
  const speaks = locale ?? (languageOf(one) === 'de' ? 'de' : 'en')
  const say = (text: Text) => read(text, speaks)
  const found = compared(one, other)
  const terms = (['shared', 'one', 'other'] as const).flatMap(part =>
    found.terms[part].length ? section(say(words[part]), found.terms[part].map(escaped).join(' · ')) : [],
  )
  const differences =
    found.similarity < leastAlike
      ? [say(words.apart)]
      : [say(words.key), found.segments.map(({ kind, text }) => marks[kind](text)).join('')]
  return [
    section(
      say(words.similarity),
      say(one === other ? words.equal : share(written(Math.round(found.similarity * 100), speaks))),
    ),
    section(say(words.readability), tableOf(found, say, speaks)),
    ...terms,
    ...(one === other ? [] : [section(say(words.differences), ...differences)]),
  ].join('\n\n')
}
