import type { Call } from '#catalogue/call.ts'
import type { Engine } from '#catalogue/engine.ts'
import { editor } from '#catalogue/editor/index.ts'
import { engines as shipped, finderIn } from '#catalogue/index.ts'
import { pictureTools } from '#catalogue/pictures/index.ts'
import type { Definition } from '#catalogue/custom/definition.ts'
import { engineOf, pathIn } from '#catalogue/custom/engine-of.ts'
import { judge } from '#catalogue/custom/judge.ts'
import { isMade } from '#shared/custom-engines.ts'
import { Problem } from '#shared/problems.ts'
import type { Engines } from '../store/engines.ts'

/** An engine under its name; one that was made in the browser says which version of it this is, 0 for its draft. */
export type NamedEngine = Engine & { readonly slug: string; readonly version?: number }
export type FoundCall = { readonly engine: NamedEngine; readonly path: string; readonly call: Call }

/** Everything that can be run here: what the code brings, and what was published in the browser. */
export type Catalogue = {
  /** Ours in their order, then the others. */
  all(): Promise<readonly NamedEngine[]>
  /** The call at an API path, as it is published at this moment. Throws `not_found`. */
  find(path: string): Promise<FoundCall>
  /** The call that a run was begun with, also one of the editor, whatever was published since. Throws `not_found`. */
  ofRun(run: { readonly call: string; readonly version?: number }): Promise<FoundCall>
  /** The call at an API path as its draft says, if nothing is wrong with that: else `engine_unfinished`. */
  trial(path: string): Promise<FoundCall>
}

/** Versions never change: so many are remembered, then we begin anew. */
const most = 200

const named = (id: string, rank: number, version: number, definition: Definition): NamedEngine => ({
  ...engineOf(definition, rank, pathIn(id, definition)),
  slug: id,
  version,
})

const idOf = (path: string) => path.split('.', 1)[0] ?? ''

const callIn = (engine: NamedEngine, path: string): FoundCall => {
  const call = engine.calls[path]
  if (!call || !Object.hasOwn(engine.calls, path)) throw new Problem('not_found', { path })
  return { engine, path, call }
}

/** A definition as it may be tried or published, or a problem with everything that is wrong with it. */
export const finished = (definition: Definition): Definition => {
  const findings = judge(definition)
  if (findings.length) throw new Problem('engine_unfinished', { findings })
  return definition
}

/**
 * The catalogue of this installation. Which version is published is asked every time, so that a change acts at the
 * next request on every node; what a version holds is remembered. `more` are engines of the code that it does not ship.
 */
export const catalogueOf = (engines: Engines, more: readonly NamedEngine[] = []): Catalogue => {
  const ours = [...shipped, ...pictureTools, ...more]
  const findCall = finderIn(ours)
  const findAny = finderIn([...ours, editor])
  const known = new Map<string, NamedEngine>()
  const version = async (id: string, number: number) => {
    const key = `${id}@${number}`
    const remembered = known.get(key)
    if (remembered) return remembered
    const { definition, rank } = await engines.version(id, number)
    const engine = named(id, rank, number, definition)
    if (known.size >= most) known.clear()
    known.set(key, engine)
    return engine
  }
  const trial = async (path: string) => {
    const { id, rank, draft } = await engines.find(idOf(path))
    return callIn(named(id, rank, 0, finished(draft)), path)
  }
  return {
    async all() {
      const published = await engines.published()
      return [...ours, ...(await Promise.all(published.map(({ id, number }) => version(id, number))))]
    },
    async find(path) {
      if (!isMade(path)) return findCall(path)
      const [current] = await engines.published(idOf(path))
      if (!current) throw new Problem('not_found', { path })
      return callIn(await version(current.id, current.number), path)
    },
    async ofRun({ call: path, version: number }) {
      if (!isMade(path)) return findAny(path)
      return number ? callIn(await version(idOf(path), number), path) : trial(path)
    },
    trial,
  }
}
