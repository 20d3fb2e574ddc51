import { type CalendarDay, dayOf, daysBetween, plusDays, weekdayOf } from '../calendar/day.ts'

/** Easter Sunday of a year, after Gauss. */
const easter = (y: number): CalendarDay => {
  const [a, b, c] = [y % 19, Math.floor(y / 100), y % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const far = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  return { y, m: Math.floor(far / 31), d: (far % 31) + 1 }
}

/** The Sunday before Christmas, from which Advent is counted back. */
const lastAdvent = (y: number) => {
  const eve = { y, m: 12, d: 24 }
  return plusDays(eve, -(weekdayOf(eve) % 7))
}

type Feast = readonly [RegExp, (y: number) => CalendarDay]

const fixed = (names: string, m: number, d: number): Feast => [
  new RegExp(String.raw`(?<!\p{L})(?:${names})`, 'iu'),
  y => ({ y, m, d }),
]
const moved = (names: string, by: number): Feast => [
  new RegExp(String.raw`(?<!\p{L})(?:${names})`, 'iu'),
  y => plusDays(easter(y), by),
]
const advent = (names: string, weeks: number): Feast => [
  new RegExp(String.raw`(?<![\p{L}\d])(?:${names})\s*(?:advent|sunday (?:of|in) advent)`, 'iu'),
  y => plusDays(lastAdvent(y), -7 * weeks),
]

const feasts: readonly Feast[] = [
  fixed("neujahr|new year[’']?s day", 1, 1),
  fixed('dreikönig|heilige drei|epiphany', 1, 6),
  fixed('valentin', 2, 14),
  fixed('tag der arbeit|may day', 5, 1),
  fixed('tag der (?:deutschen )?einheit', 10, 3),
  fixed('reformationstag|hall?oween', 10, 31),
  fixed('allerheiligen|all saints', 11, 1),
  fixed('martinstag|st\\.? martin|sankt martin', 11, 11),
  fixed('nikolaus', 12, 6),
  fixed('heilig(?:er |en )?abend|hl\\. ?abend|christmas eve|xmas eve', 12, 24),
  fixed('(?:1\\.|erster) weihnachts|christmas day|xmas day', 12, 25),
  fixed('(?:2\\.|zweiter) weihnachts|boxing day', 12, 26),
  fixed("silvester|sylvester|new year[’']?s eve|nye(?!\\p{L})", 12, 31),
  moved('rosenmontag', -48),
  moved('aschermittwoch|ash wed', -46),
  moved('palmsonntag|palm sunday', -7),
  moved('gründonnerstag|maundy', -3),
  moved('karfreitag|good friday', -2),
  moved('karsamstag|easter sat', -1),
  moved('oster(?:n|so)|easter(?! mon)', 0),
  moved('ostermo|oster(?!so)\\p{L}* mo|easter mon', 1),
  moved('himmelfahrt|vatertag|ascension', 39),
  moved('pfingst(?!mo)|whit sunday', 49),
  moved('pfingstmo|whit mon', 50),
  moved('fronleichnam', 60),
  advent('4\\.|vierte[rnm]?|4th|fourth', 0),
  advent('3\\.|dritte[rnm]?|3rd|third', 1),
  advent('2\\.|zweite[rnm]?|2nd|second', 2),
  advent('1\\.|erste[rnm]?|1st|first', 3),
]

/** The days of the feasts that notes name: the next ones from today, and those of the year that has begun. */
export const feastsIn = (notes: string, today: Date): CalendarDay[] => {
  const now = dayOf(today)
  return feasts.flatMap(([names, of]) =>
    names.test(notes) ? [now.y, now.y + 1].map(of).filter(day => daysBetween(now, day) > -90) : [],
  )
}
