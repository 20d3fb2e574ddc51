import { inEach, type Locale, type Text } from '#shared/text.ts'
import type { Mend } from '../checks/finding.ts'
import type { Span } from '../spans.ts'
import { isAnnounced } from './announced.ts'
import { type CalendarDay, dayOf, daysBetween, exists, lastOfMonth, weekdayOf } from './day.ts'
import { dayInWords, weekdayInWords } from './in-words.ts'
import { type CalendarEntry, calendarOf, halfYear, isRange, longAgo } from './index.ts'
import { withDay, withWeekday, withYear } from './mends.ts'
import { isDocumentOf, toldAsPast } from './past.ts'

/** Something to ask about a date in notes, before anything is written; with what would mend it. */
export type CalendarRemark = Span & {
  readonly message: Text
  readonly mends: readonly { readonly label: Text; readonly mend: Mend }[]
  /** Worth a look, no more: the next such day may well be meant. */
  readonly quiet?: true
}

/** Nobody needs to be asked about more at a time. */
const most = 3
/** What was not longer ago than so many days is news, and no slip. */
const news = 7
/** Days from the first to the last: what took longer is told as it was, as in a curriculum vitae. */
const shortPeriod = 31

const toYear = (y: number): Text => ({ de: `Auf ${y} ändern`, en: `Change to ${y}` })

const isRecent = (day: CalendarDay, today: CalendarDay, most: number) => {
  const days = daysBetween(day, today)
  return days > news && days < most
}

/** The next year in which there is such a day that is not past. */
const nextYear = ({ m, d }: CalendarDay, today: CalendarDay) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map(turn => today.y + turn)
    .find(y => exists({ y, m, d }) && daysBetween(today, { y, m, d }) >= 0) ?? today.y + 1

const impossible = (entry: CalendarEntry): CalendarRemark[] => {
  const { said, from, to } = entry
  if (!said?.d) return []
  const { d, m, y } = said
  const isLeapDay = m === 2 && d === 29
  const last = lastOfMonth(y ?? 2023, m).d
  const message: Text = isLeapDay
    ? { de: `Den 29. Februar ${y} gibt es nicht.`, en: `There is no 29 February ${y}.` }
    : {
        de: `Den ${dayInWords({ d, m }, 'de')} gibt es nicht.`,
        en: `There is no ${dayInWords({ d, m }, 'en')}.`,
      }
  const label: Text = {
    de: `In ${dayInWords({ d: last, m }, 'de')} ändern`,
    en: `Change to ${dayInWords({ d: last, m }, 'en')}`,
  }
  return [{ from, to, message, mends: [{ label, mend: { from, to, text: withDay(entry, last) } }] }]
}

const mismatch = (entry: CalendarEntry, today: CalendarDay): CalendarRemark[] => {
  const { said, day, weekday, from, to } = entry
  if (!said || !day || !weekday) return []
  const w = weekdayOf(day)
  const date = (locale: Locale) => dayInWords({ ...day, y: said.y }, locale)
  const [is, not] = [inEach(locale => weekdayInWords(w, locale)), inEach(locale => weekdayInWords(weekday.w, locale))]
  const message: Text = said.y
    ? { de: `Der ${date('de')} ist ein ${is.de}, kein ${not.de}.`, en: `${date('en')} is a ${is.en}, not a ${not.en}.` }
    : {
        de: `Der ${date('de')} ist ${day.y} ein ${is.de}, kein ${not.de}.`,
        en: `In ${day.y}, ${date('en')} is a ${is.en}, not a ${not.en}.`,
      }
  const other = [day.y - 1, day.y + 1].find(y => {
    const there = { ...day, y }
    return said.y && exists(there) && weekdayOf(there) === weekday.w && daysBetween(today, there) >= 0
  })
  return [
    {
      ...{ from, to, message },
      mends: [
        {
          label: { de: `In ${is.de} ändern`, en: `Change to ${is.en}` },
          mend: { from, to, text: withWeekday(entry, w) },
        },
        ...(other ? [{ label: toYear(other), mend: { from, to, text: withYear(entry, other) } }] : []),
      ],
    },
  ]
}

/** The words of the first date of a range, moved with the last; where it says no year, as they are. */
const movedWith = (first: CalendarEntry, years: number) =>
  first.said?.y && first.words.includes(String(first.said.y)) ? withYear(first, first.said.y + years) : first.words

const past = (entry: CalendarEntry, first: CalendarEntry | undefined, text: string, today: CalendarDay) => {
  const { said, to, kind } = entry
  const day = kind === 'without-year' ? entry.before : (entry.last ?? entry.day)
  if (!said?.d || !day || !isRecent(day, today, kind === 'without-year' ? halfYear : longAgo)) return []
  const { m, d } = day
  const y = nextYear(day, today)
  const message: Text = {
    de: `Der ${dayInWords({ m, d, y: said.y }, 'de')} ist vorbei. Meinen Sie den ${dayInWords({ m, d, y }, 'de')}?`,
    en: `${dayInWords({ m, d, y: said.y }, 'en')} is past. Do you mean ${dayInWords({ m, d, y }, 'en')}?`,
  }
  const label: Text = said.y ? toYear(y) : { de: `${y} ergänzen`, en: `Add ${y}` }
  const from = first?.from ?? entry.from
  const begins = first ? movedWith(first, y - day.y) + text.slice(first.to, entry.from) : ''
  const mends = [{ label, mend: { from, to, text: begins + withYear(entry, y) } }]
  return [{ from, to, message, mends, ...(kind === 'without-year' && { quiet: true as const }) }]
}

const recurs =
  /(?<!\p{L})(?:jedes Jahr|jährlich|alljährlich|immer am|jeweils|every year|each year|annual(?:ly)?|always on)(?!\p{L})/iu

const isLong = (first: CalendarEntry | undefined, entry: CalendarEntry) => {
  const begins = (first ?? entry).day
  const last = entry.last ?? entry.day
  return !!begins && !!last && daysBetween(begins, last) > shortPeriod
}

/**
 * What is worth asking about the dates in notes: a day that there is not, a weekday that does not fit, a day that is
 * past and not told as past. Silent where it is not sure; at most three at a time, the first first.
 */
export const calendarRemarks = (text: string, moment: Date, locale: Locale): CalendarRemark[] => {
  const today = dayOf(moment)
  const dates = calendarOf(text, moment, locale).filter(({ said }) => said?.d)
  if (!dates.length) return []
  const isTold = toldAsPast(text, dates)
  const isRecurring = recurs.test(text)
  const found = dates.flatMap((entry, at): CalendarRemark[] => {
    if (entry.kind === 'impossible') return impossible(entry)
    if (entry.kind === 'weekday-mismatch') return mismatch(entry, today)
    if (entry.kind !== 'past' && entry.kind !== 'without-year') return []
    if (isRange(text, entry, dates[at + 1])) return []
    const first = isRange(text, dates[at - 1], entry) ? dates[at - 1] : undefined
    const isSilent =
      isRecurring ||
      isLong(first, entry) ||
      (entry.kind === 'without-year' && text.includes(String(entry.day?.y))) ||
      (!first && !entry.last && isDocumentOf(text, entry.from)) ||
      isTold(first ?? entry) ||
      (!entry.weekday && !isAnnounced(text, { from: (first ?? entry).from, to: entry.to }))
    return isSilent ? [] : past(entry, first, text, today)
  })
  const seen = new Set<string>()
  return found.filter(({ message }) => !seen.has(message.en) && seen.add(message.en)).slice(0, most)
}
