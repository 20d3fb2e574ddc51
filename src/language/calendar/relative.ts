import { inEach, type Locale, type Text } from '#shared/text.ts'
import { either } from '../either.ts'
import { weekdays } from '../meaning/calendar.ts'
import type { Span } from '../spans.ts'
import { type CalendarDay, lastOfMonth, plusDays, plusMonths, weekdayOf } from './day.ts'
import { countInWords, type Unit, weekdayInWords } from './in-words.ts'

/** A day, or a row of days, that is named from today on: „morgen“, “next Friday”, “in two weeks”. */
export type Relative = Span & {
  /** How we write it ourselves. */
  readonly name: Text
  readonly day: CalendarDay
  readonly last?: CalendarDay
}
type Reading = Omit<Relative, 'from' | 'to'>

const counts = new Map(
  ['ein eine einem einer one a', 'zwei two', 'drei three', 'vier four', 'fünf five', 'sechs six'].flatMap((row, at) =>
    row.split(' ').map(word => [word, at + 1] as const),
  ),
)
const count = String.raw`(\d{1,2}|${[...counts.keys()].join('|')})`
const countOf = (word = '') => counts.get(word.toLowerCase()) ?? Number(word)

const full = [...weekdays.keys()].join('|')
const weekdayIn = (name = '') => weekdays.get(name.toLowerCase()) ?? 0

/** The first such weekday from a day on, this one included. */
const from = (day: CalendarDay, w: number) => plusDays(day, (w - weekdayOf(day) + 7) % 7)
const week = (today: CalendarDay, weeks: number) => {
  const day = plusDays(today, 1 - weekdayOf(today) + 7 * weeks)
  return { day, last: plusDays(day, 6) }
}
const month = (today: CalendarDay, months: number) => {
  const day = { ...plusMonths(today, months), d: 1 }
  return { day, last: lastOfMonth(day.y, day.m) }
}
const year = (y: number) => ({ day: { y, m: 1, d: 1 }, last: { y, m: 12, d: 31 } })

const ways = { next: /^(?:nächst|kommend|coming|next)/i, last: /^(?:letzt|vorig|vergangen|last|past)/i }
const wayOf = (word = '') => (ways.next.test(word) ? 1 : ways.last.test(word) ? -1 : 0)
const which: readonly Record<Locale, string>[] = [
  { de: 'letzten', en: 'last' },
  { de: 'diesen', en: 'this' },
  { de: 'nächsten', en: 'next' },
]
const named = (way: number, noun: (locale: Locale) => string, ending = 'n') =>
  inEach(locale => `${which[way + 1]?.[locale].replace(/n$/, locale === 'de' ? ending : 'n')} ${noun(locale)}`)

const way = either('(?:nächst|kommend|dies|letzt|vorig|vergangen)e[nrms]? | next | this | coming | last | past')
const plain = (name: Text, days: number) => (today: CalendarDay) => ({ name, day: plusDays(today, days) })

const unit = String.raw`(Tag|Woche|Monat|day|week|month)(?:en|n|e|s)?`
const unitOf = (word = ''): Unit => (/^[td]/i.test(word) ? 'day' : /^w/i.test(word) ? 'week' : 'month')
const moved = (today: CalendarDay, many: number, of: Unit) =>
  of === 'month' ? plusMonths(today, many) : plusDays(today, many * (of === 'week' ? 7 : 1))

type Row = readonly [pattern: string, read: (today: CalendarDay, found: RegExpExecArray) => Reading | undefined]

