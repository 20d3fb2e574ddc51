import { weekdayOf } from '../calendar/day.ts'
import { weekdays } from '../meaning/calendar.ts'
import type { Given } from './given.ts'

/** How many items lists have, how many headings there are. */
export const countsIn = (text: string): ReadonlySet<number> => {
  const counts = new Set<number>()
  let [items, headings] = [0, 0]
  for (const line of `${text}\n`.split('\n')) {
    if (/^(?:#{2,3} |\*\*[^*]+\*\*)/.test(line)) headings++
    if (/^[ \t]*(?:[-*•–·]|\d{1,2}[.)]|\p{Extended_Pictographic}|\|)/u.test(line)) items++
    else if (line.trim() || items > 1) {
      counts.add(items)
      items = 0
    }
  }
  if (headings > 1) counts.add(headings)
  return counts
}

/** How many things sentences name in a row: three in “music, light and wine”. */
export const rowsIn = (text: string): ReadonlySet<number> =>
  new Set(
    text.split(/[.!?:;\n]/).flatMap(sentence => {
      const commas = sentence.match(/,/g)?.length ?? 0
      const ands = sentence.match(/(?<!\p{L})(?:und|oder|sowie|and|or)(?!\p{L})|&/gu)?.length ?? 0
      return [...(commas && ands ? [commas + 1 + ands, commas + 2] : []), ...(commas > 1 ? [commas + 1] : [])]
    }),
  )

const rowsOfDays: readonly (readonly [RegExp, readonly number[]])[] = [
  [/werktag|werktäglich|wochentag|weekday/iu, [1, 2, 3, 4, 5]],
  [/midweek|mid-week|unter der woche/iu, [1, 2, 3, 4]],
  [/wochenende|weekend|(?<!\p{L})we(?=[\s,;.)]|$)/iu, [6, 7]],
]

/** The days of the week that notes name, with those between two of them as habits; and those of their dates. */
export const weekdaysIn = ({ text, named }: Given) => {
  const names = [...weekdays.keys()].join('|')
  const habits = new Set<number>()
  const row = new RegExp(String.raw`(${names})\p{L}?\s*(?:[-–]|bis|to)\s*(${names})`, 'giu')
  for (const [, first = '', last = ''] of text.matchAll(row)) {
    const [from = 1, to = 7] = [weekdays.get(first.toLowerCase()), weekdays.get(last.toLowerCase())]
    for (let at = from; at !== to; at = (at % 7) + 1) habits.add(at)
    habits.add(to)
  }
  for (const [shape, days] of rowsOfDays) if (shape.test(text)) for (const day of days) habits.add(day)
  for (const [found] of text.matchAll(new RegExp(names, 'giu'))) habits.add(weekdays.get(found.toLowerCase()) ?? 0)
  return { habits, all: new Set([...habits, ...named.map(weekdayOf)]) }
}

const family: readonly (readonly [RegExp, number])[] = [
  [/urenkel|great[- ]grand/iu, 4],
  [
    /(?<!\p{L})(?:opa|oma|großvater|großmutter|grossvater|enkel|grand(?:father|mother|son|daughter|pa|ma|ad)|nan|gran)/iu,
    3,
  ],
  [/(?<!\p{L})(?:vater|mutter|sohn|tochter|eltern|father|mother|son|daughter|dad|mum|parents?)(?!\p{L})/iu, 2],
]

/** How many generations of a family notes tell of. */
export const generationsIn = (text: string): number => family.find(([shape]) => shape.test(text))?.[1] ?? 1

const storeyGiven =
  /(?<!\d)(\d{1,2}|\p{L}{3,16})(?:\.|st|nd|rd|th)?[ -]?(?:og|stock|etage|ober|gener|gen(?!\p{L})|platz|rang|floor|fl(?!\p{L})|storey|place)/giu

/** Which storeys, generations and places were given, in figures or in words without their ending. */
export const storeysIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(storeyGiven)].map(([, which = '']) => rootOf(which)))

/** An ordinal in words without its ending. */
export const rootOf = (ordinal: string) => ordinal.toLowerCase().replace(/e[nrms]?$/u, '')
