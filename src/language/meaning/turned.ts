import { type SentenceSpan, type Span, wordSpans } from '../spans.ts'
import { stemOf } from '../words.ts'
import { contentsOf, partners } from './align.ts'
import { denies, prefix } from './denials.ts'
import { type Denying, denyingIn } from './negations.ts'

/** A negation on one side, and the sentence on the other that says the same without it. */
export type Turned = { readonly negation: Span; readonly other: Span }

/** One of the two texts, and of each of its sentences the one of the other text that says the same, if there is one. */
type Side = {
  readonly sentences: readonly SentenceSpan[]
  readonly denying: readonly Denying[]
  readonly partner: readonly number[]
}

const alikeEnough = 0.5

/** The negations of a sentence that its partner lacks, though it says what they deny. */
const lost = (one: Side, other: Side): Turned[] =>
  one.sentences.flatMap((sentence, at): Turned[] => {
    const partner = other.sentences[one.partner[at] ?? -1]
    const [here, there] = [one.denying[at], other.denying[one.partner[at] ?? -1]]
    if (!here?.negations.length || !partner || !there || there.negations.length >= here.negations.length) return []
    if (sentence.text.endsWith('?') || partner.text.endsWith('?')) return []
    if (there.soft.difference(here.soft).size) return []
    const still = new Set(there.negations.map(({ denied }) => denied))
    if (![...still].every(denied => here.negations.some(own => own.denied === denied))) return []
    const elsewhere = new Set(
      other.denying.flatMap(all => (all === there ? [] : all.negations.flatMap(({ near }) => near))),
    )
    const gone = here.negations.find(
      ({ denied, near }) =>
        denied && !still.has(denied) && there.stems.has(denied) && !near.some(stem => elsewhere.has(stem)),
    )
    return gone ? [{ negation: { from: gone.from, to: gone.to }, other: partner }] : []
  })

/** Words that lost the syllable that denies them, such as “unlimited” beside “limited”. */
const prefixLost = (one: Side, other: Side, language: string): Turned[] => {
  const shape = prefix[language]
  const isIn = (side: Side, stem: string) => side.denying.some(({ stems }) => stems.has(stem))
  return one.sentences.flatMap(({ text, from }, at) => {
    const partner = other.sentences[one.partner[at] ?? -1]
    const there = other.denying[one.partner[at] ?? -1]
    if (!shape || !partner || !there || there.negations.length) return []
    return wordSpans(text).flatMap(word => {
      if (!shape.test(word.lower)) return []
      const plain = stemOf(word.lower.replace(shape, ''), language)
      const isTurned = there.stems.has(plain) && !isIn(other, stemOf(word.lower, language)) && !isIn(one, plain)
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
  if (!language || !denies[language]) return { missing: [], added: [] }
  const [here, there] = [contentsOf(source, language), contentsOf(result, language)]
  const sideOf = (sentences: readonly SentenceSpan[], own: typeof here, others: typeof here): Side => ({
    sentences,
    denying: denyingIn(sentences, language),
    partner: partners(own, others).map(({ at, like }) => (like < alikeEnough ? -1 : at)),
  })
  const [one, other] = [sideOf(source, here, there), sideOf(result, there, here)]
  return {
    missing: [...lost(one, other), ...prefixLost(one, other, language)],
    added: [...lost(other, one), ...prefixLost(other, one, language)],
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
  const [here, there] = [denyingIn(source, from), denyingIn(result, to)]
  const missing: Turned[] = []
  const added: Turned[] = []
  source.forEach((sentence, at) => {
    const partner = result[at]
    const [own] = here[at]?.negations ?? []
    const [others] = there[at]?.negations ?? []
    const isQuestion = sentence.text.endsWith('?')
    if (!partner || isQuestion) return
    if (own && !others && !there[at]?.soft.size) missing.push({ negation: own, other: partner })
    if (others && !own && !here[at]?.soft.size) added.push({ negation: others, other: sentence })
  })
  return { missing, added }
}
