import type { Locale } from '#shared/text.ts'
import { type CalendarDay, daysBetween, weekdayOf } from '../calendar/day.ts'
import { monthInWords, weekdayInWords } from '../calendar/in-words.ts'
import { months } from '../meaning/calendar.ts'
import type { Fact } from '../meaning/facts.ts'
import type { Side } from '../meaning/side.ts'
import { slipsBetween } from '../slips.ts'
import type { Span } from '../spans.ts'
import type { Unknown } from './exact.ts'
import { folded } from './folded.ts'
import type { Given } from './given.ts'
import type { NameSpan } from './names.ts'

/** What was given in the place of something else: how it reads there, and the text with which it is put right. */
export type Nearest = { readonly there: string; readonly put: Span & { readonly text: string } }

const sorted = (text: string) => [...text.replaceAll(/\D/g, '')].sort().join('')

const wordsNear = (text: string, { from, to }: Span) =>
  new Set(
    (folded(text.slice(Math.max(0, from - 45), from) + ' ' + text.slice(to, to + 45)).match(/\p{L}{4,}/gu) ?? []).map(
      word => word.slice(0, 5),
    ),
  )

const known = new WeakMap<Fact, ReadonlySet<string>>()

/** The words beside something that was given, worked out once. */
const wordsBeside = ({ text }: Given, fact: Fact) => {
  const found = known.get(fact) ?? wordsNear(text, fact)
  known.set(fact, found)
  return found
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter(word => other.has(word)).length

const small: Readonly<Record<string, readonly string[]>> = {
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
}

const isYear = (value: number) => Number.isInteger(value) && value > 1500 && value < 2100

const written = (value: number, language: string, like: string) => {
  const hasCents =
    /[.,]\d{2}$/.test(like) ||
    (!Number.isInteger(value) && Math.round(value * 100) === value * 100 && Math.round(value * 10) !== value * 10)
  if (!/\d[.,'’ ]\d{3}/.test(like) && (isYear(value) || /\d{4}/.test(like))) return String(value)
  return value.toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', {
    useGrouping: Math.abs(value) >= 1000,
    ...(hasCents && !Number.isInteger(value) && { minimumFractionDigits: 2 }),
  })
}

const figure = /\d(?:[\d.,'’\u00a0\u202f]*\d)?/

/** „14.1“, which is a day rather than a number. */
const dateLikeFigure = /^\d{1,2}\.\d{1,2}$/

const nearestNumber = (side: Side, { from, to, fact }: Unknown, given: Given): Nearest | undefined => {
  if (fact.said.kind !== 'number') return undefined
  const { said } = fact
  const language = side.language ?? 'en'
  const [value = 0] = said.values
  const used = new Set(side.facts.flatMap(one => (one.said.kind === 'number' && one !== fact ? one.said.values : [])))
  const near = wordsNear(side.text, { from, to })
  const wide = given.numbers.filter(
    one =>
      !one.weak &&
      one.language === language &&
      !dateLikeFigure.test(given.text.slice(one.fact.from, one.fact.to)) &&
      !used.has(one.value) &&
      one.value !== value &&
      one.value > 0 &&
      one.fact.said.kind === 'number',
  )
  const alike = wide.filter(one => one.unit === said.unit && isYear(one.value) === isYear(value))
  const isClose = (one: number) => Math.abs(one - value) <= 0.35 * Math.max(one, value)
  const other = wide.filter(one => said.unit && !one.unit && isYear(one.value) === isYear(value) && isClose(one.value))
  const scored = (alike.length ? alike : other)
    .map(one => {
      const like = sorted(String(one.value)) === sorted(String(value)) ? 3 : 0
      const part = Math.abs(one.value - value) / Math.max(one.value, value)
      const only = said.unit && new Set(alike.map(({ value: other }) => other)).size === 1 ? 1.5 : 0
      return { one, score: like + (part <= 0.35 ? 1.5 : 0) + shared(near, wordsBeside(given, one.fact)) + only }
    })
    .sort((one, other) => other.score - one.score)
  const [best] = scored
  if (!best || best.score < 1.5) return undefined
  const place = side.text.slice(from, to)
  const found = figure.exec(place)
  const { one } = best
  const [words] = found ? [] : [small[language]?.[one.value]]
  const span = found
    ? { from: from + found.index, to: from + found.index + found[0].length }
    : { from, to: from + (/^[\p{L}-]+/u.exec(place)?.[0].length ?? to - from) }
  const there = given.text.slice(one.fact.from, one.fact.to).replaceAll(/\s+/g, ' ')
  if (found && /\d\s*(?:tausend|thousand|Mio|Mill|million|billion|Mrd|Tsd|k|bn?|m)\b/iu.test(place))
    return { there, put: { from, to, text: there } }
  return { there, put: { ...span, text: words ?? written(one.value, language, found?.[0] ?? '') } }
}

const weekdayBefore =
  /(Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)((?:,? (?:dem |den |der |the )?)?)$/u

/** A day written as another one is: „5. Dezember 2026“, „5.12.“, “December 5”. */
const dateLike = (like: string, day: CalendarDay, language: Locale): string | undefined => {
  const { d, m, y } = day
  const name = monthInWords(m, language)
  const numeric = /^(\d{1,2})(\.\s?)(\d{1,2})(\.)(\s?\d{2,4})?$/.exec(like)
  if (numeric) return `${d}${numeric[2]}${m}.${numeric[5] ? numeric[5].replace(/\d+/, String(y)) : ''}`
  if (!/\p{L}{3,}/u.test(like)) return /^\d{1,2}$/.test(like) ? String(d) : undefined
  const put = like
    .replace(/\p{L}{3,}/u, found => (months.has(found.toLowerCase()) ? name : found))
    .replace(/(?<!\d)\d{1,2}(?!\d)(?:st|nd|rd|th)?/u, String(d))
    .replace(/\d{4}/, String(y))
  return /\p{L}{3,}/u.test(put) ? put : undefined
}

const nearestDate = (side: Side, { from, to, fact }: Unknown, given: Given): Nearest | undefined => {
  if (fact.said.kind !== 'date') return undefined
  const [day = {}] = fact.said.days
  const language = side.language === 'de' ? 'de' : 'en'
  if (day.w !== undefined && day.d === undefined) {
    const date = side.facts.find(one => one.said.kind === 'date' && one.from >= to && one.from - to <= 9)
    const real = date?.said.kind === 'date' ? date.said.days[0] : undefined
    const meant = real && given.named.find(one => one.d === real.d && one.m === real.m)
    const name = meant && weekdayInWords(weekdayOf(meant), language)
    return name ? { there: name, put: { from, to, text: name } } : undefined
  }
  if (day.m === undefined) return undefined
  const used = side.facts.flatMap(({ said }) => (said.kind === 'date' && said !== fact.said ? said.days : []))
  const isUsed = (one: CalendarDay) => used.some(({ d, m }) => d === one.d && m === one.m)
  const year = day.y ?? given.today.getFullYear()
  const wanted = { y: year, m: day.m, d: day.d ?? 15 }
  const away = (one: CalendarDay) => Math.abs(daysBetween(one, wanted))
  const [best] = given.named.filter(one => !isUsed(one)).sort((one, other) => away(one) - away(other))
  if (!best || away(best) > 62) return undefined
  const text = dateLike(side.text.slice(from, to), best, language)
  if (!text) return undefined
  const before = weekdayBefore.exec(side.text.slice(Math.max(0, from - 20), from))
  const name = before && weekdayInWords(weekdayOf(best), language)
  const begin = before && name ? from - before[0].length : from
  const put = before && name ? `${name}${before[2]}${text}` : text
  return { there: put, put: { from: begin, to, text: put } }
}

const nearestTime = (side: Side, { from, to, fact }: Unknown, given: Given): Nearest | undefined => {
  if (fact.said.kind !== 'time') return undefined
  const { minutes } = fact.said
  const used = new Set(
    side.facts.flatMap(({ said }) => (said.kind === 'time' && said !== fact.said ? said.minutes : [])),
  )
  const away = (minute: number) => Math.min(...minutes.map(own => Math.abs(own - minute)))
  const all = [...given.minutes].filter(minute => minute % 5 === 0)
  const unused = all.filter(minute => !used.has(minute))
  const [best] = (unused.length ? unused : all).sort((one, other) => away(one) - away(other))
  if (best === undefined || away(best) > 180) return undefined
  const place = side.text.slice(from, to)
  const found = /(\d{1,2})(?:([:.])(\d{2}))?/.exec(place)
  if (!found) return undefined
  const half = /[ap]\.?m/iu.test(place) || side.language === 'en'
  const hour = half && Math.floor(best / 60) > 12 ? Math.floor(best / 60) - 12 : Math.floor(best / 60)
  const rest = best % 60
  const text =
    rest || found[3]
      ? `${hour}${found[2] ?? (side.language === 'de' ? '.' : ':')}${String(rest).padStart(2, '0')}`
      : String(hour)
  const there = place.replace(found[0], text)
  return { there, put: { from: from + found.index, to: from + found.index + found[0].length, text } }
}

const nearestContact = (side: Side, { from, to, fact }: Unknown, given: Given): Nearest | undefined => {
  if (fact.said.kind !== 'contact') return undefined
  const { key } = fact.said
  const kindOf = (one: string) => (/^\d+$/.test(one) ? 'phone' : one.includes('@') ? 'mail' : 'web')
  const used = new Set(side.facts.flatMap(({ said }) => (said.kind === 'contact' ? said.key : [])))
  const others = given.facts.filter(
    ({ said }) => said.kind === 'contact' && !used.has(said.key) && kindOf(said.key) === kindOf(key),
  )
  const keys = new Set(others.flatMap(({ said }) => (said.kind === 'contact' ? said.key : [])))
  const best = others.find(
    ({ said }) => said.kind === 'contact' && (keys.size === 1 || slipsBetween(said.key, key, 3) <= 3),
  )
  if (!best) return undefined
  const there = given.text.slice(best.from, best.to)
  return { there, put: { from, to, text: there } }
}

/** What was given and comes nearest to something that was not: of its kind, and said nowhere else in the text. */
export const nearestTo = (side: Side, unknown: Unknown, given: Given): Nearest | undefined =>
  nearestNumber(side, unknown, given) ??
  nearestDate(side, unknown, given) ??
  nearestTime(side, unknown, given) ??
  nearestContact(side, unknown, given)

const owned = new WeakMap<Side, ReadonlySet<string>>()

/** The words of a text, folded once. */
const ownWords = (side: Side) => {
  const found = owned.get(side) ?? new Set(folded(side.text).match(/\p{L}+/gu))
  owned.set(side, found)
  return found
}

/** A name that was given and is written almost alike. */
export const nearestName = (
  side: Side,
  { from, to }: NameSpan,
  strange: readonly string[],
  given: Given,
): Nearest | undefined => {
  const [word] = strange
  if (strange.length !== 1 || !word || word.length < 4) return undefined
  const plain = folded(word)
  const own = ownWords(side)
  const most = word.length > 6 ? 2 : 1
  const isLike = (one: string) => !own.has(one) && slipsBetween(one, plain, most) <= most
  const like = [...given.spelled()].find(([one]) => one.length > 2 && isLike(one))?.[1]
  if (!like) return undefined
  const there = `${like[0]?.toUpperCase()}${like.slice(1)}`
  const at = side.text.slice(from, to).indexOf(word)
  return { there, put: { from: from + at, to: from + at + word.length, text: there } }
}
