import { bare, type Name, namesIn } from '../meaning/names.ts'
import { generic, onlyCapitals } from '../meaning/capitals.ts'
import { firstNames, offices, titles } from '../meaning/people.ts'
import type { Side } from '../meaning/side.ts'
import { inside, type Span, type WordSpan } from '../spans.ts'
import type { Given } from './given.ts'
import {
  anyStreet,
  bareStreet,
  englishOrdinary,
  housesDe,
  leadsToPlace,
  likePlace,
  notPlace,
  numberedRoad,
  speakers,
  street,
} from './kinds-of-place.ts'
import { moreFirstNames } from './more-people.ts'
import { morePlaces } from './more-places.ts'
import { isWordGiven } from './name-given.ts'
import { isOfPlace, isPlace } from './towns.ts'

/** A name in a text, and those of its words that have to be given. */
export type NameSpan = Span & {
  readonly what: 'person' | 'place' | 'street' | 'name'
  readonly telling: readonly string[]
  /** Of a house in a street. */
  readonly number?: string
}

const isFirstName = (word: string) => firstNames.has(word) || moreFirstNames.has(word)
const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word)
const wordsOf = (text: string) => text.match(/[\p{L}][\p{L}\p{M}'’]*/gu) ?? []

/** Ranks and callings before a name, which notes shorten. */
const ranks = new Set(
  `Sergeant Inspector Constable Superintendent Captain Major Colonel Lieutenant Vicar Reverend Father Councillor Coach Chef
  Nurse Sister Trainer Kommissar Kommissarin Pfarrer Pfarrerin Pastor Pastorin Stadtrat Kapitän Landrat Meister`.split(
    /\s+/,
  ),
)

const telling = (words: readonly string[]) =>
  words
    .map(word => bare(word))
    .filter(
      word =>
        !titles.has(word) &&
        !ranks.has(word) &&
        !offices.has(word) &&
        !generic.has(word) &&
        isCapital(word) &&
        word.length > 1,
    )

const named = (what: NameSpan['what'], from: number, to: number, words: readonly string[]): NameSpan[] => {
  const all = telling(words)
  return all.length ? [{ what, from, to, telling: all }] : []
}

/** „unsere Familie“ is not called by what follows. */
const ownFamily = /(?:unsere|meine|deine|Ihre|ihre|seine|eure|die|ganze|der|einer|eine)[mnrs]? $/u

/** A house or a seal that is called by its letters: DATEV. */
const abbreviation = /^\p{Lu}{3,6}$/u

/** Words that are written large to be seen. */
const shouted =
  /^(?:NEU|TIPP|INFO|BITTE|DANKE|STOPP|ACHTUNG|JETZT|NUR|ALLE|NICHT|KEIN|KEINE|SIE|IHR|WIR|UND|ABER|NEW|NOTE|ONLY|FREE|SALE|NOT|ALL|YOU|NOW|AND|THE|BUT|MUST|ANY|NEVER|ALWAYS|PLEASE|HERE|TODAY|ENDS|FAQS|DIY|BYOB|RSVP|ASAP|TBA|TBC|LGBTQ|AGM|JHV|MOT|BMX|MRT|EKG|HNO|LARP|XXL|NFC|RFID|QR|IPA|SMS|MMS|OLED|LCD|JPEG|HTTP|HTTPS)$/u

const fromMeaning = (text: string, { what, from, to, parts, hint }: Name): NameSpan[] => {
  if (text.startsWith('Familie ', from) && ownFamily.test(text.slice(Math.max(0, from - 12), from))) return []
  if (what === 'code') {
    const stands =
      abbreviation.test(parts[0] ?? '') &&
      !shouted.test(parts[0] ?? '') &&
      !/\p{Lu}{2}[^\p{L}]{1,3}$/u.test(text.slice(Math.max(0, from - 5), from)) &&
      !/^[^\p{L}]{1,3}\p{Lu}{2}/u.test(text.slice(to, to + 5))
    return stands ? [{ what: 'name', from, to, telling: parts }] : []
  }
  if (hint) return []
  if (what === 'place') return named('place', from, to, parts)
  if (what === 'person') return named('person', from, to, parts)
  const words = parts.flatMap(part => wordsOf(part))
  const real = words.filter(word => !englishOrdinary.has(word) && !onlyCapitals.has(word) && !nation.test(word))
  return real.length ? named('name', from, to, real) : []
}

/** Adjectives of countries, which say no place. */
const nation = /(?:ish|ese|[ai]an|ic)$/u

const matched = (text: string, shape: RegExp, read: (found: RegExpExecArray) => NameSpan[]): NameSpan[] =>
  [...text.matchAll(shape)].flatMap(read)

const numberIn = (found: string) => /\d+/.exec(found)?.[0]

const streets = ({ text }: Side): NameSpan[] => [
  ...matched(text, street, ({ 0: found, index }) =>
    named('street', index, index + found.length, [streetName(found)]).map(one => ({ ...one, number: numberIn(found) })),
  ),
  ...matched(text, bareStreet, ({ 0: found, index }) =>
    anyStreet.test(found) ? [] : named('street', index, index + found.length, [streetName(found)]),
  ),
  ...matched(text, numberedRoad, ({ 0: found, index }) =>
    named('street', index, index + found.length, wordsOf(found).slice(0, -1)).map(one => ({
      ...one,
      number: numberIn(found),
    })),
  ),
]

/** What tells a street from others: of „Bahnhofstraße 12“ the station. */
const streetName = (found: string) => {
  const name = found.replace(/ \d.*$/, '')
  return name.replace(/(?:straße|strasse|str\.|gasse|allee|weg|platz|ring|damm|ufer|markt|chaussee|pfad)$/u, '') || name
}

/** Words with a capital letter that only a space parts. */
const joins = (text: string, one: WordSpan | undefined, other: WordSpan | undefined) =>
  !!one && !!other && /^[ \u00a0]$/.test(text.slice(one.to, other.from))

const role =
  /(?:in|leiter|chef|führer|sprecher|meister|trainer|direktor|kurator|vorsitzender?|vorstand|inhaber|gründer|pfarrer|bürgermeister|lehrer|arzt|geschäftsführer)$/iu

/** What a German place is said of, before its name; and what people are called by before theirs. */
const stops = new Set(
  'Haltestelle Bushaltestelle Station Ortsteil Stadtteil Ortschaft Weiler Autobahnausfahrt Ausfahrt'.split(' '),
)
const callings = new Set(
  'Bauer Bäuerin Landwirt Landwirtin Oma Opa Tante Onkel Nachbar Nachbarin Pfarrer Pfarrerin Pastor Pastorin Landrat Landrätin Stadtrat Stadträtin Schwester Kapitän Kapitänin Lehrer Lehrerin'.split(
    ' ',
  ),
)

/** A title and the name behind it, also where a line is full of capital letters. */
const titled =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Reverend|Rev|Captain|Councillor)\.? ((?:and (?:Mr|Mrs|Ms) )?\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{Ll}+)?)/gu

