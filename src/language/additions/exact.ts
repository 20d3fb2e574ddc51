import { lazy } from '#shared/memoize.ts'
import type { Fact } from '../meaning/facts.ts'
import type { Side } from '../meaning/side.ts'
import { inside, sentenceAt, type Span } from '../spans.ts'
import { folded } from './folded.ts'
import { countsWord, follows, isGiven, isMisplaced, isOtherwise } from './follows.ts'
import { countsIn, generationsIn, rootOf, rowsIn, storeysIn, weekdaysIn } from './counts.ts'
import { isDifferenceGiven } from './reckoned.ts'
import { isOtherShare, isShareIn } from './shares.ts'
import {
  isClock,
  joinedTo,
  isSurelyClock,
  isDifference,
  isInCode,
  everyOther,
  nthGiven,
  ordinals,
  storeys,
  isContactGiven,
  isDayGiven,
} from './meant.ts'
import { knownCodes, sayings } from './sayings.ts'
import { type NthWeekday, nthWeekdaysIn, placesInMonth } from './nth-weekday.ts'
import { daysMeant, isOneOf } from './calendar.ts'
import type { Stated } from './stated.ts'
import type { Given } from './given.ts'

/** A number, date, time, address or code of a text that was not given, and does not follow from what was. */
export type Unknown = Span & { readonly fact: Fact }

const around = 28

/** More than so many things are nothing to be read one by one. */
export const mostTold = 200

const spansOf = (text: string, shapes: readonly RegExp[]): Span[] =>
  shapes
    .flatMap(shape =>
      [...text.matchAll(shape)].map(({ 0: { length }, index }) => ({ from: index, to: index + length })),
    )
    .sort((one, other) => one.from - other.from)

const isSmallCount = (value: number) => Number.isInteger(value) && value > 1 && value <= 12

/** The piece of a stretch, such as „5. und 13. Dezember“ or “8 to 12 noon”, in which the second or the first stands. */
const pieceOf = (text: string, { from, to }: Span, number: number): Span => {
  const all = [...text.slice(from, to).matchAll(/\d{1,2}(?:[:.]\d{2}(?!\d))?/g)]
  const [first, second] = all
  if (!first || !second || number > 1) return { from, to }
  return number === 0
    ? { from: from + first.index, to: from + first.index + first[0].length }
    : { from: from + second.index, to }
}

