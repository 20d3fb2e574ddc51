import { once } from '#shared/remembering.ts'
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
}

const alikeEnough = 0.5

const has = ({ words }: Denying, stem: Stem, wanted: string) => words.some(({ lower }) => stem(lower) === wanted)

/** The negations of a sentence that its partner lacks, though it says what they deny. */
const lost = (one: Half, other: Half, language: string, stem: Stem): Turned[] =>
  one.sentences.flatMap((sentence, at): Turned[] => {
    const partner = other.sentences[one.partner[at] ?? -1]
    const [here, there] = [one.denying[at], other.denying[one.partner[at] ?? -1]]
    if (!here?.negations.length || !partner || !there || there.negations.length >= here.negations.length) return []
    if (sentence.text.endsWith('?') || partner.text.endsWith('?')) return []
    if (softIn(there, language).difference(softIn(here, language)).size) return []
    const still = new Set(there.negations.map(({ denied }) => denied))
    if (![...still].every(denied => here.negations.some(own => own.denied === denied))) return []
    const isElsewhere = (near: readonly string[]) =>
      other.denying.some(all => all !== there && all.negations.some(own => own.near.some(word => near.includes(word))))
    const gone = here.negations.find(
      ({ denied, near }) => denied && !still.has(denied) && has(there, stem, denied) && !isElsewhere(near),
    )
    return gone ? [{ negation: { from: gone.from, to: gone.to }, other: partner }] : []
  })

/** Words that lost the syllable that denies them, such as “unlimited” beside “limited”. */
const prefixLost = (one: Half, other: Half, language: string, stem: Stem): Turned[] => {
  const shape = prefix[language]
  if (!shape) return []
  return one.sentences.flatMap(({ words }, at) => {
    const partner = other.sentences[one.partner[at] ?? -1]
    const there = other.denying[one.partner[at] ?? -1]
    if (!partner || !there || there.negations.length) return []
    const isTurned = ({ lower }: WordSpan) => {
      const plain = stem(lower.replace(shape, ''))
      return has(there, stem, plain) && !other.stems().has(stem(lower)) && !one.stems().has(plain)
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
      stems: once(() => new Set(denying.flatMap(({ words }) => words.map(({ lower }) => stem(lower))))),
    }
  }
  const [one, other] = [halfOf(source, there), halfOf(result, back)]
  return {
    missing: [...lost(one, other, language, stem), ...prefixLost(one, other, language, stem)],
    added: [...lost(other, one, language, stem), ...prefixLost(other, one, language, stem)],
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
