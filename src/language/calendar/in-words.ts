import type { Locale } from '#shared/text.ts'
import { type CalendarDay, daysBetween, weekdayOf } from './day.ts'

const names = {
  de: {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    weekdays: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' '),
    short: 'Mo Di Mi Do Fr Sa So'.split(' '),
  },
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
    short: 'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
  },
} as const satisfies Record<Locale, unknown>

export const monthInWords = (m: number, locale: Locale) => names[locale].months[m - 1] ?? ''
export const weekdayInWords = (w: number, locale: Locale) => names[locale].weekdays[w - 1] ?? ''
/** As on a poster: „Sa“, “Sat”. */
export const shortWeekday = (w: number, locale: Locale) => names[locale].short[w - 1] ?? ''

type Said = { readonly d?: number | undefined; readonly m: number; readonly y?: number | undefined }

/** A day without its weekday, as far as it was said: „10. Oktober 2026“, “14 June”, „März 2027“. */
export const dayInWords = ({ d, m, y }: Said, locale: Locale) =>
  [d && (locale === 'de' ? `${d}.` : d), monthInWords(m, locale), y].filter(Boolean).join(' ')

/** „Samstag, 10. Oktober 2026“, “Saturday 10 October 2026”. */
export const fullDay = (day: CalendarDay, locale: Locale) =>
  `${weekdayInWords(weekdayOf(day), locale)}${locale === 'de' ? ',' : ''} ${dayInWords(day, locale)}`

/** Beyond that a distance is told in months, and beyond so many months in years. */
const mostDays = 120
const mostMonths = 23

const near = { de: ['gestern', 'heute', 'morgen'], en: ['yesterday', 'today', 'tomorrow'] }
const units = {
  day: { de: ['Tag', 'Tagen'], en: ['day', 'days'] },
  week: { de: ['Woche', 'Wochen'], en: ['week', 'weeks'] },
  month: { de: ['Monat', 'Monaten'], en: ['month', 'months'] },
  year: { de: ['Jahr', 'Jahren'], en: ['year', 'years'] },
} as const
export type Unit = keyof typeof units

/** „2 Wochen“ as it stands behind „in“ and „vor“. */
export const countInWords = (count: number, unit: Unit, locale: Locale) =>
  `${count} ${units[unit][locale][count === 1 ? 0 : 1]}`

const monthsBetween = (from: CalendarDay, to: CalendarDay) =>
  (to.y - from.y) * 12 + to.m - from.m - (to.d < from.d ? 1 : 0)

const from = (far: string, isAhead: boolean, locale: Locale) => {
  if (isAhead) return `in ${far}`
  return locale === 'de' ? `vor ${far}` : `${far} ago`
}

/** How far a day is from today: „vor 44 Tagen“, “in 3 months”. */
export const distanceInWords = (day: CalendarDay, today: CalendarDay, locale: Locale): string => {
  const days = daysBetween(today, day)
  const beside = near[locale][days + 1]
  if (beside) return beside
  const months = days < 0 ? monthsBetween(day, today) : monthsBetween(today, day)
  const far =
    Math.abs(days) <= mostDays
      ? countInWords(Math.abs(days), 'day', locale)
      : months <= mostMonths
        ? countInWords(months, 'month', locale)
        : countInWords(Math.floor(months / 12), 'year', locale)
  return from(far, days > 0, locale)
}

/** How far another month is from that of today. */
export const monthsInWords = (month: CalendarDay, today: CalendarDay, locale: Locale) => {
  const months = (month.y - today.y) * 12 + month.m - today.m
  const count = Math.abs(months)
  const years = countInWords(Math.floor(count / 12), 'year', locale)
  return from(count <= mostMonths ? countInWords(count, 'month', locale) : years, months > 0, locale)
}
