import type { Day, Fact, Said } from './facts.ts'

const near = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

/** Units that share a word: „Pfund“ is a weight and money, “degrees” may be of Celsius. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = { lb: ['GBP'], GBP: ['lb'], '°': ['°C', '°F'] }

const sameUnit = (one: string | undefined, other: string | undefined) =>
  !one || !other || one === other || !!alsoCalled[one]?.includes(other) || !!alsoCalled[other]?.includes(one)

/** Whether a day is said by another: all it names is named there alike; only the year may be left to the context. */
const sameDay = (day: Day, other: Day) =>
  (['d', 'm', 'w'] as const).every(part => day[part] === undefined || day[part] === other[part]) &&
  (day.y === undefined || other.y === undefined || day.y === other.y) &&
  (day.d ?? day.m ?? day.w ?? (day.y === other.y ? day.y : undefined)) !== undefined

type Numbers = Extract<Said, { kind: 'number' }>

const sameNumber = (one: Numbers, other: Numbers) =>
  sameUnit(one.unit, other.unit) && one.values.some(value => other.values.some(same => near(value, same)))

/** Whether a bare number is said as a time: “at 10.30”. */
const isHour = ({ values }: Numbers, minutes: readonly number[]) =>
  values.some(hour => minutes.includes(Math.floor(hour) * 60 + Math.round((hour % 1) * 100)))

const saidBy = (said: Said, { said: other, weak }: Fact): boolean => {
  if (said.kind === 'number') {
    if (other.kind === 'time') return !said.unit && isHour(said, other.minutes)
    return other.kind === 'number' && sameNumber(said, other)
  }
  if (said.kind === 'date')
    return other.kind === 'date' && said.days.some(day => other.days.some(same => sameDay(day, same)))
  if (said.kind === 'time') {
    if (other.kind === 'time') return said.minutes.some(minute => other.minutes.includes(minute))
    return other.kind === 'number' && !weak && !other.unit && isHour(other, said.minutes)
  }
  return other.kind === said.kind && other.key === said.key
}

/** Whether one of the facts of the other text says the same. */
export const isSaid = (fact: Fact, others: readonly Fact[]): boolean => others.some(other => saidBy(fact.said, other))

const tolerance = 0.1

/** Whether a number in a shortened text is one of the other's, rounded. */
export const isRounded = ({ said }: Fact, others: readonly Fact[]): boolean =>
  said.kind === 'number' &&
  others.some(
    ({ said: other }) =>
      other.kind === 'number' &&
      sameUnit(said.unit, other.unit) &&
      said.values.some(value => other.values.some(exact => Math.abs(value - exact) <= tolerance * Math.abs(exact))),
  )

/** Whether one fact can have come into the place of another. */
export const isOfKind = (one: Fact, other: Fact): boolean => one.said.kind === other.said.kind
