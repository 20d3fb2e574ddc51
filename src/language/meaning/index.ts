import { either } from '../either.ts'
import { languageOf, littleWordsOf } from '../languages.ts'
import type { Span } from '../spans.ts'
import { stemming } from '../words.ts'
import { aligned } from './align.ts'
import { added, type Change, denied, different, type VersionKind, missing, excerpt, unsaid } from './change.ts'
import { type Odd, oddOf, paired, samePlace } from './odds.ts'
import { isRounded } from './same.ts'
import { type Side, sideOf } from './side.ts'
import { type TurnedBoth, turnedBetween, turnedInTranslation } from './turned.ts'

export type { Change, VersionKind } from './change.ts'

const short = (language: string | undefined) => language?.slice(0, 2).toLowerCase()

/** Whether a text may as well be in this language as in that, by their little words. */
const mayBe = (text: string, language: string, guessed: string) => {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  const hits = (of: string) => words.filter(word => littleWordsOf(of).has(word)).length
  return hits(language) >= hits(guessed)
}

/** The languages of both. A text too short to be known by itself is taken to be in that of the other. */
const languagesOf = (before: string, after: string, { from, to, translated }: VersionKind) => {
  const source = short(from) ?? languageOf(before)
  const result = short(to) ?? (translated ? languageOf(after) : (short(from) ?? languageOf(after)))
  if (translated || (source && source === result)) return [source, result] as const
  if (!source || !result) {
    const known = source ?? result ?? languageOf(`${before}\n${after}`)
    return [source ?? known, result ?? known] as const
  }
  if (!to && mayBe(after, source, result)) return [source, source] as const
  return [!from && mayBe(before, result, source) ? result : source, result] as const
}

const about = new RegExp(
  String.raw`${either(`
    rund | etwa | circa | ca\\. | knapp | gut | über | mehr als | fast | bis zu | ungefähr | um die | about | around
    nearly | almost | over | more than | some | roughly | approximately | close to | up to | under`)}[ \u00a0]$`,
  'i',
)

const negationsOf = (source: Side, result: Side, turned: TurnedBoth): Change[] => {
  const spanOf = ({ from, to }: Span): Span => ({ from, to })
  return [
    ...turned.missing.map(({ negation, other }): Change => ({
      kind: 'negation',
      how: 'missing',
      source: spanOf(negation),
      result: spanOf(other),
      message: unsaid(excerpt(source.text, negation)),
    })),
    ...turned.added.map(({ negation, other }): Change => ({
      kind: 'negation',
      how: 'new',
      source: spanOf(other),
      result: spanOf(negation),
      message: denied(excerpt(result.text, negation)),
    })),
  ]
}

/**
 * What a result says otherwise than the text it was made of: numbers, dates, times, money and units, names, addresses
 * and negations that are missing, new or different. Silent where it is not sure.
 */
export const changedBetween = (before: string, after: string, made: VersionKind = {}): Change[] => {
  const [from, to] = languagesOf(before, after, made)
  const [source, result] = [sideOf(before, from), sideOf(after, to)]
  const translated = made.translated ?? (!!source.language && !!result.language && source.language !== result.language)

  const gone = oddOf(source, result, translated)
  const isApproximate = ({ from }: Odd) => about.test(after.slice(Math.max(0, from - 16), from))
  const come = oddOf(result, source, translated).filter(
    odd => !(made.shortened && odd.fact && isApproximate(odd) && isRounded(odd.fact, source.facts)),
  )
  const stem = stemming(from)
  const alike = translated ? undefined : aligned(source, result, stem)
  const turned = alike ? turnedBetween(source, result, alike, stem) : turnedInTranslation(source, result)
  const { pairs, left } = paired(gone, come, samePlace(source, result, alike?.there, gone, come))

  const changes = pairs.flatMap(({ gone: one, come: other }): Change[] => {
    const place = { from: one.from, to: one.to }
    const was = excerpt(before, one)
    if (other) {
      const there = { from: other.from, to: other.to }
      return [
        {
          kind: one.kind,
          how: 'different',
          source: place,
          result: there,
          message: different(was, excerpt(after, other)),
        },
      ]
    }
    return made.shortened || one.hint ? [] : [{ kind: one.kind, how: 'missing', source: place, message: missing(was) }]
  })
  const fresh = left
    .filter(({ hint }) => !hint)
    .map((odd): Change => {
      const { kind, from, to } = odd
      return { kind, how: 'new', result: { from, to }, message: added(excerpt(after, odd)) }
    })
  const all = [...changes, ...fresh, ...negationsOf(source, result, turned)]
  const place = ({ result: there, source: here }: Change) =>
    there?.from ?? (here?.from ?? 0) * (after.length / (before.length || 1))
  return all.sort((one, other) => place(one) - place(other))
}
