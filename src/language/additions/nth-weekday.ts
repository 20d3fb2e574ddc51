import { type CalendarDay, dayOf, lastOfMonth, plusDays, weekdayOf } from '../calendar/day.ts'
import { months, weekdays } from '../meaning/calendar.ts'

/** A day of the week by its place in a month; the last one is 5 here, as the fifth is. */
export type NthWeekday = { readonly from: number; readonly to: number; readonly nth: number; readonly w: number }

const which: readonly (readonly [RegExp, number])[] = [
  [/^(?:erste[rnms]?|first|1)/iu, 1],
  [/^(?:zweite[rnms]?|second|2)/iu, 2],
  [/^(?:dritte[rnms]?|third|3)/iu, 3],
  [/^(?:vierte[rnms]?|fourth|4)/iu, 4],
  [/^(?:letzte[rnms]?|last|fünfte[rnms]?|fifth|5)/iu, 5],
]
const ordinal = String.raw`(erste[rnms]?|zweite[rnms]?|dritte[rnms]?|vierte[rnms]?|fünfte[rnms]?|letzte[rnms]?|first|second|third|fourth|fifth|last|[1-5](?:\.|st|nd|rd|th))`
const names = [...weekdays.keys()].join('|')
const shape = new RegExp(
  String.raw`(?<![\p{L}\d])${ordinal}\s(?:(?:und|and|&|\+|\/)\s${ordinal}\s)?(${names})(?!\p{Lu})`,
  'giu',
)
/** „letzten Donnerstag“ is in no month that is named. */
const ofMonth = /^\p{L}{0,2} (?:im|in|of|des|each|every|jedes)(?!\p{L})/u
const nthOf = (word: string) => which.find(([form]) => form.test(word))?.[1] ?? 0

/** The days of the week that a text counts: „jeden zweiten Mittwoch im Monat“, “the first Saturday of the month”. */
export const nthWeekdaysIn = (text: string): NthWeekday[] =>
  [...text.matchAll(shape)].flatMap(({ 0: all, 1: first = '', 2: second, 3: name = '', index }) =>
    [first, second].flatMap(word =>
      word && !(/^l/iu.test(word) && !ofMonth.test(text.slice(index + all.length)))
        ? [{ from: index, to: index + all.length, nth: nthOf(word), w: weekdays.get(name.toLowerCase()) ?? 0 }]
        : [],
    ),
  )

/** Which day of its kind a day is in its month, counted from its beginning; 5 too where it is the last. */
export const placesInMonth = (day: CalendarDay): readonly number[] => {
  const last = lastOfMonth(day.y, day.m).d
  return [Math.ceil(day.d / 7), ...(day.d > last - 7 ? [5] : [])]
}

const monthBehind = new RegExp(
  String.raw`^\S{0,2}\s(?:im |in |of |)(?:\p{L}+ )?(${[...months.keys()].join('|')})(?!\p{L})`,
  'iu',
)

/** The days that are meant so where a month is named behind; and the next three of each, where it is every month. */
export const daysOfNth = (notes: string, today: Date): CalendarDay[] => {
  const now = dayOf(today)
  return nthWeekdaysIn(notes).flatMap(({ to, nth, w }) => {
    const month = months.get(monthBehind.exec(notes.slice(to, to + 30))?.[1]?.toLowerCase() ?? '')
    const all = month ? [0, 12].map(more => month - 1 + more) : [0, 1, 2, 3].map(more => now.m - 1 + more)
    return all.flatMap(at => {
      const [y, m] = [now.y + Math.floor(at / 12), (at % 12) + 1]
      const first = { y, m, d: 1 }
      const day = plusDays(first, (w - weekdayOf(first) + 7) % 7)
      const found = Array.from({ length: 5 }, (_, week) => plusDays(day, 7 * week)).filter(one => one.m === m)
      return found.filter(one => placesInMonth(one).includes(nth))
    })
  })
}
