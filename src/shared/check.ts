import { isAsked } from './is-asked.ts'
import { fileIn } from './accepts.ts'
import { readAddress } from './addresses.ts'
import { explain } from './explain.ts'
import { byKind, type Field, type Fields, type Options, type Value } from './fields.ts'
import { isBlank, lengthOf, type Text } from './text.ts'

export const houseMaximum = 1_000_000

/** The value as it is taken on; undefined: it is not right. */
type Taken = Value | undefined

const text = (value: unknown, max = houseMaximum) => {
  const typed = typeof value === 'string' ? value.trim() : ''
  return !isBlank(typed) && lengthOf(typed) <= max ? typed : undefined
}

const matching = (value: unknown, right: (typed: string) => boolean) =>
  typeof value === 'string' && right(value) ? value : undefined

const isOption = (options: Options) => (typed: unknown) => typeof typed === 'string' && Object.hasOwn(options, typed)

const within = (value: unknown, { min, max }: { min: number; max: number }) =>
  typeof value === 'number' && value >= min && value <= max ? value : undefined

const isOnStep = (number: number, { min, step }: { min: number; step: number }) => {
  const steps = (number - min) / step
  return Math.abs(steps - Math.round(steps)) < 1e-9
}

/** A list of which every part is right as well. */
const several = (value: unknown, most: number, part: (one: unknown) => string | undefined) => {
  if (!Array.isArray(value) || !value.length || value.length > most) return undefined
  const parts = value.map(part)
  return parts.every(one => one !== undefined) ? parts : undefined
}

/** A day that there is: February has no 30th. */
const isDay = (typed: string) => {
  const day = /^\d{4}-\d\d-\d\d$/.test(typed) ? new Date(`${typed}T00:00Z`) : undefined
  return !!day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed)
}

const isFile = (typed: string) => fileIn(typed) !== undefined

/** An address made whole. */
const address = (typed: string) => {
  const read = readAddress(typed)
  return 'address' in read && read.address ? read.address : undefined
}

/** Steps travel as a list or as its JSON. What each of them says, the editor and the server look at. */
const listed = (json: string) => {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.length ? json : undefined
  } catch {
    return undefined
  }
}

/**
 * What a kind accepts. Nothing is converted: the browser's form does that before it checks. Only an address is made
 * whole, and what surrounds a text is taken away.
 */
const taken = byKind<Taken, [value: unknown]>({
  line: ({ max }, value) => text(value, max),
  area: ({ max }, value) => text(value, max),
  choice: ({ options, own }, value) => matching(value, isOption(options)) ?? (own ? text(value, own.max) : undefined),
  choices: ({ options }, value) => {
    const chosen = several(value, Infinity, one => matching(one, isOption(options)))
    return chosen && new Set(chosen).size === chosen.length ? chosen : undefined
  },
  count: (range, value) => (Number.isSafeInteger(value) ? within(value, range) : undefined),
  slider: (range, value) => {
    const number = within(value, range)
    return number !== undefined && isOnStep(number, range) ? number : undefined
  },
  toggle: (_, value) => (typeof value === 'boolean' ? value : undefined),
  words: ({ max, most }, value) => several(value, most, one => text(one, max)),
  date: (_, value) => matching(value, isDay),
  colour: (_, value) => matching(value, typed => /^#[0-9a-f]{6}$/i.test(typed)),
  link: (_, value) => (typeof value === 'string' ? address(value) : undefined),
  file: (_, value) => matching(value, isFile),
  files: ({ least, most }, value) => {
    const named = several(value, most, one => matching(one, isFile))
    return named && named.length >= least && new Set(named).size === named.length ? named : undefined
  },
  steps: (_, value) => listed(typeof value === 'string' ? value : JSON.stringify(value)),
})

const exact = new Set(['count', 'slider', 'toggle'])

/** A blank text and an empty list are no answer; anything else is one, right or wrong. */
const answered = (field: Field, value: unknown) => {
  if (exact.has(field.kind)) return value !== undefined
  return typeof value === 'string' ? !isBlank(value) : Array.isArray(value) ? value.length > 0 : value !== undefined
}

const held = (sent: object, key: string): unknown => (Object.hasOwn(sent, key) ? Reflect.get(sent, key) : undefined)

/** What a form says of a field, under its name or one of its older names. */
export const sentFor = (name: string, field: Field, sent: object): unknown =>
  [name, ...(field.also ?? [])].map(key => held(sent, key)).find(value => answered(field, value))

/** Whether a field can stay empty, given what was sent: it may, or the one that can stand for it is filled in. */
const spared = ({ optional, or }: Field, fields: Fields, sent: object) => {
  const other = or === undefined ? undefined : fields[or]
  return optional || (or !== undefined && other && sentFor(or, other, sent) !== undefined)
}

/** A field's own sentence; that of a count says that it is too much, that of a text that there is none. */
const ownProblem = (field: Field, value: unknown) => {
  if (field.kind === 'count') return Number(value) > field.max ? field.problem : undefined
  if (field.kind === 'area') return String(value ?? '').trim() ? undefined : field.problem
  return field.problem
}

/**
 * The rules of a form, for the browser and the server alike: the values it accepts, and what is wrong with the others.
 * What was left out is its default. Strict about types, blind to keys that nobody asked for.
 */
export const check = (fields: Fields, sent: object) => {
  const values: Record<string, Value> = {}
  const problems: Record<string, Text> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!isAsked(field, values)) continue
    const given = sentFor(name, field, sent)
    const value = given === undefined && 'default' in field ? field.default : given
    if (value === undefined && spared(field, fields, sent)) continue
    const right = taken(field, value)
    if (right !== undefined) values[name] = right
    else problems[name] = ownProblem(field, value) ?? explain(field, value, fields)
  }
  return { values, problems }
}
