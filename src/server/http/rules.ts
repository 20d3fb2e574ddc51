import * as z from 'zod/mini'
import { explain } from '#shared/explain.ts'
import { type Fields, line } from '#shared/fields.ts'
import { schemaOf } from '#shared/json-schema.ts'
import { Problem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'

/** What one key of a body may hold, and what is said of anything else. */
export type Rule<Value = unknown, Optional extends boolean = boolean> = Readonly<{
  accepts: z.ZodMiniType<Value>
  otherwise: Text
  optional: Optional
}>
export type Rules = Readonly<Record<string, Rule>>

/** What a body holds that keeps the rules. */
export type Filled<Rs extends Rules> = {
  [Key in keyof Rs]: Rs[Key] extends Rule<infer Value, infer Optional>
    ? Value | (Optional extends true ? undefined : never)
    : never
}

type OptionalIn<Rs extends Rules> = { [Key in keyof Rs]: Rs[Key] extends Rule<unknown, true> ? Key : never }[keyof Rs]

/** What is sent as such a body: what may be left out can be missing. */
export type Sent<Rs extends Rules> = Omit<Filled<Rs>, OptionalIn<Rs>> & Partial<Pick<Filled<Rs>, OptionalIn<Rs>>>

/** A key that must be there. */
export const needs = <Value>(accepts: z.ZodMiniType<Value>, otherwise: Text): Rule<Value, false> => ({
  accepts,
  otherwise,
  optional: false,
})

/** A key that may be left out. */
export const may = <Value>(accepts: z.ZodMiniType<Value>, otherwise: Text): Rule<Value, true> => ({
  accepts,
  otherwise,
  optional: true,
})

/** What is said of a key that must be there and is not. */
export const missing = explain(line({ de: '', en: '' }), undefined)

/**
 * What a body says, for bodies that are no form of the catalogue: strict about types, blind to keys that have no rule.
 * Throws `invalid` with a sentence for each key that is missing or wrong.
 */
export const filledIn = <Rs extends Rules>(rules: Rs, sent: Readonly<Record<string, unknown>>): Filled<Rs> => {
  const values: Record<string, unknown> = {}
  const fields: Record<string, Text> = {}
  for (const [key, { accepts, otherwise, optional }] of Object.entries(rules)) {
    const value = Object.hasOwn(sent, key) ? sent[key] : undefined
    if (value === undefined && optional) continue
    const { success, data } = accepts.safeParse(value)
    if (success) values[key] = data
    else fields[key] = value === undefined || value === '' ? missing : otherwise
  }
  if (Object.keys(fields).length) throw new Problem('invalid', { fields })
  return values as Filled<Rs>
}

/** What a schema takes, as JSON Schema; what cannot be said in it is left open. */
export const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output' = 'input') => {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** A form of the catalogue, described as a whole; `checked` checks it. */
export const formSchema = <Form>(fields: Fields) => z.custom<Form>().register(z.globalRegistry, schemaOf(fields))

/** A body with these rules, as JSON Schema. */
export const schemaOfRules = (rules: Rules) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(rules).map(([key, { accepts, otherwise }]) => [
      key,
      { description: otherwise.en, ...jsonSchemaOf(accepts) },
    ]),
  ),
  required: Object.keys(rules).filter(key => !rules[key]?.optional),
})
