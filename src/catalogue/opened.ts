import type { Fields } from '#shared/fields.ts'
import { type Plan, plans } from '#shared/plans.ts'
import type { Engine } from './engine.ts'

/** By tool, the plans that open or close it otherwise than the catalogue says. */
export type Openings = Readonly<Record<string, Readonly<Partial<Record<Plan, boolean>>>>>

type Named = Engine & { readonly slug: string }

/** A call that is not open to the same plans as its engine is a tool of its own, under the name of both. */
export const toolOf = ({ slug, calls }: Named, path?: string) =>
  path !== undefined && calls[path]?.access ? `${slug}/${path}` : slug

/** So is a field that is locked for itself. */
const fieldTool = ({ slug }: Named, path: string, field: string) => `${slug}/${path}#${field}`

const accessTo = (tool: string, access: readonly Plan[], openings: Openings) => {
  const own = openings[tool]
  return own ? plans.filter(plan => own[plan] ?? access.includes(plan)) : access
}

const fieldsOpened = (engine: Named, path: string, fields: Fields, openings: Openings): Fields => {
  const locked = Object.entries(fields).flatMap(([name, field]) => {
    if (!field.access) return []
    return [[name, { ...field, access: accessTo(fieldTool(engine, path, name), field.access, openings) }]]
  })
  return locked.length ? { ...fields, ...Object.fromEntries(locked) } : fields
}

/** An engine with the plans that open it here, each of its calls, and what is locked in their forms. */
export const withPlans = <Each extends Named>(engine: Each, openings: Openings): Each => ({
  ...engine,
  access: accessTo(engine.slug, engine.access, openings),
  calls: Object.fromEntries(
    Object.entries(engine.calls).map(([path, call]) => [
      path,
      {
        ...call,
        fields: fieldsOpened(engine, path, call.fields, openings),
        ...(call.access && { access: accessTo(toolOf(engine, path), call.access, openings) }),
      },
    ]),
  ),
})

/** What of a call a plan can open beside the engine: the call itself, and fields of its form. */
const toolsOf = (engine: Named, path: string) => {
  const { access, title, fields } = engine.calls[path] ?? {}
  const { name, category } = engine
  const own = { name, title, category }
  return [
    ...(access ? [{ ...own, id: toolOf(engine, path), field: undefined, access }] : []),
    ...Object.entries(fields ?? {}).flatMap(([field, { label, access }]) =>
      access ? [{ ...own, id: fieldTool(engine, path, field), field: label, access }] : [],
    ),
  ]
}

/** Everything a plan can open, with what the catalogue says of it: the engines, each followed by what is of its own. */
export const toolsIn = (engines: readonly Named[]) =>
  engines.flatMap(engine => {
    const { slug: id, name, category, access } = engine
    const whole = { id, name, title: undefined, field: undefined, category, access }
    return [whole, ...Object.keys(engine.calls).flatMap(path => toolsOf(engine, path))]
  })
export type Tool = ReturnType<typeof toolsIn>[number]
