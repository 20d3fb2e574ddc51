import type { Call } from './call.ts'
import type { Engine } from './engine.ts'

const alone = (call: Call): Call => {
  if (call.search) return { ...call, lacks: 'search', note: call.search.without }
  if (!call.fields.hasResearchData) return call
  const { hasResearchData: _, seesSources: __, ...fields } = call.fields
  return { ...call, lacks: 'search', fields }
}

/**
 * An engine as it is offered where nothing can be searched: its calls say what that means for them, and ask nobody
 * whether to search.
 */
export const withoutSearch = <Each extends Engine>(engine: Each): Each => ({
  ...engine,
  calls: Object.fromEntries(Object.entries(engine.calls).map(([path, call]) => [path, alone(call)])),
})
