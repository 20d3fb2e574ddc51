import type { Text } from '#shared/text.ts'
import type { Mend } from '../checks/finding.ts'
import { languageOf } from '../languages.ts'
import { excerpt } from '../meaning/change.ts'
import { sideOf } from '../meaning/side.ts'
import type { Span } from '../spans.ts'
import { claimsIn } from './claims.ts'
import { mostTold, unknownIn } from './exact.ts'
import { givenIn } from './given.ts'
import { isHouseGiven, isRoadGiven, isShortGiven, isWordGiven, placesIn } from './name-given.ts'
import { namedIn } from './names.ts'
import { townsOf } from './towns.ts'
import { type Nearest, nearestName, nearestTo } from './nearest.ts'
import { struckWith } from './pieces.ts'
import { quotationsIn } from './quotations.ts'

/** What can be in a text that nobody gave. */
export type AdditionKind =
  | 'number'
  | 'date'
  | 'time'
  | 'contact'
  | 'code'
  | 'name'
  | 'place'
  | 'quotation'
  | 'promise'
  | 'exclusion'
  | 'admission'

/** Something in a text that was not given: what it is, what would put it right, and what would strike it out. */
export type Addition = Span & {
  readonly kind: AdditionKind
  /** It may well be meant so; it comes after the others. */
  readonly quiet: boolean
  readonly message: Text
  readonly correct?: Mend
  readonly strike?: Mend
}

export type Additions = {
  /** Those that are not quiet first, each in the order of the text. */
  readonly additions: readonly Addition[]
  /** How many exact things and names the text has at all. */
  readonly exact: number
}

export type AdditionsOptions = {
  /** As `de`; where the text itself does not tell. */
  readonly language?: string | undefined
  readonly today?: Date
  /** From general knowledge: then all is only to be checked, and nothing that claims is remarked on. */
  readonly knowledge?: boolean
  /** The pieces of the text that can be changed; all of it where nothing is said. What stands elsewhere is ours. */
  readonly parts?: readonly Span[]
}

const messages = {
  missing: (what: string): Text => ({ de: `Nicht in Ihren Angaben: ${what}`, en: `Not in what you gave: ${what}` }),
  other: (what: string, there: string): Text => ({
    de: `Nicht in Ihren Angaben: ${what} (dort: ${there})`,
    en: `Not in what you gave: ${what} (there: ${there})`,
  }),
  check: (what: string): Text => ({ de: `Bitte prüfen: ${what}`, en: `Please check: ${what}` }),
  quotation: { de: 'Dieses Zitat steht nicht in Ihren Angaben.', en: 'This quotation is not in what you gave.' },
  proposed: { de: 'Vorgeschlagenes Zitat: bitte freigeben lassen.', en: 'Proposed quotation: have it approved.' },
  promise: (what: string): Text => ({
    de: `Verspricht etwas, das nicht in Ihren Angaben steht: ${what}`,
    en: `Promises something that is not in what you gave: ${what}`,
  }),
  exclusion: (what: string): Text => ({
    de: `Schließt etwas aus, wovon in Ihren Angaben nichts steht: ${what}`,
    en: `Excludes something of which nothing is in what you gave: ${what}`,
  }),
  admission: (what: string): Text => ({
    de: `Räumt etwas ein, das nicht in Ihren Angaben steht: ${what}`,
    en: `Admits something that is not in what you gave: ${what}`,
  }),
}

