import { lazy, memoize } from '#shared/memoize.ts'
import type { Span, WordSpan } from '../spans.ts'
import { type Stem, stemming } from '../words.ts'
import type { Aligned, Partner } from './align.ts'
import { denies, prefix } from './denials.ts'
import { type Denying, denyingIn, softIn } from './negations.ts'
import type { Sentence, Side } from './side.ts'

/** A negation on one side, and the sentence on the other that says the same without it. */
export type Turned = { readonly negation: Span; readonly other: Span }

/** Both ways: what the result lacks, and what it denies by itself. */
export type TurnedBoth = { readonly missing: readonly Turned[]; readonly added: readonly Turned[] }

/** What the sentences of a text deny, and for each the one of the other text that says the same, if there is one. */
type Half = {
  readonly sentences: readonly Sentence[]
  readonly denying: readonly Denying[]
  readonly partner: readonly number[]
  readonly stems: () => ReadonlySet<string>
  /** What stands near its negations: the sentence it does so in, undefined where there are several. */
  readonly near: () => ReadonlyMap<string, Denying | undefined>
}

const alikeEnough = 0.5

const nearIn = (denying: readonly Denying[]) => {
  const near = new Map<string, Denying | undefined>()
  for (const all of denying)
    for (const word of all.negations.flatMap(own => own.near))
      near.set(word, near.has(word) && near.get(word) !== all ? undefined : all)
  return near
}

/** What is asked about a sentence again and again: the stems of its words, and those that say it without a negation. */
const askedOf = (language: string, stem: Stem) => ({
  stemsOf: memoize(({ words }: Denying): ReadonlySet<string> => new Set(words.map(({ lower }) => stem(lower)))),
  softOf: memoize((sentence: Denying) => softIn(sentence, language)),
})
type AskedOf = ReturnType<typeof askedOf>

/** The negations of a sentence that its partner lacks, though it says what they deny. */
const lost = (one: Half, other: Half, { stemsOf, softOf }: AskedOf): Turned[] =>
  one.sentences.flatMap((sentence, at): Turned[] => {
    const partner = other.sentences[one.partner[at] ?? -1]
    const [here, there] = [one.denying[at], other.denying[one.partner[at] ?? -1]]
    if (!here?.negations.length || !partner || !there || there.negations.length >= here.negations.length) return []
    if (sentence.text.endsWith('?') || partner.text.endsWith('?')) return []
    if (softOf(there).difference(softOf(here)).size) return []
    const still = new Set(there.negations.map(({ denied }) => denied))
    if (!still.isSubsetOf(new Set(here.negations.map(({ denied }) => denied)))) return []
    const isElsewhere = (near: readonly string[]) =>
      near.some(word => other.near().has(word) && other.near().get(word) !== there)
    const gone = here.negations.find(
      ({ denied, near }) => denied && !still.has(denied) && stemsOf(there).has(denied) && !isElsewhere(near),
    )
    return gone ? [{ negation: { from: gone.from, to: gone.to }, other: partner }] : []
  })

/** Words that lost the syllable that denies them, such as “unlimited” beside “limited”. */
const prefixLost = (one: Half, other: Half, language: string, stem: Stem, { stemsOf }: AskedOf): Turned[] => {
  const shape = prefix[language]
  if (!shape) return []
  return one.sentences.flatMap(({ words }, at) => {
    const partner = other.sentences[one.partner[at] ?? -1]
    const there = other.denying[one.partner[at] ?? -1]
    if (!partner || !there || there.negations.length) return []
    const isTurned = ({ lower }: WordSpan) => {
      const plain = stem(lower.replace(shape, ''))
      return stemsOf(there).has(plain) && !other.stems().has(stem(lower)) && !one.stems().has(plain)
    }
    const turned = words.filter(word => shape.test(word.lower) && isTurned(word))
    return turned.map(({ from, to }) => ({ negation: { from, to }, other: partner }))
  })
}

/** What one text denies and the other, in the sentence that says the same, does not, both ways. */
export const turnedBetween = (source: Side, result: Side, { there, back }: Aligned, stem: Stem): TurnedBoth => {
  const { language } = source
  if (!language || language !== result.language || !denies[language]) return { missing: [], added: [] }
  const denyingOf = denyingIn(language, stem)
  const halfOf = ({ sentences }: Side, partners: readonly Partner[]): Half => {
    const denying = sentences.map(denyingOf)
    return {
      sentences,
      denying,
      partner: partners.map(({ at, like }) => (like < alikeEnough ? -1 : at)),
      near: lazy(() => nearIn(denying)),
      stems: lazy(() => new Set(denying.flatMap(({ words }) => words.map(({ lower }) => stem(lower))))),
    }
  }
  const [one, other] = [halfOf(source, there), halfOf(result, back)]
  const about = askedOf(language, stem)
  return {
    missing: [...lost(one, other, about), ...prefixLost(one, other, language, stem, about)],
    added: [...lost(other, one, about), ...prefixLost(other, one, language, stem, about)],
  }
}

/** The same between two languages: only where sentence follows sentence, and only where nothing denies on one side. */
export const turnedInTranslation = (source: Side, result: Side): TurnedBoth => {
  const [from, to] = [source.language, result.language]
  const isSure = source.sentences.length === result.sentences.length
  if (!isSure || !from || !to || !denies[from] || !denies[to]) return { missing: [], added: [] }
  const [here, there] = [denyingIn(from, stemming(from)), denyingIn(to, stemming(to))]
  const missing: Turned[] = []
  const added: Turned[] = []
  source.sentences.forEach((sentence, at) => {
    const partner = result.sentences[at]
    if (!partner || sentence.text.endsWith('?')) return
    const [one, other] = [here(sentence), there(partner)]
    const [[own], [others]] = [one.negations, other.negations]
    if (own && !others && !softIn(other, to).size) missing.push({ negation: own, other: partner })
    if (others && !own && !softIn(one, from).size) added.push({ negation: others, other: sentence })
  })
  return { missing, added }
}
