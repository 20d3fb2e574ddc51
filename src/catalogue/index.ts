import { Problem } from '#shared/problems.ts'
import * as all from './engines/index.ts'
import type { Engine } from './engine.ts'

export type Slug = keyof typeof all

/** Every engine, in the order of the catalogue. */
export const engines: readonly (Engine & { readonly slug: string })[] = Object.entries(all)
  .map(([slug, engine]) => ({ slug, ...engine }))
  .sort((one, other) => one.id - other.id)

const calls = new Map(
  engines.flatMap(engine =>
    Object.entries(engine.calls).map(([path, call]) => [path, { engine, path, call }] as const),
  ),
)

/** The engine and the call behind an API path. */
/** The same of a path that may belong to none of ours. */
export const knownCall = (path: string) => calls.get(path)

export const findCall = (path: string) => {
  const found = knownCall(path)
  if (!found) throw new Problem('not_found', { path })
  return found
}
