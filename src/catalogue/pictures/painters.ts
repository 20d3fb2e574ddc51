import { choice, type Condition, type Field, type Fields } from '#shared/fields.ts'
import { keptModel, painterOfModel } from '#shared/image-models.ts'
import { inEach, type Text } from '#shared/text.ts'
import { type Ability, abilityFor, ableFor, type PainterCard } from '../abilities.ts'
import { isBeside } from './beside-words.ts'
import type { Call } from '../call.ts'
import type { Engine } from '../engine.ts'

const words = {
  label: { de: 'Modell', en: 'Model' },
  title: { de: 'Modell auswählen', en: 'Select model' },
  first: { de: 'Wählen Sie zuerst ein Modell.', en: 'Select a model first.' },
  own: { de: 'eigenes Modell', en: 'your own model' },
}

/** What people are told that a model can; that it paints follows from where it is offered. */
const told: readonly (readonly [Ability, Text])[] = [
  ['edit', { de: 'ändert Bilder', en: 'changes pictures' }],
  ['area', { de: 'füllt Bereiche', en: 'fills areas' }],
  ['several', { de: 'macht aus mehreren Bildern eines', en: 'makes one picture of several' }],
  ['avoid', { de: 'lässt weg, was nicht zu sehen sein soll', en: 'leaves out what should not be seen' }],
  ['seed', { de: 'malt auf Wunsch dasselbe noch einmal', en: 'can paint the same again' }],
]

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

/** What a model can and costs; behind it the name that its service knows it by, so that it is found by that, too. */
const aboutOf = ({ name, can, price, isOwn, label }: PainterCard): Text =>
  inEach(locale => {
    const abilities = told.flatMap(([ability, says]) => (can.includes(ability) ? [says[locale]] : []))
    const says = [...(isOwn ? [words.own[locale]] : []), ...abilities, ...(price ? [price[locale]] : [])].join(' · ')
    const [, model] = /^[^:]+:(.+)$/.exec(name) ?? []
    const known = label && !isOwn && model ? [model] : []
    return [...(says ? [says.charAt(0).toUpperCase() + says.slice(1)] : []), ...known].join(' · ')
  })

const byName = <One>(painters: readonly PainterCard[], of: (one: PainterCard) => One) =>
  Object.fromEntries(painters.map(one => [one.name, of(one)]))

/** Asks which of several models paints. */
const modelOf = (able: readonly PainterCard[], when: Condition | undefined) =>
  choice(
    words.label,
    byName(able, ({ name, label = name }) => inEach(() => label)),
    {
      ...{ optional: true, keptAs: keptModel },
      window: { title: words.title, first: words.first, shows: 'lines', about: byName(able, aboutOf) },
      ...(when && { when }),
    },
  )

/** A question that only some who paint here can be asked, as it is asked where one of those was chosen. */
const askedOf = (ability: Ability, field: Field, able: readonly PainterCard[]): Field | undefined => {
  const those = able.filter(({ can }) => can.includes(ability))
  if (!those.length || those.length === able.length) return those.length ? field : undefined
  const orNone = those[0] === able[0] && { orNone: true as const }
  const and = field.when && { and: field.when }
  return { ...field, when: { field: 'model', among: those.map(one => one.name), ...orNone, ...and } }
}

/** Questions about what is told beside words come behind the model, as far as one can be told so. */
const withModels = (call: Call, able: readonly PainterCard[]): Call => {
  const model = able.length > 1 && { model: modelOf(able, call.otherwise?.where) }
  const all = Object.entries(call.fields)
  const abilityOf = (name: string): Ability | undefined => {
    if (name === call.byNumber) return 'strength'
    if (name === call.area && call.fields[name]?.optional && abilityFor(call) === 'edit') return 'area'
    if (name === call.from && call.fields[name]?.optional) return 'several'
    return isBeside(name) ? name : undefined
  }
  const beside = all.flatMap(([name, field]) => {
    const ability = abilityOf(name)
    const asked = ability && askedOf(ability, field, able)
    return asked ? [[name, asked] as const] : []
  })
  const others = all.filter(([name]) => !abilityOf(name))
  const fields = { ...Object.fromEntries(others), ...model, ...Object.fromEntries(beside) }
  const { from, ...alone } = call
  // Where nobody takes pictures beside the words it does not begin with any.
  return from !== undefined && from in fields ? { ...alone, from, fields } : { ...alone, fields }
}

/** A call as it can be asked where these paint: with their models to choose from, without what none of them can. */
const callWith = (call: Call, painters: readonly PainterCard[]): Call => {
  const able = ableFor(painters, call)
  if (call.by === 'painted') return able.length ? withModels(call, able) : { ...call, lacks: 'painter' }
  const { otherwise, ...alone } = call
  if (otherwise?.by !== 'painted') return call
  return able.length ? withModels(call, able) : { ...alone, fields: withoutWay(call.fields, otherwise.where) }
}

/** A model that a person has trained, as it is offered to them alone. */
export type OwnModel = Readonly<{ id: string; name: string }>

/** It paints from words alone. */
const cardOf = ({ id, name }: OwnModel): PainterCard => ({
  ...{ name: painterOfModel(id), label: name, isOwn: true },
  can: ['paint', 'seed'],
})

/** An engine for pictures whose calls offer what those who paint here can, and a person's own models. */
export const withPainters = <One extends Engine>(
  engine: One,
  painters: readonly PainterCard[],
  own: readonly OwnModel[] = [],
): One => {
  if (engine.shelf !== 'pictures') return engine
  const all = [...painters, ...own.map(cardOf)]
  const calls = Object.entries(engine.calls).map(([path, call]) => [path, callWith(call, all)] as const)
  return { ...engine, calls: Object.fromEntries(calls) as Engine['calls'] }
}
