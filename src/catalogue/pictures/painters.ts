import { choice } from '#shared/fields.ts'
import type { Engine } from '../engine.ts'

const words = {
  label: { de: 'Modell', en: 'Model' },
}

/** An engine whose calls that paint ask for the model, where there are several to choose from. */
export const withPainters = <One extends Engine>(engine: One, painters: readonly string[]): One => {
  if (engine.shelf !== 'pictures' || painters.length < 2) return engine
  const options = Object.fromEntries(painters.map(name => [name, { de: name, en: name }]))
  const calls = Object.entries(engine.calls).map(([path, call]) => {
    if (call.by !== 'painted') return [path, call] as const
    return [
      path,
      { ...call, fields: { ...call.fields, model: choice(words.label, options, { default: painters[0] }) } },
    ]
  })
  return { ...engine, calls: Object.fromEntries(calls) as Engine['calls'] }
}
