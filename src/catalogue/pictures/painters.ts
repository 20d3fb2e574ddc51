import { choice, type Condition, type Field, type Fields } from '#shared/fields.ts'
import { ableFor, type PainterCard } from '../abilities.ts'
import type { Call } from '../call.ts'
import type { Engine } from '../engine.ts'

const words = {
  label: { de: 'Modell', en: 'Model' },
}

/** A choice without one of its options. */
const withoutOption = (field: Field, option: string): Field =>
  field.kind === 'choice'
    ? { ...field, options: Object.fromEntries(Object.entries(field.options).filter(([name]) => name !== option)) }
    : field

/** The questions of a form without the way that a condition opens. */
const withoutWay = (fields: Fields, { field: name, is }: Condition): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([at, field]) => {
      if (at === name) return is === undefined ? [] : [[at, withoutOption(field, String(is))]]
      return field.when?.field === name && field.when.is === is ? [] : [[at, field]]
    }),
  )

const withModels = (call: Call, able: readonly PainterCard[]): Call => {
  const [first] = able
  if (!first || able.length < 2) return call
  const options = Object.fromEntries(able.map(({ name }) => [name, { de: name, en: name }]))
  const when = call.otherwise && { when: call.otherwise.where }
  return { ...call, fields: { ...call.fields, model: choice(words.label, options, { default: first.name, ...when }) } }
}

/** A call as it can be asked where only these paint: with their models to choose from, without what none of them can. */
const callWith = (call: Call, painters: readonly PainterCard[]): Call => {
  const able = ableFor(painters, call)
  if (call.by === 'painted') return withModels(call, able)
  const { otherwise, ...alone } = call
  if (otherwise?.by !== 'painted') return call
  return able.length ? withModels(call, able) : { ...alone, fields: withoutWay(call.fields, otherwise.where) }
}

/** An engine for pictures whose calls offer what those who paint here can. */
export const withPainters = <One extends Engine>(engine: One, painters: readonly PainterCard[]): One => {
  if (engine.shelf !== 'pictures') return engine
  const calls = Object.entries(engine.calls).map(([path, call]) => [path, callWith(call, painters)] as const)
  return { ...engine, calls: Object.fromEntries(calls) as Engine['calls'] }
}
