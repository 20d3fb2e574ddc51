import type { Call } from './call.ts'
import type { Engine } from './engine.ts'

const spelling = (call: Call): Call => {
  const field = call.spelling && call.fields[call.spelling.field]
  if (!call.spelling || !field) return call
  return { ...call, fields: { ...call.fields, [call.spelling.field]: { ...field, hint: call.spelling.hint } } }
}

/** An engine as it is offered where dictionaries are installed: it promises spelling without a model where it can. */
export const withSpelling = <Each extends Engine>(engine: Each): Each => ({
  ...engine,
  calls: Object.fromEntries(Object.entries(engine.calls).map(([path, call]) => [path, spelling(call)])),
})
