import { sentenceAt, type Span } from '../spans.ts'
import type { Partner } from './align.ts'
import type { Change } from './change.ts'
import type { Fact } from './facts.ts'
import type { Name } from './names.ts'
import { names, type OtherSide, otherSide } from './other-side.ts'
import { isOfKind, sayingIn } from './same.ts'
import type { Side } from './side.ts'

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

/** Nobody reads more remarks, and each is compared with each. */
const most = 500

/** What of one side the other does not say; each thing once, and the first ones only where there are very many. */
export const oddOf = (side: Side, other: Side, translated: boolean): Odd[] => {
  const there = otherSide(other)
  const isSaid = sayingIn(other.facts)
  const facts = side.facts.filter(fact => !fact.weak && !isSaid(fact) && !isCode(fact, there))
  const unknown = side.names.filter(name => (!translated || isSure(name)) && !names(name, there))
  const seen = new Set<string>()
  return [...facts.map(oddFact), ...unknown.map(oddName)]
    .filter(({ from, to, kind }) => {
      const key = `${kind} ${side.text.slice(from, to).toLowerCase()}`
      return !seen.has(key) && !!seen.add(key)
    })
    .slice(0, most)
}

const isCode = ({ said }: Fact, { holds }: OtherSide) => said.kind === 'code' && holds(said.key)

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

/** The kinds of which there is only one. */
const single = (odds: readonly Odd[]) => {
  const ofKind = Map.groupBy(odds, ({ kind }) => kind)
  return new Set([...ofKind].flatMap(([kind, { length }]) => (length === 1 ? [kind] : [])))
}

/**
 * Whether two things stand in sentences that say the same, or, in a translation, about as far down; or are, of their
 * kind, the only ones without a partner.
 */
export const samePlace = (
  source: Side,
  result: Side,
  partners: readonly Partner[] | undefined,
  gone: readonly Odd[],
  come: readonly Odd[],
) => {
  const [onlyGone, onlyCome] = [single(gone), single(come)]
  return (one: Odd, other: Odd) => {
    if (onlyGone.has(one.kind) && onlyCome.has(other.kind)) return true
    const here = sentenceAt(source.sentences, one.from)
    const there = sentenceAt(result.sentences, other.from)
    return partners
      ? partners[here]?.at === there
      : Math.abs(here / (source.sentences.length || 1) - there / (result.sentences.length || 1)) < 0.15
  }
}
