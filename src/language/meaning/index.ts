import type { Text } from '#shared/text.ts'
import { either } from '../either.ts'
import { languageOf } from '../languages.ts'
import { sentenceAt, type SentenceSpan, sentenceSpans, type Span } from '../spans.ts'
import { contentsOf, partners } from './align.ts'
import type { Fact } from './facts.ts'
import { factsIn } from './facts-in.ts'
import { type Name, namesIn } from './names.ts'
import { turnedBetween, turnedInTranslation } from './turned.ts'
import { names, otherSide } from './other-side.ts'
import { isOfKind, isRounded, isSaid } from './same.ts'

/** What was made of a text: where it was translated, words may differ; where it was shortened, much may be missing. */
export type Made = {
  readonly translated?: boolean
  readonly shortened?: boolean
  /** The languages of both, as `de`; known by the texts themselves where they are not said. */
  readonly from?: string
  readonly to?: string
}

/** Something exact that is missing in a result, new in it, or different; where it stands in both texts. */
export type Change = {
  readonly kind: 'number' | 'date' | 'time' | 'contact' | 'code' | 'name' | 'negation'
  readonly how: 'missing' | 'new' | 'different'
  readonly source?: Span
  readonly result?: Span
  readonly message: Text
}

type Side = {
  readonly text: string
  readonly language: string | undefined
  readonly sentences: readonly SentenceSpan[]
  readonly facts: readonly Fact[]
  readonly names: readonly Name[]
}

const sideOf = (text: string, language: string | undefined): Side => {
  const sentences = sentenceSpans(text)
  return { text, language, sentences, facts: factsIn(text, language), names: namesIn(text, language, sentences) }
}

const short = (language: string | undefined) => language?.slice(0, 2).toLowerCase()

/** The languages of both. A text too short to be known by itself is taken to be in that of the other. */
const languagesOf = (before: string, after: string, { from, to, translated }: Made) => {
  const source = short(from) ?? languageOf(before)
  const result = short(to) ?? (translated ? languageOf(after) : (short(from) ?? languageOf(after)))
  if (translated || (source && result)) return [source, result] as const
  const either = source ?? result ?? languageOf(`${before}\n${after}`)
  return [source ?? either, result ?? either] as const
}

/** One thing that is not on the other side, before it is known what stands in its place. */
type Odd = Span & {
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
const oddOf = (side: Side, other: Side, translated: boolean): Odd[] => {
  const there = otherSide(other.text, other.names)
  const facts = side.facts.filter(fact => !fact.weak && !isSaid(fact, other.facts) && !isCode(fact, there.all))
  const unknown = side.names.filter(name => (!translated || isSure(name)) && !names(name, there))
  const seen = new Set<string>()
  return [...facts.map(oddFact), ...unknown.map(oddName)].filter(({ from, to, kind }) => {
    const key = `${kind} ${side.text.slice(from, to).toLowerCase()}`
    return !seen.has(key) && !!seen.add(key)
  })
}

const isCode = ({ said }: Fact, all: string) => said.kind === 'code' && all.includes(said.key)

const about = new RegExp(
  String.raw`${either(`
    rund | etwa | circa | ca\\. | knapp | gut | über | mehr als | fast | bis zu | ungefähr | um die | about | around
    nearly | almost | over | more than | some | roughly | approximately | close to | up to | under`)}[ \u00a0]$`,
  'i',
)

const said = (text: string, { from, to }: Span) => text.slice(from, to).replaceAll(/\s+/g, ' ')

const missing = (what: string): Text => ({
  de: `„${what}“ fehlt im Ergebnis.`,
  en: `“${what}” is missing in the result.`,
})
const added = (what: string): Text => ({
  de: `„${what}“ steht nicht im Ausgangstext.`,
  en: `“${what}” is not in the original.`,
})
const different = (was: string, now: string): Text => ({
  de: `Aus „${was}“ wurde „${now}“.`,
  en: `“${was}” became “${now}”.`,
})
const unsaid = (what: string): Text => ({
  de: `Die Verneinung „${what}“ ist im Ergebnis verloren gegangen.`,
  en: `The negation “${what}” got lost in the result.`,
})
const denied = (what: string): Text => ({
  de: `„${what}“ verneint, was der Ausgangstext bejaht.`,
  en: `“${what}” denies what the original affirms.`,
})

/** Joins what is missing and what is new where the one came into the place of the other. */
const paired = (gone: readonly Odd[], come: readonly Odd[], isPlace: (one: Odd, other: Odd) => boolean) => {
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

const negationsOf = (source: Side, result: Side, translated: boolean): Change[] => {
  const turned = translated
    ? turnedInTranslation(source.sentences, source.language, result.sentences, result.language)
    : turnedBetween(
        source.sentences,
        result.sentences,
        source.language === result.language ? source.language : undefined,
      )
  const spanOf = ({ from, to }: Span): Span => ({ from, to })
  return [
    ...turned.missing.map(({ negation, other }): Change => ({
      kind: 'negation',
      how: 'missing',
      source: spanOf(negation),
      result: spanOf(other),
      message: unsaid(said(source.text, negation)),
    })),
    ...turned.added.map(({ negation, other }): Change => ({
      kind: 'negation',
      how: 'new',
      source: spanOf(other),
      result: spanOf(negation),
      message: denied(said(result.text, negation)),
    })),
  ]
}

/**
 * What a result says otherwise than the text it was made of: numbers, dates, times, money and units, names, addresses
 * and negations that are missing, new or different. Silent where it is not sure.
 */
export const changedBetween = (before: string, after: string, made: Made = {}): Change[] => {
  const [from, to] = languagesOf(before, after, made)
  const [source, result] = [sideOf(before, from), sideOf(after, to)]
  const translated = made.translated ?? (!!source.language && !!result.language && source.language !== result.language)

  const gone = oddOf(source, result, translated)
  const isApproximate = ({ from }: Odd) => about.test(after.slice(Math.max(0, from - 16), from))
  const come = oddOf(result, source, translated).filter(
    odd => !(made.shortened && odd.fact && isApproximate(odd) && isRounded(odd.fact, source.facts)),
  )
  const { pairs, left } = paired(gone, come, samePlace(source, result, translated, gone, come))

  const changes = pairs.flatMap(({ gone: one, come: other }): Change[] => {
    const place = { from: one.from, to: one.to }
    const was = said(before, one)
    if (other) {
      const there = { from: other.from, to: other.to }
      return [
        { kind: one.kind, how: 'different', source: place, result: there, message: different(was, said(after, other)) },
      ]
    }
    return made.shortened || one.hint ? [] : [{ kind: one.kind, how: 'missing', source: place, message: missing(was) }]
  })
  const fresh = left
    .filter(({ hint }) => !hint)
    .map((odd): Change => {
      const { kind, from, to } = odd
      return { kind, how: 'new', result: { from, to }, message: added(said(after, odd)) }
    })
  const all = [...changes, ...fresh, ...negationsOf(source, result, translated)]
  const place = ({ result: there, source: here }: Change) =>
    there?.from ?? (here?.from ?? 0) * (after.length / (before.length || 1))
  return all.sort((one, other) => place(one) - place(other))
}

/** Whether two things stand in sentences that say the same; or are, of their kind, the only ones without a partner. */
const samePlace = (source: Side, result: Side, translated: boolean, gone: readonly Odd[], come: readonly Odd[]) => {
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
