import { type Locale, localeOf } from '#shared/text.ts'
import { sentencesOf } from '../sentences.ts'
import { addressesAnd } from './both.ts'
import { asksForEmphasis, withEmphasis, withoutEmphasis } from './emphasis.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { plainFor } from './plain.ts'
import { byRules, type Change, type Rule } from './rule.ts'
import type { Saying } from '#shared/sayings.ts'

export type { Change }

/** A sentence to be spoken, or the silence that its writer asks for. */
export type Piece = Readonly<{
  /** As it is read. */
  text: string
  /** As it is said. */
  said: string
  /** The same with what is to be emphasised, where something is. */
  marked?: string
  /** The silence behind it; milliseconds. */
  pause: number
}>

const silence = { sentence: 250, paragraph: 650 }
/** A break that is asked for, `[Pause]` or `[Pause 2s]`; the longest is ten seconds. */
const breakMark = /\[\s*(?:pause|break)(?:\s+(\d{1,2}(?:[.,]\d)?)\s*s?)?\s*\]/gi
const usualBreak = 1000
const longestBreak = 10_000

const breakOf = (seconds: string | undefined) =>
  seconds ? Math.min(longestBreak, Math.round(Number(seconds.replace(',', '.')) * 1000)) : usualBreak

const rulesOf: Readonly<Record<Locale, readonly Rule[]>> = {
  de: [...addressesAnd('de'), ...german],
  en: [...addressesAnd('en'), ...english],
}

/** Other languages are left to the voice, but for marks, addresses and signs that are only seen. */
const usualRules = (language: string) =>
  language === 'de' || language === 'en' ? rulesOf[language] : addressesAnd('en').slice(0, 5)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word of the list where it stands alone, also in front of a hyphen or an apostrophe. */
const asSaid = ({ written, said }: Saying): Rule => [
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(written)}(?![\\p{L}\\p{N}])`, 'gu'),
  () => said,
]

/** What the writer marks comes first, then the list, the longest first, then the rules. */
const rulesFor = (language: string, sayings: readonly Saying[]) => {
  const [marks, ...others] = usualRules(language)
  const list = sayings.toSorted((one, other) => other.written.length - one.written.length).map(asSaid)
  return [...(marks ? [marks] : []), ...list, ...others]
}

const joined = (parts: ReturnType<typeof byRules>, as: 'was' | 'said') =>
  parts.map(part => (typeof part === 'string' ? part : part[as])).join('')

const tidy = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([.,;:!?])/g, '$1')
    .trim()
/** A mark of the writer reads as what it stands for. */
const withoutMarks = (text: string) => text.replaceAll(/\[([^\][|\n]{1,200})\|[^\][|\n]{1,300}\]/g, '$1')

const isSaid = /[\p{L}\p{N}]/u

/** What of a text is said otherwise than it is written, in its order, each passage once. */
export const changesIn = (text: string, language: string, sayings: readonly Saying[] = []): readonly Change[] => {
  const parts = byRules(plainFor(text.replaceAll(breakMark, ' '), localeOf(language)), rulesFor(language, sayings))
  const changes = parts.filter(part => typeof part !== 'string' && part.said.trim() !== '')
  const byPassage = new Map(changes.flatMap(one => (typeof one === 'string' ? [] : [[one.was, one] as const])))
  return [...byPassage.values()]
}

const mark = /\[[^\][|\n]{1,200}\|[^\][|\n]{1,300}\]/g

/** The sentences of a text; a mark of the writer is never parted, whatever stands in it. */
const sentencesAround = (text: string) => {
  const marks: string[] = []
  const held = text.replaceAll(mark, found => `\ue000${marks.push(found) - 1}\ue001`)
  return sentencesOf(held).map(one => ({
    ...one,
    text: one.text.replaceAll(/\ue000(\d+)\ue001/g, (_, at: string) => marks[Number(at)] ?? ''),
  }))
}

const spokenIn = (text: string, rules: readonly Rule[]): readonly Piece[] => {
  const sentences = sentencesAround(text)
  return sentences.flatMap(({ text: sentence, paragraph }, at) => {
    const parts = byRules(sentence, rules)
    const said = tidy(joined(parts, 'said'))
    if (!isSaid.test(said)) return []
    const next = sentences[at + 1]
    const pause = next && next.paragraph === paragraph ? silence.sentence : silence.paragraph
    return [{ text: tidy(withoutMarks(sentence)), said, pause }]
  })
}

/** The sentences of a text that is plain already. */
const piecesOf = (plain: string, rules: readonly Rule[]): readonly Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  const take = (to: number) => pieces.push(...spokenIn(plain.slice(from, to), rules))
  for (const mark of plain.matchAll(breakMark)) {
    take(mark.index)
    const last = pieces.pop()
    if (last) pieces.push({ ...last, pause: breakOf(mark[1]) })
    from = mark.index + mark[0].length
  }
  take(plain.length)
  return pieces
}

/**
 * A text as it is spoken, sentence by sentence: numbers, dates, amounts, units, abbreviations and addresses in words,
 * without what is only seen. `[Pause 2s]` is a silence, `[written|spoken]` says a passage otherwise, as `sayings` do
 * wherever their words stand, and `*so*` is emphasised by a voice that can.
 */
export const spoken = (text: string, language: string, sayings: readonly Saying[] = []): readonly Piece[] => {
  const rules = rulesFor(language, sayings)
  const pieces = piecesOf(plainFor(text, localeOf(language)), rules)
  if (!asksForEmphasis(text)) return pieces
  const marked = piecesOf(plainFor(withEmphasis(text), localeOf(language)), rules)
  // Where a mark would part what is read as one, such as a figure from its unit, it is read well and without.
  return pieces.map((piece, at) => {
    const other = marked[at]?.said ?? ''
    return other !== piece.said && withoutEmphasis(other) === piece.said ? { ...piece, marked: other } : piece
  })
}
