import type { Locale, Text } from '#shared/text.ts'
import { languageOf } from '../languages.ts'
import type { Day } from '../meaning/facts.ts'
import type { Span } from '../spans.ts'
import { type CalendarDay, dayOf, daysBetween, exists, lastOfMonth, weekdayOf } from './day.ts'
import { relativeDays } from './relative.ts'
import { type SaidDate, saidDates } from './typed-dates.ts'
import type { SaidWeekday } from './weekday.ts'

export type { CalendarDay } from './day.ts'

/** What a date is today: where it says no year, `without-year`, unless it is today or its weekday tells the year. */
export type CalendarKind = 'past' | 'today' | 'future' | 'without-year' | 'weekday-mismatch' | 'impossible'

/** A date or a day that a text names, and what it is today. */
export type CalendarEntry = Span & {
  readonly kind: CalendarKind
  readonly words: string
  /** The day it means, of a month or a week the first; without a year the next; null where there is none. */
  readonly day: CalendarDay | null
  /** The last day of a month, a week, or of several days. */
  readonly last?: CalendarDay
  /** When it was the last time, where no year is said. */
  readonly before?: CalendarDay
  /** What is said of it in figures or names; nothing of „morgen“. */
  readonly said?: Day & { readonly m: number }
  readonly weekday?: SaidWeekday
  /** What it is called from today on, as we write it: „nächsten Freitag“. */
  readonly name?: Text
}

/** What was so many days ago, three quarters of a year, is history. */
export const longAgo = 274
/** A day without a year that was last so many days ago is more likely the next one. */
export const halfYear = 183

type Dated = Pick<CalendarEntry, 'kind' | 'day' | 'last' | 'before'>

/** Between two dates of a range, or of a row: they may say the year at its end only. */
const ranges =
  /^[ \u00a0]?(?:[–—-]|bis(?: zum| einschließlich)?|to|until|till|through)[ \u00a0]?(?:(?:am|zum|den) )?$/iu
const rows = /^[ \u00a0]?(?:[,/&+]|und|and|oder|or)[ \u00a0]?(?:(?:am|zum|den) )?$/iu

/** Whether one range opens with this date and closes with that. */
export const isRange = (text: string, one: Span | undefined, other: Span | undefined) =>
  !!one && !!other && ranges.test(text.slice(one.to, other.from))

/** The year of the date behind it, where it says none: „10. 10. bis 12. 10. 2026“. A row does not turn a year. */
const yearBehind = (text: string, date: SaidDate, next: SaidDate | undefined) => {
  const { m, d, y } = date.said
  if (!next?.said.y || y) return y
  const turns = m > next.said.m
  if (isRange(text, date, next)) return next.said.y - (turns ? 1 : 0)
  return d && !turns && rows.test(text.slice(date.to, next.from)) ? next.said.y : undefined
}

const inRows = (text: string, dates: readonly SaidDate[]): SaidDate[] => {
  const whole: SaidDate[] = []
  for (const date of dates.toReversed()) {
    const y = yearBehind(text, date, whole[0])
    whole.unshift(y ? { ...date, said: { ...date.said, y } } : date)
  }
  return whole
}

const kindOf = (first: CalendarDay, last: CalendarDay, today: CalendarDay) => {
  if (daysBetween(last, today) > 0) return 'past'
  return daysBetween(today, first) > 0 ? 'future' : 'today'
}

/** The years around this one in which there is such a day, from the next time on, then back from the last time. */
const turnsOf = (m: number, d: number, today: CalendarDay) => {
  const years = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8].map(turn => today.y + turn).filter(y => exists({ y, m, d }))
  const days = years.map(y => ({ y, m, d }))
  return {
    next: days.find(day => daysBetween(today, day) >= 0),
    before: days.findLast(day => daysBetween(today, day) < 0),
  }
}

const ofMonth = ({ m, y }: Day & { m: number }, today: CalendarDay): Dated => {
  const at = (year: number) => ({ day: { y: year, m, d: 1 }, last: lastOfMonth(year, m) })
  if (y) {
    const { day, last } = at(y)
    return { kind: kindOf(day, last, today), day, last }
  }
  const next = today.y + (m < today.m ? 1 : 0)
  return { kind: 'without-year', ...at(next), before: { y: next - 1, m, d: 1 } }
}

const ofDay = ({ said, first, weekday }: SaidDate, today: CalendarDay): Dated => {
  const { y, m, d = 0 } = said
  const none = { kind: 'impossible', day: null } as const
  const fits = (day: CalendarDay | undefined) => !weekday || (!!day && weekdayOf(day) === weekday.w)
  if (!exists({ y, m, d })) return none
  if (y) {
    const day = { y, m, d }
    if (!fits(day)) return { kind: 'weekday-mismatch', day }
    return first
      ? { kind: kindOf({ y, m, d: first }, day, today), day: { y, m, d: first }, last: day }
      : { kind: kindOf(day, day, today), day }
  }
  const { next, before } = turnsOf(m, d, today)
  if (!next) return none
  if (weekday && fits(next)) return { kind: kindOf(next, next, today), day: next }
  if (weekday && before && fits(before) && daysBetween(before, today) < longAgo) return { kind: 'past', day: before }
  if (weekday) return { kind: 'weekday-mismatch', day: next }
  if (daysBetween(today, next) === 0) return { kind: 'today', day: next }
  return { kind: 'without-year', day: first ? { ...next, d: first } : next, ...(first && { last: next }), before }
}

/** In what language dates are read: that of the text, where it is one of ours, else that of whoever typed it. */
const readIn = (text: string, locale: Locale) => {
  const language = languageOf(text)
  return language === 'de' || language === 'en' ? language : locale
}

/**
 * The dates, weekdays and days named from today on in a text, in their order, with what they are today. What may be
 * either of two days is left out. Worked out by the clock's own day, without a model.
 */
export const calendarOf = (text: string, today: Date, locale: Locale): CalendarEntry[] => {
  const now = dayOf(today)
  const { dates, rest } = saidDates(text, readIn(text, locale))
  const written = inRows(text, dates).map(({ from, to, said, weekday, first }): CalendarEntry => {
    const dated = said.d ? ofDay({ from, to, said, weekday, first }, now) : ofMonth(said, now)
    return { from, to, words: text.slice(from, to), said, ...(weekday && { weekday }), ...dated }
  })
  const isBeside = new Set(
    written.flatMap(({ from, to }) => Array.from({ length: to - from + 2 }, (_, at) => from + at - 1)),
  )
  const named = relativeDays(rest, now)
    .filter(({ from, to }) => !isBeside.has(from) && !isBeside.has(to - 1))
    .map((found): CalendarEntry => ({
      ...found,
      words: text.slice(found.from, found.to),
      kind: kindOf(found.day, found.last ?? found.day, now),
    }))
  return [...written, ...named].sort((one, other) => one.from - other.from)
}
