import type { Call } from '#catalogue/call.ts'
import type { Engine } from '#catalogue/engine.ts'
import { type Need, needs, type WorkName, works, worksOf } from '#catalogue/works.ts'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import type { Models } from '../models/models.ts'

/** Whether something is there: of the level a call is written on, or at all. */
const isThere: Readonly<Record<Need, (models: Models, call?: Call) => boolean>> = {
  write: (models, call) => !!models.writer(call?.quality),
}

/** What is wrong where it is not. */
const lacking = { write: 'no_model' } as const satisfies Record<Need, ProblemCode>

/** What this installation has of all that works can need. */
export const provided = (models: Models): readonly Need[] => needs.filter(need => isThere[need](models))

/** Why no call of an engine can run where only this is there; nothing where one can. */
export const reasonAgainst = ({ calls }: Pick<Engine, 'calls'>, there: readonly Need[]) => {
  const missing = Object.values(calls)
    .flatMap(worksOf)
    .map(work => works[work].find(need => !there.includes(need)))
  return missing.every(need => need !== undefined) && missing[0] ? lacking[missing[0]] : undefined
}

/** Refuses what cannot run here before anything is taken, and names the ways that are left. */
export const requireNeeds = (models: Models, call: Call, work: WorkName) => {
  const missing = works[work].find((need: Need) => !isThere[need](models, call))
  if (!missing) return
  const without = work !== 'refine' && worksOf(call).includes('house')
  throw new Problem(lacking[missing], { ways: ['local', 'key', ...(without ? ['without'] : [])] })
}
