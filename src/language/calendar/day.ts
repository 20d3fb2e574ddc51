/** A day of the calendar; months count from 1. */
export type CalendarDay = { readonly y: number; readonly m: number; readonly d: number }

const milliseconds = 86_400_000

/** Days since 1 January 1970. */
export const numberOf = ({ y, m, d }: CalendarDay) => Date.UTC(y, m - 1, d) / milliseconds

const dayAt = (number: number): CalendarDay => {
  const date = new Date(number * milliseconds)
  return { y: date.getUTCFullYear(), m: date.getUTCMonth() + 1, d: date.getUTCDate() }
}

/** The day that a clock shows where it stands. */
export const dayOf = (moment: Date): CalendarDay => ({
  y: moment.getFullYear(),
  m: moment.getMonth() + 1,
  d: moment.getDate(),
})

export const plusDays = (day: CalendarDay, days: number) => dayAt(numberOf(day) + days)

/** From one day to another; below zero where the other comes first. */
export const daysBetween = (from: CalendarDay, to: CalendarDay) => numberOf(to) - numberOf(from)

export const lastOfMonth = (y: number, m: number) => dayAt(Date.UTC(y, m, 1) / milliseconds - 1)

/** The same day of another month, or the last of it where that is shorter. */
export const plusMonths = ({ y, m, d }: CalendarDay, months: number): CalendarDay => {
  const last = lastOfMonth(y, m + months)
  return { ...last, d: Math.min(d, last.d) }
}

/** From 1, a Monday, to 7. */
export const weekdayOf = (day: CalendarDay) => ((((numberOf(day) + 3) % 7) + 7) % 7) + 1

/** Whether the month has such a day; without a year, whether it ever has. */
export const exists = ({ y = 2024, m, d }: { y?: number | undefined; m: number; d: number }) =>
  d >= 1 && d <= lastOfMonth(y, m).d
