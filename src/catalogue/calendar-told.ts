import { type CalendarDay, dayOf, daysBetween, weekdayOf } from '#language/calendar/day.ts'
import { dayInWords, distanceInWords, fullDay, monthsInWords, weekdayInWords } from '#language/calendar/in-words.ts'
import { type CalendarEntry, calendarOf, longAgo } from '#language/calendar/index.ts'
import { toldAsPast } from '#language/calendar/past.ts'
import type { Fields } from '#shared/fields.ts'
import { isFromNotes, isNotes } from '#shared/from-notes.ts'
import type { Locale } from '#shared/text.ts'
import type { Material } from './fences.ts'

/** Lines a model is told, with the heading; characters of a form that are looked through. */
const most = 12
const mostRead = 30_000

const words = {
  heading: {
    de: 'Kalender: was die Daten im Material heute sind, für Sie berechnet.',
    en: 'Calendar: what the dates in the material are today, worked out for you.',
  },
  noYear: { de: ', ohne Jahr', en: ', no year given' },
  noDate: { de: ', ohne Datum', en: ', no date given' },
  next: { de: 'der nächste ist', en: 'the next is' },
  last: { de: 'der letzte war', en: 'the last was' },
  is: { de: 'das ist ein', en: 'that is a' },
  none: { de: 'den Tag gibt es nicht', en: 'there is no such day' },
  wrong: { de: 'der Wochentag passt nicht', en: 'the weekday does not fit' },
  current: { de: 'der laufende Monat', en: 'the current month' },
  running: { de: 'läuft gerade', en: 'under way' },
  to: { de: 'bis', en: 'to' },
} as const

const isOneMonth = (from: CalendarDay, to: CalendarDay) =>
  from.d === 1 && to.d > 27 && from.m === to.m && from.y === to.y
const isOneYear = (from: CalendarDay, to: CalendarDay) => from.m === 1 && from.d === 1 && to.m === 12 && to.d === 31

/** A day with its weekday, or the days, the month or the year that is meant. */
const meant = (day: CalendarDay, last: CalendarDay | undefined, locale: Locale) => {
  if (!last) return fullDay(day, locale)
  if (isOneYear(day, last)) return String(day.y)
  if (isOneMonth(day, last)) return dayInWords({ m: day.m, y: day.y }, locale)
  return `${fullDay(day, locale)} ${words.to[locale]} ${fullDay(last, locale)}`
}

type Said = Pick<CalendarEntry, 'said' | 'weekday' | 'last'> & { readonly day?: CalendarDay | null }

/** What was said of a date, as we write it: nothing of what somebody typed stands in it. */
const saidOf = ({ said, weekday, day, last }: Said, locale: Locale) => {
  if (!said) return ''
  const from = day && last && said.d ? `${day.d}${locale === 'de' ? '.' : ''} ${words.to[locale]} ` : ''
  const date = from + dayInWords(said, locale)
  const named = weekday ? `${weekdayInWords(weekday.w, locale)}${locale === 'de' ? ',' : ''} ${date}` : date
  return said.y ? named : `${named}${words.noYear[locale]}`
}

const ofMonth = ({ said, day, before }: CalendarEntry, isPast: boolean, today: CalendarDay, locale: Locale) => {
  if (!said || !day) return ''
  if (isPast && before)
    return `${saidOf({ said }, locale)}: ${words.last[locale]} ${dayInWords({ ...before, d: undefined }, locale)}`
  const month = dayInWords({ m: day.m, y: day.y }, locale)
  const isCurrent = day.y === today.y && day.m === today.m
  if (!said.y) {
    return `${saidOf({ said }, locale)}: ${isCurrent ? `${words.current[locale]}, ${month}` : `${words.next[locale]} ${month}`}`
  }
  return `${month}: ${isCurrent ? words.current[locale] : monthsInWords(day, today, locale)}`
}

/** One line about a date, in our own words. */
const lineOf = (entry: CalendarEntry, isPast: boolean, today: CalendarDay, locale: Locale): string => {
  const { kind, day, last, before, said, weekday, name } = entry
  if (name && day) {
    const isWeekday = name.de === weekdayInWords(weekdayOf(day), 'de')
    return `${name[locale]}${isWeekday ? `${words.noDate[locale]}: ${words.next[locale]}` : ':'} ${meant(day, last, locale)}`
  }
  if (!day) return `${saidOf(entry, locale)}: ${words.none[locale]}`
  if (!said?.d) return ofMonth(entry, isPast, today, locale)
  if (kind === 'weekday-mismatch') {
    const w = weekdayInWords(weekdayOf(day), locale)
    const is = said.y ? `${words.is[locale]} ${w}` : `${words.next[locale]} ${fullDay(day, locale)}`
    return `${saidOf(entry, locale)}: ${is}, ${words.wrong[locale]}`
  }
  if (kind === 'without-year') {
    const next = `${words.next[locale]} ${meant(day, last, locale)}`
    const recent = before && daysBetween(before, today) < longAgo
    const ago = before && recent ? `${words.last[locale]} ${fullDay(before, locale)}` : ''
    return `${saidOf(entry, locale)}: ${isPast && ago ? ago : [next, ago].filter(Boolean).join(', ')}`
  }
  const isRunning = kind === 'today' && !!last
  const distance = isRunning
    ? words.running[locale]
    : distanceInWords(kind === 'past' ? (last ?? day) : day, today, locale)
  if (said.y) return `${meant(day, last, locale)}: ${distance}`
  return `${saidOf(entry, locale)}: ${[weekday && dayInWords(day, locale), distance].filter(Boolean).join(', ')}`
}

type Asked = Parameters<typeof isFromNotes>[0] & { readonly fields: Fields; readonly material: Material }

/**
 * What the dates in notes are today, a line each, for calls that write from notes: a model need not reckon. Only what
 * was typed is looked through, and none of it is repeated. Empty where the notes name no date.
 */
export const calendarTold = ({ fields, material, ...call }: Asked, moment: Date, locale: Locale): string => {
  if (!isFromNotes(call)) return ''
  const text = Object.entries(fields)
    .flatMap(([name, field]) => (isNotes(field) ? (material[name] ?? []) : []))
    .join('\n')
    .slice(0, mostRead)
  const entries = calendarOf(text, moment, locale)
  if (!entries.length) return ''
  const today = dayOf(moment)
  const isPast = toldAsPast(text, entries, true)
  const lines = entries.map(entry => lineOf(entry, isPast(entry), today, locale))
  return [words.heading[locale], ...new Set(lines)].slice(0, most).join('\n')
}
