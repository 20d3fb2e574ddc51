import { sentenceAt, type SentenceSpan, sentenceSpans, type Span, wordSpans, type WordSpan } from '../spans.ts'
import { contentsOf, partners } from './align.ts'
import type { Change } from './change.ts'
import type { Fact } from './facts.ts'
import { factsIn } from './facts-in.ts'
import { type Name, namesIn } from './names.ts'
import { names, otherSide } from './other-side.ts'
import { isOfKind, isSaid } from './same.ts'

/** One of the two texts, taken apart. */
export type Side = {
  readonly text: string
  readonly language: string | undefined
  readonly sentences: readonly SentenceSpan[]
  readonly facts: readonly Fact[]
  readonly names: readonly Name[]
  readonly words: readonly WordSpan[]
}

export const sideOf = (text: string, language: string | undefined): Side => {
  const [sentences, words] = [sentenceSpans(text), wordSpans(text)]
  return {
    text,
    language,
    sentences,
    facts: factsIn(text, language),
    names: namesIn(text, language, sentences, words),
    words,
  }
}

/** One thing that is not on the other side, before it is known what stands in its place. */
export type Odd = Span & {
  readonly kind: Change['kind']
  readonly hint: boolean
  readonly fits: (other: Odd) => boolean
  readonly fact?: Fact
}

const oddFact = (fact: Fact): Odd => ({
  from: fact.from,
  to: fact.to,
  kind: fact.said.kind,
  hint: false,
  fact,
  fits: other => !!other.fact && isOfKind(fact, other.fact),
})

const oddName = ({ from, to, what, hint }: Name): Odd => ({
  from,
  to,
  kind: 'name',
  hint,
  fits: other => other.kind === 'name' && (what !== 'code' || other.hint),
})

/** Between languages only people and places are sure to be called alike. */
const isSure = ({ what }: Name) => what === 'person' || what === 'place'

/** What of one side the other does not say; each thing once. */
export const oddOf = (side: Side, other: Side, translated: boolean): Odd[] => {
  const there = otherSide(other)
  const facts = side.facts.filter(fact => !fact.weak && !isSaid(fact, other.facts) && !isCode(fact, there.all))
  const unknown = side.names.filter(name => (!translated || isSure(name)) && !names(name, there))
  const seen = new Set<string>()
  return [...facts.map(oddFact), ...unknown.map(oddName)].filter(({ from, to, kind }) => {
    const key = `${kind} ${side.text.slice(from, to).toLowerCase()}`
    return !seen.has(key) && !!seen.add(key)
  })
}

const isCode = ({ said }: Fact, all: string) => said.kind === 'code' && all.includes(said.key)

/** Joins what is missing and what is new where the one came into the place of the other. */
export const paired = (gone: readonly Odd[], come: readonly Odd[], isPlace: (one: Odd, other: Odd) => boolean) => {
  const left = new Set(come)
  const pairs = gone.map(one => {
    const fitting = [...left].filter(other => one.fits(other) && isPlace(one, other))
    const best = fitting.find(other => unitOf(other) === unitOf(one)) ?? fitting[0]
    if (best) left.delete(best)
    return { gone: one, come: best }
  })
  return { pairs, left: [...left] }
}

const unitOf = ({ fact }: Odd) => (fact?.said.kind === 'number' ? fact.said.unit : undefined)

/** Whether two things stand in sentences that say the same; or are, of their kind, the only ones without a partner. */
export const samePlace = (
  source: Side,
  result: Side,
  translated: boolean,
  gone: readonly Odd[],
  come: readonly Odd[],
) => {
  if (!gone.length || !come.length) return () => false
  const like = translated
    ? []
    : partners(contentsOf(source.sentences, source.language), contentsOf(result.sentences, source.language))
  const only = (odds: readonly Odd[], kind: Odd['kind']) => odds.filter(odd => odd.kind === kind).length === 1
  return (one: Odd, other: Odd) => {
    if (only(gone, one.kind) && only(come, other.kind)) return true
    const here = sentenceAt(source.sentences, one.from)
    const there = sentenceAt(result.sentences, other.from)
    return translated
      ? Math.abs(here / (source.sentences.length || 1) - there / (result.sentences.length || 1)) < 0.15
      : like[here]?.at === there
  }
}
