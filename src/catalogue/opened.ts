import { type Plan, plans } from '#shared/plans.ts'
import type { Engine } from './engine.ts'

/** By tool, the plans that open or close it otherwise than the catalogue says. */
export type Openings = Readonly<Record<string, Readonly<Partial<Record<Plan, boolean>>>>>

type Named = Engine & { readonly slug: string }

/** A call that is not open to the same plans as its engine is a tool of its own, under the name of both. */
export const toolOf = ({ slug, calls }: Named, path?: string) =>
  path !== undefined && calls[path]?.access ? `${slug}/${path}` : slug

const accessTo = (tool: string, access: readonly Plan[], openings: Openings) => {
  const own = openings[tool]
  return own ? plans.filter(plan => own[plan] ?? access.includes(plan)) : access
}

/** An engine with the plans that open it here, and each of its calls. */
export const opened = <Each extends Named>(engine: Each, openings: Openings): Each => ({
  ...engine,
  access: accessTo(engine.slug, engine.access, openings),
  calls: Object.fromEntries(
    Object.entries(engine.calls).map(([path, call]) => [
      path,
      call.access ? { ...call, access: accessTo(toolOf(engine, path), call.access, openings) } : call,
    ]),
  ),
})

/** Everything a plan can open, with what the catalogue says of it: the engines, each followed by its own calls. */
export const toolsIn = (engines: readonly Named[]) =>
  engines.flatMap(engine => [
    { id: engine.slug, name: engine.name, title: undefined, category: engine.category, access: engine.access },
    ...Object.entries(engine.calls).flatMap(([path, { access, title }]) =>
      access ? [{ id: toolOf(engine, path), name: engine.name, title, category: engine.category, access }] : [],
    ),
  ])
export type Tool = ReturnType<typeof toolsIn>[number]
