import { choice } from '#shared/fields.ts'
import { painterOfModel } from '#shared/image-models.ts'
import type { Engine } from '../engine.ts'

const words = {
  label: { de: 'Modell', en: 'Model' },
  own: { de: 'eigenes Modell', en: 'your own model' },
}

/** A model that a person has trained, as it is offered to them alone. */
export type OwnModel = Readonly<{ id: string; name: string }>

/** An engine whose calls that paint ask for the model, where there are several to choose from: also a person's own. */
export const withPainters = <One extends Engine>(
  engine: One,
  painters: readonly string[],
  own: readonly OwnModel[] = [],
): One => {
  if (engine.shelf !== 'pictures' || painters.length + own.length < 2) return engine
  const options = Object.fromEntries([
    ...painters.map(name => [name, { de: name, en: name }]),
    ...own.map(({ id, name }) => [
      painterOfModel(id),
      { de: `${name} (${words.own.de})`, en: `${name} (${words.own.en})` },
    ]),
  ])
  const first = painters[0]
  const model = first ? choice(words.label, options, { default: first }) : choice(words.label, options)
  const calls = Object.entries(engine.calls).map(([path, call]) => {
    if (call.by !== 'painted') return [path, call] as const
    return [path, { ...call, fields: { ...call.fields, model } }]
  })
  return { ...engine, calls: Object.fromEntries(calls) as Engine['calls'] }
}