/** What is found first is taken, so that “the day after tomorrow” is no “tomorrow”. */
const rows: readonly Row[] = [
  ['übermorgen|the day after tomorrow', plain({ de: 'übermorgen', en: 'the day after tomorrow' }, 2)],
  ['vorgestern|the day before yesterday', plain({ de: 'vorgestern', en: 'the day before yesterday' }, -2)],
  [String.raw`gestern|yesterday(?!['’]s)`, plain({ de: 'gestern', en: 'yesterday' }, -1)],
  [String.raw`heute|tonight|today(?!['’]s)`, plain({ de: 'heute', en: 'today' }, 0)],
  [
    String.raw`(?<!(?:heute|guten|jeden|gestern|am|zum|der|den|dem|einen) )morgen(?! und übermorgen)|tomorrow(?!['’]s)`,
    plain({ de: 'morgen', en: 'tomorrow' }, 1),
  ],
  [
    String.raw`(?:(?:nächste|kommende) Woche(?: am)? (${full})|(${full}) (?:nächster|kommender) Woche|(${full}) next week)`,
    (today, found) => {
      const w = weekdayIn(found[1] ?? found[2] ?? found[3])
      const name: Text = {
        de: `${weekdayInWords(w, 'de')} nächster Woche`,
        en: `${weekdayInWords(w, 'en')} next week`,
      }
      return { name, day: plusDays(week(today, 1).day, w - 1) }
    },
  ],
  [
    `(${way}) (${full})`,
    (today, found) => {
      const [where, w] = [wayOf(found[1]), weekdayIn(found[2])]
      const day = where < 0 ? from(plusDays(today, -7), w) : from(plusDays(today, where), w)
      return { name: named(where, locale => weekdayInWords(w, locale)), day }
    },
  ],
  [
    `(${way}) (Woche|week)(?!\\p{L}|nende)`,
    (today, found) => ({
      name: named(wayOf(found[1]), locale => (locale === 'de' ? 'Woche' : 'week'), ''),
      ...week(today, wayOf(found[1])),
    }),
  ],
  [
    `(${way}) (?:Wochenende|weekend)`,
    (today, found) => {
      const where = wayOf(found[1])
      const { last } = week(today, where > 0 && weekdayOf(today) > 5 ? 1 : Math.min(where, 0))
      const name = named(where, locale => (locale === 'de' ? 'Wochenende' : 'weekend'), 's')
      return { name, day: plusDays(last, -1), last }
    },
  ],
  [
    `(${way}) (?:Monats?|month)`,
    (today, found) => ({
      name: named(wayOf(found[1]), locale => (locale === 'de' ? 'Monat' : 'month')),
      ...month(today, wayOf(found[1])),
    }),
  ],
  [
    `(${way}) (?:Jahr(?:es)?|year)`,
    (today, found) => ({
      name: named(wayOf(found[1]), locale => (locale === 'de' ? 'Jahr' : 'year'), 's'),
      ...year(today.y + wayOf(found[1])),
    }),
  ],
  [
    `in ${count} ${unit}`,
    (today, [, many, of]) => {
      const [number, kind] = [countOf(many), unitOf(of)]
      return { name: inEach(locale => `in ${countInWords(number, kind, locale)}`), day: moved(today, number, kind) }
    },
  ],
  [
    `vor ${count} ${unit}|${count} ${unit} ago`,
    (today, found) => {
      const [number, kind] = [countOf(found[1] ?? found[3]), unitOf(found[2] ?? found[4])]
      const far = inEach(locale => countInWords(number, kind, locale))
      return { name: { de: `vor ${far.de}`, en: `${far.en} ago` }, day: moved(today, -number, kind) }
    },
  ],
  [
    String.raw`(?<!(?:${full})s? )(?:am|ab|bis(?: zum)?|on|by|until|from) (${full})(?! ?(?:[–/&-]|bis|und|oder|to|and|or)|\p{L})`,
    (today, found) => {
      const w = weekdayIn(found[1])
      return { name: inEach(locale => weekdayInWords(w, locale)), day: from(today, w) }
    },
  ],
]

const patterns = rows.map(
  ([pattern, read]) => [new RegExp(String.raw`(?<![\p{L}\d-])(?:${pattern})(?![\p{L}\d-])`, 'giu'), read] as const,
)

const opens = /(?:^|[.!?:\n]\s*)$/
/** „der Morgen“ is no day; at the beginning of a sentence it may be one. */
const isNoun = (text: string, { 0: found, index }: RegExpExecArray) =>
  found === 'Morgen' &&
  !(opens.test(text.slice(Math.max(0, index - 4), index)) && /^ \p{Ll}/u.test(text.slice(index + found.length)))

/** Days that are named from today on. */
export const relativeDays = (text: string, today: CalendarDay): Relative[] => {
  const isTaken = new Uint8Array(text.length)
  return patterns.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap(found => {
      const [from, to] = [found.index, found.index + found[0].length]
      const reading = isTaken[from] || isNoun(text, found) ? undefined : read(today, found)
      if (!reading) return []
      isTaken.fill(1, from, to)
      return [{ from, to, ...reading }]
    }),
  )
}