const german = ({ text, words, sentences }: Side): NameSpan[] => {
  const found: NameSpan[] = []
  const starts = new Set(sentences.flatMap(({ words: [first] }) => first?.from ?? []))
  words.forEach((word, at) => {
    if (!isCapital(word.as)) return
    const [next, before] = [words[at + 1], text.slice(Math.max(0, word.from - 12), word.from)]
    if (isFirstName(word.as) && !firstNames.has(word.as)) {
      const family = joins(text, word, next) && next && isCapital(next.as) ? next : undefined
      found.push(...named('person', word.from, family?.to ?? word.to, [word.as, ...(family ? [family.as] : [])]))
    } else if (morePlaces.has(word.as) && !starts.has(word.from))
      found.push(...named('place', word.from, word.to, [word.as]))
    else if (next && joins(text, word, next) && housesDe.has(word.as) && isCapital(next.as) && !housesDe.has(next.as))
      found.push(...named('name', word.from, next.to, [next.as]))
    else if (next && joins(text, word, next) && stops.has(word.as) && isCapital(next.as))
      found.push(...named('place', next.from, next.to, [next.as]))
    else if (next && joins(text, word, next) && callings.has(word.as) && isCapital(next.as) && !isFirstName(next.as))
      found.push(...named('person', word.from, next.to, [next.as]))
    else if (next && joins(text, word, next) && isCapital(next.as) && !starts.has(word.from) && isOfPlace(word.as))
      found.push(...named('place', word.from, word.to, [word.as]))
    else if (leadsToPlace.test(before) && likePlace.test(word.as) && !notPlace.test(word.as) && word.as.length > 4)
      found.push(...named('place', word.from, word.to, [word.as]))
  })
  found.push(
    ...matched(text, /(?<!\d)\d{5} (\p{Lu}\p{L}+)/gu, ({ 0: all, 1: name = '', index }) =>
      named('place', index + all.length - name.length, index + all.length, [name]),
    ),
    ...matched(text, speakers, ({ 0: all, 1: name = '', index }) => {
      const [first = '', ...rest] = wordsOf(name)
      const people = role.test(first) && !isFirstName(first) ? rest : [first, ...rest]
      return named('person', index + all.length - name.length, index + all.length, people)
    }),
  )
  return found
}

