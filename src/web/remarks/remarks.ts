import type { ShownCall } from '#catalogue/shown.ts'
import {
  type Address,
  changedBetween,
  checksOf,
  type FindingKind,
  languageOf,
  type Mend,
  type Span,
  type Expectations,
} from '#language/index.ts'
import { type Answer, isList } from '#shared/answers.ts'
import { addressIn, withVoice } from '#shared/brand.ts'
import type { Value, Values } from '#shared/fields.ts'
import { partAt } from '#shared/passages.ts'
import { type Source, textFrom } from '#shared/sources.ts'
import type { Term } from '#shared/terms.ts'
import type { Locale, Text } from '#shared/text.ts'
import type { WrittenFrom } from './added.ts'
import { partsIn } from './parts-in.ts'

/** A piece of a text with what stands around it, to be shown. */
export type Excerpt = { readonly before: string; readonly marked: string; readonly after: string }

/** One remark on a result: what it says, where it stands in both texts, and what would mend it safely. */
export type Remark = {
  readonly message: Text
  /** What kind of finding it is; nothing of what says otherwise than the text it was made of. */
  readonly kind?: FindingKind
  /** Where it is about a piece of the answer as it is read: that piece. */
  readonly place?: Span
  readonly here?: Excerpt
  readonly there?: Excerpt
  readonly mend?: Mend
  /** What would put it right, where the sentence has to be read afterwards. */
  readonly correct?: Mend
}

export type Remarked = {
  readonly answer: Answer
  /** The answer as Markdown. */
  readonly text: string
  readonly values: Values
  /** What things are called. */
  readonly terms?: readonly Term[]
  /** What the brand asks that it was written for. */
  readonly voice?: Values
  readonly language: string | undefined
  readonly keeps: ShownCall['keeps']
  readonly sources: readonly Source[]
  /** What it is held against where it was written from what a person gave; nothing is said where that is missing. */
  readonly made?: WrittenFrom
}

/** What it is remembered by that somebody leaves one as it is. */
export const nameOfRemark = ({ message, here }: Remark) => `${message.de} ${here?.marked.toLowerCase() ?? ''}`

/** How much is shown around a piece, and of it; in characters. */
const around = 36
const most = 160