const longest = 80
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()} …` : text)

/** Of what lies in another only the longer one is told. */
const apart = <One extends Span>(all: readonly One[]): One[] => {
  const rest: One[] = []
  for (const one of [...all].sort((a, b) => b.to - b.from - (a.to - a.from)))
    if (!rest.some(({ from, to }) => one.from < to && from < one.to)) rest.push(one)
  return rest.sort((one, other) => one.from - other.from)
}

/** The fewest words by which a text is known to be in a language that we do not read. */
const fewestWords = 30

/** A model may have written in another language than it was asked for; a few words do not tell which. */
const languageFor = (texts: readonly string[], text: string, asked: string | undefined): string | undefined => {
  const own = languageOf(text)
  if (own === 'de' || own === 'en') return own
  if (own && (text.match(/\p{L}+/gu)?.length ?? 0) >= fewestWords) return undefined
  return asked ?? languageOf(`${text}\n${texts.join('\n').slice(0, 2000)}`)
}

/** What a text written from what a person gave says beyond it, found without a model; silent where in doubt. */
export const additionsTo = (texts: readonly string[], text: string, asked: AdditionsOptions = {}): Additions => {
  const language = languageFor(texts, text, asked.language?.slice(0, 2).toLowerCase())
  if (!text.trim() || (language !== 'de' && language !== 'en')) return { additions: [], exact: 0 }
  const side = sideOf(text, language)
  const given = givenIn(texts, asked.today ?? new Date())
  const parts = asked.parts ?? [{ from: 0, to: text.length }]
  const partOf = ({ from, to }: Span) => parts.find(part => part.from <= from && to <= part.to)

  type Draft = Span & { kind: AdditionKind; quiet: boolean; message: Text; near?: Nearest; piece?: Span }
  const put = (kind: AdditionKind, span: Span, near: Nearest | undefined): Draft => {
    const what = short(excerpt(text, span))
    const message = asked.knowledge
      ? messages.check(what)
      : near
        ? messages.other(what, near.there)
        : messages.missing(what)
    return {
      kind,
      from: span.from,
      to: span.to,
      quiet: !!asked.knowledge,
      message,
      ...(near && !asked.knowledge && { near }),
    }
  }

  const quotations = quotationsIn(side, given)
  const inQuotation = ({ from, to }: Span) => quotations.some(one => one.from <= from && to <= one.to)
  const named = namedIn(side, given)
  const places = placesIn(given)
  const cut = named.filter(({ from, to }) => isShortGiven(text.slice(from, to).split(/[ \u00a0]/), given))
  const strangers = new Set<string>()
  const names = named.flatMap((name): Draft[] => {
    const words = text.slice(name.from, name.to)
    if (strangers.has(words) || strangers.size >= mostTold) return []
    const joined = /^-\p{L}+/u.exec(text.slice(name.to, name.to + 20))?.[0] ?? ''
    const isGiven = (word: string) =>
      isWordGiven(word, given, places) ||
      (!!joined && isWordGiven(word + joined, given, places)) ||
      (word.endsWith('er') && townsOf(word).some(town => isWordGiven(town, given, places)))
    const strange = name.telling.filter(word => !isGiven(word))
    const all = words.split(/[ \u00a0]/)
    const isRoad = language === 'de' || isRoadGiven(all, given)
    if ((!strange.length && isHouseGiven(name, given) && isRoad) || inQuotation(name)) return []
    if (cut.some(one => one.from <= name.from && name.to <= one.to)) return []
    strangers.add(words)
    const kind = name.what === 'place' || name.what === 'street' ? 'place' : 'name'
    return [put(kind, name, nearestName(side, name, strange, given))]
  })
  const exact = unknownIn(side, given)
    .filter(one => !inQuotation(one))
    .map(one => put(one.fact.said.kind, one, nearestTo(side, one, given)))
  const quotes = quotations.map(({ from, to, marked, sentence }): Draft => ({
    kind: 'quotation',
    from,
    to,
    quiet: marked || !!asked.knowledge,
    message: marked ? messages.proposed : messages.quotation,
    piece: sentence,
  }))
  const claims = asked.knowledge
    ? []
    : claimsIn(side, given).map(({ from, to, what }): Draft => ({
        kind: what,
        from,
        to,
        quiet: true,
        message: messages[what](excerpt(text, { from, to })),
      }))

  const hard = apart([...quotes, ...names, ...exact])
  const soft = claims.filter(one => !hard.some(({ from, to }) => one.from < to && from < one.to))
  const seen = new Set<string>()
  const all = [...hard, ...soft].flatMap(({ near, piece, ...draft }): Addition[] => {
    const part = partOf(draft)
    const key = `${draft.kind} ${excerpt(text, draft).toLowerCase()}`
    if (!part || seen.has(key)) return []
    seen.add(key)
    const struck = struckWith(side, piece ?? draft, part)
    const correct = near && partOf(near.put) === part ? near.put : undefined
    return [{ ...draft, ...(correct && { correct }), ...(struck && { strike: { ...struck, text: '' } }) }]
  })
  return {
    additions: [...all.filter(({ quiet }) => !quiet), ...all.filter(({ quiet }) => quiet)],
    exact: side.facts.filter(({ weak }) => !weak).length + named.length,
  }
}
