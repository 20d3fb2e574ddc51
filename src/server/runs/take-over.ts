import type { Call } from '#catalogue/call.ts'
import { asksFor } from '#catalogue/works.ts'
import { lookHere } from '../custom-engines/here.ts'
import type { World } from '../world.ts'
import type { Run, TakenOver } from '../store/run.ts'
import { writerFor } from './can-run.ts'
import { settle } from './settle.ts'
import { work } from './work.ts'

/** The call of a run as it looks here and now; nothing where the tool is gone. */
const callOf = async (world: World, run: Run): Promise<Call | undefined> => {
  const { callHere } = await lookHere(world, run.user)
  const found = await world.catalogue.ofRun(run).catch(() => undefined)
  return found && callHere(found).call
}

/** Goes on with a run from its finished steps. What asks for a writer is closed as interrupted where none is left. */
const goOn = async (world: World, { attempts, ...run }: TakenOver) => {
  const call = await callOf(world, run)
  const write = call && run.by !== 'hand' ? (await writerFor(world, call, run.by))?.write : undefined
  const needsWriter = run.by === 'hand' || asksFor(run.by, 'write') || asksFor(run.by, 'see')
  if (call && (write || !needsWriter)) return work({ world, run, call, write, keepsLanguage: false, attempts })
  const { answer, text, variants, usage } = run
  await settle(world, run, { state: 'interrupted', problem: 'interrupted', answer, text, variants, usage })
}

/**
 * Takes over runs whose process is gone or must go, such as for a deployment: those that have finished steps, and were
 * not heard of for so many seconds. Returns which they are; they are worked on from here on.
 */
export const takeOver = async (world: World, silent: { seconds: number; ids: readonly string[] }) => {
  const taken = await world.runs.takeOver(silent)
  for (const run of taken) {
    const begun = world.keeper.expect(run.id)
    goOn(world, run).catch(world.report).finally(begun)
  }
  return taken.map(({ id }) => id)
}
