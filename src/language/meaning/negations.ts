import { littleWordsOf } from '../languages.ts'
import type { SentenceSpan, Span } from '../spans.ts'
import { wordSpans } from '../spans.ts'
import { stemOf } from '../words.ts'
import { denies, hollow, prefix, pronoun, softer } from './denials.ts'
import { type Content, contentsOf, partners } from './align.ts'

/** A negation, the stem of what it denies, and the stems of what stands near it. */
type Negation = Span & { readonly denied: string | undefined; readonly near: readonly string[] }

const reach = 4

/** The negations of each sentence. A question that denies mostly asks for a yes, and is passed over. */
const negationsIn = (sentences: readonly SentenceSpan[], language: string): Negation[][] => {
  const little = littleWordsOf(language)
  const shape = denies[language]
  const empty = hollow[language]
  if (!shape || !empty) return sentences.map(() => [])
  return sentences.map(({ text, from }) => {
    const clean = text.replaceAll(empty, found => '\uE000'.repeat(found.length))
    const words = wordSpans(clean)
    return words.flatMap((word, at) => {
      if (!shape.test(word.lower)) return []
      const says = (one: { lower: string }) => one.lower.length > 2 && !little.has(one.lower)
      const clause = clean.slice(word.to).search(/[,;:.!?–(]/)
      const end = clause < 0 ? clean.length : word.to + clause
      const behind = words
        .slice(at + 1)
        .filter(says)
        .slice(0, reach)
      const before = words.slice(0, at).filter(says).slice(-2)
      const start = clean.slice(0, word.from).search(/[,;:.!?–(][^,;:.!?–(]*$/)
      const ahead = pronoun.test(word.lower) ? undefined : before.filter(({ from: place }) => place > start).at(-1)
      const denied = behind.find(({ from: place }) => place < end) ?? ahead
      const near = [...behind, ...before].map(({ lower }) => stemOf(lower, language))
      return [{ from: from + word.from, to: from + word.to, denied: denied && stemOf(denied.lower, language), near }]
    })
  })
}

/** Of a sentence, whether it denies in any way, as far as words can tell. */
const soften = (sentences: readonly SentenceSpan[], language: string) => {
  const shape = softer[language]
  return sentences.map(
    ({ text }) => new Set(wordSpans(text).flatMap(({ lower }) => (shape?.test(lower) ? [lower] : []))),
  )
}

/** A negation on one side, and the sentence on the other that says the same without it. */
export type Turned = { readonly negation: Span; readonly other: Span }

const alikeEnough = 0.5

/** The negations of one text that are lost in the other, in the sentence that says the same. */
const lost = (
  one: readonly SentenceSpan[],
  other: readonly SentenceSpan[],
  language: string,
  contents: readonly Content[],
  otherContents: readonly Content[],
): Turned[] => {
  const negations = negationsIn(one, language)
  if (!negations.some(found => found.length)) return []
  const others = negationsIn(other, language)
  const ownSoft = soften(one, language)
  const otherSoft = soften(other, language)
  const pairs = partners(contents, otherContents)
  const deniedThere = new Set(others.flatMap(found => found.flatMap(({ near }) => near)))
  return negations.flatMap((found, at) => {
    const [negation] = found
    const pair = pairs[at]
    const partner = pair && other[pair.at]
    if (!negation || !pair || !partner || pair.like < alikeEnough) return []
    const there = otherContents[pair.at]
    const isSoft = (otherSoft[pair.at] ?? new Set<string>()).difference(ownSoft[at] ?? new Set()).size > 0
    const isDenied = !!others[pair.at]?.length || found.some(({ near }) => near.some(stem => deniedThere.has(stem)))
    const isSaid = found.some(({ denied }) => denied && there?.has(denied))
    const isQuestion = one[at]?.text.endsWith('?') || partner.text.endsWith('?')
    return isSoft || isDenied || !isSaid || isQuestion ? [] : [{ negation, other: partner }]
  })
}

/** Words that lost the syllable that denies them, such as “unlimited” beside “limited”. */
const prefixLost = (
  one: readonly SentenceSpan[],
  other: readonly SentenceSpan[],
  language: string,
  contents: readonly Content[],
  otherContents: readonly Content[],
): Turned[] => {
  const shape = prefix[language]
  if (!shape) return []
  const pairs = partners(contents, otherContents)
  const wordsOf = (sentences: readonly SentenceSpan[]) =>
    new Set(sentences.flatMap(({ text }) => wordSpans(text).map(({ lower }) => stemOf(lower, language))))
  const here = wordsOf(one)
  const there = wordsOf(other)
  const others = negationsIn(other, language)
  return one.flatMap(({ text, from }, at) => {
    const pair = pairs[at]
    const partner = pair && other[pair.at]
    if (!pair || !partner || pair.like < alikeEnough || others[pair.at]?.length) return []
    return wordSpans(text).flatMap(word => {
      const denied = shape.test(word.lower) && stemOf(word.lower, language)
      if (!denied) return []
      const plain = stemOf(word.lower.replace(shape, ''), language)
      const isTurned = there.has(plain) && !there.has(denied) && !here.has(plain) && otherContents[pair.at]?.has(plain)
      return isTurned ? [{ negation: { from: from + word.from, to: from + word.to }, other: partner }] : []
    })
  })
}

/** What one text denies and the other, in the sentence that says the same, does not, both ways. */
export const turnedBetween = (
  source: readonly SentenceSpan[],
  result: readonly SentenceSpan[],
  language: string | undefined,
): { missing: Turned[]; added: Turned[] } => {
  if (language !== 'de' && language !== 'en') return { missing: [], added: [] }
  const [here, there] = [contentsOf(source, language), contentsOf(result, language)]
  return {
    missing: [...lost(source, result, language, here, there), ...prefixLost(source, result, language, here, there)],
    added: [...lost(result, source, language, there, here), ...prefixLost(result, source, language, there, here)],
  }
}

/** The same between two languages: only where sentence follows sentence, and only where nothing denies on one side. */
export const turnedInTranslation = (
  source: readonly SentenceSpan[],
  from: string | undefined,
  result: readonly SentenceSpan[],
  to: string | undefined,
): { missing: Turned[]; added: Turned[] } => {
  if (source.length !== result.length || !from || !to || !denies[from] || !denies[to]) return { missing: [], added: [] }
  const [here, there] = [negationsIn(source, from), negationsIn(result, to)]
  const [softHere, softThere] = [soften(source, from), soften(result, to)]
  const missing: Turned[] = []
  const added: Turned[] = []
  source.forEach((sentence, at) => {
    const partner = result[at]
    const [own] = here[at] ?? []
    const [others] = there[at] ?? []
    const isQuestion = sentence.text.endsWith('?')
    if (!partner || isQuestion) return
    if (own && !others && !softThere[at]?.size) missing.push({ negation: own, other: partner })
    if (others && !own && !softHere[at]?.size) added.push({ negation: others, other: sentence })
  })
  return { missing, added }
}
