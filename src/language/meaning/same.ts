import type { Day, Fact, Said } from './facts.ts'

const near = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

/** Units that share a word: „Pfund“ is a weight and money, “degrees” may be of Celsius. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = { lb: ['GBP'], GBP: ['lb'], '°': ['°C', '°F'] }

const sameUnit = (one: string | undefined, other: string | undefined) =>
  !one || !other || one === other || !!alsoCalled[one]?.includes(other) || !!alsoCalled[other]?.includes(one)

/** Whether a part of a day is left open or said alike. */
const agrees = (part: number | undefined, other: number | undefined) => part === undefined || part === other

/** Whether a day is said by another: all it names is named there alike; only the year may be left to the context. */
const sameDay = (day: Day, other: Day) =>
  agrees(day.d, other.d) &&
  agrees(day.m, other.m) &&
  agrees(day.w, other.w) &&
  (other.y === undefined || agrees(day.y, other.y)) &&
  (day.d ?? day.m ?? day.w ?? (day.y === other.y ? day.y : undefined)) !== undefined

/** The minute of the day that a bare number may mean: “at 10.30”. */
const asMinute = (hour: number) => Math.floor(hour) * 60 + Math.round((hour % 1) * 100)

type Kind = Said['kind']
const ofKind = <K extends Kind>(facts: readonly Fact[], kind: K) =>
  facts.filter((fact): fact is Fact & { said: Extract<Said, { kind: K }> } => fact.said.kind === kind)

/** Tells whether one of these facts says the same as another. */
export const sayingIn = (facts: readonly Fact[]): ((fact: Fact) => boolean) => {
  const numbers = ofKind(facts, 'number').flatMap(({ said: { values, unit } }) =>
    values.map(value => ({ value, unit })),
  )
  const exactly = Map.groupBy(numbers, ({ value }) => value)
  const bare = ofKind(facts, 'number').filter(({ said, weak }) => !weak && !said.unit)
  const hours = new Set(bare.flatMap(({ said }) => said.values.map(asMinute)))
  const minutes = new Set(ofKind(facts, 'time').flatMap(({ said }) => said.minutes))
  const days = ofKind(facts, 'date').flatMap(({ said }) => said.days)
  const keys = new Set(facts.flatMap(({ said }) => ('key' in said ? [`${said.kind} ${said.key}`] : [])))

  return ({ said }) => {
    switch (said.kind) {
      case 'number': {
        const { values, unit } = said
        return (
          values.some(value => exactly.get(value)?.some(other => sameUnit(unit, other.unit))) ||
          (!unit && values.some(hour => minutes.has(asMinute(hour)))) ||
          values.some(value => numbers.some(other => near(value, other.value) && sameUnit(unit, other.unit)))
        )
      }
      case 'date':
        return said.days.some(day => days.some(other => sameDay(day, other)))
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
