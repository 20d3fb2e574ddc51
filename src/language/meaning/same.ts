import type { Day, Fact, FactValue } from './facts.ts'

/** A number to ten digits, as it may have been worked out: those that are the same share one of these. */
const roughly = (value: number) => {
  const little = 1e-10 * Math.max(1, Math.abs(value))
  const digits = (near: number) => (Math.abs(value) < 1 ? near.toFixed(9) : near.toPrecision(10))
  return [...new Set([digits(value - little), digits(value + little)])]
}

/** Units that share a word: „Pfund“ is a weight and money, “degrees” may be of Celsius. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = { lb: ['GBP'], GBP: ['lb'], '°': ['°C', '°F'] }

const sameUnit = (one: string | undefined, other: string | undefined) =>
  !one || !other || one === other || !!alsoCalled[one]?.includes(other) || !!alsoCalled[other]?.includes(one)

const hasUnit = (units: ReadonlySet<string | undefined> | undefined, unit: string | undefined) =>
  !!units && [...units].some(other => sameUnit(unit, other))

const dayKey = ({ d, m, w }: Day, y: number | string) => [d, m, w, y].join()
const [anyYear, noYear] = ['any', 'none']

/** All that can be said of a day without saying more than it does: each of its parts may be left out. */
const waysToSay = ({ d, m, w, y }: Day): string[] =>
  [{ d }, {}].flatMap(day =>
    [{ m }, {}].flatMap(month =>
      [{ w }, {}].flatMap(week => [anyYear, y ?? noYear].map(year => dayKey({ ...day, ...month, ...week }, year))),
    ),
  )

/** A day as others say it who name all that it names; only the year may be left to the context. */
const saysOf = (day: Day): string[] => {
  if (day.y === undefined) return (day.d ?? day.m ?? day.w) === undefined ? [] : [dayKey(day, anyYear)]
  return [dayKey(day, day.y), ...((day.d ?? day.m ?? day.w) === undefined ? [] : [dayKey(day, noYear)])]
}

/** The minute of the day that a bare number may mean: “at 10.30”. */
const asMinute = (hour: number) => Math.floor(hour) * 60 + Math.round((hour % 1) * 100)

type Kind = FactValue['kind']
const ofKind = <K extends Kind>(facts: readonly Fact[], kind: K) =>
  facts.filter((fact): fact is Fact & { said: Extract<FactValue, { kind: K }> } => fact.said.kind === kind)

/** Tells whether one of these facts says the same as another. */
export const sayingIn = (facts: readonly Fact[]): ((fact: Fact) => boolean) => {
  const units = new Map<string, Set<string | undefined>>()
  for (const { said } of ofKind(facts, 'number'))
    for (const about of new Set(said.values.flatMap(roughly)))
      units.set(about, (units.get(about) ?? new Set()).add(said.unit))
  const bare = ofKind(facts, 'number').filter(({ said, weak }) => !weak && !said.unit)
  const hours = new Set(bare.flatMap(({ said }) => said.values.map(asMinute)))
  const minutes = new Set(ofKind(facts, 'time').flatMap(({ said }) => said.minutes))
  const days = new Set(ofKind(facts, 'date').flatMap(({ said }) => said.days.flatMap(waysToSay)))
  const keys = new Set(facts.flatMap(({ said }) => ('key' in said ? [`${said.kind} ${said.key}`] : [])))

  return ({ said }) => {
    switch (said.kind) {
      case 'number': {
        const { values, unit } = said
        return (
          values.some(value => roughly(value).some(about => hasUnit(units.get(about), unit))) ||
          (!unit && values.some(hour => minutes.has(asMinute(hour))))
        )
      }
      case 'date':
        return said.days.some(day => saysOf(day).some(said => days.has(said)))
      case 'time':
        return said.minutes.some(minute => minutes.has(minute) || hours.has(minute))
      default:
        return keys.has(`${said.kind} ${said.key}`)
    }
  }
}

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
