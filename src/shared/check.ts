import * as z from 'zod/mini'
import { isAsked } from './is-asked.ts'
import { fileIn } from './accepts.ts'
import { readAddress } from './addresses.ts'
import { explain } from './explain.ts'
import { byKind, type Field, type Fields, type Value, type Values } from './fields.ts'
import { isBlank, lengthOf, type Text } from './text.ts'

const houseMaximum = 1_000_000

const text = ({ max = houseMaximum }: { max?: number }) =>
  z.string().check(
    z.trim(),
    z.refine(typed => !isBlank(typed)),
    z.refine(typed => lengthOf(typed) <= max),
  )

const onStep = (min: number, step: number) => (number: number) => {
  const steps = (number - min) / step
  return Math.abs(steps - Math.round(steps)) < 1e-9
}

const areDifferent = (several: readonly string[]) => new Set(several).size === several.length

/** An address made whole; one that cannot be is none. */
const address = (typed: string) => {
  const read = readAddress(typed)
  return 'address' in read ? read.address : ''
}

/**
 * What a kind accepts. Nothing is converted: the browser's form does that before it checks. Only an address is made
 * whole.
 */
const rule = byKind<z.ZodMiniType<Value>>({
  line: text,
  area: text,
  choice: ({ options, own }) =>
    own ? z.union([z.enum(Object.keys(options)), text(own)]) : z.enum(Object.keys(options)),
  choices: ({ options }) => z.array(z.enum(Object.keys(options))).check(z.minLength(1), z.refine(areDifferent)),
  count: ({ min, max }) => z.int().check(z.gte(min), z.lte(max)),
  slider: ({ min, max, step }) => z.number().check(z.gte(min), z.lte(max), z.refine(onStep(min, step))),
  toggle: () => z.boolean(),
  words: field => z.array(text(field)).check(z.minLength(1), z.maxLength(field.most)),
  date: () => z.iso.date(),
  colour: () => z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  link: () => z.pipe(z.pipe(z.string(), z.transform(address)), z.string().check(z.minLength(1))),
  file: () => z.string().check(z.refine(typed => fileIn(typed) !== undefined)),
})

/** What fields accept, made once for each. */
const known = new WeakMap<Field, z.ZodMiniType<Value>>()
const ruleOf = (field: Field) => {
  const made = known.get(field) ?? rule(field)
  known.set(field, made)
  return made
}

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

/**
 * Fields that a call must send although its form starts with a value for them: required ones that were not sent. The
 * rules of a form let its start stand; those of a call ask for what is required. `values` are those that were accepted.
 */
export const unsent = (
  fields: Fields,
  sent: object,
  values: Values = check(fields, sent).values,
): Record<string, Text> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => isAsked(field, values) && sentFor(name, field, sent) === undefined)
      .filter(([, field]) => !spared(field, fields, sent))
      .map(([name, field]) => [name, explain(field, undefined, fields)]),
  )

/** A field's own sentence; that of a count says that it is too much, and nothing of what else it can be. */
const ownProblem = (field: Field, value: unknown) =>
  field.kind !== 'count' || Number(value) > field.max ? field.problem : undefined

/**
 * The rules of a form, for the browser and the server alike: the values it accepts, and what is wrong with the others.
 * Strict about types, blind to keys that nobody asked for.
 */
export const check = (fields: Fields, sent: object) => {
  const values: Record<string, Value> = {}
  const problems: Record<string, Text> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!isAsked(field, values)) continue
    const given = sentFor(name, field, sent)
    const value = given === undefined && 'default' in field ? field.default : given
    if (value === undefined && spared(field, fields, sent)) continue
    const { success, data } = ruleOf(field).safeParse(value)
    if (success) values[name] = data
    else problems[name] = ownProblem(field, value) ?? explain(field, value, fields)
  }
  return { values, problems }
}
