import { dayOf, numberOf } from '../calendar/day.ts'
import { littleWordsOf } from '../languages.ts'
import { type Given, type GivenNumber, labelBefore, nounAt } from './given.ts'
import { isReckoned, mostTried, roughly } from './reckoned.ts'
import type { Stated } from './stated.ts'
import { inAll, near, type Plain, sameUnit } from './units-alike.ts'

const wordBehind = /^[ \u00a0](\p{L}{3,})/u
const idle = new Set([
  'uhr',
  ...littleWordsOf('de'),
  ...littleWordsOf('en'),
  'statt',
  'instead',
  'till',
  'until',
  'wird',
])

/** Whether a number counts the word behind it. */
export const countsWord = (behind: string): boolean => {
  const word = wordBehind.exec(behind)?.[1]?.toLowerCase()
  return !!word && !idle.has(word)
}

/** Whether another number was given of what stands before it: of another room, class or line. */
export const isMisplaced = ({ fact, before }: Stated, { labels }: Given): boolean => {
  const label = labelBefore(before)
  const given = label && labels().get(label)
  return !!given && !given.some(value => fact.said.values.includes(value))
}

/** Whether as many of something were given as of nothing else, but another number of this. */
export const isOtherwise = ({ fact, behind, spoken }: Stated, { counts }: Given): boolean => {
  const noun = fact.said.unit ? undefined : nounAt(behind, 0)
  const same = noun && counts().get(noun)
  return !!same && !same.some(value => fact.said.values.includes(value) || spoken.has(value))
}

/** What takes place once a week or a day. */
const weekly =
  /^ (?:\p{L}+days?|\p{L}+tage|\p{L}*(?:abende|morgen|vormittage|nachmittage|termine)|evenings|mornings|afternoons|sessions|classes|lessons)(?!\p{L})/iu

const money = new Set(['EUR', 'GBP', 'USD', 'CHF', 'ct'])

/** Whether a number was given as it stands, or in another unit; what counts something, not as that of a day. */
export const isGiven = (it: Stated, given: Given): boolean => {
  const { fact, behind } = it
  const { values, unit } = fact.said
  if (isOtherwise(it, given)) return false
  const { numbers } = given
  const counts = !unit && countsWord(behind)
  const hasPercent = given.text.includes('%')
  const fits = (one: Plain, other: GivenNumber) =>
    near(one.value, other.value) &&
    (one.unit === unit || !!other.unit) &&
    (counts
      ? !other.unit || (weekly.test(behind) && /^(?:week|day)$/.test(other.unit))
      : sameUnit(one.unit, other.unit)) &&
    !(unit === '%' && !other.unit && !other.weak && hasPercent) &&
    !(other.ofDay && (counts || unit || it.inWords)) &&
    !(unit && !money.has(unit) && !other.unit && other.counts)
  return values.some(value => inAll(value, unit).some(one => numbers.some(other => fits(one, other))))
}

/** How far a rounded number may lie from what was given. */
const rounding = 0.15

/** „gut zwei Meter“ of 2.09. */
const isNearly = (value: number, { unit, value: one }: GivenNumber) =>
  !!unit && Number.isInteger(value) && value !== one && Math.abs(one - value) <= 0.06 * one

const isRounded = ({ fact, before }: Stated, { numbers }: Given) =>
  roughly.test(before) &&
  fact.said.values.some(value =>
    numbers.some(
      one =>
        !one.weak &&
        sameUnit(fact.said.unit, one.unit) &&
        (value >= 10 || isNearly(value, one)) &&
        (value < 10 || /^[1-9]\d?(?:0|5)0*$/.test(String(value))) &&
        Math.abs(one.value - value) <= rounding * one.value,
    ),
  )

const anniversary = /jubiläum|geburtstag|jährig|jahre|bestehen|anniversary|birthday|years?|\bturns\b|decade/iu

/** Years between given years, and years that lie so many years back. */
const isAge = ({ fact, sentence }: Stated, { years, numbers, today }: Given) => {
  const { values, unit } = fact.said
  const known = [...years, today.getFullYear() + 1]
  const ages = unit === 'year' || (!unit && anniversary.test(sentence))
  if (ages && values.some(value => value >= 1 && known.some(one => known.some(other => one - other === value))))
    return true
  return (
    !unit &&
    values.some(
      value =>
        value > 1500 &&
        value < 2100 &&
        numbers.some(
          one => (one.unit === 'year' || !one.unit) && !one.weak && value === today.getFullYear() - one.value,
        ),
    )
  )
}

const spans: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4 }

/** Stretches between given days and given times. */
const isStretch = ({ fact }: Stated, { clock: minutes, stretches, named, numbers, today }: Given) => {
  const { values, unit } = fact.said
  if (unit === 'h' || unit === 'min') {
    const all = [...minutes]
    const factor = unit === 'h' ? 60 : 1
    const isBetween = (length: number) =>
      stretches.some((one, at) => stretches.some((other, place) => place > at && Math.abs(one - other) === length))
    if (values.some(value => isBetween(value * factor))) return true
    const times = numbers.flatMap(({ weak, unit: of, value }) =>
      !weak && (!of || of === 'week') && value > 1 && value < 60 ? value : [],
    )
    if (
      values.some(
        value =>
          value * factor <= 60 * 60 &&
          stretches.some(one => one > 0 && one <= 6 * 60 && times.includes((value * factor) / one)),
      )
    )
      return true
    const isShort = (value: number) => value * factor < 24 * 60 && (value * factor) % (12 * 60) !== 0
    return values.some(value => isShort(value) && all.some(one => minutes.has((one + value * factor) % (24 * 60))))
  }
  const step = spans[unit ?? '']
  if (!step) return false
  const all = [...new Set([dayOf(today), ...named].map(numberOf))].slice(0, mostTried)
  return values.some(value =>
    all.some(one =>
      all.some(other => {
        const stretch = other - one
        if (stretch <= 0) return false
        if (unit === 'month') return Math.abs(stretch / step - value) < 0.2
        return stretch === value * step || stretch + 1 === value * step
      }),
    ),
  )
}

/** Whether a number follows from what was given: reckoned, rounded, an age, a stretch of time. */
export const follows = (stated: Stated, given: Given): boolean =>
  isRounded(stated, given) || isAge(stated, given) || isStretch(stated, given) || isReckoned(stated, given)