const english = ({ text, words }: Side): NameSpan[] => {
  const found: NameSpan[] = []
  words.forEach((word, at) => {
    if (!isCapital(word.as)) return
    const next = words[at + 1]
    const as = bare(word.as)
    if (isFirstName(as)) {
      const family =
        joins(text, word, next) && next && isCapital(next.as) && !onlyCapitals.has(next.as) ? next : undefined
      found.push(...named('person', word.from, family?.to ?? word.to, [as, ...(family ? [family.as] : [])]))
    } else if (isPlace(as) && !/(?:^|[.!?:\n*#]\s*)$/.test(text.slice(Math.max(0, word.from - 3), word.from)))
      found.push(...named('place', word.from, word.from + as.length, [as]))
  })
  found.push(
    ...matched(text, titled, ({ 0: all, 1: name = '', index }) =>
      named(
        'person',
        index,
        index + all.length,
        wordsOf(name).filter(word => !onlyCapitals.has(word)),
      ),
    ),
  )
  return found
}

const closing =
  /gr[uü](?:ß|ss)|wünsch|dank|team|regards|wishes|sincerely|faithfully|thanks|yours|ihr|your|euer|eure|dein|unser|love|guten|dear|hallo|hello/iu
const signature = /^(?:\*\*)?(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,2})(?:\*\*)?(?:, [\p{L} -]{2,40})?\s*$/u

/** Who has signed: a line of a name near the end, no word of which was given. */
const signed = ({ text }: Side, given: Given): NameSpan[] => {
  const lines = [...text.matchAll(/^.+$/gm)].slice(-4)
  return lines.flatMap(({ 0: line, index }, at) => {
    const name = signature.exec(line)?.[1]
    const words = name?.split(/[ -]/) ?? []
    const isName = words.every(
      word => !housesDe.has(word) && !generic.has(word) && !isWordGiven(word, given, new Set()),
    )
    if (!name || !at || closing.test(name) || !isName) return []
    const from = index + line.indexOf(name)
    return named('person', from, from + name.length, wordsOf(name))
  })
}

const tag = /[#@][\p{L}\p{N}_]+/gu

/** The names, places and streets of a text, as far as lists, endings and what stands beside them give them away. */
export const namedIn = (side: Side, given: Given): NameSpan[] => {
  const { text, language, sentences } = side
  const own = language === 'de' ? german(side) : language === 'en' ? english(side) : []
  const tags = [...text.matchAll(tag)].map(({ 0: as, index }) => ({ from: index, to: index + as.length }))
  const all = [
    ...namesIn(text, language, sentences).flatMap(name => fromMeaning(text, name)),
    ...streets(side),
    ...signed(side, given),
    ...own,
  ]
  return all.filter(({ from }) => !inside(tags, from)).sort((one, other) => one.from - other.from || other.to - one.to)
}