const link = /!?\[([^\]]*)\]\([^)\s]*\)?/g
/** Signs of headings, lists and quotations, of words that are bold, lean or code, and what was cut off of a link. */
const signs = /^\s*(?:#{1,6}|[->])\s|\]\([^)\s]*\)?|`+|(?<![\p{L}\d])[*_]+|[*_]+(?![\p{L}\d])/gmu
/** It is read there, not edited: without Markdown's signs. */
const inOneLine = (text: string) => text.replaceAll(link, '$1').replaceAll(signs, '').replaceAll(/\s+/g, ' ')

const before = (text: string, to: number) => {
  const from = Math.max(0, to - around)
  const cut = inOneLine(text.slice(from, to))
  return from > 0 ? cut.replace(/^\S*\s/, '… ') : cut.trimStart()
}

const after = (text: string, from: number) => {
  const to = Math.min(text.length, from + around)
  const cut = inOneLine(text.slice(from, to))
  return to < text.length ? cut.replace(/\s\S*$/, ' …') : cut.trimEnd()
}

/** A piece where it stands; one without any words in it has no place to show. */
export const excerptOf = (text: string, span: Span | undefined): Excerpt | undefined => {
  const marked = span && inOneLine(text.slice(span.from, span.to)).trim()
  if (!span || !marked) return undefined
  return {
    before: before(text, span.from),
    marked: marked.length > most ? `${marked.slice(0, most).trimEnd()} …` : marked,
    after: after(text, span.to),
  }
}

const addresses: Readonly<Record<string, Address>> = {
  sie: 'sie',
  formal: 'sie',
  du: 'du',
  informal: 'du',
  ihr: 'ihr',
  neutral: 'neutral',
  // As the call that changes the address has it on the wire.
  he: 'du',
  she: 'sie',
}

const wordsIn = (value: Value | undefined) => (Array.isArray(value) ? value.map(String) : undefined)

/** What the form asks of every text: how readers are addressed, what it says and what it does not. */
const wantedBy = ({ values: typed, voice = {}, terms, language, answer, text }: Remarked): Expectations => {
  const values = withVoice(typed, voice)
  return {
    // A model may have written in another language than it was asked for.
    language: languageOf(text) ?? language,
    address: addresses[String(addressIn(values) ?? '')],
    include: wordsIn(values.include),
    avoid: wordsIn(values.avoid),
    terms,
    plain: typeof answer !== 'string',
  }
}

/** The text that it is a version of, and its language, where that was found when it was read. */
const given = ({ keeps, values, sources }: Remarked) => {
  const read = sources.find(({ field }) => field === keeps?.from)
  return { text: textFrom(keeps?.from, values, sources), from: read?.language }
}

/** What a result says otherwise than the text it was made of; each version of a list by itself. */
const changes = (about: Remarked): Remark[] => {
  const { answer, text, language, keeps } = about
  const { text: source, from } = given(about)
  if (!keeps || !source) return []
  const made = { shortened: keeps.how === 'shortened', translated: keeps.how === 'translated', from, to: language }
  // Each version of a list is one of the texts of the answer, and stands at its place in it.
  const results = isList(answer)
    ? partsIn(about).map(({ from, to }) => ({ result: text.slice(from, to), at: from }))
    : [{ result: text, at: 0 }]
  return results.flatMap(({ result, at }) =>
    changedBetween(source, result, made).map(change => ({
      message: change.message,
      ...(change.result && { place: { from: at + change.result.from, to: at + change.result.to } }),
      here: excerptOf(result, change.result),
      there: excerptOf(source, change.source),
    })),
  )
}

const enough = 30

const notGerman = {
  de: 'Der Text ist auf Englisch, verlangt war Deutsch.',
  en: 'The text is in English; German was asked for.',
}
const notEnglish = {
  de: 'Der Text ist auf Deutsch, verlangt war Englisch.',
  en: 'The text is in German; English was asked for.',
}
const otherLanguage: Readonly<Record<Locale, Text>> = { de: notGerman, en: notEnglish }

/** A text in the other one of our two languages than was asked for, where it is long enough and so in both halves. */
const strayed = ({ text, language, keeps }: Remarked): Remark[] => {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length < enough || keeps?.how === 'corrected') return []
  const halves = [words.slice(0, words.length / 2), words.slice(words.length / 2)].map(half =>
    languageOf(half.join(' ')),
  )
  const is = (found: Locale) => language !== found && halves.every(half => half === found)
  if (language === 'de' && is('en')) return [{ message: otherLanguage.de }]
  return language === 'en' && is('de') ? [{ message: otherLanguage.en }] : []
}

/** What there is to remark on a result: how it is written, then what it says otherwise. Usually nothing. */
export const remarksOn = (about: Remarked): Remark[] => {
  const { answer, text } = about
  const isText = typeof answer === 'string'
  const checked = isText ? answer : text
  /** What is not a text by itself is mended within one of its parts. */
  const fits = (mend: Mend | undefined) =>
    mend && (isText || partAt(partsIn(about), mend.from, mend.to)) ? mend : undefined
  const own = checksOf(checked, wantedBy(about))
    .filter(({ kind }) => isText || kind !== 'markup')
    .map(finding => ({
      ...{ message: finding.message, kind: finding.kind },
      ...(finding.to > finding.from && { place: { from: finding.from, to: finding.to } }),
      here: excerptOf(checked, finding),
      mend: fits(finding.mend),
      correct: fits(finding.proposal),
    }))
  return [...strayed(about), ...own, ...changes(about)]
}
