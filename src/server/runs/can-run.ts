import type { Call } from '#catalogue/call.ts'
import type { Engine } from '#catalogue/engine.ts'
import type { Ability } from '#catalogue/abilities.ts'
import { asksFor, type Need, needs, needsOf, type WorkName, worksOf } from '#catalogue/works.ts'
import type { Values } from '#shared/fields.ts'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import { painterFor } from '../painting/painter-for.ts'
import type { World } from '../world.ts'

type Means = Pick<World, 'models' | 'painting' | 'speech' | 'transcription' | 'training'>

/** Whether somebody paints here who can this. */
const paints =
  (ability: Ability) =>
  async ({ painting }: Means) =>
    (await painting.painters()).some(({ can }) => can.includes(ability))

/** Whether something is there: of the level a call is written on, or at all. */
const isThere: Readonly<Record<Need, (means: Means, call?: Call) => boolean | Promise<boolean>>> = {
  write: ({ models }, call) => !!models.writer(call?.quality),
  paint: paints('paint'),
  edit: paints('edit'),
  area: paints('area'),
  several: paints('several'),
  speak: ({ speech }) => speech.ready(),
  listen: async ({ transcription }) => !!(await transcription?.ready()),
  see: async ({ models }) => !!(await models.seer()),
  train: async ({ training }) => !!(await training.trainer()),
}

/** What is wrong where it is not. */
const lacking = {
  write: 'no_model',
  paint: 'no_painter',
  edit: 'no_picture_editor',
  area: 'no_area_editor',
  several: 'no_picture_combiner',
  speak: 'no_speaker',
  listen: 'no_listener',
  train: 'no_trainer',
  see: 'no_seer',
} as const satisfies Record<Need, ProblemCode>

const missingOf = async (means: Means, wanted: readonly Need[], call?: Call) => {
  const there = await Promise.all(wanted.map(need => isThere[need](means, call)))
  return wanted.filter((_, at) => !there[at])
}

/** What this installation has of all that works can need. */
export const provided = async (means: Means): Promise<readonly Need[]> => {
  const missing = await missingOf(means, needs)
  return needs.filter(need => !missing.includes(need))
}

/** Why no call of an engine can run where only this is there; nothing where one can. */
export const reasonAgainst = ({ calls, need }: Pick<Engine, 'calls' | 'need'>, there: readonly Need[]) => {
  if (need && !there.includes(need)) return lacking[need]
  const missing = Object.values(calls)
    .flatMap(call => worksOf(call).map(work => needsOf(work, call)))
    .map(wanted => wanted.find(need => !there.includes(need)))
  return missing.every(need => need !== undefined) && missing[0] ? lacking[missing[0]] : undefined
}

/** Refuses more pictures than the model takes that is to make one of them. */
const requireTaken = async ({ painting }: Means, call: Call, values: Values) => {
  const takes = (await painterFor(painting, call, values))?.takes
  const given = call.from ? [values[call.from] ?? []].flat() : []
  if (takes !== undefined && given.length > takes) throw new Problem('images_too_many', { most: takes })
}

/** Refuses what cannot run here before anything is taken, and names the ways that are left. */
export const requireNeeds = async (means: Means, call: Call, work: WorkName, values: Values) => {
  const wanted = needsOf(work, call, values)
  const [missing] = await missingOf(means, wanted, call)
  if (!missing) return wanted.includes('several') ? requireTaken(means, call, values) : undefined
  const without = work !== 'refine' && worksOf(call).includes('house')
  const ways = missing === 'write' ? ['local', 'key'] : []
  throw new Problem(lacking[missing], { ways: [...ways, ...(without ? ['without'] : [])] })
}

/** The model that writes for a work: the one of its level, or one that sees. */
export const writerFor = ({ models }: Pick<World, 'models'>, call: Call, work: WorkName) =>
  asksFor(work, 'see') ? models.seer() : models.writer(call.quality)

/**
 * Who does a work, as it stands in its run: the model that writes, paints or speaks, or a method of ours; another than
 * those that could not, where there is one.
 */
export const doerOf = async (
  { models, painting, speech }: Means,
  call: Call,
  { work, values, not = [] }: { work: WorkName; values: Values; not?: readonly string[] },
) => {
  const other = () => (not.length && !asksFor(work, 'see') ? models.besides(not) : undefined)
  const writes = asksFor(work, 'write') || asksFor(work, 'see')
  const writer = writes ? (other() ?? (await writerFor({ models }, call, work))) : undefined
  const speaking = asksFor(work, 'speak') ? await speech.usual() : undefined
  const painter = asksFor(work, 'paint') ? (await painterFor(painting, call, values))?.name : undefined
  return {
    write: writer?.write,
    model: writer?.connected.name ?? painter ?? speaking ?? `house:${work === 'house' ? call.house : work}`,
  }
}
