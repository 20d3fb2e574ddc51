import { Problem } from '#shared/problems.ts'
import { editor } from './editor/index.ts'
import * as all from './engines/index.ts'
import type { Engine } from './engine.ts'
import { pictureTools } from './pictures/index.ts'

export type Slug = keyof typeof all

/** Every engine, in the order of the catalogue. */
export const engines: readonly (Engine & { readonly slug: string })[] = Object.entries(all)
  .map(([slug, engine]) => ({ slug, ...engine }))
  .sort((one, other) => one.id - other.id)

const callsOf = <Named extends Engine>(all: readonly Named[]) =>
  new Map(
    all.flatMap(engine => Object.entries(engine.calls).map(([path, call]) => [path, { engine, path, call }] as const)),
  )

/** Finds the engine and the call behind an API path among these. It throws `not_found`. */
export const finderIn = <Named extends Engine>(all: readonly Named[]) => {
  const calls = callsOf(all)
  return (path: string) => {
    const found = calls.get(path)
    if (!found) throw new Problem('not_found', { path })
    return found
  }
}

const calls = callsOf([...engines, ...pictureTools, editor])

/** The engine and the call behind an API path, or a call of the editor; the path may belong to none of ours. */
export const knownCall = (path: string) => calls.get(path)

export const findCall = finderIn(engines)
