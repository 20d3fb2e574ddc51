import type { Call } from '#catalogue/call.ts'
import type { Engine } from '#catalogue/engine.ts'
import { asksFor, type Need, needs, type WorkName, works, worksOf } from '#catalogue/works.ts'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import type { World } from '../world.ts'

type Means = Pick<World, 'models' | 'painter'>

/** Whether something is there: of the level a call is written on, or at all. */
const isThere: Readonly<Record<Need, (means: Means, call?: Call) => boolean>> = {
  write: ({ models }, call) => !!models.writer(call?.quality),
  paint: ({ painter }) => painter !== undefined,
}

/** What is wrong where it is not. */
const lacking = { write: 'no_model', paint: 'no_painter' } as const satisfies Record<Need, ProblemCode>

/** What this installation has of all that works can need. */
export const provided = (means: Means): readonly Need[] => needs.filter(need => isThere[need](means))

/** Why no call of an engine can run where only this is there; nothing where one can. */
export const reasonAgainst = ({ calls }: Pick<Engine, 'calls'>, there: readonly Need[]) => {
  const missing = Object.values(calls)
    .flatMap(worksOf)
    .map(work => works[work].find(need => !there.includes(need)))
  return missing.every(need => need !== undefined) && missing[0] ? lacking[missing[0]] : undefined
}

/** Refuses what cannot run here before anything is taken, and names the ways that are left. */
export const requireNeeds = (means: Means, call: Call, work: WorkName) => {
  const missing = works[work].find((need: Need) => !isThere[need](means, call))
  if (!missing) return
  const without = work !== 'refine' && worksOf(call).includes('house')
  const ways = missing === 'write' ? ['local', 'key'] : []
  throw new Problem(lacking[missing], { ways: [...ways, ...(without ? ['without'] : [])] })
}

/**
 * Who does a work, as it stands in its run: the model that writes or paints, or a method of ours; another than those
 * that could not, where there is one.
 */
export const doerOf = ({ models, painter }: Means, call: Call, work: WorkName, not: readonly string[] = []) => {
  const usual = () => (not.length ? models.besides(not) : undefined) ?? models.writer(call.quality)
  const writer = asksFor(work, 'write') ? usual() : undefined
  const painting = asksFor(work, 'paint') ? painter?.name : undefined
  return {
    write: writer?.write,
    model: writer?.connected.name ?? painting ?? `house:${work === 'house' ? call.house : work}`,
  }
}
