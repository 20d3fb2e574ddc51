import * as z from 'zod/mini'
import { methods } from '#language/index.ts'
import { accepts } from '#shared/accepts.ts'
import { eachOf, viewNames, wires } from '#shared/answers.ts'
import type { MadeKind } from '#shared/fields.ts'
import { plans } from '#shared/plans.ts'
import { companionNames } from '#shared/companions.ts'
import { qualities } from '#shared/quality.ts'
import { senderKeys } from '#shared/sender.ts'
import { locales } from '#shared/text.ts'
import { bases, versions } from '../call.ts'
import { actions, categories } from '../engine.ts'
import { moreNames } from '../more.ts'
import { callWorks } from '../works.ts'
import { type Definition, limits, type MadeCall } from './definition.ts'

/*
 * What a definition from a browser or a file may hold: this and nothing else. Texts may be empty and settings may
 * contradict each other, for a draft is kept as far as it has come; `judge` says what is missing.
 */

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as [keyof Table & string]

const written = (most: number) => z.string().check(z.maxLength(most))
const inBoth = (most: number) =>
  z.strictObject({ de: z._default(written(most), ''), en: z._default(written(most), '') })
const label = inBoth(200)
const sentences = inBoth(1000)
const long = inBoth(20_000)
const callName = z.string().check(z.regex(/^[a-z][a-zA-Z0-9_-]{0,39}$/))
const name = z.string().check(z.regex(/^[a-z][a-zA-Z0-9_]{0,39}$/))
const number = z.number().check(z.gte(-1_000_000), z.lte(1_000_000))
const whole = z.int().check(z.gte(-1_000_000), z.lte(1_000_000))
const size = z.int().check(z.gte(1), z.lte(1_000_000))
const value = z.union([written(20_000), number, z.boolean(), z.array(written(1000)).check(z.maxLength(100))])
const access = z.array(z.enum(plans)).check(z.maxLength(plans.length))
const icon = written(40)

const record = <Key extends z.core.$ZodRecordKey, Value extends z.core.SomeType>(key: Key, of: Value, most: number) =>
  z.record(key, of).check(z.refine(all => Object.keys(all).length <= most))

const optionKey = z.string().check(
  z.minLength(1),
  z.maxLength(100),
  z.refine(key => key !== '__proto__'),
)
const options = record(optionKey, label, limits.options)
const common = {
  label,
  hint: z.optional(sentences),
  optional: z.optional(z.literal(true)),
  or: z.optional(name),
  access: z.optional(access),
  when: z.optional(z.strictObject({ field: name, is: value })),
  problem: z.optional(sentences),
  also: z.optional(z.array(name).check(z.maxLength(5))),
  labels: z.optional(z.array(written(60)).check(z.maxLength(30))),
}
const wording = { max: z.optional(size), placeholder: z.optional(sentences) }
const text = { ...wording, default: z.optional(written(5000)) }
const range = { min: whole, max: whole, default: z.optional(whole) }

/** What each kind of question may say besides. A missing kind does not compile. */
const kinds = {
  line: text,
  area: text,
  choice: { options, own: z.optional(z.strictObject(wording)), default: z.optional(written(100)) },
  choices: { options, besides: z.optional(name) },
  count: range,
  slider: { min: number, max: number, default: z.optional(number), step: number },
  toggle: { default: z.optional(z.boolean()) },
  words: { ...wording, most: z.int().check(z.gte(0), z.lte(100)) },
  date: { default: z.optional(written(10)) },
  colour: { default: z.optional(written(7)) },
  link: { placeholder: z.optional(sentences) },
  file: { accept: z.enum(accepts) },
} satisfies Record<MadeKind, object>

const [line, ...others] = keysOf(kinds).map(kind =>
  z.strictObject({ kind: z.literal(kind), ...common, ...kinds[kind] }),
)
const field = z.discriminatedUnion('kind', [line!, ...others])
const fields = record(name, field, limits.fields)

const creativity = z.union([z.number().check(z.gte(0), z.lte(1)), z.strictObject({ field: name })])
const shown = {
  view: z.optional(z.enum(viewNames)),
  wire: z.optional(z.enum(wires)),
}
const answer = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('text'), ...shown }),
  z.strictObject({
    shape: z.literal('list'),
    of: z.optional(fields),
    each: z.optional(z.enum(eachOf)),
    howMany: z.optional(z.union([z.int().check(z.gte(1), z.lte(limits.items)), z.strictObject({ field: name })])),
    ...shown,
  }),
  z.strictObject({ shape: z.literal('claims'), ...shown }),
  z.strictObject({ shape: z.literal('segments'), ...shown }),
  z.strictObject({ shape: z.literal('audio'), ...shown }),
  z.strictObject({ shape: z.literal('form'), parts: fields, main: z.optional(name), ...shown }),
])

const call = z.strictObject({
  title: z.optional(label),
  description: z.optional(label),
  icon: z.optional(icon),
  note: z.optional(sentences),
  fields,
  more: z.optional(z.array(z.enum(moreNames)).check(z.maxLength(moreNames.length))),
  prompt: long,
  answer,
  by: z.optional(z.enum(callWorks.filter(work => work !== 'processed'))),
  quality: z.optional(z.enum(qualities)),
  house: z.optional(z.enum(keysOf(methods))),
  spelling: z.optional(z.strictObject({ field: name, hint: sentences })),
  cost: z.optional(z.int().check(z.gte(0), z.lte(limits.cost))),
  access: z.optional(access),
  creativity: z.optional(creativity),
  language: z.optional(z.union([z.enum(['kept', 'untouched', ...locales]), z.strictObject({ field: name })])),
  keeps: z.optional(z.strictObject({ from: name, how: z.enum(versions) })),
  reads: z.optional(name),
  sender: z.optional(z.array(z.enum(senderKeys)).check(z.minLength(1), z.maxLength(senderKeys.length))),
  basis: z.optional(z.enum(bases)),
  companions: z.optional(z.array(z.enum(companionNames)).check(z.maxLength(companionNames.length))),
  failures: z.optional(z.literal('above')),
  streams: z.optional(z.literal(true)),
  search: z.optional(z.strictObject({ without: sentences })),
} satisfies Record<keyof MadeCall, unknown>)

const guide = z.strictObject({
  title: label,
  expects: z.array(label).check(z.maxLength(12)),
  advice: z.array(z.strictObject({ title: label, text: sentences })).check(z.maxLength(6)),
  example: record(callName, record(name, z.union([long, value]), limits.fields + 20), limits.calls),
  shows: long,
  video: z.optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s"'<>]+$/))),
} satisfies Record<keyof Definition['guide'], unknown>)

/** Everything a definition may hold. */
export const definitionSchema = z.strictObject({
  name: label,
  description: label,
  icon,
  category: z.array(z.enum(categories)).check(z.maxLength(categories.length)),
  action: z.array(z.enum(actions)).check(z.maxLength(actions.length)),
  access,
  guide,
  calls: record(callName, call, limits.calls),
  only: z.optional(z.enum(locales)),
} satisfies Record<keyof Definition, unknown>)
