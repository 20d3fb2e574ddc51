import { monthNames, months, weekdays } from './calendar.ts'
import { type Day, type Fact, type Slate, spanOf, taken } from './facts.ts'

const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g
const dotted = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2}(?!\d)))?(?!\d)/g
const slashed = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/g
const dayFirst = new RegExp(
  String.raw`(?<![\d.,])(\d{1,2})(?:\.|st|nd|rd|th)?[ \u00a0](?:of )?(${monthNames})\b\.?(?:,?[ \u00a0](\d{4})(?!\d))?`,
  'gi',
)
const monthFirst = new RegExp(
  String.raw`\b(${monthNames})\b\.?[ \u00a0](\d{1,2})(?:st|nd|rd|th)?(?![\d:%]|[.,]\d| ?[ap]\.?m\b)(?:,?[ \u00a0](\d{4})(?!\d))?`,
  'gi',
)
const until = String.raw`[ \u00a0]?(?:[–—-]|bis(?: zum| einschließlich)?|to|until|till|through|and|und)[ \u00a0]?`
const daysFirst = new RegExp(
  String.raw`(?<![\d.,])(\d{1,2})(?:\.|st|nd|rd|th)?${until}(\d{1,2})(?:\.|st|nd|rd|th)?[ \u00a0](?:of )?(${monthNames})\b(?:,?[ \u00a0](\d{4})(?!\d))?`,
  'gi',
)
// „5 Dec 10 till 1“ is one day and its hours.
const daysLast = new RegExp(
  String.raw`(?<!\d(?:\.|st|nd|rd|th)?[ \u00a0](?:of )?)\b(${monthNames})\b\.?[ \u00a0](\d{1,2})(?:st|nd|rd|th)?${until}(\d{1,2})(?:st|nd|rd|th)?(?![\d:%]|[.,]\d)(?:,?[ \u00a0](\d{4})(?!\d))?`,
  'gi',
)
const monthAndYear = new RegExp(String.raw`\b(${monthNames})\b\.?,?[ \u00a0](?:of )?(\d{4})(?!\d)`, 'gi')
const fullMonths = [...months.keys()].filter(name => name.length > 4 || /^(?:mai|juni|juli|june|july|märz)$/.test(name))
// The word comes first and what must not stand before it after: most places are passed over at their first letter.
const monthAlone = new RegExp(String.raw`(${fullMonths.join('|')})(?<![\p{L}\d]\1)(?:s|es)?(?![\p{L}\d])`, 'giu')
const mayAlone =
  /(?<=\b(?:in|by|until|till|since|of|from|to|through|last|next|early|late|mid|this|and|during)[ -])(may)\b/gi
const weekday = new RegExp(
  String.raw`(${[...weekdays.keys()].join('|')})(?<!\p{L}\1)(?:s|e|en|['’]s)?(?!\p{Ll}{0,2}(?:fahrer|kind))`,
  'giu',
)

const monthOf = (name = '') => months.get(name.toLowerCase())
const fullYear = (year: string | undefined) => (year?.length === 2 ? 2000 + Number(year) : Number(year))

const isDay = ({ d = 1, m = 1 }: Day) => d >= 1 && d <= 31 && m >= 1 && m <= 12

const dayOf = (d: string | undefined, m: number | undefined, year: string | undefined): Day => ({
  ...(d && { d: Number(d) }),
  ...(m && { m }),
  ...(year && { y: fullYear(year) }),
})

/** A date, and the numbers in it, which may stand alone on the other side. */
const dated = (found: RegExpExecArray, ...days: readonly Day[]): Fact[] | undefined => {
  const possible = days.filter(isDay)
  if (!possible.length) return undefined
  const numbers = possible.flatMap(({ d, m, y }) => [d, m, y].flatMap(value => value ?? []))
  const { from, to } = spanOf(found)
  const span = { from, to: /\p{L}\.$/u.test(found[0]) ? to - 1 : to }
  return [
    { ...span, said: { kind: 'date', days: possible } },
    ...numbers.map(value => ({ ...span, said: { kind: 'number', values: [value] }, weak: true }) as const),
  ]
}

/** The first and the last day of some in one month; the last comes after the first. */
const twice = (found: RegExpExecArray, name = '', days: readonly (string | undefined)[], year: string | undefined) =>
  /^\p{Lu}/u.test(name) && Number(days[0]) < Number(days[1])
    ? days.flatMap(day => dated(found, dayOf(day, monthOf(name), year)) ?? [])
    : undefined

/** Dates as both languages write them, months and days of the week. */
export const datesIn = (slate: Slate): Fact[] => {
  const isCapital = (found: string) => /^\p{Lu}/u.test(found)
  return [
    ...taken(slate, iso, found => dated(found, dayOf(found[3], Number(found[2]), found[1]))),
    ...taken(slate, dotted, found =>
      found[3] || slate.language !== 'en' ? dated(found, dayOf(found[1], Number(found[2]), found[3])) : undefined,
    ),
    ...taken(slate, slashed, found =>
      dated(found, dayOf(found[1], Number(found[2]), found[3]), dayOf(found[2], Number(found[1]), found[3])),
    ),
    ...taken(slate, daysFirst, found => twice(found, found[3], [found[1], found[2]], found[4])),
    ...taken(slate, daysLast, found => twice(found, found[1], [found[2], found[3]], found[4])),
    ...taken(slate, dayFirst, found =>
      isCapital(found[2] ?? '') ? dated(found, dayOf(found[1], monthOf(found[2]), found[3])) : undefined,
    ),
    ...taken(slate, monthFirst, found =>
      isCapital(found[0]) && slate.language !== 'de'
        ? dated(found, dayOf(found[2], monthOf(found[1]), found[3]))
        : undefined,
    ),
    ...taken(slate, monthAndYear, found =>
      isCapital(found[0]) ? dated(found, dayOf(undefined, monthOf(found[1]), found[2])) : undefined,
    ),
    ...taken(slate, mayAlone, found => (isCapital(found[0]) ? dated(found, { m: 5 }) : undefined)),
    ...taken(slate, monthAlone, found => {
      const isVerb = slate.language !== 'de' && /^(?:march|mai)$/i.test(found[1] ?? '') && isFirst(slate, found.index)
      return isCapital(found[0]) && !isVerb ? dated(found, { m: monthOf(found[1]) ?? 0 }) : undefined
    }),
    ...taken(slate, weekday, found => dated(found, { w: weekdays.get((found[1] ?? '').toLowerCase()) ?? 0 })),
  ]
}

const isFirst = (slate: Slate, at: number) => /(?:^|[.!?:\n]\s*)$/.test(slate.text.slice(Math.max(0, at - 4), at))