/** What a text states exactly that was neither given nor follows from it. */
export const unknownIn = (side: Side, given: Given): Unknown[] => {
  const { text, facts, sentences } = side
  const idle = spansOf(text, [...sayings, /[#@][\p{L}\p{N}_]+/gu, /\[[^\]\n]{0,300}\]/g])
  const listed = countsIn(text)
  const dates = given.named.length
  const ofWeek = weekdaysIn(given)
  const rowsNear = (place: number) => rowsIn(text.slice(Math.max(0, place - 120), place + 240))
  const givenStoreys = lazy(() => storeysIn(given.text))
  const spoken = new Set(facts.flatMap(({ said }) => (said.kind === 'number' ? said.values : [])))
  const dated = facts.filter(({ said }) => said.kind === 'date' && said.days.some(({ d }) => d !== undefined))

  /** Whether so many were given. */
  const isOne = (value: number) => value < 12 || given.numbers.some(one => one.value === value)

  /** The numbers of a paragraph; `alike` those that have a unit, or count nothing that follows. */
  const numbersIn = (place: number, alike: boolean): ReadonlySet<number> => {
    const from = text.lastIndexOf('\n\n', place)
    const end = text.indexOf('\n\n', place)
    const inside = facts.filter(fact => !fact.weak && fact.from >= from && (end < 0 || fact.from < end))
    return new Set(
      inside.flatMap(({ to, said }) =>
        said.kind === 'number' && (!alike || said.unit || !countsWord(text.slice(to, to + around))) ? said.values : [],
      ),
    )
  }

  /** The numbers of its paragraph that count the same. */
  const othersNear = ({ from: place, said: { unit } }: Stated['fact']): readonly number[] => {
    const from = text.lastIndexOf('\n\n', place)
    const end = text.indexOf('\n\n', place)
    return facts.flatMap(fact =>
      fact.said.kind === 'number' &&
      !fact.weak &&
      fact.from >= from &&
      (end < 0 || fact.from < end) &&
      fact.from !== place &&
      fact.said.unit === unit
        ? fact.said.values.slice(0, 1)
        : [],
    )
  }

  const givenAsOrdinal = (value: number) => new RegExp(String.raw`(?<!\d)${value}(?:st|nd|rd|th)`, 'u').test(given.text)

  const stated = (fact: Stated['fact']): Stated => {
    const at = sentenceAt(sentences, fact.from)
    return {
      fact,
      sentence: sentences[at]?.text ?? text.slice(text.lastIndexOf('\n', fact.from) + 1, fact.to + around),
      before: text.slice(Math.max(0, fact.from - around), fact.from),
      behind: text.slice(fact.to, fact.to + around),
      beside: lazy(() => numbersIn(fact.from, false)),
      alike: lazy(() => numbersIn(fact.from, true)),
      spoken,
      others: lazy(() => othersNear(fact)),
      language: side.language,
      inWords: !/\d/.test(text.slice(fact.from, fact.to)),
    }
  }

  const isNumberKnown = (fact: Stated['fact']) => {
    const it = stated(fact)
    const { values, unit } = fact.said
    const words = text.slice(fact.from, fact.to)
    const isOrdinal = ordinals.test(words)
    if (isOrdinal && storeys.test(it.behind))
      return (
        values.includes(1) ||
        (/^.generation/iu.test(it.behind) && values.some(value => value <= generationsIn(given.text))) ||
        values.some(givenAsOrdinal) ||
        [rootOf(words), ...values.map(String)].some(which => givenStoreys().has(which))
      )
    const often = /^(?:mal|fach)(?!\p{L})/u.test(it.behind) || /^ times?(?!\p{L})/u.test(it.behind)
    const joined = joinedTo.test(it.behind) && values.some(value => value > 2)
    if (fact.weak && !joined && !(often && /\p{L}$/u.test(words) && values.some(value => value > 1))) return true
    const suffix = /^[a-z](?!\p{L})/u.exec(it.behind)?.[0]
    if (suffix && /\d$/.test(words) && !/[a-z]/.test(words)) return given.words.has(`${words}${suffix}`)
    if (isMisplaced(it, given)) return follows(it, given)
    if (isSurelyClock(it)) return isClock(it, given)
    if (isDifference(it, given)) return isDifferenceGiven(it, given)
    if (isOtherShare(it, given)) return false
    if (isGiven(it, given)) return true
    const sign = /(?<!\p{L})(\p{L}{1,8})[ -]?$/u.exec(it.before)?.[1]
    const isNamed = sign && /^\p{Lu}/u.test(sign)
    if (isNamed && (given.letters.includes(folded(sign + words)) || given.words.has(folded(sign[0] + words))))
      return true
    if (often && values.some(value => new RegExp(String.raw`(?<!\d)${value}\s?(?:x|×|mal)`, 'iu').test(given.text)))
      return true
    if (!unit && values.some(value => given.years.has(value))) return true
    if (!unit && values.some(value => value > 9 && isInCode(value, given))) return true
    if (
      isOrdinal &&
      /^ (?:quartal|quarter)/iu.test(it.behind) &&
      values.some(value => new RegExp(`q ?${value}(?!\\d)`, 'iu').test(given.text))
    )
      return true
    if (isClock(it, given)) return true
    if (isShareIn(it, given)) return true
    if (
      !unit &&
      values.some(value => (isOrdinal || value > 12) && value > 2 && it.beside().has(value - 1) && isOne(value - 1))
    )
      return true
    const mayCount = !unit && !often && !isOtherwise(it, given)
    if (
      mayCount &&
      values.some(
        value =>
          value === 2 ||
          (isSmallCount(value) && (listed.has(value) || value === dates || rowsNear(fact.from).has(value))),
      )
    )
      return true
    return follows(it, given)
  }

  const isKnown = (fact: Fact): boolean => {
    const { said } = fact
    switch (said.kind) {
      case 'number':
        return isNumberKnown({ ...fact, said })
      case 'time':
        return said.minutes.some(minute => given.minutes.has(minute))
      case 'date': {
        if (fact.weak) return true
        const [{ w } = {}] = said.days
        if (w !== undefined && /^\p{Ll}{3}/u.test(text.slice(fact.to, fact.to + 3))) return true
        if (w === undefined) return said.days.some(day => isDayGiven(day, given))
        const date = dated.find(({ from }) => from >= fact.to && from - fact.to <= 9)
        // „Samstag und Sonntag, 20. und 21. Februar“: one of the days that stand together.
        const together = dated
          .filter(({ from }) => from === date?.from)
          .flatMap(({ said: it }) => (it.kind === 'date' ? it.days : []))
        const day = together.find(one => isOneOf({ ...one, w }, given.days)) ?? together[0]
        const isHabit = text.slice(fact.from, fact.to).endsWith('s') && !date
        if (!day || !isDayGiven(day, given)) return !!date || (isHabit ? ofWeek.habits : ofWeek.all).has(w)
        return isOneOf({ ...day, w }, given.days) || isOneOf({ d: day.d, m: day.m, w }, given.named)
      }
      case 'contact':
        return isContactGiven(said.key, given)
      default:
        return knownCodes.test(said.key) || given.letters.includes(folded(said.key).replaceAll(/[^\p{L}\p{N}]/gu, ''))
    }
  }

  const ordinalsGiven = lazy(() => nthWeekdaysIn(given.text))
  /** Whether a day is counted in its month as it was given, or as its date says. */
  const isNthKnown = ({ from, to, nth, w }: NthWeekday) => {
    const isNear = (fact: Fact) => fact.from > from - 40 && fact.to < to + 40
    const near = dated.flatMap(fact => (fact.said.kind === 'date' && isNear(fact) ? fact.said.days : []))
    return (
      ordinalsGiven().some(one => one.nth === nth && one.w === w) ||
      nthGiven(nth).test(given.text) ||
      near.flatMap(day => daysMeant(day, given.today)).some(day => placesInMonth(day).includes(nth))
    )
  }

  const unknown: Unknown[] = []
  for (const one of nthWeekdaysIn(text)) {
    if (inside(idle, one.from) || everyOther.test(text.slice(Math.max(0, one.from - 8), one.from)) || isNthKnown(one))
      continue
    unknown.push({
      from: one.from,
      to: one.to,
      fact: { from: one.from, to: one.to, said: { kind: 'date', days: [{ w: one.w }] } },
    })
  }
  const seen = new Set<string>()
  const rows = Map.groupBy(
    facts.filter(({ weak }) => !weak),
    ({ from, said }) => `${from} ${said.kind}`,
  )
  for (const fact of facts) {
    const row = rows.get(`${fact.from} ${fact.said.kind}`) ?? []
    const words = `${fact.said.kind} ${row.indexOf(fact)} ${text.slice(fact.from, fact.to)}`
    if (seen.has(words) || inside(idle, fact.from)) continue
    if (isKnown(fact)) continue
    seen.add(words)
    const span = row.length > 1 ? pieceOf(text, fact, row.indexOf(fact)) : { from: fact.from, to: fact.to }
    if (unknown.push({ ...span, fact }) === mostTold) break
  }
  return unknown
}
