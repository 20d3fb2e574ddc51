import { shortWeekday, weekdayInWords } from './in-words.ts'
import { weekdayOf } from './day.ts'
import type { CalendarEntry } from './index.ts'
import { writtenAs } from './weekday.ts'

/** A weekday as another one was written: „SA“ becomes „SO“, “saturday” “sunday”. */
const weekdayLike = (written: string, w: number) => {
  const { locale, isShort } = writtenAs(written)
  const name = isShort ? shortWeekday(w, locale) : weekdayInWords(w, locale)
  if (written === written.toLowerCase()) return name.toLowerCase()
  return written === written.toUpperCase() ? name.toUpperCase() : name
}

/** The words of a date with another weekday. */
export const withWeekday = ({ words, weekday, from }: CalendarEntry, w: number) => {
  if (!weekday) return words
  const [start, end] = [weekday.from - from, weekday.to - from]
  return words.slice(0, start) + weekdayLike(words.slice(start, end), w) + words.slice(end)
}

/** How a year is put behind a date that has none, by its last signs. */
const endings: readonly (readonly [ending: RegExp, before: string])[] = [
  [/\d\.\s\d{1,2}\.$/, ' '],
  [/\d\.\d{1,2}\.$/, ''],
  [/\d\.\s?\d{1,2}$/, '.'],
  [/\d\/\d{1,2}$/, '/'],
  [/\p{L}\.?\s\d{1,2}(?:st|nd|rd|th)?$/u, ', '],
  [/./, ' '],
]

/** The words of a date with another year, or with one at all; its weekday, if it says one, is that of the new day. */
export const withYear = (entry: CalendarEntry, y: number): string => {
  const { said, weekday, words } = entry
  if (!said?.d) return words
  const { d, m } = said
  const own = weekday ? withWeekday(entry, weekdayOf({ y, m, d })) : words
  if (said.y && own.includes(String(said.y))) return own.replace(String(said.y), String(y))
  const shortYear = /\d{2}(?=\D*$)/
  const short = String(y % 100).padStart(2, '0')
  if (said.y && shortYear.test(own) && /\d[./]\s?\d{1,2}[./]\s?\d{2}/.test(own)) return own.replace(shortYear, short)
  const [, before = ' '] = endings.find(([ending]) => ending.test(own)) ?? []
  return said.y ? own : `${own}${before}${y}`
}

/** The words of a date with another day of the month. */
export const withDay = ({ words, said }: CalendarEntry, d: number) =>
  words.replace(new RegExp(String.raw`(?<!\d)0?${said?.d ?? ''}(?!\d)`), String(d))
