import { type CalendarDay, dayOf, daysBetween, plusDays, plusMonths, weekdayOf } from '../calendar/day.ts'
import type { Day, Fact } from '../meaning/facts.ts'
import { feastsIn } from './feasts.ts'
import { daysOfNth } from './nth-weekday.ts'

/** Whether a date without a year is taken to be over only when it is so long past, in days. */
const longPast = 270

/** The day that a date may mean: with its year, or the next one, and where that is far away the last one, too. */
export const daysMeant = ({ d, m, y }: Day, today: Date): CalendarDay[] => {
  if (d === undefined || m === undefined) return []
  // A day that its month has not is the one that follows, as the calendar counts on.
  const of = (year: number) => plusDays({ y: year, m, d: 1 }, d - 1)
  if (y !== undefined) return [of(y)]
  const now = dayOf(today)
  const next = [now.y, now.y + 1].map(of).find(one => daysBetween(now, one) >= 0)
  if (!next) return []
  return daysBetween(now, next) > longPast ? [next, of(next.y - 1)] : [next]
}

const steps: Readonly<Record<string, number>> = { day: 1, week: 7 }
const monthsIn: Readonly<Record<string, number>> = { month: 1, year: 12 }

const after = (day: CalendarDay, value: number, unit: string): CalendarDay | undefined => {
  const [days, months] = [steps[unit], monthsIn[unit]]
  if (days) return plusDays(day, value * days)
  return months ? plusDays(plusMonths({ ...day, d: 1 }, value * months), day.d - 1) : undefined
}

const relative: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:heute|today|tonight)\b/iu, [0]],
  [/\b(?:morgen|tomorrow)\b/iu, [1]],
  [/\b(?:übermorgen)\b/iu, [2]],
  [/\b(?:gestern|yesterday)\b/iu, [-1]],
  [/\b(?:wochenende|weekend)\b/iu, [5, 6]],
]

/** What tells that a day of the week is meant beside a date. */
const relativeDay = /davor|vorher|zuvor|danach|darauf|folgend|before|after|following|previous/iu

/** How many signs may part a day of the week from its date. */
const gap = 12

/** The days of the week that no date follows, so that they say which day is meant. */
const alone = (facts: readonly Fact[]): number[] => {
  const starts = facts.flatMap(({ from, said }) =>
    said.kind === 'date' && said.days.some(({ d }) => d !== undefined) ? [from] : [],
  )
  return facts.flatMap(({ to, said }) =>
    said.kind === 'date' && !starts.some(start => start >= to && start - to <= gap)
      ? said.days.flatMap(({ w }) => w ?? [])
      : [],
  )
}

const meetings =
  /(?<![\d.,])(\d{1,2})\s?(?:x|×|mal|termine?|abende?|einheiten|treffen|vormittage?|nachmittage?|sessions?|evenings?|mornings?|classes|lessons|meetings)(?!\p{L})/giu

/** How often something takes place that notes count; week after week, where nothing else is said. */
const meetingsIn = (notes: string): readonly number[] =>
  Array.from(notes.matchAll(meetings), ([, times]) => Number(times)).slice(0, 4)

/** What is closed until a day is open on the next. */
const closed = /(?<!\p{L})(?:zu|geschlossen|urlaub|betriebsferien|ferien|pause|closed|shut|away|break)(?!\p{L})/iu

const closedDays =
  /(?<!\p{L})(?:zu|geschlossen|urlaub|closed|shut)\s(?:vom\s|from\s)?\d{1,2}\.?\s?(?:[-–]|bis|to)\s?(\d{1,2})(?![\d:]|[.,]\d|\s?(?:uhr|h\b|am\b|pm\b))/giu

/** The last day of „zu 25–28“, in the months that are named elsewhere. */
const closedUntil = (notes: string, days: readonly Day[], today: Date): CalendarDay[] =>
  [...notes.matchAll(closedDays)].flatMap(([, last]) =>
    [...new Set(days.flatMap(({ m }) => m ?? []))].slice(0, 3).flatMap(m => daysMeant({ d: Number(last), m }, today)),
  )

/** The days that notes name, and `all` that follow from them: today, the next of a weekday, the end of a stretch. */
export const daysThatFollow = (notes: string, facts: readonly Fact[], today: Date) => {
  const now = dayOf(today)
  const said = facts.flatMap(fact => (fact.said.kind === 'date' ? fact.said.days : []))
  const named = said.flatMap(day => daysMeant(day, today))
  const weekdays = new Set(alone(facts))
  const near = Array.from({ length: 15 }, (_, ahead) => plusDays(now, ahead - 1))
  const ofWeek = [
    ...near,
    ...(relativeDay.test(notes) ? named : []).flatMap(day =>
      [-3, -2, -1, 1, 2, 3, 4, 5, 6, 7, -4, -5, -6, -7].map(by => plusDays(day, by)),
    ),
  ].filter(day => weekdays.has(weekdayOf(day)))
  const stretches = facts.flatMap(({ said: it }) =>
    it.kind === 'number' && it.unit ? it.values.map(value => ({ value, unit: it.unit ?? '' })) : [],
  )
  const ends = [now, ...named].slice(0, 12).flatMap(day =>
    stretches.flatMap(({ value, unit }) => {
      const end = value <= 400 ? after(day, value, unit) : undefined
      return end
        ? [end, plusDays(end, -1), ...(unit === 'week' && value > 3 ? [plusDays(day, 7 * (value - 1))] : [])]
        : []
    }),
  )
  const lasts = meetingsIn(notes).flatMap(times => named.map(day => plusDays(day, 7 * (times - 1))))
  const reopened = closed.test(notes) ? [...named, ...closedUntil(notes, said, today)].map(day => plusDays(day, 1)) : []
  const close = relative.flatMap(([shape, by]) => (shape.test(notes) ? by.map(days => plusDays(now, days)) : []))
  // A weekend, or the days of one calendar week.
  const weeks = [...notes.matchAll(/\b(?:KW|calendar week|week|woche)\s?(\d{1,2})\b/giu)].flatMap(([, week]) =>
    [now.y, now.y + 1].flatMap(y => {
      // The fourth of January is always in the first week.
      const fourth = { y, m: 1, d: 4 }
      const monday = plusDays(fourth, 1 - weekdayOf(fourth) + (Number(week) - 1) * 7)
      return Array.from({ length: 7 }, (_, day) => plusDays(monday, day))
    }),
  )
  const all = [now, ...named, ...ofWeek, ...ends, ...lasts, ...reopened, ...close, ...weeks]
  return { named, all: [...all, ...feastsIn(notes, today), ...daysOfNth(notes, today)] }
}

/** Whether a day, as far as it is said, is one of these. */
export const isOneOf = ({ d, m, y, w }: Day, days: readonly CalendarDay[]): boolean =>
  days.some(
    day =>
      (d === undefined || day.d === d) &&
      (m === undefined || day.m === m) &&
      (y === undefined || day.y === y) &&
      (w === undefined || weekdayOf(day) === w),
  )
